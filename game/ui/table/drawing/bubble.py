"""What a player says, on card paper beside the player's panel."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import draw_panel
from game.ui.graphics.panels import PanelKind
from game.ui.graphics.style import Style
from game.ui.text import TextStyle

_SIZE: Final = 24


def draw_bubble(surface: pygame.Surface, style: Style, text: str, room: pygame.Rect, *, quiet: bool = False) -> None:
    """The words in the middle of `room`; what matters little is `quiet`."""
    text_style = TextStyle.BODY if quiet else TextStyle.STRONG
    wide = room.width - style.px(24)
    size = style.type.fitted(text, style.text(_SIZE), wide, text_style)
    line = style.type.line(style.type.shortened(text, size, wide, text_style), size, style.theme.ink, text_style)
    rect = pygame.Rect(
        0, 0, min(room.width, line.get_width() + style.px(32)), min(room.height, line.get_height() + style.px(12))
    )
    rect.center = room.center
    draw_panel(surface, style, rect, PanelKind.PARCHMENT, radius=18, shadow=4)
    surface.blit(line, line.get_rect(center=rect.center))
