"""Where settings, saved matches, caches and logs lie; nothing is written beside the program."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

_SPARE: Final = "rescued"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one profile; they are made when something is first written."""

    config: Path
    saves: Path
    cache: Path
    logs: Path
    spare: tuple[Path, ...] = ()
    """Where records go that the folder of saves refuses, the best place first."""

    @property
    def home(self) -> Path:
        """Where the saves lie, and beside them what says that this profile is in use."""
        return self.saves.parent


def folders_of(environment: Mapping[str, str]) -> Folders:
    """The folders of the user, or all of them under `MAJLIS_HOME` where that is set."""
    home = environment.get("MAJLIS_HOME")
    if home:
        root = Path(home)
        spare = (root / "state" / _SPARE, root / "cache" / _SPARE)
        return Folders(root / "config", root / "saves", root / "cache", root / "logs", spare)
    user = PlatformDirs("majlis", appauthor=False)
    # the last one is mostly on another disk than the home folder, and outlasts a restart
    shared = (Path(f"/var/tmp/majlis-{os.getuid()}") / _SPARE,) if hasattr(os, "getuid") else ()
    return Folders(
        user.user_config_path,
        user.user_data_path / "saves",
        user.user_cache_path,
        user.user_log_path,
        (user.user_state_path / _SPARE, user.user_cache_path / _SPARE, *shared),
    )


def export_folder(environment: Mapping[str, str]) -> Path:
    """Where a player looks for a file: documents, else downloads, else home; `MAJLIS_HOME` has a folder of its own."""
    home = environment.get("MAJLIS_HOME")
    if home:
        return Path(home) / "exports"
    user = PlatformDirs("majlis", appauthor=False)
    wanted = (user.user_documents_path, user.user_downloads_path)
    return next((folder for folder in wanted if folder.is_dir()), Path.home())
