"""The pack of a deal that nobody has seen yet: a fan of backs on the light of its home."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.tables import home_of

_CARDS: Final = 5
_LEAST: Final = 34
"""Units across the smallest card."""
_TURN: Final = 11.0
"""Degrees between two of them."""
_HIGH: Final = 1.75
_WIDE: Final = 3.12
"""The size of the fan in widths of a card."""


def draw_pack(surface: pygame.Surface, style: Style, room: pygame.Rect, game: str) -> None:
    """As large as there is room."""
    width = min(round(room.height / _HIGH), round(room.width / _WIDE))
    if width >= style.px(_LEAST):
        fan = _fan(style, home_of(game), width)
        surface.blit(fan, fan.get_rect(center=room.center))


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
