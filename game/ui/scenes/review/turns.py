"""What the bars of a round show: its turns with their decisions, and the figures that are written at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.ui.graphics.theme import Rgb, Theme
from game.ui.judged.signs import GRADES, Sign
from game.ui.judged.verdicts import Grade, grade_colour

_LINES: Final = 5
"""In so many lines figures may stand above or below their bars, each half a line further."""


@dataclass(frozen=True, slots=True)
class Block:
    """A decision in the bar of its turn."""

    number: int
    points: Decimal
    """Negative for what it cost; 0 where no difference was found."""
    grade: Grade | None
    """Of a mistake."""
    chosen: bool
    """Whether it is the one that is shown."""

    def colour(self, theme: Theme) -> Rgb:
        """The same as of the words for it in the list."""
        if self.grade is not None:
            return grade_colour(theme, self.grade)
        return theme.good if self.points > 0 else theme.text_faint

    @property
    def sign(self) -> Sign | None:
        """In whose colour its bar is; None where no difference was found."""
        if self.grade is not None:
            return GRADES[self.grade]
        return Sign.GOOD if self.points > 0 else None


@dataclass(frozen=True, slots=True)
class TurnWorth:
    """What the decisions of a turn came to."""

    turn: int
    said: str = ""
    """Their points with a sign; empty where no difference was found."""
    blocks: tuple[Block, ...] = ()
    """The decisions in their order; none where there was nothing to decide."""

    @property
    def gained(self) -> float:
        """Of those that gained something."""
        return float(sum(each.points for each in self.blocks if each.points > 0))

    @property
    def cost(self) -> float:
        """Of those that cost something."""
        return -float(sum(each.points for each in self.blocks if each.points < 0))

    @property
    def chosen(self) -> bool:
        """Whether the decision that is shown is one of them."""
        return any(each.chosen for each in self.blocks)


@dataclass(frozen=True, slots=True)
class Figure:
    """What is written at a bar."""

    points: Decimal
    colour: Rgb
    place: tuple[str, tuple[int, int]]
    """Which of its points lies where: at the end of its bar, on the side of its sign."""
    chosen: bool
    """Whether the decision that is shown is one of its turn."""

    def places(self, size: tuple[int, int], aside: int) -> Iterator[pygame.Rect]:
        """Where it may stand, the best first: at the end of its bar, a little aside, and ever further from it."""
        corner, (x, y) = self.place
        for further in range(_LINES):
            for across in (0, aside, -aside):
                place = pygame.Rect((0, 0), size)
                away = further * size[1] // 2
                setattr(place, corner, (x + across, y - away if self.points > 0 else y + away))
                yield place

    def lead(self, place: pygame.Rect) -> pygame.Rect:
        """From the end of its bar to where it stands."""
        x, y = self.place[1]
        return (
            pygame.Rect(x, place.bottom, 0, y - place.bottom)
            if self.points > 0
            else pygame.Rect(x, y, 0, place.top - y)
        )
