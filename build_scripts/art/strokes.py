"""Drawing by hand with mirrors: outlined shapes, and closed paths given by their right half."""

from __future__ import annotations

from art.svg import num, path

OUTLINE = "#2a1812"
"""The dark brown that outlines every painted shape of the courts."""
LINE = 1.9

Segment = tuple[float, ...]
"""Two numbers are a straight line, four a quadratic and six a cubic curve, each ending in its last two."""


def shape(d: str, fill: str, width: float = LINE, stroke: str = OUTLINE) -> str:
    """A filled shape with the outline of the courts."""
    return path(d, fill, stroke, width)


def line(d: str, width: float = LINE, stroke: str = OUTLINE) -> str:
    """An open line."""
    return path(d, None, stroke, width)


def both(d: str) -> str:
    """A path and its mirror image in the line x = 0, as one path text; `d` uses absolute M, L, Q, C and Z only."""
    return d + _mirrored(d)


def symmetric(start: tuple[float, float], *segments: Segment) -> str:
    """A closed path: the right half from `start` on the axis through `segments`, then the same mirrored back."""
    forward = [f"M{num(start[0])},{num(start[1])}"]
    for segment in segments:
        forward.append(_command(segment))
    backward = []
    ends = [start, *((segment[-2], segment[-1]) for segment in segments)]
    last = ends[-1]
    if abs(last[0]) > 0.01:
        backward.append(_command((-last[0], last[1])))
    for segment, begin in zip(reversed(segments), reversed(ends[:-1]), strict=True):
        controls = [(segment[i], segment[i + 1]) for i in range(0, len(segment) - 2, 2)]
        numbers: list[float] = []
        for x, y in [*reversed(controls), begin]:
            numbers += [-x, y]
        backward.append(_command(tuple(numbers)))
    return "".join(forward + backward) + "Z"


def _command(segment: Segment) -> str:
    letter = {2: "L", 4: "Q", 6: "C"}[len(segment)]
    pairs = [f"{num(segment[i])},{num(segment[i + 1])}" for i in range(0, len(segment), 2)]
    return letter + " ".join(pairs)


def _mirrored(d: str) -> str:
    out, number, is_x = [], "", True

    def flush() -> None:
        nonlocal number, is_x
        if number:
            out.append(num(-float(number)) if is_x else number)
            is_x = not is_x
            number = ""

    for character in d:
        if character in "0123456789.-":
            number += character
            continue
        flush()
        out.append(character)
        if character.isalpha():
            is_x = True
    flush()
    return "".join(out)
