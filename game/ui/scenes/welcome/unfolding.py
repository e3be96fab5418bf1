"""A fan of cards that unfolds once and then lies still, at no cost."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style

_CARDS: Final = ("AS", "KH", "QC", "JD", "JK")
_STEP: Final = 11.0
"""Degrees from card to card."""
_RADIUS: Final = 3.0
_HIGH: Final = 1.12
"""Of the bow on which the cards lie, and how high the middle of it is above the foot, in widths of a card."""
STANDS: Final = 1.86
"""What the open fan takes above its foot, in widths of a card."""
_LASTS_MS: Final = 900.0
_LATE_MS: Final = 150.0
"""Before it begins."""


class Unfolding:
    """Begins when it is made; with `still` it is open from the beginning."""

    def __init__(self, now: float, *, still: bool) -> None:
        self._since = now + _LATE_MS
        self._still = still

    def moving(self, now: float) -> bool:
        """Whether it is not open yet."""
        return not self._still and now - self._since < _LASTS_MS

    def area(self, foot: tuple[int, int], width: int) -> pygame.Rect:
        """All that it may cover above its foot."""
        area = pygame.Rect(0, 0, width * 5, width * 3)
        area.midbottom = (foot[0], foot[1] + width // 2)
        return area

    def paint(self, surface: pygame.Surface, style: Style, foot: tuple[int, int], width: int, now: float) -> None:
        """Of cards so many pixels wide; the outermost of the open fan stand at the height of `foot`."""
        part = min(1.0, max(0.0, (now - self._since) / _LASTS_MS)) if self.moving(now) else 1.0
        opened = 1.0 - (1.0 - part) ** 3
        radius = width * _RADIUS
        pivot = pygame.Vector2(foot) + pygame.Vector2(0, radius - width * _HIGH)
        for number, name in enumerate(_CARDS):
            angle = (number - (len(_CARDS) - 1) / 2) * _STEP * opened
            card = style.pictures.card(name, width, max(4, width // 16)).surface
            turned = pygame.transform.rotozoom(card, -angle, 1.0)
            centre = pivot + pygame.Vector2(0, -radius).rotate(angle)
            surface.blit(turned, turned.get_rect(center=(round(centre.x), round(centre.y))))
