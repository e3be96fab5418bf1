"""Girih: brass stars and crosses on night blue, teal cloth with a rosette of sixteen petals."""

from __future__ import annotations

from art import palette
from art.card import HEIGHT, WIDTH, DeckStyle
from art.girih import khatam, regular, rosette, ten_star
from art.homes.home import BORDER, SIDE, Home, card_back
from art.svg import document, ellipse, path, polygon, rectangle

_TILE = 52.5
_COLUMNS, _ROWS = 4, 6


def woven() -> str:
    """A sixteen-fold rosette of brass lines on nothing, for the menu and the middle of the cloth."""
    size, centre = 640.0, 320.0
    petals = "".join(polygon(shape) for shape in rosette(centre, centre, 262, 16))
    beads = "".join(polygon(khatam(x, y, 13)) for x, y in regular(centre, centre, 286, 32, 5.625))
    rings = "".join(ellipse(centre, centre, radius) for radius in (312, 304, 268, 262))
    core = polygon(khatam(centre, centre, 40)) + polygon(khatam(centre, centre, 22, 22.5))
    return document(
        size,
        size,
        [
            path(rings, None, palette.BRASS, 1.8),
            path(petals, None, palette.BRASS, 2.6, join="miter"),
            path(beads, None, palette.BRASS, 1.4, join="miter"),
            path(core, None, palette.BRASS, 1.8, join="miter"),
        ],
    )


def border() -> str:
    """Khatam and lozenge between two rules."""
    width, height = BORDER
    return document(
        width,
        height,
        [
            path(rectangle(0, 1.5, width, 2) + rectangle(0, height - 3.5, width, 2), palette.BRASS),
            path(polygon(khatam(24, 16, 10)), palette.TEAL_LIGHT, palette.BRASS, 1.6, join="miter"),
            path(polygon(khatam(24, 16, 4.6, 22.5)), palette.BRASS_LIGHT),
            path(polygon([(72, 9), (82, 16), (72, 23), (62, 16)]), palette.OXBLOOD, palette.BRASS, 1.6, join="miter"),
            path(ellipse(48, 16, 2) + ellipse(0, 16, 2) + ellipse(width, 16, 2), palette.BRASS),
        ],
    )


def emblem() -> str:
    """A ten-fold star within a wreath of small ones."""
    x = y = SIDE / 2
    wreath = regular(x, y, 128, 10, 18)
    return document(
        SIDE,
        SIDE,
        [
            path("".join(polygon(khatam(*at, 24)) for at in wreath), palette.TEAL, palette.BRASS, 3, join="miter"),
            path("".join(polygon(khatam(*at, 11, 22.5)) for at in wreath), palette.BRASS_LIGHT),
            path(ellipse(x, y, 104), palette.NIGHT, palette.BRASS, 5),
            path(polygon(ten_star(x, y, 98)), palette.OXBLOOD, palette.BRASS, 5, join="miter"),
            path(polygon(ten_star(x, y, 64, 18)), palette.TEAL_DEEP, palette.BRASS, 4, join="miter"),
            path(polygon(ten_star(x, y, 34)), palette.BRASS_LIGHT, palette.BRASS, 2, join="miter"),
        ],
    )


def back(style: DeckStyle) -> str:
    """Stars and crosses around a ten-fold medallion."""
    left, top = (WIDTH - _COLUMNS * _TILE) / 2, (HEIGHT - _ROWS * _TILE) / 2
    centres = [(left + (c + 0.5) * _TILE, top + (r + 0.5) * _TILE) for r in range(_ROWS) for c in range(_COLUMNS)]
    stars = "".join(polygon(khatam(x, y, _TILE / 2)) for x, y in centres)
    inner = "".join(polygon(khatam(x, y, _TILE * 0.27, 22.5)) for x, y in centres)
    dots = "".join(ellipse(x, y, 4.2) for x, y in centres)
    crossings = [
        (left + c * _TILE, top + r * _TILE) for r in range(1, _ROWS) for c in range(1, _COLUMNS) if (c, r) != (2, 3)
    ]
    diamonds = "".join(polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]) for x, y in crossings)
    items = [
        path(stars, palette.NIGHT, palette.BRASS, 4.4, join="miter"),
        path(stars, None, palette.NIGHT_DEEP, 1.3, join="miter"),
        path(inner, palette.TEAL, palette.BRASS, 1.6, join="miter"),
        path(dots, palette.BRASS),
        path(diamonds, palette.BRASS),
        *_medallion(WIDTH / 2, HEIGHT / 2),
    ]
    return card_back(style, palette.NIGHT, palette.OXBLOOD, palette.BRASS, items)


def _medallion(x: float, y: float) -> list[str]:
    return [
        path(ellipse(x, y, 53), palette.NIGHT, palette.BRASS, 4),
        path(ellipse(x, y, 47), palette.TEAL_DEEP, palette.BRASS_DEEP, 1.2),
        path(polygon(ten_star(x, y, 45)), palette.OXBLOOD, palette.BRASS, 3, join="miter"),
        path(polygon(ten_star(x, y, 29, 18)), palette.NIGHT, palette.BRASS, 2.2, join="miter"),
        path(polygon(ten_star(x, y, 15)), palette.BRASS_LIGHT, palette.BRASS, 1, join="miter"),
    ]


GIRIH = Home(((14, 76, 82), (24, 94, 99)), emblem, woven, border, back)
