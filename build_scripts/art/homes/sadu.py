"""Sadu, the weaving of the Gulf: bands of teeth, stepped diamonds and grains in black, white and orange on madder."""

from __future__ import annotations

from itertools import pairwise

from art.card import HEIGHT, DeckStyle
from art.homes.home import BORDER, PANEL, SIDE, Home, card_back, only_lines
from art.svg import Point, document, path, polygon, rectangle

MADDER = "#7c2023"
MADDER_DEEP = "#4c1114"
WOOL = "#f1e4c8"
COAL = "#1d1413"
SAFFRON = "#d98a32"


def stepped(x: float, y: float, steps: int, unit: float) -> list[Point]:
    """A diamond with stepped edges, `steps` units from its middle to each tip, as threads can be counted."""
    quarter = [(k * unit, (steps - k) * unit) for k in range(steps + 1)]
    outline: list[Point] = []
    for across, down in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        corner: list[Point] = []
        for (near, far), (further, _) in pairwise(quarter):
            corner += [(near, far), (further, far)]
        corner.append(quarter[-1])
        placed = [(x + px * across, y - py * down) for px, py in corner]
        outline += placed if across * down > 0 else placed[::-1]
    return outline


def teeth(left: float, top: float, width: float, height: float, count: int) -> str:
    """Draw triangles side by side on the lower edge of a rectangle, or hanging from it where it is turned over."""
    step = width / count
    return "".join(
        polygon(
            [(left + k * step, top + height), (left + (k + 0.5) * step, top), (left + (k + 1) * step, top + height)]
        )
        for k in range(count)
    )


def grains(left: float, y: float, width: float, count: int, size: float) -> str:
    """Small squares in a row."""
    step = width / count
    return "".join(rectangle(left + (k + 0.5) * step - size / 2, y - size / 2, size, size) for k in range(count))


def band(left: float, top: float, width: float, diamonds: int) -> list[str]:
    """A woven band 64 units high: grains, teeth, diamonds in the middle, and the same in a mirror."""
    middle = top + 32
    step = width / diamonds
    centres = [left + (k + 0.5) * step for k in range(diamonds)]
    return [
        path(rectangle(left, top, width, 64), COAL),
        path(rectangle(left, top + 2, width, 3) + rectangle(left, top + 59, width, 3), WOOL),
        path(teeth(left, top + 7, width, 10, diamonds * 4) + teeth(left, top + 57, width, -10, diamonds * 4), SAFFRON),
        path(rectangle(left, top + 17, width, 2) + rectangle(left, top + 45, width, 2), WOOL),
        path(rectangle(left, top + 19, width, 26), MADDER),
        path("".join(polygon(stepped(x, middle, 6, 2.1)) for x in centres), WOOL),
        path("".join(polygon(stepped(x, middle, 4, 2.1)) for x in centres), COAL),
        path("".join(polygon(stepped(x, middle, 2, 2.1)) for x in centres), SAFFRON),
    ]


def emblem() -> str:
    """A large stepped diamond, banded."""
    x = y = SIDE / 2
    rings = ((15, WOOL), (13, COAL), (11, SAFFRON), (9, MADDER), (7, WOOL), (5, COAL), (3, SAFFRON))
    return document(SIDE, SIDE, [path(polygon(stepped(x, y, steps, 10)), colour) for steps, colour in rings])


def woven() -> str:
    """Bands of diamonds and teeth from above to below, with plain cloth between them."""
    middle, count = SIDE / 2, 8
    step = SIDE / count
    centres = [(k + 0.5) * step for k in range(count)]
    outer = "".join(polygon(stepped(middle, y, 5, 4)) for y in centres)
    inner = "".join(polygon(stepped(middle, y, 2, 4)) for y in centres)
    rules = "".join(rectangle(middle + side, 0, 3, SIDE) for side in (-38, -31, 28, 35))
    sides = "".join(
        polygon([(middle + way * 42, k * 20), (middle + way * 56, k * 20 + 10), (middle + way * 42, k * 20 + 20)])
        for way in (-1, 1)
        for k in range(16)
    )
    return only_lines(
        document(SIDE, SIDE, [path(outer, None, WOOL, 2.4, join="miter"), path(inner + rules + sides, WOOL)])
    )


def border() -> str:
    """Teeth and grains, then diamonds."""
    width, height = BORDER
    centres = (16.0, 48.0, 80.0)
    return document(
        width,
        height,
        [
            path(rectangle(0, 0, width, height), COAL),
            path(rectangle(0, 1.5, width, 2) + rectangle(0, height - 3.5, width, 2), WOOL),
            path(teeth(0, 5, width, 6, 12) + teeth(0, 27, width, -6, 12), SAFFRON),
            path(rectangle(0, 11, width, 10), MADDER),
            path("".join(polygon(stepped(x, 16, 4, 1.7)) for x in centres), WOOL),
            path("".join(polygon(stepped(x, 16, 2, 1.7)) for x in centres), COAL),
        ],
    )


def back(style: DeckStyle) -> str:
    """Four bands across madder cloth, grains between them."""
    left, top, width, height = PANEL
    items = []
    for number in range(4):
        items += band(left, top + 18 + number * (height - 36 - 64) / 3, width, 5)
    for number in range(3):
        y = HEIGHT / 2 + (number - 1) * (height - 36 - 64) / 3
        items.append(path(grains(left, y - 4, width, 19, 3.4) + grains(left, y + 4, width, 19, 3.4), WOOL))
    return card_back(style, MADDER_DEEP, MADDER, SAFFRON, items)


SADU = Home(((82, 24, 27), (104, 34, 34)), emblem, woven, border, back)
