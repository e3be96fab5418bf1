"""The folders of settings, saved matches, caches and logs; nothing is written next to the program."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import PlatformDirs

_SPARE: Final = "rescued"
_TEMPORARY: Final = Path("/var/tmp")
"""Mostly on another disk than the home folder; it outlasts a restart."""
_LETTERS: Final = 16
"""The number of letters of a hash that distinguish the profiles of an account."""


class FormerPlace(NamedTuple):
    """A second place as versions up to 0.2.0 had it: other profiles of the account may have used the same one."""

    place: Path
    own: Path
    """The folder to which the records in it that belong to this profile go."""
    takes_all: bool
    """Whether a record of which it is not known whose it is belongs to this profile."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one profile; they are made when something is first written."""

    config: Path
    saves: Path
    cache: Path
    logs: Path
    spare: tuple[Path, ...] = ()
    """The folders for records that the folder of saves refuses, the best one first; no other profile uses them."""
    former: tuple[FormerPlace, ...] = ()
    """The folders in which versions up to 0.2.0 may have left such records."""

    @property
    def sheets(self) -> Path:
        """The folder of the score sheets."""
        return self.saves.parent / "sheets"

    @property
    def spare_sheets(self) -> tuple[Path, ...]:
        """The folders for score sheets that theirs refuses, next to those for matches."""
        return tuple(place.with_name(f"{place.name}-sheets") for place in self.spare)

    @property
    def home(self) -> Path:
        """The folder above that of the saves, which also has the lock of this profile."""
        return self.saves.parent


def folders_of(environment: Mapping[str, str], temporary: Path = _TEMPORARY) -> Folders:
    """The folders of the user, or all of them under `MAJLIS_HOME` where that is set.

    `temporary` is the folder in which every user of the computer may make folders.
    """
    home = environment.get("MAJLIS_HOME")
    if home:
        root = Path(home)
        places = (root / "state" / _SPARE, root / "cache" / _SPARE)
        return Folders(root / "config", root / "saves", root / "cache", root / "logs", places)
    user = PlatformDirs("majlis", appauthor=False)
    own = user.user_data_path
    # what is in the temporary folder may be of any profile; state and cache are shared by few
    around = [(user.user_state_path, True), (user.user_cache_path, True)]
    if hasattr(os, "getuid"):
        around.append((temporary / f"majlis-{os.getuid()}", _is_usual(own)))
    spare = tuple(_spare_in(folder, own) for folder, _takes_all in around)
    former = [
        FormerPlace(folder / _SPARE, place, takes_all)
        for place, (folder, takes_all) in zip(spare, around, strict=True)
        if place != folder / _SPARE
    ]
    return Folders(user.user_config_path, own / "saves", user.user_cache_path, user.user_log_path, spare, tuple(former))


def _spare_in(folder: Path, home: Path) -> Path:
    """The second place in a folder; outside the home of the profile it is named after it, as others may use it too."""
    if folder.is_relative_to(home):
        return folder / _SPARE
    key = sha256(os.fsencode(home.absolute())).hexdigest()[:_LETTERS]
    return folder / f"{_SPARE}-{key}"


def _is_usual(home: Path) -> bool:
    """Whether this is the home of the profile that the account has where nothing else was asked for."""
    import pwd  # not on every system

    try:
        account = Path(pwd.getpwuid(os.getuid()).pw_dir)
    except KeyError:
        return False
    return home in (account / ".local" / "share" / "majlis", account / "Library" / "Application Support" / "majlis")


def export_folder(environment: Mapping[str, str]) -> Path:
    """The folder for exports: documents, else downloads, else home; `MAJLIS_HOME` has one of its own."""
    home = environment.get("MAJLIS_HOME")
    if home:
        return Path(home) / "exports"
    user = PlatformDirs("majlis", appauthor=False)
    wanted = (user.user_documents_path, user.user_downloads_path)
    return next((folder for folder in wanted if folder.is_dir()), Path.home())
