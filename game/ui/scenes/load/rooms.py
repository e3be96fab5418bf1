"""The rooms of the game whose match is chosen: opened beside the frames, so that its table comes at once."""

from __future__ import annotations

from importlib import import_module
from threading import Thread
from typing import Final

_AFTER_MS: Final = 600.0
"""A match of a game is looked at for so long before its rooms are opened."""
_SCENES: Final = ("replay", "review")
"""What leads to a chosen match."""


class Rooms:
    """Those of one game at a time, each game's once."""

    def __init__(self) -> None:
        self._game: str | None = None
        self._since = 0.0
        self._opened: set[str] = set()

    def look_at(self, game: str | None, now: float) -> None:
        """A match of this game is chosen now; None for no match of any."""
        if game != self._game:
            self._game, self._since = game, now
        if self._waits and game is not None and now - self._since >= _AFTER_MS:
            self._opened.add(game)
            Thread(target=_open, args=(game,), name="rooms", daemon=True).start()

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until there is something to do."""
        return max(0.0, self._since + _AFTER_MS - now) if self._waits else None

    @property
    def _waits(self) -> bool:
        return self._game is not None and self._game not in self._opened


def _open(game: str) -> None:
    """The scenes that show a match at its table, and the table, which brings its rules along."""
    from game.ui.table.game_table import table_of

    for scene in _SCENES:
        import_module(f"game.ui.scenes.{scene}")
    table_of(game)
