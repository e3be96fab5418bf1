"""The parts of packages for Windows: version resources, files installed and deleted, names of files."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from art import palette
from devtools.environment import DevtoolsError
from distribution.contents import travels, version
from distribution.installer_texts import installer_texts
from game.i18n import LANGUAGES
from windows import tools, trial
from windows.installer import TEMPLATE, TOOLKIT_NAMES, deletions, installed_files, languages
from windows.on_windows import Trial, TrialError
from windows.pictures import SCALES, write_pictures
from windows.resources import MANIFEST, numbers, strings
from windows.wine import Wine, WineStartError


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A folder with files in folders, one of them with a name that NSIS would take for a variable."""
    for place in ("majlis.exe", "_internal/python311.dll", "_internal/game/$HOME.svg"):
        path = tmp_path / "frozen" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x")
    return tmp_path / "frozen"


@pytest.mark.parametrize(
    ("version", "four"), [("0.2.0", (0, 2, 0, 0)), ("1.10", (1, 10, 0, 0)), ("1.2.3.4", (1, 2, 3, 4))]
)
def test_a_version_has_four_numbers(version: str, four: tuple[int, int, int, int]) -> None:
    assert numbers(version) == four


def test_the_page_of_details_tells_version_and_licence() -> None:
    details = strings("majlis")
    assert details["ProductVersion"] == version()
    assert details["OriginalFilename"] == "majlis.exe"
    assert "GPL-3.0-or-later" in details["LegalCopyright"]


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


def test_each_scale_of_the_screen_has_pictures_that_fill_their_place_on_the_pages(tmp_path: Path) -> None:
    for folder in ("once", "again"):
        write_pictures(tmp_path / folder)
    drawn = {path.name: pygame.image.load(path) for path in (tmp_path / "once").iterdir()}
    assert drawn["page-100.bmp"].get_size() == (164, 314)
    assert drawn["header-200.bmp"].get_size() == (300, 114)
    assert len(drawn) == 3 * len(SCALES)
    for path in (tmp_path / "once").iterdir():
        assert path.read_bytes() == (tmp_path / "again" / path.name).read_bytes()
    script = TEMPLATE.read_text(encoding="utf-8")
    assert set(re.findall(r"EXCHANGE_PICTURES (\d+)", script)) == {str(scale) for scale in SCALES[1:]}


def test_the_header_goes_over_into_the_colour_of_the_pages(tmp_path: Path) -> None:
    write_pictures(tmp_path)
    for name, inner in (("header-100.bmp", 0), ("header-rtl-100.bmp", -1)):
        header = pygame.image.load(tmp_path / name)
        column = [header.get_at((inner % header.get_width(), y)) for y in range(header.get_height())]
        assert set(map(tuple, column)) == {tuple(pygame.Color(palette.PARCHMENT))}


def test_a_name_is_the_same_file_here_and_there(tmp_path: Path) -> None:
    windows = Wine(tmp_path / "prefix", ":0")
    inside = windows.drive / "users" / "Zażółć مجلس" / "save.jsonl"
    assert windows.windows_path(inside) == "C:\\users\\Zażółć مجلس\\save.jsonl"
    assert windows.host_path(windows.windows_path(inside)) == inside
    assert windows.windows_path(Path("/tmp/a b")) == "Z:\\tmp\\a b"
    assert windows.host_path("Z:\\tmp\\a b") == Path("/tmp/a b")


def test_what_is_missing_is_reported_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name in {"wine", "makensis"} else name)
    with pytest.raises(DevtoolsError, match=r"needs wine, makensis.*apt install wine wine64 nsis"):
        tools.refuse_without()
    assert tools.missing("Xvfb") == ""


def test_another_python_than_the_packaged_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(tools, "PYTHON", (3, 1))
    with pytest.raises(DevtoolsError, match=r"run this with Python 3\.1\."):
        tools.refuse_without()


@pytest.fixture
def moody_wine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Wine]:
    """Puts a Wine first on the path of which the first so many commands fail, each after it has begun a prefix.

    They say so, unless they are to be silent.
    """

    def make(failures: int, complaint: str = 'echo "err:moody: $* not today";') -> Wine:
        commands = tmp_path / "commands"
        commands.mkdir()
        count = tmp_path / "count"
        script = f"""#!/bin/sh
echo . >>'{count}'
touch "$WINEPREFIX/half"
if [ $(wc -l <'{count}') -le {failures} ]; then {complaint} exit 5; fi
echo done
"""
        for name, text in {"wine": script, "wineserver": "#!/bin/sh\n"}.items():
            (commands / name).write_text(text, encoding="utf-8")
            (commands / name).chmod(0o755)
        monkeypatch.setenv("PATH", f"{commands}{os.pathsep}{os.environ['PATH']}")
        return Wine(tmp_path / "prefix", ":0")

    return make


def test_a_prefix_that_could_not_be_made_is_made_anew(
    moody_wine: Callable[..., Wine], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    windows = moody_wine(2)
    windows.boot()
    assert "wineboot -i ended with 5\n  err:moody: wineboot -i not today" in capsys.readouterr().err
    runs = (tmp_path / "count").read_text()
    windows.boot()
    assert (tmp_path / "count").read_text() == runs, "a prefix that is complete is not made again"


def test_a_wine_that_never_starts_is_no_fault_of_the_program(moody_wine: Callable[..., Wine]) -> None:
    with pytest.raises(WineStartError, match=r"wineboot -i ended with 5\n  err:moody") as caught:
        moody_wine(99).boot()
    assert caught.value.exit_code not in {0, DevtoolsError.exit_code, *map(int, pytest.ExitCode)}


def test_half_a_prefix_that_was_left_is_made_anew(moody_wine: Callable[..., Wine]) -> None:
    windows = moody_wine(0)
    windows.prefix.mkdir()
    (windows.prefix / "system.reg").touch()
    windows.boot()
    assert not (windows.prefix / "system.reg").exists()


def test_a_program_that_fails_without_a_word_is_started_again(moody_wine: Callable[..., Wine]) -> None:
    windows = moody_wine(2, complaint="")
    windows.prefix.mkdir()
    assert windows.ask(["python.exe"]).stdout == "done\n"


def test_a_program_that_never_says_a_word_has_failed(moody_wine: Callable[..., Wine]) -> None:
    windows = moody_wine(99, complaint="")
    windows.prefix.mkdir()
    with pytest.raises(DevtoolsError, match=r"python\.exe ended with 5 and without a word, 3 times") as caught:
        windows.ask(["C:\\python.exe"])
    assert not isinstance(caught.value, WineStartError), "a program that breaks off is no trouble of Wine"


def test_a_program_that_says_why_it_fails_is_not_started_again(moody_wine: Callable[..., Wine]) -> None:
    windows = moody_wine(1)
    windows.prefix.mkdir()
    assert windows.ask(["python.exe"]).returncode == 5


def test_a_task_for_windows_ends_with_a_code_of_its_own_where_wine_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interpreter() -> Path:
        raise WineStartError("not today")

    setup = tmp_path / "setup.exe"
    setup.touch()
    monkeypatch.setattr(trial, "INSTALLER", setup)
    monkeypatch.setattr(trial, "windows_python", interpreter)
    assert trial.main() == WineStartError.exit_code


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
