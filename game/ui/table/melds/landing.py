"""The place that is kept for the card that ends a turn: beside the discards, as long as one is due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of

_LEAST: Final = 0.4
"""A place narrower than this part of a card is none: then it is the pile itself."""
_EDGE: Final = 3
"""Units."""
_DASH: Final = 9
"""Units."""
_ROUND: Final = 8
"""Units of the roundness of its corners."""


def landing_beside(last: pygame.Rect, pile: pygame.Rect, counted: Sequence[pygame.Rect], pad: int) -> pygame.Rect:
    """As large as the last card, beside it, in what the `pile` leaves free; below the words that count its cards.

    Where no room is left it is the whole pile.
    """
    place = pygame.Rect(last.right + pad, last.y, min(last.width, pile.right - last.right - 2 * pad), last.height)
    if place.width < last.width * _LEAST:
        return pile
    low = max((words.bottom for words in counted if words.left < place.right + pad), default=place.top)
    return pygame.Rect(place.x, low, place.width, place.bottom - low)


def draw_landing(surface: pygame.Surface, style: Style, place: pygame.Rect) -> None:
    """An open place: a dashed edge that stands out from the cloth."""
    wide, high = place.size
    edge, dash, round_ = max(2, style.px(_EDGE)), style.px(_DASH), style.px(_ROUND)
    near, right, low = edge / 2, wide - edge / 2, high - edge / 2
    # sides by themselves: the library dashes no closed line well
    sides = (
        f"M{near + round_},{near}H{right - round_}M{right},{near + round_}V{low - round_}"
        f"M{right - round_},{low}H{near + round_}M{near},{low - round_}V{near + round_}"
    )
    arc = f"a{round_},{round_} 0 0 1"
    corners = (
        f"M{near},{near + round_}{arc} {round_},{-round_}M{right - round_},{near}{arc} {round_},{round_}"
        f"M{right},{low - round_}{arc} {-round_},{round_}M{near + round_},{low}{arc} {-round_},{-round_}"
    )
    line = f'fill="none" stroke="{hex_of(style.theme.brass_light)}" stroke-width="{edge}"'
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
        f'<rect width="{wide}" height="{high}" rx="{round_}" fill="#000000" fill-opacity="0.2"/>'
        f'<path d="{sides}" {line} stroke-dasharray="{dash} {dash * 2 / 3}"/><path d="{corners}" {line}/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, place.size), place)
