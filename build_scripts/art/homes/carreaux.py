"""Carreaux de ciment, the floors of cafés from Marseille to Tunis, and the zinc of their counters."""

from __future__ import annotations

import math
from itertools import pairwise

from art.card import HEIGHT, WIDTH, DeckStyle
from art.girih import regular
from art.homes.home import BORDER, PANEL, SIDE, Home, card_back, only_lines
from art.homes.tiles import flower, quarter_round
from art.svg import Point, document, ellipse, path, polygon, rectangle

CHALK = "#efe4d0"
ROSE = "#b9685f"
BRICK = "#8a3a3b"
OCHRE = "#d9a54c"
SAGE = "#6f8d7c"
COAL = "#2b2930"
ZINC = "#929da1"
ZINC_LIGHT = "#d3dadb"
ZINC_DEEP = "#566064"
_CUBE = 44.5
"""The width of a cube."""


def cubes(left: float, top: float, width: float, height: float) -> tuple[str, str, str]:
    """The tops, left and right sides of cubes that fill a rectangle, the middle of one top in its middle.

    Turned by half a circle they are the same.
    """
    wide, edge = _CUBE / 2, _CUBE / math.sqrt(3)
    columns, rows = math.ceil(width / _CUBE) + 1, math.ceil(height / edge / 3) + 1
    tops, lefts, rights = "", "", ""
    for row in range(-2 * rows, 2 * rows + 1):
        for column in range(-columns, columns + 1):
            x = left + width / 2 + (column + row % 2 / 2) * _CUBE
            y = top + height / 2 + row * 1.5 * edge
            middle, high = y + edge / 2, edge / 2
            near = [(x, middle), (x - wide, y), (x - wide, y + edge), (x, middle + edge)]
            far = [(x, middle), (x + wide, y), (x + wide, y + edge), (x, middle + edge)]
            tops += _within([(x, y - high), (x + wide, y), (x, middle), (x - wide, y)], left, top, width, height)
            lefts += _within(near, left, top, width, height)
            rights += _within(far, left, top, width, height)
    return tops, lefts, rights


def _within(shape: list[Point], left: float, top: float, width: float, height: float) -> str:
    """What of a convex shape lies in a rectangle, as path text; empty for nothing."""
    for axis, least, most in ((0, left, left + width), (1, top, top + height)):
        for limit, way in ((least, 1), (most, -1)):
            shape = _cut(shape, axis, limit, way)
    return polygon(shape) if len(shape) > 2 else ""


def _cut(shape: list[Point], axis: int, limit: float, way: int) -> list[Point]:
    """The part of a convex shape on one side of an upright or level line."""
    kept: list[Point] = []
    for here, there in pairwise([*shape, *shape[:1]]):
        depth, next_depth = ((point[axis] - limit) * way for point in (here, there))
        if depth >= 0:
            kept.append(here)
        if depth * next_depth < 0:
            share = depth / (depth - next_depth)
            kept.append((here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share))
    return kept


def rosette(x: float, y: float, radius: float) -> list[str]:
    """A round of eight leaves, as four tiles make it that meet in its middle."""
    unit = radius / 100
    return [
        path(ellipse(x, y, radius), ROSE),
        path(ellipse(x, y, 86 * unit), CHALK),
        path(ellipse(x, y, 77 * unit), COAL),
        path(flower(x, y, 15 * unit, 72 * unit, 15 * unit, 22.5), OCHRE),
        path(flower(x, y, 28 * unit, 60 * unit, 6 * unit, 22.5), BRICK),
        path(ellipse(x, y, 16 * unit), CHALK),
        path(ellipse(x, y, 8 * unit), BRICK),
    ]


def emblem() -> str:
    """A small café table: a rosette within an octagon of zinc."""
    x = y = SIDE / 2
    rim = regular(x, y, 142, 8, 22.5)
    diamonds = "".join(polygon(regular(*at, 11, 4, 45 * k)) for k, at in enumerate(regular(x, y, 119, 8, 22.5)))
    return document(
        SIDE,
        SIDE,
        [
            path(polygon(regular(x, y, 156, 8, 22.5)), ZINC, ZINC_DEEP, 4, join="miter"),
            path(polygon(regular(x, y, 149, 8, 22.5)), None, ZINC_LIGHT, 3, join="miter"),
            path("".join(ellipse(*at, 4.6) for at in rim), ZINC_LIGHT, ZINC_DEEP, 1.6),
            path(polygon(regular(x, y, 133, 8, 22.5)), CHALK, COAL, 4, join="miter"),
            path(diamonds, SAGE),
            *rosette(x, y, 108),
        ],
    )


