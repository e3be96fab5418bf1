"""The background of a person: a coloured niche with a halo, and an ornament of home in thin brass."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from art import palette
from art.girih import khatam, rosette
from art.homes.carreaux import cubes
from art.people.look import Look
from art.svg import ellipse, num, path, polygon, polyline, rectangle


def ground(look: Look) -> list[str]:
    """The square behind a person."""
    return [path(rectangle(0, 0, 200, 200), look.ground), *_MOTIFS[look.motif](look)]


def _thin(d: str, width: float = 1.4, alpha: float = 0.75) -> str:
    return path(d, None, palette.BRASS, width).replace("/>", f' stroke-opacity="{num(alpha)}"/>')


def _girih(look: Look) -> list[str]:
    petals = "".join(polygon(petal) for petal in rosette(100, 92, 104, 16))
    return [path(polygon(khatam(100, 92, 92)), look.halo), _thin(petals, 1.3, 0.4), _thin(polygon(khatam(100, 92, 86)))]


def _sadu(look: Look) -> list[str]:
    """Triangles in woven bands, as on the tents of the Gulf."""
    bands = []
    for y in (14, 44, 74, 104, 134, 164):
        teeth = "".join(polygon([(x, y + 12), (x + 8, y - 2), (x + 16, y + 12)]) for x in range(-4, 204, 16))
        bands.append(path(teeth, look.halo))
        bands.append(_thin(polyline([(0, y + 16), (200, y + 16)]), 1.3, 0.6))
    return [*bands, path(ellipse(100, 92, 76), look.halo), _thin(ellipse(100, 92, 71), 1.4)]


def _tile(look: Look) -> list[str]:
    """A flower in a tile, as on the walls of Tunis."""
    petals = []
    for turn in range(8):
        angle = math.radians(turn * 45)
        points = [
            (100 + r * math.cos(angle + a), 92 + r * math.sin(angle + a))
            for r, a in ((50, 0), (88, 0.34), (108, 0), (88, -0.34))
        ]
        petals.append(
            f"M{num(points[0][0])},{num(points[0][1])}"
            f"Q{num(points[1][0])},{num(points[1][1])} {num(points[2][0])},{num(points[2][1])}"
            f"Q{num(points[3][0])},{num(points[3][1])} {num(points[0][0])},{num(points[0][1])}Z"
        )
    corners = "".join(ellipse(x, y, 34) for x in (0, 200) for y in (-8, 192))
    return [
        path("".join(petals), look.halo),
        path(corners, look.halo),
        _thin("".join(petals) + corners),
        path(ellipse(100, 92, 66), look.halo),
    ]


def _waves(look: Look) -> list[str]:
    """The waves of a Brazilian promenade."""
    drawn = []
    for row in range(7):
        y, sway = 6 + row * 32.0, 14 if row % 2 else -14
        d = f"M-10,{num(y)}"
        for step in range(4):
            x = -10 + step * 55.0
            d += f"Q{num(x + 27.5)},{num(y + (sway if step % 2 else -sway) * 1.5)} {num(x + 55)},{num(y)}"
        d += f"L210,{num(y + 15)}"
        for step in range(4):
            x = 210 - step * 55.0
            bend = (sway if (3 - step) % 2 else -sway) * 1.5
            d += f"Q{num(x - 27.5)},{num(y + 15 + bend)} {num(x - 55)},{num(y + 15)}"
        drawn.append(path(d + "Z", look.halo))
    return drawn


def _paper(look: Look) -> list[str]:
    """A flower cut from folded paper, as in Poland."""
    petals = ""
    for turn in range(12):
        angle = math.radians(turn * 30 + 15)
        x, y = 100 + 82 * math.cos(angle), 92 + 82 * math.sin(angle)
        petals += ellipse(x, y, 19)
    dots = "".join(
        ellipse(100 + 84 * math.cos(math.radians(turn * 30 + 15)), 92 + 84 * math.sin(math.radians(turn * 30 + 15)), 5)
        for turn in range(12)
    )
    return [path(petals + ellipse(100, 92, 78), look.halo), path(dots, look.ground), _thin(ellipse(100, 92, 66), 1.6)]


def _cubes(look: Look) -> list[str]:
    """The cubes of cement floors, from Marseille to Tunis."""
    tops, lefts, _ = cubes(0, -8, 200, 200)
    shaded = path(lefts, look.halo).replace("/>", ' fill-opacity="0.4"/>')
    return [path(tops, look.halo), shaded, path(ellipse(100, 92, 70), look.halo), _thin(ellipse(100, 92, 65), 1.5)]


_MOTIFS: Final[dict[str, Callable[[Look], list[str]]]] = {
    "girih": _girih,
    "sadu": _sadu,
    "tile": _tile,
    "waves": _waves,
    "paper": _paper,
    "cubes": _cubes,
}
