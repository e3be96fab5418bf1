"""The key moments of the round that is shown, by name: each with the mark that it has on the time line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.scenes.replay.key_moments import KeyMoment
from game.ui.scenes.replay.time_line import draw_key
from game.ui.text import TextStyle
from game.ui.widgets import ScrollList

_TITLE: Final = 18
_TITLE_HIGH: Final = 34
_ROW: Final = 34
"""Units of the letters of the title, of its height, and of that of a row."""
_TEXT: Final = 17
_LEAST: Final = 3
"""The same where rows are high."""
_SHOWN: Final = 5
"""So many cards of a moment are shown."""
_MOST: Final = 5
"""So many are seen at once below a list of moves."""


class KeyList:
    """A click leads to the moment."""

    def __init__(self, go: Callable[[int], None]) -> None:
        self._go = go
        self._keys: Sequence[KeyMoment] = ()
        self._at = 0
        self._row_high = 0
        self.room = pygame.Rect(0, 0, 0, 0)
        """Of title and list; empty where neither is."""
        self.list = ScrollList("keys", self._row, on_open=self._open, opens_on_click=True, read=self._read)
        self.list.visible = False

    def height(self, style: Style, width: int) -> int:
        """What they need below a list of moves that is so wide; nothing for none."""
        high = self._row_height(style, width)
        rows = min(len(self._keys), _MOST, max(_LEAST, _MOST * style.target(_ROW) // high))
        return style.px(_TITLE_HIGH) + rows * high + style.px(8) if rows else 0

    def place(self, style: Style, room: pygame.Rect, row: int = 0) -> None:
        """Below its title, or nowhere in an empty room; rows are at least `row` pixels high."""
        self.room, high, self._row_high = room, style.px(_TITLE_HIGH), max(row, self._row_height(style, room.width))
        self.list.visible = room.height > high and bool(self._keys)
        if self.list.visible:
            self.list.place(pygame.Rect(room.left, room.top + high, room.width, room.height - high))
            self._fill(style)

    def fill(self, keys: Sequence[KeyMoment]) -> bool:
        """These of another round, tricks left out; returns whether they are others than before."""
        before, self._keys = self._keys, [each for each in keys if not each.trick]
        return before != self._keys

    def show(self, at: int) -> None:
        """Which moment of the match is shown; the last of those that have been is seen."""
        self._at = at
        passed = sum(each.number <= at for each in self._keys)
        if self.list.visible and self._keys:
            row = max(0, passed - 1)
            self.list.reveal(row)
            self.list.scroll_to((row - len(self.list.in_sight) // 2) * (self.list.row_height + self.list.gap))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The title, and a line before it."""
        room = self.room
        if room.height <= 0:
            return
        edge = pygame.Rect(room.left - style.px(8), room.top, 1, room.height)
        if room.height < room.width:
            edge = pygame.Rect(room.left, room.top, room.width, 1)
        surface.fill(style.theme.panel_edge, edge)
        place = (self.room.left + style.px(8), self.room.top + style.px(_TITLE_HIGH) // 2)
        draw_text(surface, style, _("Key moments"), _TITLE, style.theme.gilt, TextStyle.STRONG, midleft=place)

    def _fill(self, style: Style) -> None:
        self.list.fill(len(self._keys), self._row_high, 0, style.px(10), 0)
        self.show(self._at)

    def _open(self, row: int) -> None:
        self._go(self._keys[row].number)

    def _read(self, row: int) -> str:
        return self._keys[row].text

    def _row(self, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        """Its mark and what happened; quieter what is still to come."""
        key, theme = self._keys[row], style.theme
        if key.number == self._at:
            draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN, radius=6)
        elif row == self.list.pointed:
            draw_panel(surface, style, rect, PanelKind.HOVER, radius=6)
        middle = rect.left + style.px(16)
        draw_key(surface, style, key, (middle, rect.centery))
        left, size = middle + style.px(18), style.text(_TEXT)
        right = rect.right - style.px(6)
        if cards := key.cards.split()[:_SHOWN]:
            wide, high = strip_size(style, len(cards), (right - left) // 3)
            strip = pygame.Rect(right - wide, rect.centery - high // 2, wide, high)
            draw_strip(surface, style, " ".join(cards), strip)
            right = strip.left - style.px(8)
        room = right - left
        colour = theme.text_soft if key.number > self._at else theme.text
        first, *rest = style.type.wrap(key.text, size, room)
        lines = [first, style.type.shortened(" ".join(rest), size, room)] if rest else [first]
        step = style.type.height(size)
        top = rect.centery - step * len(lines) // 2
        for number, text in enumerate(lines):
            surface.blit(style.type.line(text, size, colour), (left, top + number * step))

    def _row_height(self, style: Style, width: int) -> int:
        """Of one line, or of two where some text needs them in a list that is so wide and scrolls."""
        size, room, two, high = style.text(_TEXT), width - style.px(50) - 6, False, style.target(_ROW)
        for each in self._keys:
            cards, strip = each.cards.split()[:_SHOWN], 0
            if cards:
                wide, low = strip_size(style, len(cards), room // 3)
                strip, high = wide + style.px(8), max(high, low + style.px(3))
            two |= style.type.width(each.text, size) > room - strip
        return max(high, (2 if two else 1) * style.type.height(size) + style.px(2))
