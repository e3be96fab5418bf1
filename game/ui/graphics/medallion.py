"""The place of somebody's face: a ring in the colour of the team about a portrait, or the first letter of the name."""

from __future__ import annotations

from typing import Final

import pygame

from game.engine.record import SeatSetup
from game.games import person_named
from game.ui.graphics.drawing import Style
from game.ui.graphics.portraits import is_drawn, portrait
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb

_CROWNED: Final = 132
"""Units of the side of a crowned medallion, whose ring takes 100 of them."""
_FACE: Final = 90
"""The share of the ring that the portrait takes, in percent."""


def face_of(style: Style, setup: SeatSetup) -> str:
    """The portrait of who sits at a seat; empty for a name that somebody typed, and for a player who chose none."""
    if setup.level is None:
        return style.own_face
    person = person_named(setup.name)
    return person.key if person is not None else ""


def draw_medallion(
    surface: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    name: str,
    colour: Rgb,
    *,
    face: str = "",
    mood: str = "calm",
    crowned: bool = False,
) -> None:
    """A medallion that fills a square; a `crowned` one has rays of a star behind it.

    `face` is the key of the portrait. Where there is none, the first letter of the name stands in its place.
    """
    if face and not is_drawn(face):
        face = ""
    brass = f"rgb{style.theme.brass_dark}"
    light = f"rgb{style.theme.brass_light}"
    rays = "".join(
        f'<path d="M50 -14 L58 12 L42 12 Z" fill="{light}" transform="rotate({turn} 50 50)"/>'
        for turn in range(0, 360, 30)
        if crowned
    )
    box = "-16 -16 132 132" if crowned else "0 0 100 100"
    ground = f'<circle cx="50" cy="50" r="46" fill="#0d232b" stroke="rgb{colour}" stroke-width="7"/>'
    rim = f'<circle cx="50" cy="50" r="{42.2 if face else 38}" fill="none" stroke="{brass}" stroke-width="2"/>'
    surface.blit(_drawn(style, box, rays + ground + ("" if face else rim), rect), rect)
    inner = rect.height * 100 // _CROWNED if crowned else rect.height
    if not face:
        letter = style.type.line(name[:1].upper(), max(13, inner // 2), style.theme.brass_light, TextStyle.TITLE)
        surface.blit(letter, letter.get_rect(center=rect.center))
        return
    picture = portrait(style.pictures, face, mood, max(1, inner * _FACE // 100))
    surface.blit(picture, picture.get_rect(center=rect.center))
    if inner >= style.px(_FACE):
        surface.blit(_drawn(style, box, rim, rect), rect)


def _drawn(style: Style, box: str, shapes: str, rect: pygame.Rect) -> pygame.Surface:
    markup = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{shapes}</svg>'
    return style.pictures.drawn(markup.replace(", ", ","), rect.size)
