"""A back of no single home: the four suits in a trellis of brass."""

from __future__ import annotations

from typing import Final

from art import palette
from art.card import HEIGHT, WIDTH, DeckStyle
from art.girih import khatam
from art.homes.home import PANEL, card_back
from art.suits import OUTLINES
from art.svg import ellipse, group, move, path, polygon, polyline

_ACROSS, _DOWN = 37.0, 40.3
"""Half a field of the trellis."""
_COLUMNS, _ROWS = 3, 4
"""Half fields to each side of the middle."""
_SUITS: Final = "SHCD"
_INKS: Final = {"S": "#e9ecf4", "C": "#e9ecf4", "H": "#f0897c", "D": "#f0897c"}


def back(style: DeckStyle) -> str:
    """Suits in lozenges, upside down in the lower half, and a star in the middle."""
    x, y = WIDTH / 2, HEIGHT / 2
    signs, knots = [], ""
    for row in range(-_ROWS + 1, _ROWS):
        for column in range(-_COLUMNS + 1, _COLUMNS):
            at = (x + column * _ACROSS, y + row * _DOWN)
            if (row + column) % 2:
                knots += ellipse(*at, 3)
            elif (row, column) != (0, 0):
                suit = _SUITS[((abs(row) + abs(column)) // 2 + abs(column)) % len(_SUITS)]
                turn = 180.0 if (row, column) > (0, 0) else 0.0
                signs.append(group([path(OUTLINES[suit], _INKS[suit])], move(*at, 0.3, turn)))
    items = [
        path(_trellis(x, y), None, palette.BRASS, 1.8),
        path(knots, palette.BRASS),
        *signs,
        path(polygon(khatam(x, y, 33)), palette.OXBLOOD, palette.BRASS, 3, join="miter"),
        path(polygon(khatam(x, y, 18, 22.5)), palette.NIGHT, palette.BRASS, 2, join="miter"),
        path(ellipse(x, y, 6), palette.BRASS_LIGHT),
    ]
    return card_back(style, palette.NIGHT_DEEP, palette.NIGHT, palette.BRASS, items)


def _trellis(x: float, y: float) -> str:
    """Lozenges around the places of the signs, as far as the panel reaches."""
    left, top, width, height = PANEL
    lines = ""
    for row in range(-_ROWS - 1, _ROWS + 2):
        for column in range(-_COLUMNS - 1, _COLUMNS + 2):
            if (row + column) % 2 == 0:
                continue
            here = (x + column * _ACROSS, y + row * _DOWN)
            for way in (-1, 1):
                there = (here[0] + way * _ACROSS, here[1] + _DOWN)
                inside = all(left <= px <= left + width and top <= py <= top + height for px, py in (here, there))
                lines += polyline((here, there)) if inside else ""
    return lines
