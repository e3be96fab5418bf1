"""Calçada, the pavement of Portugal and Brazil: waves of black basalt in white limestone."""

from __future__ import annotations

import math

from art.card import HEIGHT, WIDTH, DeckStyle
from art.homes.home import BORDER, PANEL, SIDE, Home, card_back, only_lines
from art.svg import Point, document, ellipse, path, polygon, rectangle

BASALT = "#232a30"
BASALT_DEEP = "#151a1f"
LIMESTONE = "#efe9db"
SAND = "#d8c9a6"
DULL = "#b9b2a2"
SEA = "#2f7f86"
_FINE = 32
"""Points of a wave."""


def crest(left: float, right: float, y: float, high: float, length: float, shift: float = 0.0) -> list[Point]:
    """A line that swings around a height, from left to right."""
    count = max(2, round((right - left) / length * _FINE))
    xs = [left + (right - left) * k / count for k in range(count + 1)]
    return [(x, y + high * math.sin(math.tau * (x - left) / length + shift)) for x in xs]


def wave(left: float, right: float, y: float, thick: float, length: float) -> list[Point]:
    """A band of stone that swells and thins out: its edges swing against each other."""
    upper = crest(left, right, y - thick / 2, thick * 0.42, length, math.pi / 2)
    lower = crest(left, right, y + thick / 2, thick * 0.42, length, -math.pi / 2)
    return [*upper, *reversed(lower)]


def sea(left: float, top: float, right: float, bottom: float, bands: int, length: float) -> str:
    """Waves one below the other, stones of the other colour between them; it can be repeated both ways."""
    step = (bottom - top) / bands
    return "".join(polygon(wave(left, right, top + (k + 0.5) * step, step / 2, length)) for k in range(bands))


def rolling(left: float, top: float, right: float, bottom: float, bands: int, length: float, swing: float) -> str:
    """Waves that all swing alike, as on the promenade by the sea."""
    step = (bottom - top) / bands
    found = ""
    for k in range(bands):
        upper = crest(left, right, top + (k + 0.25) * step, swing, length)
        lower = crest(left, right, top + (k + 0.75) * step, swing, length)
        found += polygon([*upper, *reversed(lower)])
    return found


def emblem() -> str:
    """A round of waves in a ring of stones."""
    x = y = SIDE / 2
    radius = 126.0
    bands, swing = 6, 13.0
    step = 2 * radius / bands
    waves = ""
    for k in range(bands):
        edges = []
        for part in (0.25, 0.75):
            line = crest(x - radius, x + radius, y - radius + (k + part) * step, swing, radius)
            edges.append([_within(point, x, y, radius) for point in line])
        waves += polygon([*edges[0], *reversed(edges[1])])
    ring = "".join(
        ellipse(x + 146 * math.cos(math.tau * k / 32), y + 146 * math.sin(math.tau * k / 32), 8.4) for k in range(32)
    )
    return document(
        SIDE,
        SIDE,
        [
            path(ring, LIMESTONE),
            path(ellipse(x, y, radius + 5), LIMESTONE, SAND, 4),
            path(waves, BASALT),
            path(ellipse(x, y, radius + 3), None, LIMESTONE, 8),
        ],
    )


def _within(point: Point, x: float, y: float, radius: float) -> Point:
    """The point, or where the line straight up or down to it leaves the circle."""
    high = math.sqrt(max(0.0, radius * radius - (point[0] - x) ** 2))
    return point[0], min(y + high, max(y - high, point[1]))


def woven() -> str:
    """Waves all over the cloth."""
    return only_lines(document(SIDE, SIDE, [path(rolling(0, 0, SIDE, SIDE, 4, SIDE / 2, 14), LIMESTONE)]))


def border() -> str:
    """A single wave between two kerbs."""
    width, height = BORDER
    return document(
        width,
        height,
        [
            path(rectangle(0, 0, width, height), LIMESTONE),
            path(rectangle(0, 0, width, 4) + rectangle(0, height - 4, width, 4), BASALT),
            path(rolling(0, 7, width, 25, 1, width / 2, 4.2), BASALT),
        ],
    )


def back(style: DeckStyle) -> str:
    """Waves from edge to edge, the same seen from both sides, with a round of stone in the middle."""
    left, top, width, height = PANEL
    x, y = WIDTH / 2, HEIGHT / 2
    bands = 11
    items = [
        path(sea(left, top, left + width, top + height, bands, width / 3), BASALT),
        path(ellipse(x, y, 50), DULL, BASALT, 5),
        path(ellipse(x, y, 41), BASALT),
        path("".join(_petal(x, y, k * 45.0) for k in range(8)), DULL),
        path(ellipse(x, y, 7), SEA, DULL, 2.5),
    ]
    return card_back(style, BASALT_DEEP, DULL, BASALT, items)


def _petal(x: float, y: float, turn: float) -> str:
    def at(distance: float, aside: float) -> str:
        angle = math.radians(turn + aside)
        return f"{x + distance * math.cos(angle):.2f},{y + distance * math.sin(angle):.2f}"

    return f"M{at(9, 0)}C{at(20, -26)} {at(31, -15)} {at(36, 0)}C{at(31, 15)} {at(20, 26)} {at(9, 0)}Z"


CALCADA = Home(((45, 76, 32), (63, 96, 40)), emblem, woven, border, back)
