"""An unpacked program goes into the applications menu of its user, and out of it without a trace."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from devtools.paths import ROOT
from distribution.desktop_files import MIME_TYPE
from distribution.freeze import furnish_desktop
from game.storage.applications_menu import ENTRY, ApplicationsMenu, applications_menu

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there menus are made of files")

MATCH: Final = ROOT / "tests" / "records" / "0.1.0" / "borako-mid-turn.jsonl"
FOLDERS: Final = (
    *("plain", "two words", "مجلس ż", "q\"uo'te", "do$l`ar", "back\\slash", "per%cent %f", "eq=ual"),
    "all;of&th#em~*?()<>|",
)


@pytest.fixture(scope="session")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a package has for the desktop."""
    share = tmp_path_factory.mktemp("package") / "share"
    furnish_desktop(share)
    return share


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user with nothing at home."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    return home


@pytest.fixture
def menu(home: Path, share: Path, tmp_path: Path) -> ApplicationsMenu:
    return ApplicationsMenu(home / ".local" / "share", unpacked(tmp_path / "majlis", share))


def unpacked(folder: Path, share: Path) -> Path:
    """A folder as the archive has it; its program writes down by which name it was started, and with what."""
    shutil.copytree(share, folder / "share")
    program = folder / "majlis"
    program.write_text(f'#!/bin/sh\nprintf "%s\\n%s" "$0" "$1" > {shlex.quote(str(heard_in(folder)))}\n')
    program.chmod(0o755)
    return program


def heard_in(folder: Path) -> Path:
    return folder.parent / "heard"


