"""Signs and numbers of ways on the table of a review: above what they are about, and none over another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from game.ui.graphics.drawing import Style
from game.ui.judged.signs import Sign, draw_number, draw_sign
from game.ui.table.board import Board

_HEADED: Final = frozenset({"head", "badge", "points"})
"""Places of words that no mark hides."""
_WITHIN: Final = 0.65
"""How far down a mark is moved that stands within the upper edge of a place, by its side."""
_BESIDE: Final = 1.12
"""From one to the next of marks above the same place, in their sides."""


class Mark(NamedTuple):
    """What stands above a place: the sign of a way, or in its colour the number of one of its steps."""

    sign: Sign
    step: int = 0
    """0 for the sign."""


class PlacedMarks:
    """Put one after the other: each keeps off those before it."""

    def __init__(self, style: Style, board: Board, side: int, words: Sequence[pygame.Rect] = ()) -> None:
        """Each fills a square of so many pixels, and keeps off these `words`."""
        self.side = side
        self._words = words
        self.marks: dict[tuple[int, int], list[Mark]] = {}
        """By the point at whose upper edge they stand side by side."""
        self._style = style
        zones = board.layout.zones.items()
        self._heads = [pygame.Rect(rect) for zone, rect in zones if zone.kind in _HEADED]
        self._put: dict[tuple[int, int], tuple[int, int]] = {}
        """By the upper edge of a place where its marks stand."""

    @property
    def boxes(self) -> list[pygame.Rect]:
        """Where all of them are."""
        return [box for at, marks in self.marks.items() for box in self._boxes(at, len(marks))]

    def put(self, place: pygame.Rect, mark: Mark, *, anywhere: bool = False) -> None:
        """One more above a place, of every kind one; aside where another would be hidden.

        Where it may stand `anywhere` on the place, it keeps off words as well.
        """
        if place.midtop not in self._put:
            self._put[place.midtop] = self._free(place, anywhere=anywhere)
        there = self.marks.setdefault(self._put[place.midtop], [])
        if mark not in there:
            there.append(mark)

    def paint(self, surface: pygame.Surface) -> None:
        """Side by side where both ways have to do with one place."""
        for at, marks in self.marks.items():
            for mark, box in zip(marks, self._boxes(at, len(marks)), strict=True):
                if mark.step:
                    draw_number(surface, self._style, box, mark.sign, mark.step)
                else:
                    draw_sign(surface, self._style, box, mark.sign)

    def _free(self, place: pygame.Rect, *, anywhere: bool) -> tuple[int, int]:
        """The point at which a mark hides none: above the place, at its foot, within its upper edge, or aside."""
        x, top = place.midtop
        within = round(self.side * _WITHIN)
        downs = [0, *([place.height] if anywhere or self._words else []), *([within] if anywhere else [])]
        points = [*((x, top + down) for down in downs), *((x + aside, top) for aside in (self.side, -self.side))]
        kept = [*self.boxes, *self._words, *(self._heads if anywhere else ())]
        return next((at for at in points if next(self._boxes(at, 1)).collidelist(kept) < 0), points[0])

    def _boxes(self, at: tuple[int, int], count: int) -> Iterator[pygame.Rect]:
        """Of so many at a point."""
        side = self.side
        for number in range(count):
            box = pygame.Rect(0, 0, side, side)
            box.center = at[0] + round((number - (count - 1) / 2) * side * _BESIDE), max(at[1] - side // 4, side // 2)
            yield box
