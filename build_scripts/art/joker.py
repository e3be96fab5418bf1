"""The Devil Joker."""

from __future__ import annotations

from art import palette
from art.card import HEIGHT, WIDTH, DeckStyle, paper
from art.girih import khatam
from art.svg import document, path, polygon
from art.truetype import TrueType


def joker(font: TrueType, style: DeckStyle) -> str:
    """The SVG of the joker."""
    del font
    return document(
        WIDTH,
        HEIGHT,
        [paper(style), path(polygon(khatam(WIDTH / 2, HEIGHT / 2, 84)), palette.OXBLOOD, palette.BRASS, 3)],
    )
