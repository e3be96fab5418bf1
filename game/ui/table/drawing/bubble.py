"""What a player says, on card paper beside the player's plate."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import draw_plate
from game.ui.graphics.panels import PlateKind
from game.ui.graphics.style import Look
from game.ui.text import Style

_SIZE: Final = 24


def draw_bubble(surface: pygame.Surface, look: Look, text: str, room: pygame.Rect, *, quiet: bool = False) -> None:
    """The words in the middle of `room`; what matters little is `quiet`."""
    style = Style.BODY if quiet else Style.STRONG
    wide = room.width - look.px(24)
    size = look.type.fitted(text, look.text(_SIZE), wide, style)
    line = look.type.line(look.type.shortened(text, size, wide, style), size, look.theme.ink, style)
    rect = pygame.Rect(
        0, 0, min(room.width, line.get_width() + look.px(32)), min(room.height, line.get_height() + look.px(12))
    )
    rect.center = room.center
    draw_plate(surface, look, rect, PlateKind.PARCHMENT, radius=18, shadow=4)
    surface.blit(line, line.get_rect(center=rect.center))
