"""Curves that several parts of a portrait share: scalloped edges, points along a curve, marks between two curves."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.svg import Point, num, pair

Cubic = tuple[Point, Point, Point, Point]


def scalloped(points: Sequence[Point], bulge: float, centre: Point) -> str:
    """A closed path whose sides swell away from `centre` by `bulge` units: curls, petals, lace."""
    out = [f"M{pair(points[0])}"]
    for here, there in zip(points, [*points[1:], points[0]], strict=True):
        middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        away = math.dist(middle, centre) or 1.0
        x = middle[0] + (middle[0] - centre[0]) / away * bulge
        y = middle[1] + (middle[1] - centre[1]) / away * bulge
        out.append(f"Q{num(x)},{num(y)} {pair(there)}")
    return "".join(out) + "Z"


def arc(centre: Point, rx: float, ry: float, begin: float, end: float, steps: int) -> list[Point]:
    """Points along an ellipse, in degrees clockwise from the top."""
    points = []
    for step in range(steps + 1):
        angle = math.radians(begin + (end - begin) * step / steps - 90)
        points.append((centre[0] + rx * math.cos(angle), centre[1] + ry * math.sin(angle)))
    return points


def at(curve: Cubic, share: float) -> Point:
    """The point of a curve, 0 at its begin and 1 at its end."""
    rest = 1 - share
    weights = (rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3)
    return (
        sum(weight * point[0] for weight, point in zip(weights, curve, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, curve, strict=True)),
    )


def between(first: Cubic, second: Cubic, along: float, across: float) -> Point:
    """The point `along` two curves and `across` from the first to the second."""
    one, two = at(first, along), at(second, along)
    return (one[0] + (two[0] - one[0]) * across, one[1] + (two[1] - one[1]) * across)


def curl_marks(places: Sequence[Point], size: float) -> str:
    """Small hooks, as curls show inside of hair."""
    return "".join(
        f"M{num(x - size)},{num(y)}Q{num(x - size * 0.6)},{num(y - size)} {num(x + size * 0.3)},{num(y - size * 0.8)}"
        f"Q{num(x + size)},{num(y - size * 0.3)} {num(x + size * 0.4)},{num(y + size * 0.4)}"
        for x, y in places
    )
