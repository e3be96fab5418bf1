"""`GameInfo`: the facts of a game that are known before any of its modules is imported, enough to list it.

The folder of a game says `GAME = GameInfo(...)`. Rules, opponents, table and phrases are imported when they are asked
for, so that start-up reads a short file a game and a match loads one game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from game.engine.person import Person


@dataclass(frozen=True, slots=True)
class GameInfo:
    """One game. Each of its rooms exports one value by a fixed name (see `load`)."""

    name: str
    """The key by which records, options of the command line and clauses of the rule book name it, such as `chess`."""
    package: str
    """The package of the game: `__name__` of the file that declares it."""
    family: str
    """The folder of `game.families` that it belongs to."""
    seats: range
    """The numbers of players it can be played with."""
    team_of_seat: tuple[int, ...] = (0, 1, 2, 3)
    """The team of each seat when as many play as can; fewer leave out the last seats."""
    place: int = 100
    """The rank in lists of games, the smallest first; equal ones are sorted by name."""
    cast: tuple[Person, ...] = ()
    """The people at its table, in the order in which seats are filled."""
    home: str = "girih"
    """The table it is played at where it comes from: its cloth, ornament and card back (`game.ui.graphics.tables`)."""
    emblem: tuple[str, ...] = ("AS", "KH")
    """The faces that stand for it on its door."""
    levels: tuple[str, ...] = ("greedy", "novice", "casual", "club", "strong")
    """The levels of its opponents, weakest first, so that a list of them need not import the opponents."""

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat, as its rules say it, where so many play as can."""
        return self.team_of_seat[:seats]

    @property
    def folder(self) -> Path:
        """The folder of its package; it may be read-only."""
        return _folder(self.package)

    def load(self, room: str, export: str) -> object:
        """Return the export of one of its modules, which is imported now if it was not before.

        `rules` exports `RULES` (a `Game`), `opponents` `OPPONENTS`, `table` `TABLE`, `phrases` `PHRASES`, `captions`
        `CAPTIONS`. Raises `ModuleNotFoundError` or `AttributeError` for what it does not have. Who asks knows the type:
        see `game.games.GAMES`, `game.opponents.protocol`, `game.ui.table.contract.game_table`, `game.i18n.phrases` and
        its `captions`.
        """
        return getattr(import_module(f"{self.package}.{room}"), export)


@cache
def _folder(package: str) -> Path:
    declared_in = import_module(package).__file__
    if declared_in is None:
        raise FileNotFoundError(package)
    return Path(declared_in).parent
