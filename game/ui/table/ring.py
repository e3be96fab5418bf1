"""The ring around what has the keyboard focus at the table, tilted as its card is; light on a dark edge."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.ui.look import Look
from game.ui.mirror import is_mirrored
from game.ui.theme import Rgb, hex_of

_INK: Final = "#10130f"


def ring_area(look: Look, box: pygame.Rect, angle: float) -> pygame.Rect:
    """All that a ring around the upright `box`, tilted by `angle` degrees, may cover."""
    wide, high = _bounds(look, box, angle)
    area = pygame.Rect(0, 0, wide, high)
    area.center = box.center
    return area


def draw_ring(
    surface: pygame.Surface,
    look: Look,
    box: pygame.Rect,
    angle: float,
    colour: Rgb | None = None,
    *,
    dashed: bool = False,
) -> None:
    """A ring around a box; `dashed` for what is only proposed."""
    area = ring_area(look, box, angle)
    seen = angle if is_mirrored(surface) else -angle
    width = max(2, look.px(3))
    gap = look.px(2)
    wide, high = box.width + 2 * gap, box.height + 2 * gap
    left, top = (area.width - wide) / 2, (area.height - high) / 2
    dashes = f' stroke-dasharray="{3 * width},{2 * width}"' if dashed else ""
    rect = f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="{look.px(9)}" fill="none"'
    middle = f"{area.width / 2} {area.height / 2}"
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{area.width}" height="{area.height}">'
        f'<g transform="rotate({seen} {middle})">'
        f'{rect} stroke="{_INK}" stroke-width="{width + 3}"/>'
        f'{rect} stroke="{hex_of(colour or look.theme.focus)}" stroke-width="{width}"{dashes}/></g></svg>'
    )
    surface.blit(look.pictures.drawn(markup, area.size), area)


def _bounds(look: Look, box: pygame.Rect, angle: float) -> tuple[int, int]:
    turn = math.radians(angle)
    sine, cosine = abs(math.sin(turn)), abs(math.cos(turn))
    edge = 2 * (look.px(2) + max(2, look.px(3)) + 4)
    wide, high = box.width + edge, box.height + edge
    return math.ceil(wide * cosine + high * sine), math.ceil(wide * sine + high * cosine)
