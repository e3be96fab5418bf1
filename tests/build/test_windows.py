"""What is built for Windows: who the program says it is, what is installed and deleted, how files are named there."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from devtools.environment import DevtoolsError
from distribution.contents import travels, version
from distribution.installer_texts import installer_texts
from game.i18n import LANGUAGES
from windows import tools
from windows.installer import TEMPLATE, TOOLKIT_NAMES, deletions, installed_files, languages
from windows.on_windows import Trial, TrialError
from windows.resources import MANIFEST, numbers, strings
from windows.wine import Wine


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A folder with files in folders, one of them with a name that NSIS would take for a variable."""
    for place in ("majlis.exe", "_internal/python311.dll", "_internal/game/$HOME.svg"):
        path = tmp_path / "frozen" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x")
    return tmp_path / "frozen"


@pytest.mark.parametrize(
    ("told", "four"), [("0.2.0", (0, 2, 0, 0)), ("1.10", (1, 10, 0, 0)), ("1.2.3.4", (1, 2, 3, 4))]
)
def test_a_version_has_four_numbers(told: str, four: tuple[int, int, int, int]) -> None:
    assert numbers(told) == four


def test_the_page_of_details_tells_version_and_licence() -> None:
    told = strings("majlis")
    assert told["ProductVersion"] == version()
    assert told["OriginalFilename"] == "majlis.exe"
    assert "GPL-3.0-or-later" in told["LegalCopyright"]


def test_the_manifest_asks_for_no_administrator_and_for_the_pixels_of_each_monitor() -> None:
    parts = {part.tag.partition("}")[2]: part for part in ElementTree.parse(MANIFEST).iter()}
    assert parts["requestedExecutionLevel"].get("level") == "asInvoker"
    assert str(parts["dpiAwareness"].text).startswith("PerMonitorV2")
    assert parts["longPathAware"].text == "true"


@pytest.mark.parametrize(
    ("library", "wanted"),
    [
        ("python311.dll", True),
        ("pygame/SDL2.dll", True),
        ("SDL2.dll", False),
        ("pygame\\SDL2_ttf.dll", True),
        ("portmidi.dll", False),
        ("api-ms-win-crt-heap-l1-1-0.dll", False),
        ("libSDL2-2-e69aa315.0.so.0.24", True),
    ],
)
def test_what_windows_has_or_nobody_needs_stays_at_home(library: str, wanted: bool) -> None:
    assert travels(library) is wanted


def test_every_file_that_is_installed_is_deleted_by_its_name_and_nothing_else(frozen: Path) -> None:
    placed, folder = [], ""
    for line in installed_files(frozen):
        kind, name = line.split(maxsplit=1)
        if kind == "SetOutPath":
            folder = name.strip('"')
        else:
            placed.append(f"{folder}\\{name.rpartition('/')[2].rstrip(chr(34))}")
    deleted = [line.split(maxsplit=1)[1].strip('"') for line in deletions(frozen) if "Delete" in line]
    assert sorted(placed) == sorted(deleted)
    assert "$INSTDIR\\_internal\\game\\$$HOME.svg" in deleted
    assert not any("/r" in line for line in deletions(frozen))


def test_a_folder_is_deleted_after_what_is_in_it(frozen: Path) -> None:
    lines = [line.strip() for line in deletions(frozen)]
    assert lines.index('RMDir "$INSTDIR\\_internal\\game"') < lines.index('RMDir "$INSTDIR\\_internal"')


def test_the_installer_speaks_every_language_that_its_toolkit_knows() -> None:
    lines = list(languages())
    spoken = {found[1] for line in lines if (found := re.match(r'!insertmacro MUI_LANGUAGE "(\w+)"', line))}
    assert spoken == {TOOLKIT_NAMES[language.code] for language in LANGUAGES}
    asked = set(re.findall(r"\$\((\w+)\)", TEMPLATE.read_text(encoding="utf-8")))
    for language in LANGUAGES:
        assert asked == set(installer_texts(language))


def test_a_name_is_the_same_file_here_and_there(tmp_path: Path) -> None:
    windows = Wine(tmp_path / "prefix", ":0")
    inside = windows.drive / "users" / "Zażółć مجلس" / "save.jsonl"
    assert windows.windows_path(inside) == "C:\\users\\Zażółć مجلس\\save.jsonl"
    assert windows.host_path(windows.windows_path(inside)) == inside
    assert windows.windows_path(Path("/tmp/a b")) == "Z:\\tmp\\a b"
    assert windows.host_path("Z:\\tmp\\a b") == Path("/tmp/a b")


def test_what_is_missing_is_told_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name in {"wine", "makensis"} else name)
    with pytest.raises(DevtoolsError, match=r"there must be wine, makensis here.*apt install wine wine64 nsis"):
        tools.refuse_without()
    assert tools.missing("Xvfb") == ""


def test_another_python_than_the_packaged_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(tools, "PYTHON", (3, 1))
    with pytest.raises(DevtoolsError, match=r"run it with Python 3\.1\."):
        tools.refuse_without()


def nothing_written(_key: str, _name: str) -> str | None:
    """An empty registry."""
    return None


def test_a_trial_refuses_where_the_program_is_installed_already(tmp_path: Path) -> None:
    (tmp_path / "Programs" / "Majlis").mkdir(parents=True)
    with pytest.raises(TrialError, match="is here already"):
        Trial(tmp_path / "setup.exe", tmp_path, tmp_path, nothing_written).passes()


def test_a_trial_hears_of_an_installer_that_installs_nothing(tmp_path: Path) -> None:
    setup = tmp_path / "setup"
    setup.write_text("#!/bin/sh\nexit 0\n")
    setup.chmod(0o755)
    with pytest.raises(TrialError, match="was not installed"):
        Trial(setup, tmp_path / "local", tmp_path, nothing_written).passes()


def test_a_trial_hears_of_an_installer_that_fails(tmp_path: Path) -> None:
    setup = tmp_path / "setup"
    setup.write_text("#!/bin/sh\necho no room; exit 2\n")
    setup.chmod(0o755)
    with pytest.raises(TrialError, match="ended with 2: no room"):
        Trial(setup, tmp_path / "local", tmp_path, nothing_written).passes()
