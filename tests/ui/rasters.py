"""Drawings rasterised once a run and shadows blurred once a process.

Every test builds its scenes anew, of the same few sizes, and so does every process of the run.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from struct import Struct
from typing import Final

import pygame

from tests.once import once

_MOST_PIXELS: Final = 48_000_000
"""Four bytes each."""
_MOST_BLURRED_PIXELS: Final = 60_000
_MOST_SHARED_PIXELS: Final = 400_000
_SIZE: Final = Struct("<II")
Size = tuple[int, int]
Rasterise = Callable[[str | BytesIO, Size], pygame.Surface]
Blur = Callable[[pygame.Surface, int], pygame.Surface]


class Rasters:
    """Stands in for `load_sized_svg`, whose surfaces the program only converts."""

    def __init__(self, rasterise: Rasterise) -> None:
        self._rasterise = rasterise
        self._made: OrderedDict[tuple[str | bytes, Size], pygame.Surface] = OrderedDict()
        self._pixels = 0

    def __call__(self, drawing: str | BytesIO, size: Size) -> pygame.Surface:
        """The drawing, a path or markup, at this size."""
        key = (drawing.getvalue() if isinstance(drawing, BytesIO) else drawing, size)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._shared(drawing, size)
            self._pixels += size[0] * size[1]
        self._made.move_to_end(key)
        while self._pixels > _MOST_PIXELS and len(self._made) > 1:
            (_drawing, (width, height)), _oldest = self._made.popitem(last=False)
            self._pixels -= width * height
        return made

    def _shared(self, drawing: str | BytesIO, size: Size) -> pygame.Surface:
        """What another process may have drawn; large ones are not kept."""
        if size[0] * size[1] > _MOST_SHARED_PIXELS:
            return self._rasterise(drawing, size)
        key = b"%d %d " % size + (drawing.getvalue() if isinstance(drawing, BytesIO) else Path(drawing).read_bytes())
        kept = once(key, lambda: _written(self._rasterise(drawing, size)))
        width, height = _SIZE.unpack_from(kept)  # a drawing keeps its proportions
        return pygame.image.frombytes(kept[_SIZE.size :], (width, height), "RGBA")


def _written(surface: pygame.Surface) -> bytes:
    return _SIZE.pack(*surface.get_size()) + pygame.image.tobytes(surface, "RGBA")


class Blurs:
    """Stands in for `box_blur`, whose surfaces the program only lays under others."""

    def __init__(self, blur: Blur) -> None:
        self._blur = blur
        self._blurred = lru_cache(maxsize=512)(
            lambda pixels, size, radius: blur(pygame.image.frombytes(pixels, size, "BGRA"), radius)
        )

    def __call__(self, surface: pygame.Surface, radius: int) -> pygame.Surface:
        """The surface, which has an alpha channel, blurred by so many pixels; large ones are not kept."""
        if surface.get_width() * surface.get_height() > _MOST_BLURRED_PIXELS:
            return self._blur(surface, radius)
        return self._blurred(pygame.image.tobytes(surface, "BGRA"), surface.get_size(), radius)
