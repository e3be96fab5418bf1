"""A home: the ornaments that it gives to its table, and helpers that all homes share."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from art import palette
from art.card import HEIGHT, RADIUS, WIDTH, DeckStyle
from art.svg import Point, document, path, rounded

Rgb = tuple[int, int, int]
SIDE = 320.0
"""The sizes of an emblem, and of a weave that repeats."""
BORDER = (96.0, 32.0)
"""A border repeats to the right; its outer edge is the upper one."""
_MARGIN = 13.75
PANEL = (_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN)
"""Left, top, width and height of what a back is decorated with."""


@dataclass(frozen=True)
class Home:
    """The drawings of one home, each as SVG text."""

    cloth: tuple[Rgb, Rgb]
    """The darkest and the lightest fibre."""
    emblem: Callable[[], str]
    """Draws the picture of its door, a square on nothing."""
    woven: Callable[[], str]
    """Draws the picture of its cloth in light lines: a square, in the middle of the cloth or repeated all over it."""
    border: Callable[[], str]
    back: Callable[[DeckStyle], str]


def card_back(style: DeckStyle, ground: str, panel: str, edge: str, items: list[str]) -> str:
    """A card with a ground, and on it a panel on which the items are drawn."""
    return document(
        WIDTH,
        HEIGHT,
        [
            path(rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, RADIUS - 1.5), style.paper, style.outline, 3),
            path(rounded(8, 8, WIDTH - 16, HEIGHT - 16, RADIUS - 7), ground),
            path(rounded(*PANEL, 7), panel),
            *items,
            path(rounded(*PANEL, 7), None, edge, 2.5),
        ],
    )


def turned(shapes: list[list[Point]], x: float, y: float) -> list[list[Point]]:
    """The shapes and the same turned by half a circle around a point."""
    return [*shapes, *([(2 * x - px, 2 * y - py) for px, py in shape] for shape in shapes)]


def only_lines(drawing: str, colour: str = palette.BRASS_LIGHT) -> str:
    """A drawing in a single light colour, as a weave shows it."""
    return re.sub(r'(fill|stroke)="#[0-9a-f]{6}"', rf'\1="{colour}"', drawing)
