"""What the list of saved matches can be narrowed to besides words: a game, how a match stands, when it was played."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from functools import lru_cache
from typing import Final

import msgspec

from game.games import INFOS
from game.match.summary import seats_in
from game.storage.index import Row

_WINNERS: Final = msgspec.json.Decoder(tuple[int, ...])


class Standing(Enum):
    """How a match stands."""

    ANY = "any"
    IN_PLAY = "in_play"
    FINISHED = "finished"
    WON = "won"
    LOST = "lost"


class Since(Enum):
    """When a match was played last; the value of all but the first is a number of days, today included."""

    EVER = "ever"
    TODAY = "1"
    WEEK = "7"
    MONTH = "30"
    YEAR = "365"


@dataclass(frozen=True, slots=True)
class Filter:
    """All of it has to hold."""

    game: str = ""
    """Empty for every game."""
    standing: Standing = Standing.ANY
    since: Since = Since.EVER

    def from_(self, now: datetime) -> float:
        """The first moment that a match may have been played last, in seconds since 1970."""
        if self.since is Since.EVER:
            return float("-inf")
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
        return (midnight - timedelta(days=int(self.since.value) - 1)).timestamp()


class Results:
    """How finished matches ended for the player; most are played with the same people."""

    def __init__(self) -> None:
        self._won = lru_cache(maxsize=1024)(self._looked_up)

    def won(self, row: Row) -> bool | None:
        """Whether the player won; None where that is open or nobody played but the program."""
        if not row.finished or row.game not in INFOS:
            return None
        return self._won(row.game, row.seats, row.winners)

    def _looked_up(self, game: str, seats: str, winners: str) -> bool | None:
        setups = seats_in(seats)
        own = next((seat for seat, setup in enumerate(setups) if setup.level is None), None)
        if own is None:
            return None
        return INFOS[game].teams(len(setups))[own] in _WINNERS.decode(winners)
