"""The outlines of letters and figures in a TrueType font."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import NamedTuple

from fontTools.ttLib import TTFont


class Outline(NamedTuple):
    """A glyph: contours of (x, y, on the curve) in font units, y upwards, and its box."""

    contours: tuple[tuple[tuple[int, int, bool], ...], ...]
    left: int
    bottom: int
    right: int
    top: int


class Typeface:
    """One font file, opened for the outlines of its characters."""

    def __init__(self, source: Path) -> None:
        font = TTFont(source)
        self._names: dict[int, str] = font.getBestCmap()
        self._glyphs = font["glyf"]

    def outline(self, character: str) -> Outline:
        """The outline of one character; raises `KeyError` where it is missing and `ValueError` where it is blank."""
        glyph = self._glyphs[self._names[ord(character)]]
        points, ends, on_curve = glyph.getCoordinates(self._glyphs)
        if not ends:
            raise ValueError(f"{character!r} has no outline")
        flagged = [(x, y, bool(flag & 1)) for (x, y), flag in zip(points, on_curve, strict=True)]
        bounds = [0, *(end + 1 for end in ends)]
        contours = tuple(tuple(flagged[a:b]) for a, b in itertools.pairwise(bounds))
        return Outline(contours, glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax)
