"""Compares the player's rounds with Club's, one match after the other, in another process."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from game.match.archive import Archive
from game.match.saves import Games
from game.statistics.played import Played
from game.statistics.rating import CareerPoint, ComparedRound, cached_round, career, compared_rounds, last_rounds
from game.storage.index import CachedResult
from game.storage.logs import LOG

if TYPE_CHECKING:
    from game.review.process import Review

_LOOK_MS: Final = 200.0


class Comparing:
    """The rating of the player in one game at a time. Nothing here waits."""

    def __init__(self, games: Games, archive: Archive, record: Callable[[str], bytes]) -> None:
        """`record` reads a record by its name, and raises `OSError`."""
        self._games = games
        self._archive = archive
        self._record = record
        self._matches: Sequence[Played] = ()
        self._current: Played | None = None
        self._review: Review | None = None
        self._given_up: set[str] = set()
        """Names of records of which nothing comes."""

    def look_at(self, matches: Sequence[Played]) -> None:
        """Compare these matches of one game, given in the order in which they were begun."""
        self._archive.recall()
        self._matches = last_rounds(matches)
        if self._current is not None and self._current not in self._matches:
            self.close()

    @property
    def standings(self) -> list[CareerPoint]:
        """The rating after each match that was compared with Club's."""
        kept = self._archive.kept or {}
        return career((match.started, compared_rounds(match, kept) or ()) for match in self._matches)

    @property
    def left(self) -> int:
        """The number of matches that are still to be compared."""
        return len(self._open)

    def update(self) -> bool:
        """Take what was found; returns whether anything is new."""
        if self._archive.kept is None:
            return False
        if self._review is None:
            return self._begin()
        self._review.poll()
        if not self._review.over:
            return False
        self._finish(self._review)
        return True

    def wake_after(self) -> float | None:
        """Milliseconds until it is worth looking again; None where nothing more comes."""
        return _LOOK_MS if self._archive.kept is None or self._open else None

    def close(self) -> None:
        """End the processes."""
        if self._review is not None:
            self._review.cancel()
        self._review = self._current = None

    @property
    def _open(self) -> list[Played]:
        """The matches that are still to be compared, the last played first."""
        kept = self._archive.kept or {}
        return [
            match
            for match in reversed(self._matches)
            if match.name not in self._given_up and compared_rounds(match, kept) is None
        ]

    def _begin(self) -> bool:
        left = self._open
        if not left:
            return False
        from game.review.process import Review  # whoever looks at no rating need not wait for it
        from game.review.units import QuestionKind, ReviewQuestion

        self._current = left[0]
        try:
            self._review = Review(self._games, ReviewQuestion(self._record(self._current.name), kind=QuestionKind.PARS))
        except OSError:
            logging.getLogger(LOG).exception("a match could not be compared with Club's play")
            self._given_up.add(self._current.name)
            self._current = None
        return True

    def _finish(self, review: Review) -> None:
        from game.review.units import Par

        match = self._current
        assert match is not None, "it was begun"
        found: list[CachedResult] = []
        if review.done:
            pars = [each for each in review.findings if isinstance(each, Par)]
            found = [cached_round(match, each.round, ComparedRound(each.lead, each.club)) for each in pars]
        if len(found) < len(match.course.results):
            self._given_up.add(match.name)
        self._archive.keep(found)
        self._review = self._current = None
