"""Wycinanka, the paper cuts of Polish villages: layered flowers, hearts and leaves in bright paper on white."""

from __future__ import annotations

import math

from art.card import HEIGHT, WIDTH, DeckStyle
from art.homes.home import BORDER, PANEL, SIDE, Home, card_back, only_lines
from art.homes.tiles import flower, petal
from art.svg import document, ellipse, num, path, rectangle

PAPER = "#f7f1e2"
POPPY = "#c8272f"
LEAF = "#2c7a3c"
SUN = "#efb21e"
CORNFLOWER = "#2a5aa8"
PLUM = "#8a2a6b"
DUSK = "#42163f"
DUSK_DEEP = "#2a0d29"


def scallops(x: float, y: float, radius: float, count: int, bump: float) -> str:
    """A round of paper whose edge was cut in small arcs."""
    dots = "".join(ellipse(*_polar(x, y, radius, k * 360 / count), bump) for k in range(count))
    return ellipse(x, y, radius) + dots


def heart(x: float, y: float, size: float, turn: float) -> str:
    """A heart whose tip points to where `turn` leads away from."""
    angle = math.radians(turn)
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))

    def at(out: float, aside: float) -> str:
        px = x + size * (along[0] * out + across[0] * aside)
        py = y + size * (along[1] * out + across[1] * aside)
        return f"{num(px)},{num(py)}"

    one = f"C{at(-0.2, 0.5)} {at(0.2, 1.05)} {at(0.62, 0.9)}C{at(1.0, 0.75)} {at(0.95, 0.15)} {at(0.62, 0)}"
    two = f"C{at(0.95, -0.15)} {at(1.0, -0.75)} {at(0.62, -0.9)}C{at(0.2, -1.05)} {at(-0.2, -0.5)} {at(-0.85, 0)}"
    return f"M{at(-0.85, 0)}{one}{two}Z"


def _polar(x: float, y: float, distance: float, turn: float) -> tuple[float, float]:
    return x + distance * math.cos(math.radians(turn)), y + distance * math.sin(math.radians(turn))


def star(x: float, y: float, size: float) -> list[str]:
    """The round cut of Łowicz, `size` to its edge: papers one upon the other from the largest to the smallest."""
    unit = size / 100
    hearts = [(_polar(x, y, 68 * unit, k * 45.0), k * 45.0) for k in range(8)]
    buds = [_polar(x, y, 84 * unit, 22.5 + k * 45) for k in range(8)]
    return [
        path(flower(x, y, 30 * unit, 98 * unit, 15 * unit, 22.5), LEAF),
        path(flower(x, y, 46 * unit, 88 * unit, 6 * unit, 22.5), SUN),
        path("".join(heart(*at, 21 * unit, turn) for at, turn in hearts), POPPY),
        path("".join(heart(*at, 12 * unit, turn) for at, turn in hearts), PAPER),
        path("".join(heart(*at, 7 * unit, turn) for at, turn in hearts), CORNFLOWER),
        path("".join(ellipse(*at, 4.4 * unit) for at in buds), PLUM),
        path(scallops(x, y, 44 * unit, 24, 5.4 * unit), PAPER),
        path(scallops(x, y, 38 * unit, 24, 4.4 * unit), POPPY),
        path(flower(x, y, 6 * unit, 36 * unit, 8 * unit), SUN),
        path(flower(x, y, 10 * unit, 27 * unit, 3.6 * unit), LEAF),
        path(scallops(x, y, 12 * unit, 12, 3.2 * unit), CORNFLOWER),
        path(ellipse(x, y, 6.5 * unit), PAPER),
    ]


def emblem() -> str:
    """The round cut."""
    return document(SIDE, SIDE, star(SIDE / 2, SIDE / 2, SIDE / 2 - 6))


def woven() -> str:
    """The outlines of the round cut, large in the middle of the cloth."""
    x = y = SIDE / 2
    unit = SIDE / 200
    hearts = [(_polar(x, y, 68 * unit, k * 45.0), k * 45.0) for k in range(8)]
    lines = [
        flower(x, y, 47 * unit, 98 * unit, 15 * unit, 22.5),
        flower(x, y, 54 * unit, 86 * unit, 6 * unit, 22.5),
        "".join(heart(*at, 21 * unit, turn) for at, turn in hearts),
        "".join(heart(*at, 11 * unit, turn) for at, turn in hearts),
        ellipse(x, y, 45 * unit) + ellipse(x, y, 40 * unit),
        flower(x, y, 8 * unit, 37 * unit, 8 * unit),
        ellipse(x, y, 7 * unit),
    ]
    beads = "".join(ellipse(*_polar(x, y, 42.5 * unit, k * 15.0), 1.6 * unit) for k in range(24))
    return only_lines(document(SIDE, SIDE, [path("".join(lines), None, PAPER, 1.1), path(beads, PAPER)]))


def border() -> str:
    """Tulips and hearts in turn, over a cut edge."""
    width, height = BORDER
    edge = "".join(ellipse(6 + 12.0 * k, 28, 4.6) for k in range(8))
    items = [
        path(rectangle(0, 0, width, 27) + edge, PAPER),
        path(rectangle(0, 0, width, 3), POPPY),
        path("".join(ellipse(6 + 12.0 * k, 28, 1.7) for k in range(8)), POPPY),
    ]
    for x, colour in ((24.0, POPPY), (72.0, CORNFLOWER)):
        items += [
            path(heart(x, 14, 8.4, -90), colour),
            path(heart(x, 14.6, 4, -90), SUN),
            path("".join(petal(x, 15, turn, 9, 23, 3.6) for turn in (-14, 14, 166, 194)), LEAF),
        ]
    return document(width, height, items)


def back(style: DeckStyle) -> str:
    """The round cut on aubergine, a bouquet towards each end."""
    left, top, width, height = PANEL
    x, y = WIDTH / 2, HEIGHT / 2
    items = [*star(x, y, 84)]
    for way in (-1, 1):
        end = y + way * (height / 2 - 44)
        up = 90 * way
        items += [
            path("".join(petal(x, end, up + turn, 6, 92, 11) for turn in (-84, 84)), LEAF),
            path("".join(petal(x, end, up + turn, 10, 62, 9) for turn in (-132, -48, 48, 132)), LEAF),
            path(heart(x, end, 28, up + 180), POPPY),
            path(heart(x, end, 17, up + 180), PAPER),
            path(heart(x, end, 10, up + 180), CORNFLOWER),
        ]
        for aside in (-72, 72):
            items += [
                path(scallops(x + aside, end, 13, 10, 4), SUN),
                path(flower(x + aside, end, 2, 13, 3.4), POPPY),
                path(ellipse(x + aside, end, 4), PAPER),
            ]
    frame = rectangle(left + 7, top + 7, width - 14, height - 14)
    return card_back(style, DUSK_DEEP, DUSK, SUN, [path(frame, None, POPPY, 2, join="miter"), *items])


WYCINANKA = Home(((64, 25, 64), (89, 36, 89)), emblem, woven, border, back)
