"""Matches as statistics see them, of the rows of the index; no record is opened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, TypeVar

import msgspec

from game.match.course import EVEN, LOST, WON, Course, course_in
from game.storage.index import Row

T = TypeVar("T")
Levels = tuple[str, ...]
"""The levels met in a match, each once; empty for a person."""


@dataclass(frozen=True, slots=True)
class Played:
    """One match of the player."""

    name: str
    """The file of the record."""
    game: str
    started: str
    """Local date and time in ISO form."""
    result: str | None
    """`WON`, `LOST` or, where the win was shared, `EVEN`; None while the match goes on."""
    course: Course
    stamp: str = ""
    """What the file system said of the file."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which matches are looked at; whatever is None does not matter."""

    game: str | None = None
    rivals: Levels | None = None
    partner: str | None = None
    """The name; empty for matches without a partner."""
    days: int | None = None
    """Begun within so many days."""

    def takes(self, played: Played, now: datetime) -> bool:
        """Whether a match is among them."""
        return (
            self.game in (None, played.game)
            and self.rivals in (None, played.course.rivals)
            and self.partner in (None, played.course.partner)
            and (self.days is None or played.started >= since(now, self.days))
        )


def since(now: datetime, days: int) -> str:
    """The beginning of a span of days that ends now, as records write it."""
    return (now - timedelta(days=days)).isoformat(timespec="seconds")


class Ledger:
    """All matches of the rows of the archive, each row looked into once."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Row, Played | None]] = {}

    def read(self, rows: Iterable[Row], hidden_until: str = "") -> list[Played]:
        """The matches in which something was played, in the order in which they were begun.

        Those begun before the moment `hidden_until`, in ISO form, are left out: the player put them away.
        """
        found: list[Played] = []
        known, self._known = self._known, {}
        for row in rows:
            before = known.get(row.name)
            entry = before if before is not None and before[0] is row else (row, _played(row))
            self._known[row.name] = entry
            if entry[1] is not None and entry[1].started >= hidden_until:
                found.append(entry[1])
        found.sort(key=lambda played: (played.started, played.name))
        return found


def _played(row: Row) -> Played | None:
    if row.game is None or not row.course:
        return None
    course = course_in(row.course)
    if not course.results:
        return None
    result = None
    if row.finished:
        winners = _WINNERS.decode(row.winners)
        result = LOST if course.team not in winners else WON if len(winners) == 1 else EVEN
    return Played(row.name, row.game, row.started, result, course, row.stamp)


_WINNERS: Final = msgspec.json.Decoder(tuple[int, ...])


def choices(played: Sequence[Played]) -> tuple[list[str], list[Levels], list[str]]:
    """The games, the levels of opponents and the partners met in these matches, those met most first."""
    return (
        _by_frequency(each.game for each in played),
        _by_frequency(each.course.rivals for each in played),
        _by_frequency(each.course.partner for each in played),
    )


def _by_frequency(things: Iterable[T]) -> list[T]:
    counted: dict[T, int] = {}
    for thing in things:
        counted[thing] = counted.get(thing, 0) + 1
    return sorted(counted, key=lambda thing: -counted[thing])
