"""Reading glyph outlines from a TrueType file with the standard library alone: `cmap` format 4, `loca`, `glyf`."""

from __future__ import annotations

import itertools
import struct
from pathlib import Path
from typing import NamedTuple


class Outline(NamedTuple):
    """A glyph: contours of (x, y, on the curve) in font units, y upwards, and its box."""

    contours: tuple[tuple[tuple[int, int, bool], ...], ...]
    left: int
    bottom: int
    right: int
    top: int


class UnreadableFontError(ValueError):
    """The file uses a part of TrueType that this reader does not know, such as composite glyphs."""


class TrueType:
    """One font file, opened for its simple glyphs."""

    def __init__(self, source: Path) -> None:
        """Read the table directory of `source`."""
        self._bytes = source.read_bytes()
        count = struct.unpack_from(">H", self._bytes, 4)[0]
        self._tables: dict[str, int] = {}
        for index in range(count):
            tag, _, offset, _ = struct.unpack_from(">4sLLL", self._bytes, 12 + index * 16)
            self._tables[tag.decode("ascii")] = offset
        self._long_offsets = struct.unpack_from(">h", self._bytes, self._tables["head"] + 50)[0] == 1

    def outline(self, character: str) -> Outline:
        """The outline of one character; raises `UnreadableFontError` where it is missing or composite."""
        glyph = self._glyph_index(ord(character))
        start, end = self._glyph_span(glyph)
        if start == end:
            raise UnreadableFontError(f"{character!r} has no outline")
        count, left, bottom, right, top = struct.unpack_from(">hhhhh", self._bytes, start)
        if count < 0:
            raise UnreadableFontError(f"{character!r} is a composite glyph")
        return Outline(self._contours(start + 10, count), left, bottom, right, top)

    def _glyph_index(self, code: int) -> int:
        base = self._tables["cmap"]
        for index in range(struct.unpack_from(">H", self._bytes, base + 2)[0]):
            offset = base + struct.unpack_from(">L", self._bytes, base + 4 + index * 8 + 4)[0]
            if struct.unpack_from(">H", self._bytes, offset)[0] == 4:
                return self._look_up(offset, code)
        raise UnreadableFontError("no character map of format 4")

    def _look_up(self, offset: int, code: int) -> int:
        doubled = struct.unpack_from(">H", self._bytes, offset + 6)[0]
        ends, starts = offset + 14, offset + 16 + doubled
        deltas, ranges = starts + doubled, starts + 2 * doubled
        for step in range(0, doubled, 2):
            if code > struct.unpack_from(">H", self._bytes, ends + step)[0]:
                continue
            first = struct.unpack_from(">H", self._bytes, starts + step)[0]
            if code < first:
                break
            delta = struct.unpack_from(">H", self._bytes, deltas + step)[0]
            skip = struct.unpack_from(">H", self._bytes, ranges + step)[0]
            if skip == 0:
                return int((code + delta) & 0xFFFF)
            glyph = struct.unpack_from(">H", self._bytes, ranges + step + skip + (code - first) * 2)[0]
            return int((glyph + delta) & 0xFFFF) if glyph else 0
        raise UnreadableFontError(f"the font has no character {chr(code)!r}")

    def _glyph_span(self, glyph: int) -> tuple[int, int]:
        loca, glyf = self._tables["loca"], self._tables["glyf"]
        if self._long_offsets:
            first, second = struct.unpack_from(">LL", self._bytes, loca + glyph * 4)
        else:
            first, second = (value * 2 for value in struct.unpack_from(">HH", self._bytes, loca + glyph * 2))
        return glyf + first, glyf + second

    def _contours(self, at: int, count: int) -> tuple[tuple[tuple[int, int, bool], ...], ...]:
        ends = struct.unpack_from(f">{count}H", self._bytes, at)
        at += count * 2
        at += 2 + struct.unpack_from(">H", self._bytes, at)[0]
        total = ends[-1] + 1
        flags: list[int] = []
        while len(flags) < total:
            flag = self._bytes[at]
            at += 1
            repeats = 1
            if flag & 8:
                repeats += self._bytes[at]
                at += 1
            flags.extend([flag] * repeats)
        xs, at = self._coordinates(at, flags, short=2, same=16)
        ys, at = self._coordinates(at, flags, short=4, same=32)
        points = [(x, y, bool(flag & 1)) for x, y, flag in zip(xs, ys, flags, strict=True)]
        bounds = [0, *(end + 1 for end in ends)]
        return tuple(tuple(points[a:b]) for a, b in itertools.pairwise(bounds))

    def _coordinates(self, at: int, flags: list[int], short: int, same: int) -> tuple[list[int], int]:
        values, value = [], 0
        for flag in flags:
            if flag & short:
                value += self._bytes[at] if flag & same else -self._bytes[at]
                at += 1
            elif not flag & same:
                value += struct.unpack_from(">h", self._bytes, at)[0]
                at += 2
            values.append(value)
        return values, at
