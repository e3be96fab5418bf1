"""Cards in a line of a text or a list: of each only its index, as of a hand held closely together."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.pictures import CARD_RATIO

_USUAL_INDEX: Final = (0.248, 0.342)
"""What an index takes of a card's width and of its height; beyond it begins the frame of the court cards."""
_LARGE_INDEX: Final = (0.295, 0.425)
TEXT_CARD: Final = 62
"""Units of the width of a card in a line of text."""
BOOK_CARD: Final = 74
"""Units of the width of a card in the text of a rule book."""
SCORE_CARD: Final = 86
"""Units of the width of a card beside a line of the score."""
_SMALLEST: Final = 57
"""Pixels of width at which the index is 14 pixels high."""


def strip_size(style: Style, cards: int, room: int, units: float = TEXT_CARD) -> tuple[int, int]:
    """The size in pixels that a strip of cards of that width takes, at most `room` wide."""
    width, step = _measures(style, cards, room, units)
    return step * cards, round(width * CARD_RATIO * _index(style)[1])


def cards_in(style: Style, room: int, units: float = TEXT_CARD) -> int:
    """How many cards of that width a strip shows whole indices of; at least one."""
    return max(1, room // _measures(style, 1, room, units)[1])


def units_of(style: Style, high: int) -> float:
    """The units of the width of cards whose strip is so many pixels high."""
    return high / (CARD_RATIO * _index(style)[1]) / style.scale


def foresee_strip(style: Style, cards: str, room: int, units: float = TEXT_CARD) -> None:
    """Ask for the pictures of cards that will be shown soon."""
    names = cards.split()
    style.pictures.want(names, _measures(style, len(names), room, units)[0])


def draw_strip(surface: pygame.Surface, style: Style, cards: str, rect: pygame.Rect, units: float = TEXT_CARD) -> None:
    """The indices of cards in notation, framed, from the left of `rect`."""
    names = cards.split()
    width, step = _measures(style, len(names), rect.width, units)
    strip = pygame.Rect(rect.topleft, strip_size(style, len(names), rect.width, units))
    edge = max(1, style.px(1))
    outer = surface.get_clip()
    surface.set_clip(outer.clip(strip))
    for index, name in enumerate(names):
        style.pictures.card(name, width).draw(surface, rect.left + index * step, rect.top)
    for side in (
        pygame.Rect(strip.left, strip.bottom - edge, strip.width, edge),
        pygame.Rect(strip.right - edge, strip.top, edge, strip.height),
    ):
        surface.fill(style.theme.ink_soft, side)
    surface.set_clip(outer)


def _measures(style: Style, cards: int, room: int, units: float) -> tuple[int, int]:
    width = max(_SMALLEST, style.px(units))
    step = round(width * _index(style)[0])
    if cards > 1:
        step = min(step, room // cards)
    return width, max(1, step)


def _index(style: Style) -> tuple[float, float]:
    return _LARGE_INDEX if style.pictures.deck.large else _USUAL_INDEX
