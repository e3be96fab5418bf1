"""Surfaces that nothing draws on, kept for later tests until they are too many."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)


class PixelCache(Generic[K]):
    """A cache limited by pixels of four bytes each; the entry asked for longest ago goes first."""

    def __init__(self, pixels: int) -> None:
        self._most = pixels
        self._pixels = 0
        self._surfaces: OrderedDict[K, pygame.Surface] = OrderedDict()

    def get(self, key: K, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The one of this key, made where it is not there."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
            return surface
        surface = self._surfaces[key] = make()
        self._pixels += _pixels_of(surface)
        while self._pixels > self._most and len(self._surfaces) > 1:
            self._pixels -= _pixels_of(self._surfaces.popitem(last=False)[1])
        return surface


def _pixels_of(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height()
