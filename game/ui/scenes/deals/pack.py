"""The pack of a deal that nobody has seen yet: a fan of backs on the light of its home."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.tables import home_of
from game.ui.kit import Extent, Node

_CARDS: Final = 5
_LEAST: Final = 34
"""Units across the smallest card."""
_TURN: Final = 11.0
"""Degrees between two of them."""
_HIGH: Final = 1.75
_WIDE: Final = 3.12
"""The size of the fan in widths of a card."""


class Pack(Node):
    """The fan, as large as there is room; where there is little, nothing."""

    def __init__(self, game: str, *, height: float = 0, grow: float = 0, optional: bool = False) -> None:
        """Show the pack of a game, `height` units high and more where it grows."""
        super().__init__(grow=grow, optional=optional)
        self._game = game
        self._height = height

    def content(self) -> Hashable:
        """The game."""
        return self._game

    def measure_width(self, style: Style) -> Extent:
        """As wide as the fan of its height."""
        return Extent.fixed(round(style.px(self._height) * _WIDE / _HIGH) if self._height else 0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(self._height) if self._height else 0)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The fan in the middle."""
        width = min(round(self.rect.height / _HIGH), round(self.rect.width / _WIDE))
        if width >= style.px(_LEAST):
            fan = _fan(style, home_of(self._game), width)
            surface.blit(fan, fan.get_rect(center=self.rect.center))


def _fan(style: Style, back: str, width: int) -> pygame.Surface:
    name, size = f"pack {back}", (round(width * _WIDE), round(width * _HIGH))
    ready = style.pictures.made(name, size)
    if ready is not None:
        return ready
    fan = pygame.Surface(size, pygame.SRCALPHA)
    picture = style.pictures.card(f"back:{back}", width, max(2, width // 16)).surface
    for place in range(_CARDS):
        angle = _TURN * (place - (_CARDS - 1) / 2)
        turned = pygame.transform.rotozoom(picture, -angle, 1.0)
        away = pygame.Vector2(0, -2.2 * width).rotate(angle)
        centre = (size[0] / 2 + away.x, size[1] * 0.46 + 2.2 * width + away.y)
        fan.blit(turned, turned.get_rect(center=(round(centre[0]), round(centre[1]))))
    return style.pictures.store(name, size, fan)
