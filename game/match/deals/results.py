"""The days whose deals were played, as a calendar shows them: from the rows of the saved matches alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Final

import msgspec

from game.engine import AnyGame
from game.engine.record import SeatSetup
from game.match.deals.codes import Deal, code_of
from game.match.deals.days import seed_of_day
from game.match.deals.par import CLUB
from game.match.saves import MatchSetup
from game.match.summary import begun
from game.storage.index import IndexRow

OPPONENTS: Final = CLUB
"""Everybody else at the table, so that all meet the same people."""

OWN_TEAM: Final = 0
_TEAMS: Final = msgspec.json.Decoder(tuple[int, ...])
_TOTALS: Final = msgspec.json.Decoder(tuple[Decimal, ...])


@dataclass(frozen=True, slots=True)
class PlayedDay:
    """The player's result with the deal of a day: that of the first match played to its end, else of the last try."""

    row: IndexRow
    tries: int
    """The number of times it was begun."""

    @property
    def finished(self) -> bool:
        """Whether it was played to its end."""
        return bool(self.row.finished)

    @property
    def won(self) -> bool:
        """Whether the player, who sits in the first seat of the first team, had the best result."""
        return self.finished and OWN_TEAM in _TEAMS.decode(self.row.winners)

    @property
    def totals(self) -> tuple[Decimal, ...]:
        """Points of each team, the player's first."""
        return _TOTALS.decode(self.row.totals)


def deal_of_day(game: AnyGame, day: date) -> Deal:
    """The deal of a day: as many players as there can be, the usual rules, the player in the first seat."""
    levels = (None, *(OPPONENTS,) * (max(game.seats) - 1))
    return Deal(game.name, seed_of_day(game.name, day), levels)


def setup_of(deal: Deal, names: Iterable[str]) -> MatchSetup:
    """Return the setup of a match of this deal, with people of these names in the order of play."""
    seats = tuple(SeatSetup(name, level) for name, level in zip(names, deal.levels, strict=True))
    return MatchSetup(deal.game, seats, deal.seed, dict(deal.options))


def turned(deal: Deal, seats: int) -> Deal:
    """Return the deal with everybody so many seats further on in the order of play."""
    levels = deal.levels
    return Deal(
        deal.game, deal.seed, tuple(levels[(seat - seats) % len(levels)] for seat in range(len(levels))), deal.options
    )


def days_played(rows: Iterable[IndexRow], game: AnyGame) -> Mapping[date, PlayedDay]:
    """Every day whose deal of this game was begun. A deal with its seats turned is another one."""
    tries: dict[str, list[IndexRow]] = {}
    for row in rows:
        if row.day and row.game == game.name:
            tries.setdefault(row.day, []).append(row)
    played: dict[date, PlayedDay] = {}
    for written, found in tries.items():
        with suppress(ValueError):
            day = date.fromisoformat(written)
            code = code_of(deal_of_day(game, day))
            alike = [row for row in found if row.deal == code]
            if alike:
                played[day] = _played_day(alike)
    return played


def _played_day(tries: list[IndexRow]) -> PlayedDay:
    finished = [row for row in tries if row.finished]
    row = min(finished, key=begun) if finished else max(tries, key=begun)
    return PlayedDay(row, len(tries))


def days_in_a_row(played: Mapping[date, PlayedDay], today: date) -> int:
    """Return the number of days up to today, or up to yesterday, that were played to their end without a gap."""
    done = {day.toordinal() for day, played_day in played.items() if played_day.finished}
    last = today.toordinal()
    if last not in done:
        last -= 1
    first = last
    while first in done:
        first -= 1
    return last - first
