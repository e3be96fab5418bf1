"""The glazed tiles of Tunisian courtyards: flowers of eight petals in cobalt, yellow and green on white."""

from __future__ import annotations

import math

from art.card import HEIGHT, WIDTH, DeckStyle
from art.girih import khatam
from art.homes.home import BORDER, PANEL, SIDE, Home, card_back, only_lines
from art.svg import document, ellipse, num, path, polygon, rectangle

COBALT = "#1d4596"
COBALT_DEEP = "#12295c"
GLAZE = "#f5efe0"
YELLOW = "#e2a92f"
GREEN = "#2e7d5b"
BROWN = "#5a2d1c"


def petal(x: float, y: float, turn: float, near: float, far: float, wide: float) -> str:
    """A leaf from `near` to `far` of a centre, pointed at both ends; `wide` at most to each side."""
    angle = math.radians(turn)
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))

    def at(distance: float, aside: float) -> str:
        px = x + along[0] * distance + across[0] * aside
        py = y + along[1] * distance + across[1] * aside
        return f"{num(px)},{num(py)}"

    third = (far - near) / 3
    left = f"C{at(near + third, wide * 1.3)} {at(far - third, wide * 1.1)} {at(far, 0)}"
    right = f"C{at(far - third, -wide * 1.1)} {at(near + third, -wide * 1.3)} {at(near, 0)}"
    return f"M{at(near, 0)}{left}{right}Z"


def flower(x: float, y: float, near: float, far: float, wide: float, turn: float = 0.0, petals: int = 8) -> str:
    """Petals all around."""
    return "".join(petal(x, y, turn + k * 360 / petals, near, far, wide) for k in range(petals))


def tile(x: float, y: float, side: float) -> list[str]:
    """One tile around a centre: a flower, buds between its petals, a quarter of a star in each corner."""
    unit, half = side / 100, side / 2
    corners = [(x + across * half, y + down * half) for across in (-1, 1) for down in (-1, 1)]
    buds = "".join(ellipse(*_polar(x, y, 33 * unit, 22.5 + k * 45), 3 * unit) for k in range(8))
    return [
        path(rectangle(x - half, y - half, side, side), GLAZE),
        path("".join(quarter_round(cx, cy, x, y, 24 * unit) for cx, cy in corners), COBALT),
        path("".join(quarter_round(cx, cy, x, y, 15 * unit) for cx, cy in corners), YELLOW),
        path(flower(x, y, 8 * unit, 43 * unit, 9.5 * unit), COBALT),
        path(flower(x, y, 15 * unit, 34 * unit, 4.2 * unit), GLAZE),
        path(flower(x, y, 7 * unit, 26 * unit, 5.2 * unit, 22.5), GREEN),
        path(buds, YELLOW),
        path(polygon(khatam(x, y, 11 * unit)), YELLOW, BROWN, 1.2 * unit, join="miter"),
        path(ellipse(x, y, 4 * unit), BROWN),
    ]


def _polar(x: float, y: float, distance: float, turn: float) -> tuple[float, float]:
    return x + distance * math.cos(math.radians(turn)), y + distance * math.sin(math.radians(turn))


def quarter_round(cx: float, cy: float, x: float, y: float, radius: float) -> str:
    """The quarter of a circle around the corner of a tile that lies in it."""
    across, down = math.copysign(radius, x - cx), math.copysign(radius, y - cy)
    bent = 0.5523
    return (
        f"M{num(cx)},{num(cy)}L{num(cx + across)},{num(cy)}"
        f"C{num(cx + across)},{num(cy + down * bent)} {num(cx + across * bent)},{num(cy + down)} "
        f"{num(cx)},{num(cy + down)}Z"
    )


def emblem() -> str:
    """One tile with a frame of cobalt."""
    x = y = SIDE / 2
    return document(
        SIDE, SIDE, [path(rectangle(20, 20, 280, 280), COBALT_DEEP, YELLOW, 5, join="miter"), *tile(x, y, 256)]
    )


def woven() -> str:
    """Four tiles by their outlines."""
    items = []
    quarter = SIDE / 4
    for x in (quarter, 3 * quarter):
        for y in (quarter, 3 * quarter):
            unit = SIDE / 200
            corners = [(x + across * quarter, y + down * quarter) for across in (-1, 1) for down in (-1, 1)]
            items += [
                path(flower(x, y, 8 * unit, 43 * unit, 9.5 * unit), GLAZE),
                path("".join(quarter_round(cx, cy, x, y, 20 * unit) for cx, cy in corners), None, GLAZE, 2.2),
                path(polygon(khatam(x, y, 8 * unit)), GLAZE),
            ]
    return only_lines(document(SIDE, SIDE, items))


def border() -> str:
    """Small tiles side by side."""
    width, height = BORDER
    items = [path(rectangle(0, 0, width, height), COBALT_DEEP)]
    for number in range(4):
        x = 12 + 24.0 * number
        glaze, leaf = (GLAZE, COBALT) if number % 2 else (YELLOW, COBALT_DEEP)
        items += [
            path(rectangle(x - 10.5, 5.5, 21, 21), glaze),
            path(flower(x, 16, 2, 9.6, 2.6), leaf),
            path(ellipse(x, 16, 2.6), GREEN),
        ]
    return document(width, height, items)


def back(style: DeckStyle) -> str:
    """Tiles, three by four and a half, in a frame of cobalt."""
    left, top, width, height = PANEL
    side = 68.0
    items = []
    for row in (-2, -1, 0, 1, 2):
        for column in (-1, 0, 1):
            if abs(row) < 2:
                items += tile(WIDTH / 2 + column * side, HEIGHT / 2 + row * side * 1.0, side)
    items += [
        path(rectangle(left + 9, top + 54, width - 18, height - 108), None, YELLOW, 2.5, join="miter"),
        *_frieze(top + 27),
        *_frieze(top + height - 27),
    ]
    return card_back(style, COBALT_DEEP, COBALT, YELLOW, items)


def _frieze(y: float) -> list[str]:
    """A row of flowers above or below the tiles."""
    xs = [WIDTH / 2 + (k - 2) * 42.0 for k in range(5)]
    return [
        path("".join(polygon(khatam(x, y, 17)) for x in xs), GLAZE, YELLOW, 1.6, join="miter"),
        path("".join(flower(x, y, 2, 13.5, 3.2) for x in xs), COBALT),
        path("".join(ellipse(x, y, 3.2) for x in xs), YELLOW),
    ]


TILES = Home(((18, 56, 118), (30, 74, 142)), emblem, woven, border, back)