def woven() -> str:
    """Four tiles by their outlines: rounds where four corners meet, a cross of leaves in each."""
    lines, leaves = "", ""
    half = SIDE / 4
    unit = half / 50
    for x in (half, 3 * half):
        for y in (half, 3 * half):
            corners = [(x + across * half, y + down * half) for across in (-1, 1) for down in (-1, 1)]
            for radius in (44, 37):
                lines += "".join(quarter_round(*corner, x, y, radius * unit) for corner in corners)
            leaves += flower(x, y, 7 * unit, 46 * unit, 6 * unit, petals=4) + polygon(regular(x, y, 6 * unit, 4))
    for x in (0, 2 * half, 4 * half):
        for y in (0, 2 * half, 4 * half):
            leaves += flower(x, y, 8 * unit, 33 * unit, 6 * unit, 22.5)
    return only_lines(document(SIDE, SIDE, [path(lines, None, CHALK, 2), path(leaves, CHALK)]))


def border() -> str:
    """The edge of a zinc counter: a row of bosses between two mouldings."""
    width, height = BORDER
    bosses = "".join(ellipse(6 + 12.0 * k, 17, 4.6, 6) for k in range(8))
    lights = "".join(ellipse(4.6 + 12.0 * k, 15, 1.3, 2.4) for k in range(8))
    return document(
        width,
        height,
        [
            path(rectangle(0, 0, width, height), ZINC),
            path(rectangle(0, 0, width, 3.5) + rectangle(0, 28, width, 1.5), ZINC_LIGHT),
            path(rectangle(0, 6.5, width, 1.8) + rectangle(0, 25.5, width, 1.8), ZINC_DEEP),
            path(bosses, ZINC, ZINC_DEEP, 1.4),
            path(lights, ZINC_LIGHT),
        ],
    )


def back(style: DeckStyle) -> str:
    """A floor of cubes with a frieze of small tiles around it, a rosette in the middle."""
    left, top, width, height = PANEL
    x, y = WIDTH / 2, HEIGHT / 2
    frieze = 22.0
    inner = (left + frieze, top + frieze, width - 2 * frieze, height - 2 * frieze)
    tops, lefts, rights = cubes(*inner)
    items = [
        *_frieze(frieze),
        path(rectangle(*inner), CHALK),
        path(lefts, ROSE),
        path(rights, BRICK),
        path(tops, CHALK),
        path(rectangle(*inner), None, ZINC, 3, join="miter"),
        path(ellipse(x, y, 47), COAL, ZINC, 3),
        *rosette(x, y, 42),
    ]
    return card_back(style, COAL, COAL, ZINC, items)


def _frieze(deep: float) -> list[str]:
    """Diamonds along the four edges, and a square of ochre in each corner."""
    left, top, width, height = PANEL
    middle = deep / 2 + 0.5
    across = [left + deep + (k + 0.5) * (width - 2 * deep) / 8 for k in range(8)]
    down = [top + deep + (k + 0.5) * (height - 2 * deep) / 12 for k in range(12)]
    ends = [(x, y) for x in (left + middle, left + width - middle) for y in (top + middle, top + height - middle)]
    places = [(x, y) for x in across for y in (top + middle, top + height - middle)]
    places += [(x, y) for x in (left + middle, left + width - middle) for y in down]
    return [
        path("".join(polygon(regular(*at, 8, 4)) for at in places), CHALK),
        path("".join(polygon(regular(*at, 3.6, 4)) for at in places), ROSE),
        path("".join(rectangle(at[0] - 6, at[1] - 6, 12, 12) for at in ends), OCHRE),
        path("".join(ellipse(*at, 3) for at in ends), BRICK),
    ]


CARREAUX = Home(((97, 49, 53), (123, 67, 71)), emblem, woven, border, back)
