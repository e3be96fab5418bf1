"""One way to go on in a box: its sign, its cards with the meld they join, and the sentence beside them."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.card_strip import foresee_strip
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_paragraph
from game.ui.judged.deeds import Deed
from game.ui.judged.signs import Sign, draw_sign
from game.ui.scenes.review.shown_cards import draw_shown, draw_suit, shown_sizes
from game.ui.text import TextStyle

CARDS: Final = (112, 94, 76)
"""Units of the width of the cards; the first that leaves enough of the table."""
_TEXT: Final = 23
_SIGN: Final = 34
_SUIT: Final = 52
"""Units of the plate of a suit that is named."""
_PAD: Final = 12
_STRIPE: Final = 5
"""Units of the width of what shows the colour of a sign along the box."""
SIGN_LEFT: Final = _PAD + _STRIPE + _SIGN + 10
"""Units from the left of a box to what stands behind its sign."""
_CARDS_WIDE: Final = 0.38
"""The part of a box that cards take at most; beside them stands the sentence."""


def paint_signed(surface: pygame.Surface, style: Style, rect: pygame.Rect, sign: Sign) -> None:
    """A box of a way with its sign before what it holds, and a stripe in its colour."""
    px = style.px
    draw_panel(surface, style, rect, PanelKind.ROW, radius=6)
    inset = px(4)
    surface.fill(sign.colour, (rect.left + inset, rect.top + inset, px(_STRIPE), rect.height - 2 * inset))
    disc = pygame.Rect(rect.left + px(_PAD) + px(_STRIPE), 0, px(_SIGN), px(_SIGN))
    disc.centery = rect.centery
    draw_sign(surface, style, disc, sign)


class DeedBox:
    """In a width in pixels, with cards of so many units."""

    def __init__(self, style: Style, sign: Sign, deed: Deed, width: int, units: int) -> None:
        self._style = style
        self._sign = sign
        self._deed = deed
        self.width = width
        self._units = units
        held = [cards for cards in (deed.cards, deed.onto) if cards]
        room = round((width - self._left) * _CARDS_WIDE)
        self._strips = list(zip(held, shown_sizes(style, held, room, units), strict=True))
        gaps = (2 * style.px(8) + self._plus) * (len(held) > 1) + style.px(12) * bool(held)
        plate = (style.px(_SUIT) + style.px(12)) * (deed.suit is not None)
        self._words_left = self._left + sum(size[0] for _cards, size in self._strips) + gaps + plate
        least = style.px(_SIGN if deed.suit is None else _SUIT)
        inner = max(least, self._words_high, *(size[1] for _cards, size in self._strips), 0)
        self.height = inner + 2 * style.px(_PAD - 2)

    def foresee(self) -> None:
        """Ask for the pictures of its cards."""
        foresee_strip(self._style, f"{self._deed.cards} {self._deed.onto}", self.width, self._units)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The box and everything in it."""
        style, px = self._style, self._style.px
        paint_signed(surface, style, rect, self._sign)
        left = rect.left + self._left
        for number, (cards, size) in enumerate(self._strips):
            if number:
                plus = style.type.line("+", style.text(_TEXT), style.theme.text_soft, TextStyle.STRONG)
                surface.blit(plus, plus.get_rect(midleft=(left - px(8) - self._plus, rect.centery)))
            draw_shown(surface, style, cards, pygame.Rect((left, rect.centery - size[1] // 2), size), self._units)
            left += size[0] + 2 * px(8) + self._plus
        if self._deed.suit is not None:
            plate = pygame.Rect(left, 0, px(_SUIT), px(_SUIT))
            plate.centery = rect.centery
            draw_suit(surface, style, plate, self._deed.suit, self._sign.colour)
        words = pygame.Rect(rect.left + self._words_left, 0, self._words_wide, self._words_high)
        words.centery = rect.centery
        draw_paragraph(surface, style, "\n".join(self._lines), _TEXT, style.theme.text, words, TextStyle.STRONG)

    @property
    def _left(self) -> int:
        """How far from the left its cards begin."""
        return self._style.px(SIGN_LEFT)

    @property
    def _plus(self) -> int:
        return self._style.type.width("+", self._style.text(_TEXT), TextStyle.STRONG)

    @property
    def _words_wide(self) -> int:
        return max(1, self.width - self._words_left - self._style.px(_PAD))

    @property
    def _words_high(self) -> int:
        return len(self._lines) * self._style.type.height(self._style.text(_TEXT), TextStyle.STRONG)

    @property
    def _lines(self) -> list[str]:
        """Of its sentence, none much shorter than the others."""
        type_, size = self._style.type, self._style.text(_TEXT)
        return type_.balanced(self._deed.text, size, self._words_wide, TextStyle.STRONG)
