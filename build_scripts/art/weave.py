"""Seamless textures grown from seeded noise: felt and wood, as heights between 0 and 1.

A texture wraps round at its edges, so tiles meet without a seam.
"""

from __future__ import annotations

import math
from random import Random

Field = list[list[float]]
"""Rows of heights."""


def felt(size: int, seed: int) -> Field:
    """Short fibres lying every way on a fine grain."""
    rng = Random(seed)
    grain = [[rng.random() for _ in range(size)] for _ in range(size)]
    field = _blurred(grain, 1)
    for _ in range(size * 14):
        x, y = rng.random() * size, rng.random() * size
        angle = rng.random() * math.tau
        lift = (rng.random() - 0.5) * 0.3
        bend = (rng.random() - 0.5) * 0.25
        for _ in range(5 + int(rng.random() * 9)):
            field[int(y) % size][int(x) % size] += lift
            x, y, angle = x + math.cos(angle), y + math.sin(angle), angle + bend
    return _levelled(_blurred(field, 1))


def wood(width: int, height: int, seed: int) -> Field:
    """Long grain running from left to right."""
    rng = Random(seed)
    waves = [
        (1 + int(rng.random() * 3), rng.random() * math.tau, 1.4 + rng.random() * 2.2, 1 + int(rng.random() * 2))
        for _ in range(3)
    ]
    lines = [rng.random() for _ in range(height)]
    fine = _blurred([[rng.random() for _ in range(width)] for _ in range(height)], 0, 14)
    field = []
    for y in range(height):
        row = []
        for x in range(width):
            shift = sum(
                depth * math.sin(math.tau * (x / width * rate + y / height * across) + phase)
                for rate, phase, depth, across in waves
            )
            at = y + shift
            low = math.floor(at)
            share = at - low
            ring = lines[low % height] * (1 - share) + lines[(low + 1) % height] * share
            row.append(ring * 0.62 + fine[y][x] * 0.9)
        field.append(row)
    return _levelled(_blurred(field, 0, 2))


def shades(
    field: Field, dark: tuple[int, int, int], light: tuple[int, int, int], steps: int
) -> tuple[bytes, list[tuple[int, int, int]]]:
    """Palette indices of the heights and the palette from `dark` to `light`."""
    pixels = bytes(min(steps - 1, int(height * steps)) for row in field for height in row)
    palette = []
    for step in range(steps):
        share = step / (steps - 1)
        red, green, blue = (round(a + (b - a) * share) for a, b in zip(dark, light, strict=True))
        palette.append((red, green, blue))
    return pixels, palette


def _blurred(field: Field, rows: int, columns: int | None = None) -> Field:
    """Box blur by `rows` up and down and `columns` to each side, wrapping round."""
    columns = rows if columns is None else columns
    height, width = len(field), len(field[0])
    across = [
        [sum(row[(x + d) % width] for d in range(-columns, columns + 1)) / (2 * columns + 1) for x in range(width)]
        for row in field
    ]
    return [
        [sum(across[(y + d) % height][x] for d in range(-rows, rows + 1)) / (2 * rows + 1) for x in range(width)]
        for y in range(height)
    ]


def _levelled(field: Field) -> Field:
    """Heights spread over 0 to 1, two and a half deviations to each side of the mean, the rest cut off."""
    values = [value for row in field for value in row]
    mean = sum(values) / len(values)
    spread = 5 * math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    return [[min(0.999, max(0.0, (value - mean) / spread + 0.5)) for value in row] for row in field]
