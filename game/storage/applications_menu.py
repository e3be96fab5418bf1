"""The entry of the program in the applications menu of one user, where it was unpacked from an archive on Linux.

Beside the unpacked program is a folder `share` with what desktops ask for: the entry, the kind of its files, icons, a
description. All of it is copied to the data folder of the user under the same names, and the entry gets the full path
of the program (Desktop Entry Specification 1.5). What was made besides them, folders and caches, is listed in the
entry, so that they go with it and nothing of anybody else does.
"""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Final

from game import APP_ID
from game.characters import is_control
from game.i18n import _
from game.other_programs import run_if_there
from game.storage.files import write_atomically

ENTRY: Final = f"applications/{APP_ID}.desktop"
_OWN: Final = (
    f"icons/hicolor/*/apps/{APP_ID}.*",
    f"metainfo/{APP_ID}.metainfo.xml",
    f"mime/packages/{APP_ID}.xml",
    ENTRY,  # the last to be deleted, since it knows what else is to go
)
"""Patterns of the files of the program in the data folder."""
_MENU_CACHE: Final = "applications/mimeinfo.cache"
_TYPE: Final = "mime/application/x-majlis-match.xml"
_TYPE_CACHES: Final = (
    *("mime/XMLnamespaces", "mime/aliases", "mime/generic-icons", "mime/globs", "mime/globs2", "mime/icons"),
    *("mime/magic", "mime/mime.cache", "mime/subclasses", "mime/treemagic", "mime/types", "mime/version"),
)
"""What `update-mime-database` makes of all packages."""
_ICON_CACHE: Final = "icons/hicolor/icon-theme.cache"
_MADE: Final = "X-Majlis-Made"
"""The key of the entry with the folders and caches that were not there before it."""
_AS_ARGUMENT: Final = 'sh -c "exec \\"\\$0\\" \\"\\$@\\"" '
"""Starts a program whose path may be no first word: desktops take `=` and `%` in that for something else."""
_RESERVED: Final = re.compile(r"""[\s"'\\><~|&;$*?#()`]""")


@dataclass(frozen=True, slots=True)
class ApplicationsMenu:
    """The applications menu of a user, as far as it is about this program."""

    data: Path
    """The folder in which desktops look for what belongs to the user."""
    program: Path | None
    """The unpacked program; None where it was installed in another way, which keeps the menu as well."""
    _changing: Lock = field(default_factory=Lock, init=False, repr=False, compare=False)

    @property
    def has_entry(self) -> bool:
        """Whether the program is in the menu."""
        return (self.data / ENTRY).is_file()

    @property
    def entry_leads_nowhere(self) -> bool:
        """Whether it is there, but the program was moved or deleted; desktops hide the entry then."""
        target = _value(self._entry(), "TryExec").replace("\\\\", "\\")
        return bool(target) and not Path(target).exists()

    def add(self) -> None:
        """Put the program in the menu, or its present path where it is there already.

        Raises `OSError` where the disk refuses; then what was not there before is not there now either.
        """
        assert self.program is not None, "only an unpacked program has what a menu asks for"
        with self._changing:
            self._add(self.program)

    def remove(self) -> bool:
        """Take the program out of the menu, with all that came with it; returns whether there was anything.

        Raises `OSError` where the disk refuses.
        """
        with self._changing:
            return self._remove()

    def _add(self, program: Path) -> None:
        share = program.parent / "share"
        names = sorted((path.relative_to(share).as_posix() for path in share.rglob("*") if path.is_file()), key=_order)
        folders = self._folders(names)
        kept = self._made()
        made = [
            place for place in (*folders, _MENU_CACHE, _TYPE, *_TYPE_CACHES) if not os.path.lexists(self._at(place))
        ]
        fresh = [name for name in names if not os.path.lexists(self._at(name))]
        text = (share / ENTRY).read_text(encoding="utf-8")
        entry = _entry_for(program, text, sorted({*kept, *made}))
        try:
            for name in names:
                write_atomically(self._at(name), entry if name == ENTRY else (share / name).read_bytes())
        except OSError:
            with suppress(OSError):
                self._delete(fresh)
            self._delete_empty(made)
            raise
        self._tell_the_desktop()

    def _remove(self) -> bool:
        made = self._made()
        own = [path.relative_to(self.data).as_posix() for pattern in _OWN for path in sorted(self.data.glob(pattern))]
        if not own:
            return False
        self._delete(own)
        self._tell_the_desktop()
        packages = self._at("mime/packages")
        if not packages.is_dir() or not any(packages.iterdir()):
            self._delete(place for place in (_TYPE, *_TYPE_CACHES) if place in made)
        if _MENU_CACHE in made and not self._menu_cache_is_needed():
            self._delete([_MENU_CACHE])
        self._delete_empty(made)
        return True

    def _at(self, place: str) -> Path:
        return Path(os.path.normpath(self.data / place))

    def _entry(self) -> str:
        """The entry as it is in the menu; empty where there is none that can be read."""
        try:
            return self._at(ENTRY).read_text(encoding="utf-8")
        except (OSError, ValueError):
            return ""

    def _made(self) -> list[str]:
        return [place for place in _value(self._entry(), _MADE).split(";") if place]

    def _folders(self, names: Iterable[str]) -> list[str]:
        """The folders that are made, from the data folder and those above it down to those of the files."""
        below = {folder.as_posix() for name in (*names, _TYPE) for folder in Path(name).parents}
        above = {os.path.relpath(folder, self.data) for folder in self.data.parents}
        return [*below, *above]

    def _menu_cache_is_needed(self) -> bool:
        """Whether it says what opens a kind of file, and there is an entry that may."""
        with suppress(OSError):
            return b"=" in self._at(_MENU_CACHE).read_bytes() and any(self._at("applications").rglob("*.desktop"))
        return False

    def _delete(self, places: Iterable[str]) -> None:
        for place in places:
            self._at(place).unlink(missing_ok=True)

    def _delete_empty(self, places: Iterable[str]) -> None:
        """Delete those of the places that are folders with nothing in them, the deepest first."""
        for folder in sorted(map(self._at, places), key=lambda folder: len(folder.parts), reverse=True):
            with suppress(OSError):
                folder.rmdir()

    def _tell_the_desktop(self) -> None:
        """Bring the caches up to date, with the programs that make them."""
        if self._at("mime/packages").is_dir():
            run_if_there("update-mime-database", str(self._at("mime")))
        if self._at("applications").is_dir():
            run_if_there("update-desktop-database", "-q", str(self._at("applications")))
        icons = self._at("icons/hicolor")
        with suppress(OSError):
            os.utime(icons)  # by which desktops see that there is something new
        if self._at(_ICON_CACHE).is_file():
            run_if_there("gtk-update-icon-cache", "-q", "-t", "-f", str(icons))


