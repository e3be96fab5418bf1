"""Writing SVG in the small dialect that nanosvg draws: `path` and `g`, plain fills and strokes, nothing else.

Coordinates are in the units of the picture's view box, y downwards. Every number is written with at most two decimals,
so the same geometry always gives the same bytes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def num(value: float) -> str:
    """A coordinate as short text: two decimals at most, no trailing zeros, never a negative zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def pair(point: Point) -> str:
    """A point as path text."""
    return f"{num(point[0])},{num(point[1])}"


def polygon(points: Iterable[Point]) -> str:
    """A closed path through straight lines."""
    return "M" + "L".join(pair(point) for point in points) + "Z"


def polyline(points: Iterable[Point]) -> str:
    """An open path through straight lines."""
    return "M" + "L".join(pair(point) for point in points)


def rectangle(left: float, top: float, width: float, height: float) -> str:
    """An upright rectangle."""
    return polygon([(left, top), (left + width, top), (left + width, top + height), (left, top + height)])


def rounded(left: float, top: float, width: float, height: float, radius: float) -> str:
    """A rectangle with round corners of one radius."""
    right, bottom, r = left + width, top + height, radius
    k = r * 0.4477
    return (
        f"M{num(left + r)},{num(top)}L{num(right - r)},{num(top)}"
        f"C{num(right - k)},{num(top)} {num(right)},{num(top + k)} {num(right)},{num(top + r)}"
        f"L{num(right)},{num(bottom - r)}"
        f"C{num(right)},{num(bottom - k)} {num(right - k)},{num(bottom)} {num(right - r)},{num(bottom)}"
        f"L{num(left + r)},{num(bottom)}"
        f"C{num(left + k)},{num(bottom)} {num(left)},{num(bottom - k)} {num(left)},{num(bottom - r)}"
        f"L{num(left)},{num(top + r)}"
        f"C{num(left)},{num(top + k)} {num(left + k)},{num(top)} {num(left + r)},{num(top)}Z"
    )


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A closed ellipse (a circle when one radius is given), drawn clockwise."""
    ry = rx if ry is None else ry
    kx, ky = rx * 0.5523, ry * 0.5523
    return (
        f"M{num(x)},{num(y - ry)}"
        f"C{num(x + kx)},{num(y - ry)} {num(x + rx)},{num(y - ky)} {num(x + rx)},{num(y)}"
        f"C{num(x + rx)},{num(y + ky)} {num(x + kx)},{num(y + ry)} {num(x)},{num(y + ry)}"
        f"C{num(x - kx)},{num(y + ry)} {num(x - rx)},{num(y + ky)} {num(x - rx)},{num(y)}"
        f"C{num(x - rx)},{num(y - ky)} {num(x - kx)},{num(y - ry)} {num(x)},{num(y - ry)}Z"
    )


def star_points(x: float, y: float, outer: float, inner: float, tips: int, turn: float = 0.0) -> list[Point]:
    """Corners of a star with `tips` points; `turn` in degrees, 0 puts a tip at the top."""
    corners = []
    for step in range(tips * 2):
        angle = math.radians(turn - 90 + step * 180 / tips)
        radius = inner if step % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return corners


def star(x: float, y: float, outer: float, inner: float, tips: int, turn: float = 0.0) -> str:
    """A closed star path."""
    return polygon(star_points(x, y, outer, inner, tips, turn))


def path(d: str, fill: str | None = None, stroke: str | None = None, width: float = 1.0, *, join: str = "round") -> str:
    """One `path` element; without a fill it is only a line."""
    parts = [f'<path d="{d}" fill="{fill or "none"}"']
    if stroke is not None:
        parts.append(f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="{join}" stroke-linecap="round"')
    return "".join(parts) + "/>"


def group(items: Sequence[str], transform: str) -> str:
    """Elements drawn together under one transform."""
    return f'<g transform="{transform}">' + "".join(items) + "</g>"


def move(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A transform text: scale, then turn (degrees), then move to (x, y)."""
    text = f"translate({num(x)},{num(y)})"
    if turn:
        text += f" rotate({num(turn)})"
    if scale != 1.0:
        text += f" scale({scale:.4g})"
    return text


def document(width: float, height: float, items: Iterable[str]) -> str:
    """A whole SVG file, one element a line."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
        f'viewBox="0 0 {num(width)} {num(height)}">'
    )
    return "\n".join([head, *items, "</svg>"]) + "\n"
