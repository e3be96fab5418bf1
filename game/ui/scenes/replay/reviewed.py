"""What the index holds of the reviews of a match that is replayed: grades of moves. Nothing is reckoned for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.match.archive import Archive
from game.match.playback import Playback
from game.review.decisions import own_seat
from game.review.findings import REVIEW, marks_of, review_in
from game.storage.index import Kept
from game.ui.graphics.drawing import Style
from game.ui.judged.signs import GRADES, draw_sign
from game.ui.judged.verdicts import Points

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


class Reviewed:
    """Is empty for a match without a record, and for rounds that were not gone over yet."""

    def __init__(self, archive: Archive, record: Path | None, playback: Playback) -> None:
        self.record = record
        """Of the match; None where it has none."""
        self._archive = archive
        self._playback = playback
        self._taken: Mapping[tuple[str, str, int], Kept] | None = None
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
        before, self.moves = self.moves, sorted(self._graded(self.record.name, kept))
        return before != self.moves

    def wake_after(self) -> float | None:
        """Milliseconds until there may be more; None where nothing comes."""
        if self.record is None or (self._taken is not None and self._taken is self._archive.kept):
            return None
        return _LOOK_MS if self._archive.kept is None else 0.0

    def at(self, number: int, seat: int | None) -> Graded | None:
        """The decision that something belongs to which a seat did on the way to a moment."""
        return next((each for each in self.moves if each.seat == seat and each.number < number <= each.last), None)

    def told(self, graded: Graded) -> str:
        """The grade and what it cost, in words."""
        return Points(self._playback.game).graded(graded.cost)

    def draw(self, surface: pygame.Surface, style: Style, rect: pygame.Rect, graded: Graded) -> None:
        """Its sign as in the review, on a disc which fills a square."""
        draw_sign(surface, style, rect, GRADES[Points(self._playback.game).grade(graded.cost)])

    def _graded(self, name: str, kept: Mapping[tuple[str, str, int], Kept]) -> Iterator[Graded]:
        """The mistakes of rounds that were gone over and are still as they were then."""
        found = [each for each in kept.values() if (each.name, each.kind) == (name, REVIEW)]
        marks, seat = marks_of(self._playback) if found else {}, own_seat(self._playback)
        for each in found:
            review = review_in(each.text) if marks.get(each.round) == each.mark else None
            for made in review.decisions if review is not None else ():
                if made.is_dear:
                    yield Graded(made.number, made.number + len(made.done), seat, made.cost)
