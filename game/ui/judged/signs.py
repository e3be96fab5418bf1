"""The signs of what is found of a decision: the same in the list and on the table of a review, and in a replay."""

from __future__ import annotations

from decimal import Decimal
from enum import Enum, auto
from typing import Final

import pygame

from game.i18n.wording import number_text
from game.review.judging import Judged
from game.review.verdicts import Grade, Verdict, verdict_of
from game.ui.graphics.drawing import Style
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.table.drawing.marks import INK


class Sign(Enum):
    """What is found of a way to go on; each has a shape of its own."""

    GOOD = auto()
    EVEN = auto()
    BAD = auto()
    OTHER = auto()
    """A way that was not taken, because a better one was found."""
    SLIP = auto()
    MISTAKE = auto()
    BLUNDER = auto()
    """The last three say besides how bad it was."""

    @property
    def colour(self) -> Rgb:
        """Of everything that belongs to such a way."""
        return _COLOURS[self]


def _query(middle: int) -> str:
    """The path of a narrow question mark."""
    return (
        f"M{middle - 11} 38 C{middle - 11} 21 {middle + 12} 21 {middle + 12} 38 "
        f"C{middle + 12} 49 {middle} 47 {middle} 60 M{middle} 67 V78"
    )


_COLOURS: Final[dict[Sign, Rgb]] = {
    Sign.GOOD: (126, 222, 150),
    Sign.EVEN: (242, 216, 152),
    Sign.BAD: (255, 128, 104),
    Sign.OTHER: (188, 200, 218),
    Sign.SLIP: (255, 220, 84),
    Sign.MISTAKE: (255, 152, 48),
    Sign.BLUNDER: (244, 74, 64),
}
_STROKES: Final = {
    Sign.GOOD: "M27 52 L44 69 L74 33",
    Sign.EVEN: "M28 40 H72 M28 60 H72",
    Sign.BAD: "M32 32 L68 68 M68 32 L32 68",
    Sign.OTHER: "M30 50 H70",
    Sign.SLIP: f"{_query(36)} M69 24 V60 M69 67 V78",
    Sign.MISTAKE: "M34 38 C34 18 66 18 66 38 C66 50 50 48 50 62 M50 69 V82",
    Sign.BLUNDER: f"{_query(33)} {_query(67)}",
}
_NUMBER: Final = 0.64
"""The size of a number by the height of its disc."""
_FINE: Final = frozenset({Sign.SLIP, Sign.BLUNDER})
"""Signs of two strokes side by side, which are finer."""
SIGNS: Final = {
    Verdict.BEST: Sign.GOOD,
    Verdict.EVEN: Sign.EVEN,
    Verdict.DEAR: Sign.BAD,
    Verdict.AGAIN: Sign.BAD,
    Verdict.BETTER: Sign.GOOD,
}
OTHER: Final = {Sign.GOOD: Sign.OTHER, Sign.BAD: Sign.GOOD, Sign.EVEN: Sign.EVEN}
"""What is found of the other way by what is found of one."""
GRADES: Final = {Grade.SLIP: Sign.SLIP, Grade.MISTAKE: Sign.MISTAKE, Grade.BLUNDER: Sign.BLUNDER}


def signs_of_ways(decision: Judged) -> tuple[Sign, Sign]:
    """Of what was done, and of what would have been done instead."""
    sign = SIGNS[verdict_of(decision)]
    return sign, OTHER[sign] if decision.better else sign


def sign_of(decision: Judged, grade: Grade | None) -> Sign:
    """Of a decision, which was a mistake of a grade, if any."""
    return GRADES[grade] if grade is not None else SIGNS[verdict_of(decision)]


def draw_sign(surface: pygame.Surface, style: Style, rect: pygame.Rect, sign: Sign) -> None:
    """A tick, one or two even lines, a cross or what marks a bad move elsewhere, on a disc which fills a square."""
    shade, wide = hex_of(INK), 10 if sign in _FINE else 13
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="46" fill="{hex_of(sign.colour)}" stroke="{shade}" stroke-width="6"/>'
        f'<path d="{_STROKES[sign]}" fill="none" stroke="{shade}" stroke-width="{wide}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


def draw_number(surface: pygame.Surface, style: Style, rect: pygame.Rect, sign: Sign, number: int) -> None:
    """The number of a step on the disc of its way, which fills a square."""
    shade = hex_of(INK)
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="46" fill="{hex_of(sign.colour)}" stroke="{shade}" stroke-width="6"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
    text = number_text(Decimal(number))
    line = style.type.line(text, max(1, round(rect.height * _NUMBER)), INK, TextStyle.STRONG)
    surface.blit(line, line.get_rect(center=rect.center))


def draw_bar(surface: pygame.Surface, style: Style, rect: pygame.Rect, sign: Sign) -> None:
    """As bright as the sign, in a dark edge: so it is told from any ground, and is of one colour with the sign."""
    edge = max(1, style.px(1))
    if min(rect.size) > 0:
        surface.fill(INK, rect.inflate(2 * edge, 2 * edge))
        surface.fill(sign.colour, rect)
