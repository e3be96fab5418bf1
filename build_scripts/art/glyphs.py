"""Rank letters and figures as paths, fitted into the index box of a card."""

from __future__ import annotations

from art.svg import num
from art.typeface import Outline, Typeface

_OVERSHOOT = 20
"""Font units that round letters may reach below the baseline."""
_GAP = 40
"""Font units between the two figures of the ten."""


def fitted(font: Typeface, text: str, centre: float, top: float, width: float, height: float) -> str:
    """The path of `text` with the capital height scaled to `height`, narrowed to `width` where it is wider.

    Every figure keeps the same height and baseline and may reach a little past both; only a letter with a tail (Q) is
    made smaller, so that the tail ends on the others' baseline.
    """
    outlines = [font.outline(character) for character in text]
    capital = font.outline("H").top
    ink = sum(outline.right - outline.left for outline in outlines) + _GAP * (len(outlines) - 1)
    tail = min(0, *(outline.bottom for outline in outlines)) + _OVERSHOOT
    scale_y = height / max(capital, capital - tail)
    scale_x = min(scale_y, width / ink)
    pen = centre - ink * scale_x / 2
    parts = []
    for outline in outlines:
        parts.append(_path(outline, pen, top + capital * scale_y, scale_x, scale_y))
        pen += (outline.right - outline.left + _GAP) * scale_x
    return "".join(parts)


def _path(outline: Outline, left: float, baseline: float, scale_x: float, scale_y: float) -> str:
    def place(x: float, y: float) -> str:
        return f"{num(left + (x - outline.left) * scale_x)},{num(baseline - y * scale_y)}"

    parts = []
    for contour in outline.contours:
        points = _with_implied(contour)
        parts.append("M" + place(points[0][0], points[0][1]))
        index = 1
        while index < len(points):
            x, y, on_curve = points[index]
            if on_curve:
                parts.append("L" + place(x, y))
                index += 1
                continue
            end_x, end_y, _ = points[(index + 1) % len(points)]
            parts.append("Q" + place(x, y) + " " + place(end_x, end_y))
            index += 2
        parts.append("Z")
    return "".join(parts)


def _with_implied(contour: tuple[tuple[int, int, bool], ...]) -> list[tuple[float, float, bool]]:
    """The contour with the midpoints that TrueType leaves out, starting on the curve."""
    points: list[tuple[float, float, bool]] = []
    for index, (x, y, on_curve) in enumerate(contour):
        last_x, last_y, last_on = contour[index - 1]
        if not on_curve and not last_on:
            points.append(((x + last_x) / 2, (y + last_y) / 2, True))
        points.append((x, y, on_curve))
    first_on = next(index for index, point in enumerate(points) if point[2])
    return points[first_on:] + points[:first_on]
