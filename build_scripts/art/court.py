"""The courts."""

from __future__ import annotations

from art import palette
from art.card import HEIGHT, WIDTH, DeckStyle, index, paper
from art.suits import OUTLINES
from art.svg import document, group, move, path
from art.truetype import TrueType

PANEL = (
    "M125,12C118,24 70,34 70,62L70,112C70,119 62,121 50,121L14,121L14,229L50,229C62,229 70,231 70,238L70,288"
    "C70,316 118,326 125,338C132,326 180,316 180,288L180,238C180,231 188,229 200,229L236,229L236,121L200,121"
    "C188,121 180,119 180,112L180,62C180,34 132,24 125,12Z"
)


def court(font: TrueType, style: DeckStyle, rank: str, suit: str) -> str:
    """The SVG of one court card."""
    return document(
        WIDTH,
        HEIGHT,
        [
            paper(style),
            path(PANEL, palette.PARCHMENT, palette.BRASS_DEEP, 2),
            group([path(OUTLINES[suit], style.ink[suit])], move(125, 175, 0.9)),
            *index(font, style, rank, suit),
        ],
    )
