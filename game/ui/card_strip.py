"""Cards in a line of a list: overlapping, cut below their indices, each still readable."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.look import Look

_INDEX_STEP: Final = 0.27
"""Of a card's width: what must stay uncovered for its index to be read."""
_SEEN: Final = 0.5
"""Of a card's height."""
_SMALLEST: Final = 57
"""Pixels of width at which the index is 14 pixels high."""


def strip_size(look: Look, cards: int, room: int) -> tuple[int, int]:
    """The size in pixels that a strip takes, at most `room` wide."""
    width, step = _measures(look, cards, room)
    return width + step * max(0, cards - 1), round(width * 1.4 * _SEEN)


def foresee_strip(look: Look, cards: str, room: int) -> None:
    """Ask for the pictures of cards that will be shown soon."""
    names = cards.split()
    look.pictures.want(names, _measures(look, len(names), room)[0])


def draw_strip(surface: pygame.Surface, look: Look, cards: str, rect: pygame.Rect) -> None:
    """Cards in notation, from the left of `rect`, cut off at the strip's height."""
    names = cards.split()
    width, step = _measures(look, len(names), rect.width)
    height = round(width * 1.4 * _SEEN)
    outer = surface.get_clip()
    surface.set_clip(outer.clip(pygame.Rect(rect.left, rect.top, rect.width, height)))
    for index, name in enumerate(names):
        look.pictures.card(name, width).draw(surface, rect.left + index * step, rect.top)
    surface.set_clip(outer)


def _measures(look: Look, cards: int, room: int) -> tuple[int, int]:
    width = max(_SMALLEST, look.px(62))
    step = round(width * _INDEX_STEP)
    if cards > 1:
        step = min(step, (room - width) // (cards - 1))
    return width, max(1, step)
