"""The place of somebody's face: a ring in the colour of the team around the first letter of the name."""

from __future__ import annotations

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb
from game.ui.text import TextStyle


def draw_medallion(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, name: str, colour: Rgb, *, crowned: bool = False
) -> None:
    """A medallion that fills a square; a `crowned` one has rays of a star behind it."""
    brass = f"rgb{style.theme.brass_dark}"
    light = f"rgb{style.theme.brass_light}"
    rays = "".join(
        f'<path d="M50 -14 L58 12 L42 12 Z" fill="{light}" transform="rotate({turn} 50 50)"/>'
        for turn in range(0, 360, 30)
        if crowned
    )
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{"-16 -16 132 132" if crowned else "0 0 100 100"}">{rays}'
        f'<circle cx="50" cy="50" r="45" fill="#0d232b" stroke="rgb{colour}" stroke-width="6"/>'
        f'<circle cx="50" cy="50" r="38" fill="none" stroke="{brass}" stroke-width="2"/></svg>'
    ).replace(", ", ",")
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
    inner = rect.height * 100 // 132 if crowned else rect.height
    letter = style.type.line(name[:1].upper(), max(13, inner // 2), style.theme.brass_light, TextStyle.TITLE)
    surface.blit(letter, letter.get_rect(center=rect.center))