def below(folder: Path) -> dict[str, bytes | None]:
    """Everything in a folder: the files with their contents."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")
    }


def asked(*words: str) -> str:
    """The answer of a program of the desktop; the test is left out where there is none."""
    if shutil.which(words[0]) is None:
        pytest.skip(f"there is no {words[0]}")
    desktop = os.environ | {"XDG_CURRENT_DESKTOP": "GNOME", "LC_ALL": "C.UTF-8"}
    return subprocess.run(words, check=False, env=desktop, capture_output=True, text=True, timeout=30).stdout.strip()


def started_by(entry: Path, file: str) -> list[str]:
    """The words that an entry starts, read as the Desktop Entry Specification says, with a file for `%f`."""
    (line,) = (text for text in entry.read_text(encoding="utf-8").splitlines() if text.startswith("Exec="))
    value = line.removeprefix("Exec=").replace("\\\\", "\\")
    words, word, quoted, signs = [], "", False, iter(value)
    for sign in signs:
        if sign == '"':
            quoted = not quoted
        elif sign == " " and not quoted:
            words.append(word)
            word = ""
        else:
            word += next(signs) if quoted and sign == "\\" else sign
    words.append(word)
    return [file if word == "%f" else word.replace("%%", "%") for word in words]


def test_the_entry_is_added_with_everything_that_belongs_to_it(menu: ApplicationsMenu, share: Path) -> None:
    assert not menu.has_entry
    menu.add()
    assert menu.has_entry
    assert not menu.entry_leads_nowhere
    for path in share.rglob("*.*"):
        copy = menu.data / path.relative_to(share)
        assert copy.is_file()
        assert (copy.read_bytes() == path.read_bytes()) == (path.suffix != ".desktop")


def test_the_entry_holds_for_the_desktop(menu: ApplicationsMenu, tmp_path: Path) -> None:
    menu.add()
    match = tmp_path / "مباراة.majlis"
    shutil.copyfile(MATCH, match)
    assert asked("desktop-file-validate", str(menu.data / ENTRY)) == ""
    assert asked("xdg-mime", "query", "default", MIME_TYPE) == Path(ENTRY).name
    assert asked("xdg-mime", "query", "filetype", str(match)) == MIME_TYPE
    assert Path(ENTRY).name in asked("gio", "mime", MIME_TYPE)


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_entry_starts_the_program_whatever_its_folder_is_called(
    folder: str, home: Path, share: Path, tmp_path: Path
) -> None:
    program = unpacked(tmp_path / folder / "majlis", share)
    menu = ApplicationsMenu(home / "data", program)
    menu.add()
    words = started_by(menu.data / ENTRY, "50% مباراة.majlis")
    assert "=" not in words[0]
    subprocess.run(words, check=True, timeout=30)
    assert heard_in(program.parent).read_text(encoding="utf-8").splitlines() == [str(program), "50% مباراة.majlis"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_desktop_starts_it_as_well(folder: str, home: Path, share: Path, tmp_path: Path) -> None:
    program = unpacked(tmp_path / folder / "majlis", share)
    menu = ApplicationsMenu(home / "data", program)
    menu.add()
    match = tmp_path / "50% مباراة.majlis"
    shutil.copyfile(MATCH, match)
    asked("gio", "launch", str(menu.data / ENTRY), str(match))
    for _wait in range(200):
        if heard_in(program.parent).exists():
            break
        asked("sleep", "0.02")
    assert heard_in(program.parent).read_text(encoding="utf-8").splitlines() == [str(program), str(match)]


@pytest.mark.parametrize("folder", ["new\nline", "bell\x07", "no utf-8 \udcff"])
def test_a_path_that_no_entry_can_hold_is_refused(folder: str, home: Path, share: Path, tmp_path: Path) -> None:
    menu = ApplicationsMenu(home / "data", unpacked(tmp_path / folder, share))
    with pytest.raises(OSError, match="characters that menus can't keep"):
        menu.add()
    assert not below(home)


def test_a_program_that_was_moved_is_found_again_where_it_is(
    menu: ApplicationsMenu, share: Path, tmp_path: Path
) -> None:
    menu.add()
    assert menu.program is not None
    shutil.move(menu.program.parent, tmp_path / "elsewhere")
    assert menu.entry_leads_nowhere
    moved = ApplicationsMenu(menu.data, tmp_path / "elsewhere" / "majlis")
    moved.add()
    assert not moved.entry_leads_nowhere
    assert started_by(menu.data / ENTRY, "m")[0] == str(moved.program)


def test_nothing_remains_of_it(menu: ApplicationsMenu, home: Path) -> None:
    menu.add()
    menu.add()
    assert menu.remove()
    assert not below(home)
    assert not menu.remove()


def test_empty_folders_that_were_there_before_stay(menu: ApplicationsMenu, home: Path) -> None:
    for place in ("applications", "icons/hicolor", "mime/packages"):
        (menu.data / place).mkdir(parents=True)
    before = below(home)
    menu.add()
    menu.remove()
    assert below(home) == before


def test_what_others_have_there_is_not_touched(menu: ApplicationsMenu, home: Path) -> None:
    others = {
        "applications/editor.desktop": "[Desktop Entry]\nType=Application\nName=Editor\nExec=ls\n",
        "icons/hicolor/16x16/apps/editor.png": "an icon",
        "metainfo/editor.metainfo.xml": "<component/>",
    }
    for place, content in others.items():
        (menu.data / place).parent.mkdir(parents=True, exist_ok=True)
        (menu.data / place).write_text(content)
    before = below(home)
    menu.add()
    assert before.items() <= below(home).items()
    menu.remove()
    assert below(home) == before


def test_kinds_of_files_that_others_brought_stay_known(menu: ApplicationsMenu, home: Path, tmp_path: Path) -> None:
    notes = tmp_path / "a.notes"
    notes.write_text("a note")
    package = menu.data / "mime" / "packages" / "notes.xml"
    package.parent.mkdir(parents=True)
    package.write_text(
        '<?xml version="1.0"?>\n<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">'
        '<mime-type type="application/x-notes"><glob pattern="*.notes"/></mime-type></mime-info>\n'
    )
    editor = menu.data / "applications" / "editor.desktop"
    editor.parent.mkdir()
    editor.write_text("[Desktop Entry]\nType=Application\nName=E\nExec=ls\nMimeType=application/x-notes;\n")
    asked("update-mime-database", str(menu.data / "mime"))
    asked("update-desktop-database", str(editor.parent))
    before = below(home)
    menu.add()
    menu.remove()
    assert below(home) == before
    assert asked("xdg-mime", "query", "filetype", str(notes)) == "application/x-notes"


def test_it_works_where_the_desktop_has_none_of_its_programs(
    menu: ApplicationsMenu, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(home))
    menu.add()
    assert menu.has_entry
    menu.remove()
    assert not below(home)


def test_the_caches_go_even_if_the_programs_that_made_them_are_gone(
    menu: ApplicationsMenu, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    menu.add()
    monkeypatch.setenv("PATH", str(home))
    menu.remove()
    assert not below(home)


def test_a_disk_that_refuses_midway_is_left_as_it_was(
    menu: ApplicationsMenu, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = 0
    replace = Path.replace

    def refuses_the_last(fresh: Path, target: Path) -> Path:
        nonlocal written
        written += 1
        if target == menu.data / ENTRY:
            raise OSError(28, "No space left on device")
        return replace(fresh, target)

    monkeypatch.setattr(Path, "replace", refuses_the_last)
    with pytest.raises(OSError, match="No space left"):
        menu.add()
    assert written > 5
    assert not below(home)


@pytest.mark.parametrize("named", ["", "data/of mine"])
def test_the_menu_is_that_of_the_user(named: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = str(home / named) if named else ""
    found = applications_menu({"XDG_DATA_HOME": data})
    assert found is not None
    assert found.data == (home / named if named else home / ".local" / "share")
    assert found.program is None, "this is no unpacked program"


def test_a_data_folder_that_is_no_whole_path_does_not_count(home: Path) -> None:
    found = applications_menu({"XDG_DATA_HOME": "somewhere"})
    assert found is not None
    assert found.data == home / ".local" / "share"


def test_a_frozen_program_with_a_share_beside_it_was_unpacked(
    menu: ApplicationsMenu, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(menu.program))
    assert applications_menu({}) == menu
    assert menu.program is not None
    shutil.rmtree(menu.program.parent / "share")  # a package of the system puts it among those of all programs
    found = applications_menu({})
    assert found is not None
    assert found.program is None


def test_elsewhere_menus_are_not_made_of_files(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", platform)
        assert applications_menu({}) is None
