"""What rings without a sign on the table of a review mean: told where the reason stands, never upon the table."""

from __future__ import annotations

from typing import Final

import pygame

from game.cards import JOKER, parse_faces
from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.judged.signs import Sign
from game.ui.scenes.review.shown_cards import draw_suit
from game.ui.table.drawing.marks import Ring, draw_ring

_TEXT: Final = 17
_CARD: Final = 23
"""Units of its words, and of the height of the card in its ring."""
_WIDE: Final = 0.86
"""The width of the card by its height."""
_AROUND: Final = 6
"""Units that the ring takes around it, and that are free before the words."""


def key_size(style: Style) -> tuple[int, int]:
    """In pixels."""
    words = style.type.width(_words(), style.text(_TEXT))
    return _card_wide(style) + 3 * style.px(_AROUND) + words, style.px(_CARD + _AROUND)


def paint_key(surface: pygame.Surface, style: Style, name: str, midright: tuple[int, int]) -> None:
    """A card, small and with its suit alone, in its ring, and what that means, up to a point."""
    around, place = style.px(_AROUND), pygame.Rect((0, 0), key_size(style))
    place.midright = midright
    card = pygame.Rect(place.left + around, 0, _card_wide(style), style.px(_CARD))
    card.centery = place.centery
    (face,) = parse_faces(name)
    if face != JOKER:
        draw_suit(surface, style, card, face.suit)
    else:
        style.pictures.card(name, card.width).draw(surface, *card.topleft)
    draw_ring(surface, style, Ring((*card.topleft, *card.size)), Sign.EVEN.colour, bold=True)
    line = style.type.line(_words(), style.text(_TEXT), style.theme.text_soft)
    surface.blit(line, line.get_rect(midleft=(card.right + 2 * around, place.centery)))


def _card_wide(style: Style) -> int:
    return round(style.px(_CARD) * _WIDE)


def _words() -> str:
    return _("marked below")
