"""Which parts of the window must be painted again."""

from __future__ import annotations

from typing import Final

import pygame

_MANY: Final = 24
"""More rectangles than this are joined into one."""


class Damage:
    """Rectangles in pixels, joined where they overlap."""

    def __init__(self) -> None:
        self._areas: list[pygame.Rect] = []

    def __bool__(self) -> bool:
        return bool(self._areas)

    def add(self, area: pygame.Rect) -> None:
        """Something changed within `area`."""
        if area.width > 0 and area.height > 0:
            self._areas.append(area.copy())

    def everything(self, size: tuple[int, int]) -> None:
        """All of the window."""
        self._areas = [pygame.Rect((0, 0), size)]

    def take(self, bounds: pygame.Rect) -> list[pygame.Rect]:
        """The damaged rectangles within `bounds`, none overlapping another; nothing is damaged afterwards."""
        areas = [clipped for area in self._areas if (clipped := area.clip(bounds))]
        self._areas = []
        if len(areas) > _MANY:
            return [areas[0].unionall(areas[1:])]
        joined: list[pygame.Rect] = []
        for area in areas:
            whole = area
            while (hit := whole.collidelist(joined)) >= 0:
                whole = whole.union(joined.pop(hit))
            joined.append(whole)
        return joined
