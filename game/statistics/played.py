"""Matches as statistics see them, of the rows of the index; no record is opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

import msgspec

from game.games import person_named
from game.match.course import EVEN, LOST, VOID, WON, Course, course_in
from game.match.register import OwnNames, Register
from game.match.summary import begun
from game.storage.index import IndexRow

T = TypeVar("T")
Levels = tuple[str, ...]
"""The levels met in a match, each once; empty for a person."""


class Played(msgspec.Struct, frozen=True, gc=False):
    """One match of the player; of a kind that thousands of are made and kept in a few milliseconds."""

    name: str
    """The file of the record."""
    game: str
    started: str
    """Local date and time in ISO form; empty where nothing is known."""
    result: str | None
    """`WON`, `LOST` or, where the win was shared, `EVEN`; None while the match goes on."""
    course: Course
    leads: Sequence[float]
    """The leads of the course, round by round."""
    stamp: str = ""
    """The stamp of the file (see `stamp_of`)."""

    @property
    def results(self) -> str:
        """The results of the rounds that count."""
        return self.course.results.replace(VOID, "")

    @property
    def counted_leads(self) -> Sequence[float]:
        """The leads of the rounds that count."""
        if VOID not in self.course.results:
            return self.leads
        return [lead for lead, result in zip(self.leads, self.course.results, strict=True) if result != VOID]


@dataclass(frozen=True, slots=True)
class Selection:
    """A selection of matches; a condition that is None does not matter."""

    game: str | None = None
    rivals: Levels | None = None
    partner: str | None = None
    """The name; empty for matches without a partner."""
    days: int | None = None
    """Begun within so many days."""

    def of(self, matches: Sequence[Played], now: datetime) -> Sequence[Played]:
        """Return the selected matches; the very same list where all are selected."""
        found = matches
        if self.game is not None:
            found = [each for each in found if each.game == self.game]
        if self.rivals is not None:
            found = [each for each in found if each.course.rivals == self.rivals]
        if self.partner is not None:
            found = [each for each in found if each.course.partner == self.partner]
        if self.days is not None:
            begin = since(now, self.days)
            found = [each for each in found if each.started >= begin]
        return matches if len(found) == len(matches) else found


def since(now: datetime, days: int) -> str:
    """The beginning of a span of days that ends now, as records write it."""
    return (now - timedelta(days=min(days, (now - datetime.min).days))).isoformat(timespec="seconds")


_Known: TypeAlias = "tuple[IndexRow, Played | None]"


class Ledger:
    """All matches of the rows of the archive, each row looked into once."""

    def __init__(self) -> None:
        self._known: Mapping[str, _Known] = {}
        self._last: tuple[Sequence[IndexRow], OwnNames, str, list[Played]] | None = None
        """The last reading, with the rows and names it was made from."""

    def read(self, rows: Sequence[IndexRow], own: OwnNames, hidden_until: str = "") -> list[Played]:
        """The matches that count for the player and in which something was played, in the order they were begun.

        Those begun before the moment `hidden_until`, in ISO form, are left out: the player put them away.
        Of the same rows it is the same list.
        """
        if self._last is not None and self._last[0] is rows and self._last[1:3] == (own, hidden_until):
            return self._last[3]
        known = self.learn(rows)
        counting = [known[row.name][1] for row in Register(rows).counting(own)]
        found = [played for played in counting if played is not None and played.started >= hidden_until]
        found.sort(key=lambda played: (played.started, played.name))
        self._last = rows, own, hidden_until, found
        return found

    def learn(self, rows: Iterable[IndexRow], give_way: Callable[[], None] = lambda: None) -> Mapping[str, _Known]:
        """Look into the rows, so that they can be read at once; `give_way` is called before each that is new.

        Another thread may do that: what is known is replaced as a whole.
        """
        before, known = self._known, dict[str, _Known]()
        for row in rows:
            entry = before.get(row.name)
            if entry is None or entry[0] is not row:
                give_way()
                entry = row, _played(row)
            known[row.name] = entry
        self._known = known
        return known


def _played(row: IndexRow) -> Played | None:
    if row.game is None or not row.course:
        return None
    course = _with_usual_names(course_in(row.course))
    if not course.results:
        return None
    result = None
    if row.finished:
        winners = _winners(row.winners)
        result = LOST if course.team not in winners else WON if len(winners) == 1 else EVEN
    return Played(row.name, row.game, begun(row), result, course, course.leads(), row.stamp)


def _with_usual_names(course: Course) -> Course:
    """The partner is one person, in whichever language the names of a match were written."""
    person = person_named(course.partner) if course.partner_level else None
    if person is None or person.name == course.partner:
        return course
    return msgspec.structs.replace(course, partner=person.name)


_WINNERS: Final = msgspec.json.Decoder(tuple[int, ...])


@lru_cache(maxsize=64)
def _winners(text: str) -> tuple[int, ...]:
    """Thousands of rows have the same few."""
    return _WINNERS.decode(text)


def choices(played: Sequence[Played]) -> tuple[list[str], list[Levels], list[str]]:
    """The games, the levels of opponents and the partners met in these matches, those met most first."""
    return (
        _by_frequency([each.game for each in played]),
        _by_frequency([each.course.rivals for each in played]),
        _by_frequency([each.course.partner for each in played]),
    )


def _by_frequency(things: Iterable[T]) -> list[T]:
    return [thing for thing, _times in Counter(things).most_common()]
