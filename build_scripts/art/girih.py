"""Girih geometry: the eight-fold star and cross, the khatam, and interlaced straps cut to a rectangle.

The star and cross: eight-pointed stars on a square lattice, pointed crosses between them, one tile of `size`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from art.svg import Point, polygon, star_points

_KHATAM_INNER = math.cos(math.radians(45)) / math.cos(math.radians(22.5))


def khatam(x: float, y: float, radius: float, turn: float = 0.0) -> list[Point]:
    """The eight-pointed star made of two squares, a tip at the top."""
    return star_points(x, y, radius, radius * _KHATAM_INNER, 8, turn)


def ten_star(x: float, y: float, radius: float, turn: float = 0.0) -> list[Point]:
    """The ten-pointed star {10/3} of the decagonal girih."""
    inner = math.cos(math.radians(54)) / math.cos(math.radians(36))
    return star_points(x, y, radius, radius * inner, 10, turn)


def clipped(points: list[Point], left: float, top: float, right: float, bottom: float) -> list[Point]:
    """A polygon cut to an upright box, edge by edge."""
    kept = points
    for axis, bound, keep_above in ((0, left, True), (0, right, False), (1, top, True), (1, bottom, False)):
        kept = list(_cut(kept, axis, bound, keep_above))
    return kept


def _cut(points: list[Point], axis: int, bound: float, keep_above: bool) -> Iterator[Point]:
    def inside(point: Point) -> bool:
        return point[axis] >= bound if keep_above else point[axis] <= bound

    for index, point in enumerate(points):
        last = points[index - 1]
        if inside(point) != inside(last):
            share = (bound - last[axis]) / (point[axis] - last[axis])
            yield (last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1]))
        if inside(point):
            yield point


def star_polygon(x: float, y: float, radius: float, tips: int, step: int, turn: float = 0.0) -> str:
    """The star polygon {tips/step} as its full chords, for line drawings."""
    corners = [
        (
            x + radius * math.cos(math.radians(turn - 90 + index * 360 / tips)),
            y + radius * math.sin(math.radians(turn - 90 + index * 360 / tips)),
        )
        for index in range(tips)
    ]
    rounds = math.gcd(tips, step)
    return "".join(
        polygon([corners[(first + step * index) % tips] for index in range(tips // rounds)]) for first in range(rounds)
    )
