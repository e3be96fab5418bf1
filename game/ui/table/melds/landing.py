"""The place that is kept for the card that ends a turn: beside the discards, as long as one is due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import hex_of
from game.ui.text import TextStyle

_LEAST: Final = 0.4
"""A place narrower than this part of a card is none: then it is the pile itself."""
_EDGE: Final = 3
"""Units."""
_DASH: Final = 9
"""Units."""
_ROUND: Final = 8
"""Units of the roundness of its corners."""
_PAD: Final = 12
"""Units between the edge and the words."""
_LARGEST: Final = 20
_SMALLEST: Final = 15
"""Units of the size of the words; smaller ones would say less than the place alone."""
_LEADING: Final = 1.15
"""From line to line, in heights of a line: none reaches into the next."""


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


def landing_words(style: Style, text: str, place: pygame.Rect) -> list[tuple[pygame.Surface, pygame.Rect]]:
    """The lines of a text in the middle of the place, as large as they fit; none where they do not."""
    room = place.inflate(-2 * style.px(_PAD), -2 * style.px(_PAD))
    for px in range(style.text(_LARGEST), style.text(_SMALLEST) - 1, -1):
        step = round(style.type.height(px, TextStyle.STRONG) * _LEADING)
        wrapped = style.type.wrap(text, px, room.width, TextStyle.STRONG)
        widest = max(style.type.width(line, px, TextStyle.STRONG) for line in wrapped)
        if widest <= room.width and step * len(wrapped) <= room.height:
            break
    else:
        return []
    lines = [style.type.line(line, px, style.theme.text, TextStyle.STRONG) for line in wrapped]
    top = room.centery - step * len(lines) // 2
    return [(line, line.get_rect(midtop=(room.centerx, top + step * row))) for row, line in enumerate(lines)]
