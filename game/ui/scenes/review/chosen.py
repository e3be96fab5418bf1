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
_SHAPE: Final = 0.85
"""The height of the table by its width at most."""
_LOWER: Final = 9 / 16
"""The same at least, where the room is lower."""
_APART: Final = 28
"""Units between two sentences in one line."""
_CARDS_WIDE: Final = 0.6
"""The part of a column that cards take at most; beside them stands the sentence."""
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
        for line in self._lines():
            lower = 0
            for place, text, shade, kind in line:
                words = pygame.Rect(about.left + place, about.top, about.width - place, 0)
                if about.top + self._high(text, _TEXT, words.width, kind) <= room.bottom:
                    lower = max(lower, draw_paragraph(surface, style, text, _TEXT, shade, words, kind))
            about.top += lower
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
        """A sign, the cards with the meld they join, and the sentence beside them; returns the height."""
        style, high = self._style, self._deed_high(deed)
        disc = pygame.Rect(column.left, 0, style.px(_SIGN), style.px(_SIGN))
        disc.centery = column.top + high // 2
        draw_sign(surface, style, disc, sign)
        left = disc.right + style.px(10)
        for number, (cards, size) in enumerate(self._strips(deed)):
            if number:
                plus = style.type.line("+", style.text(_HEAD), style.theme.text_soft, TextStyle.STRONG)
                surface.blit(plus, plus.get_rect(midleft=(left - style.px(8) - self._plus(), disc.centery)))
            draw_strip(surface, style, cards, pygame.Rect((left, disc.centery - size[1] // 2), size), self._units)
            left += size[0] + 2 * style.px(8) + self._plus()
        words = pygame.Rect(column.left + self._words_left(deed), column.top, self._words_wide(deed), 0)
        words.top += (high - self._high(deed.text, _HEAD, words.width, TextStyle.STRONG)) // 2
        draw_paragraph(surface, style, deed.text, _HEAD, style.theme.gilt, words, TextStyle.STRONG)
        return high

    def _strips(self, deed: Deed) -> list[tuple[str, tuple[int, int]]]:
        """The cards of a deed, and the meld that they join, each with its size."""
        held = [cards for cards in (deed.cards, deed.onto) if cards]
        room = round((self._wide - self._style.px(_SIGN)) * _CARDS_WIDE) // max(1, len(held))
        return [(cards, strip_size(self._style, len(cards.split()), room, self._units)) for cards in held]

    def _plus(self) -> int:
        return self._style.type.width("+", self._style.text(_HEAD), TextStyle.STRONG)

    def _words_left(self, deed: Deed) -> int:
        """How far from the left of its column the sentence of a deed begins."""
        px, strips = self._style.px, self._strips(deed)
        cards = sum(size[0] for _cards, size in strips) + px(12) * bool(strips)
        return px(_SIGN) + px(10) + cards + (2 * px(8) + self._plus()) * (len(strips) > 1)

    def _words_wide(self, deed: Deed) -> int:
        return max(1, self._wide - self._words_left(deed))

    def _deed_high(self, deed: Deed) -> int:
        """What a deed takes, in pixels."""
        words = self._high(deed.text, _HEAD, self._words_wide(deed), TextStyle.STRONG)
        return max(self._style.px(_SIGN), words, *(size[1] for _cards, size in self._strips(deed)), 0)

    def _lines(self) -> list[list[tuple[int, str, Rgb, TextStyle]]]:
        """What is said of both, each with its place in its line: as many in one line as it has room for."""
        style, lines, end = self._style, list[list[tuple[int, str, Rgb, TextStyle]]](), 0
        for number, (text, shade) in enumerate(self._told.lines):
            kind = TextStyle.BODY if number else TextStyle.STRONG
            wide = style.type.width(text, style.text(_TEXT), kind)
            place = end + style.px(_APART) if lines else 0
            if not lines or place + wide > self._room.width:
                lines.append([])
                place = 0
            lines[-1].append((place, text, shade, kind))
            end = place + wide
        return lines

    def _table(self) -> pygame.Rect:
        """As large as the room below the words lets it be, in the middle of it."""
        frame, room = self._style.px(4), self._room
        top = room.top + self._words_high() + self._style.px(8)
        free = pygame.Rect(room.left, top, room.width, room.bottom - top).inflate(-2 * frame, -2 * frame)
        wide = min(free.width, round(max(0, free.height) / _LOWER))
        table = pygame.Rect(0, 0, wide, min(max(0, free.height), round(wide * _SHAPE)))
        table.midtop = free.midtop
        return table

    def _words_high(self) -> int:
        """What everything above the table takes, in pixels."""
        deeds = max((self._deed_high(deed) for _sign, deed in self._told.deeds), default=0)
        lines = self._lines()
        said = sum(
            max(self._high(text, _TEXT, self._room.width - place, kind) for place, text, _shade, kind in line)
            for line in lines
        )
        return deeds + self._style.px(8) + said

    def _high(self, text: str, units: float, width: int, kind: TextStyle = TextStyle.BODY) -> int:
        """What a paragraph takes, in pixels."""
        size = self._style.text(units)
        return len(self._style.type.wrap(text, size, width, kind)) * self._style.type.height(size, kind)
