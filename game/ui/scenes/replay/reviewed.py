"""What the index holds of the reviews of a match that is replayed. Nothing is reckoned for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.i18n import _
from game.match.archive import Archive
from game.match.playback import Playback
from game.review.decisions import own_seat
from game.review.findings import REVIEW, RoundReview, cached_review, marks_of
from game.review.judging import Judged
from game.review.verdicts import Grade, Points, grade_texts, summary_of
from game.review.views import DecisionView, ReviewViews
from game.storage.index import CachedResult
from game.ui.graphics.drawing import Style
from game.ui.judged.signs import draw_sign, sign_of
from game.ui.table.contract.game_table import table_of

_LOOK_MS: Final = 100.0
"""How often it is looked whether the index was read."""


class Graded(NamedTuple):
    """A decision that was a mistake."""

    number: int
    """Of the moment before it."""
    last: int
    """Of the moment after all that belongs to it."""
    seat: int
    cost: float
    """In points of a round."""
    decision: Judged


class Reviewed:
    """Is empty for a match without a record, and for rounds that were not gone over yet."""

    def __init__(self, archive: Archive, record: Path | None, playback: Playback) -> None:
        self.record = record
        """Of the match; None where it has none."""
        self._archive = archive
        self._playback = playback
        self._points = Points(playback.game)
        self._rounds: Mapping[int, RoundReview] = {}
        """By their numbers those that were gone over."""
        self._views = ReviewViews(playback, table_of(playback.game_name).placement)
        self._taken: Mapping[tuple[str, str, int], CachedResult] | None = None
        """What the index held when it was last looked at."""
        self.moves: Sequence[Graded] = ()
        """In the order in which they were made."""
        if record is not None:
            archive.recall()

    @property
    def round(self) -> int:
        """The number of the round that is shown."""
        begin, _end = self._playback.round_of(self._playback.number)
        return self._playback.still_at(begin).state.round

    @property
    def offers(self) -> bool:
        """Whether the round that is shown can be gone over: it is over."""
        known = self.record is not None and self._playback.read
        return known and any(score.round == self.round for score in self._playback.scores)

    def look(self) -> bool:
        """Take what is known by now; returns whether that is something else than before."""
        kept = self._archive.kept
        if self.record is None or kept is None or kept is self._taken or not self._playback.read:
            return False
        self._taken = kept
        before, self._rounds = self._rounds, dict(self._known(self.record.name, kept))
        seat = own_seat(self._playback)
        decisions = sorted((each for review in self._rounds.values() for each in review.decisions), key=_number)
        self.moves = [
            Graded(each.number, each.number + len(each.done), seat, each.cost, each)
            for each in decisions
            if each.is_dear and each.counts
        ]
        return before != self._rounds

    def relabel(self) -> None:
        """In the words of another language."""
        self._views.forget()

    def wake_after(self) -> float | None:
        """Milliseconds until there may be more; None where nothing comes."""
        if self.record is None or (self._taken is not None and self._taken is self._archive.kept):
            return None
        return _LOOK_MS if self._archive.kept is None else 0.0

    def at(self, number: int, seat: int | None) -> Graded | None:
        """The decision that something belongs to which a seat did on the way to a moment."""
        return next((each for each in self.moves if each.seat == seat and each.number < number <= each.last), None)

    @property
    def shown(self) -> Graded | None:
        """The mistake that led to the moment which is shown, if it was one."""
        action = self._playback.still.action
        return self.at(self._playback.number, action.seat) if action is not None else None

    def next_to(self, number: int, way: int) -> Graded | None:
        """The costly decision that comes after a moment, or with -1 the one before it."""
        if way > 0:
            return next((each for each in self.moves if each.number + 1 > number), None)
        return next((each for each in reversed(self.moves) if each.number + 1 < number), None)

    @property
    def any(self) -> bool:
        """Whether something was found of some round."""
        return bool(self._rounds)

    @property
    def known(self) -> bool:
        """Whether the round that is shown was gone over."""
        return self.any and self.round in self._rounds

    @property
    def summed(self) -> str:
        """What the costly decisions of the round that is shown come to."""
        review = self._rounds.get(self.round)
        return summary_of(review, self._points).brief if review is not None else _("Not reviewed yet")

    def view(self, graded: Graded) -> DecisionView:
        """All about a mistake."""
        return self._views.decision(graded.decision)

    @property
    def key(self) -> Sequence[tuple[Grade, str]]:
        """What the signs of mistakes mean."""
        return grade_texts(self._points)

    def said(self, graded: Graded) -> str:
        """What a mistake cost, what would have been better and why, in words."""
        view = self.view(graded)
        return " ".join(filter(None, (f"{view.finding}.", view.instead.text, view.instead.spoken, view.brief)))

    def draw(self, surface: pygame.Surface, style: Style, rect: pygame.Rect, graded: Graded) -> None:
        """Its sign as in the review, on a disc which fills a square."""
        draw_sign(surface, style, rect, sign_of(graded.decision, self._points.grade_of(graded.decision)))

    def _known(self, name: str, kept: Mapping[tuple[str, str, int], CachedResult]) -> Iterator[tuple[int, RoundReview]]:
        """The rounds that were gone over and are still as they were then."""
        found = [each for each in kept.values() if (each.name, each.kind) == (name, REVIEW)]
        marks = marks_of(self._playback) if found else {}
        for each in found:
            review = cached_review(each, self._playback) if marks.get(each.round) == each.mark else None
            if review is not None:
                yield each.round, review


def _number(decision: Judged) -> int:
    return decision.number
