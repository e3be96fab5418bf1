"""Whose program this is: folders, settings and the saved matches of one player."""

from __future__ import annotations

import getpass
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from game.engine import Game
from game.match.match import Match
from game.match.saves import (
    MatchSetup,
    Resumed,
    SavedMatch,
    last_match,
    load_match,
    resume_match,
    saved_matches,
    start_match,
)
from game.rules.registry import GAMES
from game.storage.folders import Folders, folders_of
from game.storage.settings import Settings, load_settings, save_settings

__all__ = ["Profile"]


@dataclass(slots=True)
class Profile:
    """What is kept between two evenings. Settings are written whenever they change."""

    folders: Folders
    settings: Settings
    games: Mapping[str, Game[Any, Any, Any]]

    @classmethod
    def of_user(cls) -> Profile:
        """The profile of whoever started the program; `MAJLIS_HOME` puts it elsewhere."""
        folders = folders_of(os.environ)
        settings, _notice = load_settings(folders.config)
        return cls(folders, settings, GAMES)

    @property
    def player(self) -> str:
        """What the player is called."""
        return self.settings.player_name or _account_name()

    def change(self, **values: Any) -> None:
        """Set settings and write them; a disk that refuses costs the memory of it, not the game."""
        changed = replace(self.settings, **values)
        if changed != self.settings:
            self.settings = changed
            save_settings(self.folders.config, changed)

    def has_saves(self) -> bool:
        """Whether there is any saved match, without reading one."""
        return any(self.folders.saves.glob("*.jsonl"))

    def last(self) -> SavedMatch | None:
        """The match that `Continue` goes on with."""
        return last_match(self.games, self.folders.saves)

    def saves(self) -> Iterator[SavedMatch]:
        """All saved matches, the last played first, each read when it is asked for."""
        return saved_matches(self.games, self.folders.saves)

    def start(self, setup: MatchSetup) -> Match:
        """A new recorded match."""
        return start_match(self.games, setup, self.folders.saves, self.now())

    def resume(self, saved: SavedMatch) -> Resumed:
        """Go on with a saved match. Raises `UnplayableRecordError` and `OSError`."""
        return resume_match(self.games, saved.path)

    def replay(self, saved: SavedMatch) -> Match:
        """A saved match as it stands, without going on with it. Raises `UnplayableRecordError` and `OSError`."""
        return load_match(self.games, saved.path)[1].match

    def delete(self, saved: SavedMatch) -> None:
        """Delete the file of a saved match. Raises `OSError`."""
        saved.path.unlink(missing_ok=True)

    def now(self) -> datetime:
        """Local date and time."""
        return datetime.now()


def _account_name() -> str:
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):
        return ""