def applications_menu(environment: Mapping[str, str]) -> ApplicationsMenu | None:
    """The menu of whoever runs the program; None where the system has none that is made of files."""
    if sys.platform != "linux":
        return None
    named = environment.get("XDG_DATA_HOME", "")
    try:
        data = Path(named) if Path(named).is_absolute() else Path("~/.local/share").expanduser()
    except RuntimeError:  # a user without a home
        return None
    program = Path(sys.executable)
    unpacked = getattr(sys, "frozen", False) and (program.parent / "share" / ENTRY).is_file()
    return ApplicationsMenu(data, program if unpacked else None)


def _order(name: str) -> tuple[bool, str]:
    """The entry comes last: as soon as it is there, all it names is there."""
    return name == ENTRY, name


def _value(entry: str, key: str) -> str:
    found = re.search(rf"^{key}=(.*)$", entry, re.MULTILINE)
    return found[1] if found is not None else ""


def _entry_for(program: Path, template: str, made: Iterable[str]) -> bytes:
    """The entry that starts a program by its path. Raises `OSError` where an entry cannot hold that."""
    if any(map(is_control, str(program))):
        raise OSError(errno.EINVAL, _("the name of the folder of Majlis has characters that menus can't keep"))
    return "".join(f"{line}\n" for line in _lines(program, template, made)).encode()


def _lines(program: Path, template: str, made: Iterable[str]) -> Iterator[str]:
    for line in template.splitlines():
        if line.startswith("Exec="):
            _name, _space, arguments = line.partition(" ")
            yield f"Exec={_escaped(_command(str(program)))} {arguments}"
            yield f"TryExec={_escaped(str(program))}"
        else:
            yield line
    yield f"{_MADE}={';'.join(made)}"


def _command(path: str) -> str:
    """The path as a word of a command line, in quotes where it needs them: not every opener of files knows quotes."""
    word = path.replace("%", "%%")
    if _RESERVED.search(word):
        word = '"{}"'.format(re.sub(r'(["`$\\])', r"\\\1", word))
    return f"{_AS_ARGUMENT}{word}" if "=" in path or "%" in path else word


def _escaped(value: str) -> str:
    """A value as an entry has it."""
    return value.replace("\\", "\\\\")
