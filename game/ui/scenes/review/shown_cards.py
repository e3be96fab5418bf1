"""What a way to go on is about: the index of each card, the back of one drawn unseen, and a suit on a plate."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import pygame

from game.cards import Suit
from game.resources import asset
from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import Style
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.theme import Rgb
from game.ui.judged.deeds import CARD_BACK
from game.ui.mirror import pixels_of

PAPER: Final[Rgb] = (250, 245, 232)
"""The ground of what is printed like a card."""
_SIGN: Final = 0.74
"""The part of the plate that its sign takes."""


def shown_size(style: Style, cards: str, room: int, units: float) -> tuple[int, int]:
    """What they take in pixels, at most `room` wide."""
    wide, high = strip_size(style, len(cards.split()), room, units)
    return (round(high / CARD_RATIO), high) if cards == CARD_BACK else (wide, high)


def shown_sizes(style: Style, held: Sequence[str], room: int, units: float) -> list[tuple[int, int]]:
    """What several take side by side, together at most `room` wide: what a short one leaves the longer ones have."""
    sizes, left = dict[int, tuple[int, int]](), room
    for done, place in enumerate(sorted(range(len(held)), key=lambda place: len(held[place]))):
        sizes[place] = shown_size(style, held[place], left // (len(held) - done), units)
        left -= sizes[place][0]
    return [sizes[place] for place in range(len(held))]


def draw_shown(surface: pygame.Surface, style: Style, cards: str, rect: pygame.Rect, units: float) -> None:
    """From the left of `rect`, which has that size."""
    if cards == CARD_BACK:
        style.pictures.card(cards, rect.width).draw(surface, *rect.topleft)
    else:
        draw_strip(surface, style, cards, rect, units)


def draw_suit(surface: pygame.Surface, style: Style, plate: pygame.Rect, suit: Suit, edge: Rgb | None = None) -> None:
    """In the inks of the deck; with an edge in the colour of its way."""
    radius = max(2, plate.height // 7)
    pixels = pixels_of(surface, plate)
    pygame.draw.rect(surface, PAPER, pixels, border_radius=radius)
    if edge is not None:
        pygame.draw.rect(surface, edge, pixels, max(2, style.px(3)), radius)
    side = round(min(plate.size) * _SIGN)
    place = pygame.Rect(0, 0, side, side)
    place.center = plate.center
    surface.blit(style.pictures.drawn(style.pictures.deck.printed(_drawing(suit.letter)), place.size), place)


@cache
def _drawing(letter: str) -> str:
    return asset("suits", f"{letter}.svg").read_text(encoding="utf-8")
