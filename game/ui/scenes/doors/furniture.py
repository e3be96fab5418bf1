"""What is seen through a door: cloth, the light of a lamp, the emblem of its home, and cards."""

from __future__ import annotations

from typing import Final

import pygame

from game.engine.game_info import GameInfo
from game.ui.graphics.arch import door_markup, glow_markup
from game.ui.graphics.drawing import Style
from game.ui.graphics.tables import TableLook, look_of
from game.ui.graphics.theme import CONTRAST, table_theme

EDGE: Final = 4
"""Units of the brass edge of a door."""
_LEAN: Final = 13.0
"""Degrees from card to card."""
_CARD: Final = (44, 33)
"""The most that a card takes of the width of the room, and of its height, in percent."""
_EMBLEM: Final = (62, 44)
"""The most that the emblem takes of them."""
_HEIGHTS: Final = (31, 72)
"""Where the middles of emblem and cards are, in percent of the height of the room."""


def paint_niche(surface: pygame.Surface, style: Style, look: TableLook, niche: pygame.Rect, *lights: float) -> None:
    """Frame and cloth, and as many lights as are lit, each so bright (0 to 1)."""
    edge = style.px(EDGE)
    theme = look.dyed(table_theme(style.theme))
    surface.blit(style.pictures.drawn(door_markup(look.arch, niche.size, theme, edge), niche.size), niche)
    if style.theme.name == CONTRAST.name:
        return
    glow = glow_markup(look.arch, niche.size, look.lamp, edge)
    for part in lights:
        if part > 0.0:
            light = style.pictures.drawn(glow, niche.size)
            light.set_alpha(round(255 * part))
            surface.blit(light, niche)


def furnish(surface: pygame.Surface, style: Style, info: GameInfo, room: pygame.Rect, raised: float = 0.0) -> None:
    """Emblem and cards in a room; the cards are `raised` by so many pixels."""
    look = look_of(info.name)
    side = min(room.width * _EMBLEM[0] // 100, room.height * _EMBLEM[1] // 100)
    emblem = style.pictures.svg(("table", look.name, "emblem.svg"), (side, side))
    surface.blit(emblem, emblem.get_rect(center=(room.centerx, room.top + room.height * _HEIGHTS[0] // 100)))
    width = max(24, min(room.width * _CARD[0] // 100, room.height * _CARD[1] // 100))
    fan = _fan(style, info, width)
    surface.blit(fan, fan.get_rect(center=(room.centerx, room.top + room.height * _HEIGHTS[1] // 100 - round(raised))))


def _fan(style: Style, info: GameInfo, width: int) -> pygame.Surface:
    """A back and the faces that stand for the game, each card so many pixels wide."""
    name = f"fan {info.name}"
    side = width * 3
    ready = style.pictures.made(name, (side, side))
    if ready is not None:
        return ready
    fan = pygame.Surface((side, side), pygame.SRCALPHA)
    cards = (f"back:{look_of(info.name).name}", *info.emblem)
    for place, card in enumerate(cards):
        angle = _LEAN * (place - (len(cards) - 1) / 2)
        picture = style.pictures.card(card, width, max(2, width // 16)).surface
        turned = pygame.transform.rotozoom(picture, -angle, 1.0)
        away = pygame.Vector2(0, -1.7 * width).rotate(angle)
        centre = (side / 2 + away.x, side / 2 + 1.75 * width + away.y)
        fan.blit(turned, turned.get_rect(center=(round(centre[0]), round(centre[1]))))
    return style.pictures.store(name, (side, side), fan)
