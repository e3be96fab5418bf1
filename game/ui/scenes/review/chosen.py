"""The chosen decision of a review: what was done and what would have been better, side by side over their table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.card_strip import draw_strip, foresee_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_paragraph
from game.ui.graphics.theme import Rgb
from game.ui.scenes.review.ways import Sign, draw_sign
from game.ui.scenes.review.words import Deed
from game.ui.text import TextStyle

_HEAD: Final = 22
"""Units of the sentences that say what was done."""
_TEXT: Final = 20
CARDS: Final = (128, 100, 76)
"""Units of the width of the cards; the first that leaves enough of the table."""
_SIGN: Final = 30
_SHAPE: Final = 9 / 16
"""The height of the table by its width."""
_ENOUGH: Final = 0.46
"""The part of the room that the table takes at least, where cards can become smaller for it."""


@dataclass(frozen=True, slots=True)
class Told:
    """All that is told of a decision."""

    deeds: Sequence[tuple[Sign, Deed]]
    """What was done, and what would have been better where that is told."""
    lines: Sequence[tuple[str, Rgb]]
    """What it was worth, and why."""
    hand: str
    """What the player held, in notation."""


class ChosenDecision:
    """Places everything that is told of a decision, and paints it."""

    def __init__(self, style: Style, room: pygame.Rect, told: Told) -> None:
        self._style = style
        self._room = room
        self._told = told
        count = max(1, len(told.deeds))
        self._gap = style.px(18)
        self._wide = (room.width - self._gap * (count - 1)) // count
        for self._units in CARDS:
            table = room.height - self._words_high()
            if table >= room.height * _ENOUGH:
                break
        self.table = self._table()
        """Where the picture of the table is."""

    def foresee(self) -> None:
        """Ask for the pictures of all its cards."""
        style, hand = self._style, self._told.hand
        for _sign, deed in self._told.deeds:
            foresee_strip(style, f"{deed.cards} {deed.onto}", self._wide, self._units)
        foresee_strip(style, hand, self._wide, CARDS[-1])

    def paint(self, surface: pygame.Surface, picture: pygame.Surface | None) -> None:
        """The deeds, what is said of them, and the table; the hand in its place as long as there is no picture."""
        style, px, room = self._style, self._style.px, self._room
        left, high = room.left, 0
        for sign, deed in self._told.deeds:
            column = pygame.Rect(left, room.top, self._wide, 0)
            high = max(high, self._paint_deed(surface, sign, deed, column))
            left += self._wide + self._gap
        about = pygame.Rect(room.left, room.top + high + px(8), room.width, 0)
        for text, shade in self._told.lines:
            if about.top + self._high(text, _TEXT, room.width) <= room.bottom:
                about.top += draw_paragraph(surface, style, text, _TEXT, shade, about)
        frame = px(4)
        if min(self.table.size) <= 4 * frame:
            return
        draw_panel(surface, style, self.table.inflate(2 * frame, 2 * frame), PanelKind.TRAY, radius=6)
        if picture is not None:
            surface.blit(picture, self.table)
        elif self._told.hand:
            self._paint_hand(surface)

    def _paint_hand(self, surface: pygame.Surface) -> None:
        style, box = self._style, self.table.inflate(-self._style.px(40), -self._style.px(24))
        text, names = _("Your cards then:"), self._told.hand.split()
        wide, high = strip_size(style, len(names), box.width, CARDS[-1])
        head = self._high(text, _HEAD, box.width, TextStyle.STRONG)
        if box.width < 1 or head + high + style.px(6) > box.height:
            return
        box.top += (box.height - head - high - style.px(6)) // 2
        box.top += draw_paragraph(surface, style, text, _HEAD, style.theme.gilt, box, TextStyle.STRONG) + style.px(6)
        draw_strip(surface, style, self._told.hand, pygame.Rect(box.topleft, (max(wide, 1), high)), CARDS[-1])

    def _paint_deed(self, surface: pygame.Surface, sign: Sign, deed: Deed, column: pygame.Rect) -> int:
        """A sign and a sentence over its cards and the meld they join; returns the height."""
        style, px = self._style, self._style.px
        side = px(_SIGN)
        disc = pygame.Rect(column.left, column.top, side, side)
        draw_sign(surface, style, disc, sign)
        words = pygame.Rect(disc.right + px(10), column.top, column.width - side - px(10), 0)
        top = column.top + self._head_high(deed)
        draw_paragraph(surface, style, deed.text, _HEAD, style.theme.gilt, words, TextStyle.STRONG)
        if not deed.cards:
            return top - column.top
        room = words.width if not deed.onto else words.width // 2
        wide, high = strip_size(style, len(deed.cards.split()), room, self._units)
        strip = pygame.Rect(words.left, top + px(4), wide, high)
        draw_strip(surface, style, deed.cards, strip, self._units)
        if deed.onto:
            plus = style.type.line("+", style.text(_HEAD), style.theme.text_soft, TextStyle.STRONG)
            place = plus.get_rect(midleft=(strip.right + px(8), strip.centery))
            surface.blit(plus, place)
            left = place.right + px(8)
            size = strip_size(style, len(deed.onto.split()), words.right - left, self._units)
            draw_strip(surface, style, deed.onto, pygame.Rect((left, strip.top), size), self._units)
        return strip.bottom - column.top

    def _table(self) -> pygame.Rect:
        """As large as the room below the words lets it be, in the middle of it."""
        frame, room = self._style.px(4), self._room
        top = room.top + self._words_high() + self._style.px(8)
        free = pygame.Rect(room.left, top, room.width, room.bottom - top).inflate(-2 * frame, -2 * frame)
        wide = min(free.width, round(max(0, free.height) / _SHAPE))
        table = pygame.Rect(0, 0, wide, min(max(0, free.height), round(wide * _SHAPE)))
        table.midtop = free.midtop
        return table

    def _words_high(self) -> int:
        """What everything above the table takes, in pixels."""
        style, width = self._style, self._room.width
        strip = strip_size(style, 1, width, self._units)[1] + style.px(4)
        deeds = [self._head_high(deed) + strip * bool(deed.cards) for _sign, deed in self._told.deeds]
        return max(deeds, default=0) + style.px(8) + sum(self._high(text, _TEXT, width) for text, _ in self._told.lines)

    def _head_high(self, deed: Deed) -> int:
        """What the sentence of a deed takes beside its sign."""
        side = self._style.px(_SIGN)
        return max(side, self._high(deed.text, _HEAD, self._wide - side - self._style.px(10), TextStyle.STRONG))

    def _high(self, text: str, units: float, width: int, kind: TextStyle = TextStyle.BODY) -> int:
        """What a paragraph takes, in pixels."""
        size = self._style.text(units)
        return len(self._style.type.wrap(text, size, width, kind)) * self._style.type.height(size, kind)
