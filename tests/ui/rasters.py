"""Drawings rasterised once a run, shadows blurred, cards composed and turned once a process.

Every test builds its scenes anew, of the same few sizes, and so does every process of the run.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from io import BytesIO
from pathlib import Path
from struct import Struct
from typing import Final

import pygame

from game.ui.graphics.pictures import Deck, Pictures, _face_key
from game.ui.table.cards.card_art import Drawing, _Key
from tests.once import once
from tests.ui.kept import PixelCache

_MOST_PIXELS: Final = 48_000_000
"""Four bytes each."""
_MOST_BLURRED_PIXELS: Final = 60_000
_MOST_SHARED_PIXELS: Final = 400_000
_MOST_COMPOSED_PIXELS: Final = 12_000_000
_MOST_TURNED: Final = 2_000
_SIZE: Final = Struct("<II")
Size = tuple[int, int]
Rasterise = Callable[[str | BytesIO, Size], pygame.Surface]
Blur = Callable[[pygame.Surface, int], pygame.Surface]
Compose = Callable[..., pygame.Surface]
Turn = Callable[[Drawing, _Key], Drawing]


class Rasters:
    """Stands in for `load_sized_svg`, whose surfaces the program only converts."""

    def __init__(self, rasterise: Rasterise) -> None:
        self._rasterise = rasterise
        self._made: PixelCache[tuple[str | bytes, Size]] = PixelCache(_MOST_PIXELS)

    def __call__(self, drawing: str | BytesIO, size: Size) -> pygame.Surface:
        """The drawing, a path or markup, at this size."""
        key = (drawing.getvalue() if isinstance(drawing, BytesIO) else drawing, size)
        return self._made.get(key, lambda: self._shared(drawing, size))

    def _shared(self, drawing: str | BytesIO, size: Size) -> pygame.Surface:
        """Return a drawing of another process, if there is one; large ones are not stored."""
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


def composed_once(compose: Compose) -> Compose:
    """Stands in for what draws a card (`Pictures._face`) or lays it on its shadow, which is kept and never drawn on."""
    kept: PixelCache[tuple[Deck, str, Size, tuple[int, ...]]] = PixelCache(_MOST_COMPOSED_PIXELS)

    @wraps(compose)
    def card(pictures: Pictures, name: str, size: Size, *depth: int) -> pygame.Surface:
        if type(pictures) is not Pictures:
            return compose(pictures, name, size, *depth)
        made = kept.get((pictures.deck, name, size, depth), lambda: compose(pictures, name, size, *depth))
        if depth:
            pictures._face(name, size)  # is kept as well, as where it is laid on its shadow
            return made
        return pictures._keep(_face_key(name, size), made)

    return card


def turned_once(turn: Turn) -> Turn:
    """Stands in for what turns a card that was composed once (`card_art._turned`); both are kept and never drawn on."""
    kept: dict[tuple[int, _Key], tuple[pygame.Surface, Drawing]] = {}

    @wraps(turn)
    def turned(upright: Drawing, key: _Key) -> Drawing:
        by = (id(upright.surface), key)
        if by not in kept or kept[by][0] is not upright.surface:
            kept.pop(by, None)
            kept[by] = upright.surface, turn(upright, key)
            if len(kept) > _MOST_TURNED:
                del kept[next(iter(kept))]
        return kept[by][1]

    return turned
