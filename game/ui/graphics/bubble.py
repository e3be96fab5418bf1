"""A bubble of speech: paper with a tail towards whoever speaks."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel, panel_area
from game.ui.mirror import point_of

Point = tuple[int, int]
_HALF: Final = 9
"""Units of half the root of a tail."""
_CORNER: Final = 24
"""Units that a tail keeps from the corners."""
_SHADOW: Final = 5


def draw_bubble(surface: pygame.Surface, style: Style, rect: pygame.Rect, tip: Point | None) -> None:
    """The paper; its tail ends at `tip`, which lies above the bubble or beside it. None: nobody is in sight."""
    px = style.px
    draw_panel(surface, style, rect, PanelKind.PARCHMENT, radius=16, shadow=_SHADOW)
    if tip is None:
        return
    if tip[1] < rect.top:
        root = max(rect.left + px(_CORNER), min(tip[0], rect.right - px(_CORNER)))
        foot = rect.top + px(3)
        draw_tail(surface, style, (root - px(_HALF), foot), tip, (root + px(_HALF), foot))
    else:
        root = max(rect.top + px(_CORNER), min(tip[1], rect.bottom - px(_CORNER)))
        foot = rect.left + px(3) if tip[0] < rect.left else rect.right - px(3)
        draw_tail(surface, style, (foot, root - px(_HALF)), tip, (foot, root + px(_HALF)))


def bubble_area(style: Style, rect: pygame.Rect, tip: Point) -> pygame.Rect:
    """What a bubble covers: the paper, its shadow, and its tail with the soft line along it."""
    return panel_area(style, rect, _SHADOW).union(pygame.Rect(tip, (1, 1)).inflate(2, 2))


def draw_tail(surface: pygame.Surface, style: Style, root: Point, tip: Point, other_root: Point) -> None:
    """A point of the same paper, open where it hangs at the bubble."""
    tail = [point_of(surface, corner) for corner in (root, tip, other_root)]
    pygame.draw.polygon(surface, style.theme.parchment, tail)
    pygame.draw.aalines(surface, style.theme.brass_dark, False, tail)
