"""The typefaces of the interface, the font files behind each, and which characters each file can show."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache, lru_cache
from typing import Final

import pygame

from game.resources import asset

_SEGMENTS: Final = 4
"""The format of a `cmap` for the characters up to U+FFFF, which every font of the program has."""

_KEPT_OPEN: Final = 12
"""Fonts at a size, as many as a table has. Each takes a quarter of a megabyte, and half a millisecond to open again."""


@cache
def covered(font: str) -> str:
    """The characters below U+10000 that have a glyph in a font file. Raises `ValueError` for a file without them.

    A set of them would take thirty times the room.
    """
    data = asset("fonts", font).read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    for record in range(12, 12 + 16 * tables, 16):
        tag, _checksum, start, _length = struct.unpack_from(">4sLLL", data, record)
        if tag == b"cmap":
            return "".join(map(chr, _of_cmap(data, start)))
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


class TextStyle(Enum):
    """The faces of the interface; the value is the font file of Latin texts."""

    BODY = "IBMPlexSans-Regular.ttf"
    STRONG = "IBMPlexSans-SemiBold.ttf"
    TITLE = "ReemKufi-SemiBold.ttf"

    __hash__ = object.__hash__  # every text is looked up by it; `Enum` hashes the name anew each time


_ARABIC: Final = {
    TextStyle.BODY: "IBMPlexSansArabic-Regular.ttf",
    TextStyle.STRONG: "IBMPlexSansArabic-SemiBold.ttf",
    TextStyle.TITLE: "ReemKufi-SemiBold.ttf",
}
_FALLBACKS: Final = {
    TextStyle.BODY: (),
    TextStyle.STRONG: (),
    TextStyle.TITLE: ("IBMPlexSansArabic-SemiBold.ttf", "IBMPlexSans-SemiBold.ttf"),
}


def files_for(text_style: TextStyle, *, right_to_left: bool) -> tuple[str, ...]:
    """The font files of a face, the preferred one for a run of this direction first."""
    both = (text_style.value, _ARABIC[text_style])
    return tuple(dict.fromkeys((both[::-1] if right_to_left else both) + _FALLBACKS[text_style]))


_DEEPEST: Final = "يĘą"
"""Of all letters of the program's languages those that reach lowest, in some sizes below the line of their font."""


def has_glyph(file: str, sign: str) -> bool:
    """Whether a font can show a character."""
    return sign in covered(file)


def font(file: str, px: int, *, right_to_left: bool = False) -> pygame.font.Font:
    """The font at a height in pixels, shaping from right to left if asked to."""
    if not pygame.font.get_init():
        pygame.font.init()
        _open.cache_clear()
    return _open(file, px, right_to_left)


@lru_cache(maxsize=512)
def raised(file: str, px: int) -> int:
    """By how many pixels a font stands higher in its line than it asks for, so that its deepest letters are whole.

    The line stays as high as the font says: above the highest letters there is room enough.
    """
    used = font(file, px)
    letters = "".join(sign for sign in _DEEPEST if has_glyph(file, sign))
    return used.size(letters)[1] - used.get_height() if letters else 0


@lru_cache(maxsize=128)
def tallest(text_style: TextStyle, px: int, *, right_to_left: bool) -> tuple[int, int]:
    """Ascent and height of a line box that holds the usual fonts of a language of this direction."""
    files: Sequence[str] = (text_style.value, _ARABIC[text_style]) if right_to_left else (text_style.value,)
    used = [(font(file, px), raised(file, px)) for file in dict.fromkeys(files)]
    ascent = max(one.get_ascent() - up for one, up in used)
    below = max(one.get_linesize() - one.get_ascent() + up for one, up in used)
    return ascent, ascent + below


@lru_cache(maxsize=_KEPT_OPEN)
def _open(file: str, px: int, right_to_left: bool) -> pygame.font.Font:
    opened = pygame.font.Font(asset("fonts", file), px)
    if right_to_left:
        opened.set_script("Arab")
        opened.set_direction(pygame.DIRECTION_RTL)
    return opened
