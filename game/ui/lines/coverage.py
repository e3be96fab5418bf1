"""Which characters a font can show, read from its `cmap` table; SDL itself draws a box for what is missing."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from typing import Final

from game.resources import asset

_SEGMENTS: Final = 4
"""The format of a `cmap` for the characters up to U+FFFF, which every font of the program has."""


@cache
def covered(font: str) -> frozenset[int]:
    """The code points below U+10000 that have a glyph in a font file. Raises `ValueError` for a file without them."""
    data = asset("fonts", font).read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    for record in range(12, 12 + 16 * tables, 16):
        tag, _checksum, start, _length = struct.unpack_from(">4sLLL", data, record)
        if tag == b"cmap":
            return frozenset(_of_cmap(data, start))
    raise ValueError(f"{font} has no cmap")


def _of_cmap(data: bytes, start: int) -> Iterator[int]:
    (count,) = struct.unpack_from(">H", data, start + 2)
    for entry in range(count):
        _platform, _encoding, offset = struct.unpack_from(">HHL", data, start + 4 + 8 * entry)
        (kind,) = struct.unpack_from(">H", data, start + offset)
        if kind == _SEGMENTS:
            yield from _of_segments(data, start + offset)
            return


def _of_segments(data: bytes, start: int) -> Iterator[int]:
    (twice,) = struct.unpack_from(">H", data, start + 6)
    row = f">{twice // 2}H"
    ends = struct.unpack_from(row, data, start + 14)
    firsts = struct.unpack_from(row, data, start + 16 + twice)
    deltas = struct.unpack_from(row, data, start + 16 + 2 * twice)
    offsets_at = start + 16 + 3 * twice
    offsets = struct.unpack_from(row, data, offsets_at)
    for segment, (first, end) in enumerate(zip(firsts, ends, strict=True)):
        for code in range(first, min(end, 0xFFFE) + 1):
            if offsets[segment] == 0:
                glyph = (code + deltas[segment]) & 0xFFFF
            else:
                place = offsets_at + 2 * segment + offsets[segment] + 2 * (code - first)
                (glyph,) = struct.unpack_from(">H", data, place)
            if glyph:
                yield code
