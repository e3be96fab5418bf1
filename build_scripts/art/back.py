"""The back of the cards: stars and crosses in brass on night blue around a ten-fold medallion."""

from __future__ import annotations

from art import palette
from art.card import HEIGHT, RADIUS, WIDTH, DeckStyle
from art.girih import khatam, ten_star
from art.svg import document, ellipse, path, polygon, rounded

_TILE = 52.5
_COLUMNS, _ROWS = 4, 6
_MARGIN = 13.75


def back(style: DeckStyle) -> str:
    """The SVG of the back; it looks the same upside down."""
    left, top = (WIDTH - _COLUMNS * _TILE) / 2, (HEIGHT - _ROWS * _TILE) / 2
    centres = [(left + (c + 0.5) * _TILE, top + (r + 0.5) * _TILE) for r in range(_ROWS) for c in range(_COLUMNS)]
    panel = rounded(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN, 7)
    stars = "".join(polygon(khatam(x, y, _TILE / 2)) for x, y in centres)
    inner = "".join(polygon(khatam(x, y, _TILE * 0.27, 22.5)) for x, y in centres)
    dots = "".join(ellipse(x, y, 4.2) for x, y in centres)
    crossings = [
        (left + c * _TILE, top + r * _TILE) for r in range(1, _ROWS) for c in range(1, _COLUMNS) if (c, r) != (2, 3)
    ]
    diamonds = "".join(polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]) for x, y in crossings)
    return document(
        WIDTH,
        HEIGHT,
        [
            path(rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, RADIUS - 1.5), style.paper, style.outline, 3),
            path(rounded(8, 8, WIDTH - 16, HEIGHT - 16, RADIUS - 7), palette.NIGHT),
            path(panel, palette.OXBLOOD, palette.BRASS, 2.5),
            path(stars, palette.NIGHT, palette.BRASS, 4.4, join="miter"),
            path(stars, None, palette.NIGHT_DEEP, 1.3, join="miter"),
            path(inner, palette.TEAL, palette.BRASS, 1.6, join="miter"),
            path(dots, palette.BRASS),
            path(diamonds, palette.BRASS),
            *_medallion(WIDTH / 2, HEIGHT / 2),
        ],
    )


def _medallion(x: float, y: float) -> list[str]:
    return [
        path(ellipse(x, y, 53), palette.NIGHT, palette.BRASS, 4),
        path(ellipse(x, y, 47), palette.TEAL_DEEP, palette.BRASS_DEEP, 1.2),
        path(polygon(ten_star(x, y, 45)), palette.OXBLOOD, palette.BRASS, 3, join="miter"),
        path(polygon(ten_star(x, y, 29, 18)), palette.NIGHT, palette.BRASS, 2.2, join="miter"),
        path(polygon(ten_star(x, y, 15)), palette.BRASS_LIGHT, palette.BRASS, 1, join="miter"),
    ]
