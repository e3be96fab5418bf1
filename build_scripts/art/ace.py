"""The aces: one large suit sign inside a khatam of thin brass."""

from __future__ import annotations

from art import palette
from art.card import HEIGHT, WIDTH, DeckStyle, index, paper, scaled
from art.girih import khatam
from art.suits import OUTLINES
from art.svg import document, group, move, path, polygon
from art.typeface import Typeface

_STAR = 84.0
_INLAY = {"S": 7.0, "H": -7.0, "C": 1.0, "D": 0.0}
"""The distance of the inlaid star below the middle of each sign."""


def ace(font: Typeface, style: DeckStyle, suit: str) -> str:
    """The SVG of one ace."""
    x, y = WIDTH / 2, HEIGHT / 2
    sign = OUTLINES[suit]
    figure = [
        path(polygon(khatam(x, y, _STAR)), palette.PARCHMENT, palette.BRASS, 3, join="miter"),
        path(polygon(khatam(x, y, _STAR - 8, 0)), None, palette.BRASS_DEEP, 1, join="miter"),
        group([path(sign, style.ink[suit])], move(x, y, 1.04)),
        path(polygon(khatam(x, y + _INLAY[suit], 21)), None, palette.BRASS, 1.8, join="miter"),
        path(polygon(khatam(x, y + _INLAY[suit], 13, 22.5)), None, palette.BRASS, 1.4, join="miter"),
        path(polygon(khatam(x, y + _INLAY[suit], 6)), palette.BRASS_LIGHT),
    ]
    return document(WIDTH, HEIGHT, [paper(style), *scaled(figure, style), *index(font, style, "A", suit)])
