"""The key moments of the round that is shown, by name: each with the mark that it has on the time line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.medallion import draw_medallion
from game.ui.scenes.replay.key_marks import WIDEST, draw_key
from game.ui.scenes.replay.key_moments import Ended, KeyMoment
from game.ui.scenes.replay.moves import Player
from game.ui.scenes.replay.result import draw_result, result_height
from game.ui.text import TextStyle
from game.ui.widgets import ScrollList
from game.ui.widgets.graph import mark_colour

_TITLE: Final = 20
_TITLE_HIGH: Final = 36
_ROW: Final = 42
_HIGHEST: Final = 84
"""Units of the letters of the title, of its height, and of that of a row at least, and where there is much room."""
_TEXT: Final = 17
_LARGER: Final = 19
"""Units of the letters, and of those of a list that stands beside a list of moves."""
_AROUND: Final = 6
"""Units above and below two lines."""
_FACE: Final = 40
"""Units of the width of a face."""
_MARK: Final = 12
_LEAST_MARK: Final = 10
"""Units of half the height of a mark, and the least pixels of that: its number is to be read in it."""
_BESIDE: Final = 8
"""Units between it and what stands behind it."""
_CARD: Final = 84
_SHOWN: Final = 5
"""Units of the width of a card of a moment, and how many are shown."""
_PART: Final = 0.45
"""The most that they take of the height of the list of moves and theirs together."""
_LEAST: Final = 3
"""So many are seen at once in any case."""


class KeyList:
    """A click leads to the moment."""

    def __init__(self, go: Callable[[int], None]) -> None:
        self._go = go
        self._keys: Sequence[KeyMoment] = ()
        self._at = 0
        self._row_high = 0
        self._text = _TEXT
        self._players: Sequence[Player] = ()
        """Those whose faces are seen; nobody where there is no room for them."""
        self._ended: Ended | None = None
        self._beside = False
        """Whether it stands beside a list of moves."""
        self.room = pygame.Rect(0, 0, 0, 0)
        """Of title and list; empty where neither is."""
        self.list = ScrollList("keys", self._row, on_open=self._open, opens_on_click=True, read=self._read)
        self.list.visible = False

    def height(self, style: Style, room: pygame.Rect) -> int:
        """What they need below a list of moves in a room that both share; nothing for none."""
        self._text, self._players = _TEXT, ()
        high, title = self._row_height(style, room.width), style.px(_TITLE_HIGH) + style.px(8)
        rows = min(len(self._keys), max(_LEAST, (int(room.height * _PART) - title) // high))
        return title + rows * high if rows else 0

    def place(self, style: Style, room: pygame.Rect, players: Sequence[Player], *, beside: bool = False) -> None:
        """Below its title, or nowhere in an empty room.

        Where they stand `beside` a list of moves rows are higher and have the faces of `players`.
        """
        self.room, high, self._text = room, style.px(_TITLE_HIGH), _LARGER if beside else _TEXT
        self._players = players if beside else ()
        self._beside = beside
        self._row_high = self._row_height(style, room.width)
        if beside and self._keys:
            shared = (room.height - high) // len(self._keys)
            self._row_high = max(self._row_high, min(style.px(_HIGHEST), shared))
        self.list.visible = room.height > high and bool(self._keys)
        if self.list.visible:
            below = room.height - high - self._foot(style).height
            self.list.place(pygame.Rect(room.left, room.top + high, room.width, below))
            self._fill(style)

    def fill(self, keys: Sequence[KeyMoment], ended: Ended | None) -> bool:
        """These of another round, tricks left out, and how it ended; returns whether they are others than before."""
        before, self._keys, self._ended = self._keys, [each for each in keys if not each.trick], ended
        return before != self._keys

    def _foot(self, style: Style) -> pygame.Rect:
        """Where it is told how the round ended: below the moments beside a list of moves, where all are seen."""
        high, used = result_height(style, self._ended), style.px(_TITLE_HIGH) + len(self._keys) * self._row_high
        if not self._beside or used + high + style.px(_AROUND) > self.room.height:
            return pygame.Rect(0, 0, 0, 0)
        return pygame.Rect(self.room.left, self.room.bottom - high, self.room.width, high)

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
        if not self._beside:
            edge = pygame.Rect(room.left, room.top, room.width, 1)
        surface.fill(style.theme.panel_edge, edge)
        place = (self.room.left + style.px(8), self.room.top + style.px(_TITLE_HIGH) // 2)
        draw_text(surface, style, _("Key moments"), _TITLE, style.theme.gilt, TextStyle.STRONG, midleft=place)
        if self._ended is not None and (foot := self._foot(style)):
            draw_result(surface, style, foot, self._ended)

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
        if row > self.list.in_sight.start:
            surface.fill(theme.panel_edge, (rect.left, rect.top, rect.width, 1))
        if key.number == self._at:
            draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN, radius=6)
        elif row == self.list.pointed:
            draw_panel(surface, style, rect, PanelKind.HOVER, radius=6)
        marked = _marked(style)
        middle = rect.left + (marked - style.px(_BESIDE)) // 2
        draw_key(surface, style, key, (middle, rect.centery), _half(style), row + 1)
        left, size = rect.left + marked, style.text(self._text)
        if self._players:
            face = pygame.Rect(left, 0, style.px(_FACE), style.px(_FACE))
            face.centery, left = rect.centery, face.right + style.px(10)
            if key.seat is not None:
                player = self._players[key.seat]
                draw_medallion(surface, style, face, player.name, mark_colour(theme, player.place), face=player.face)
        right = rect.right - style.px(6)
        if cards := key.cards.split()[:_SHOWN]:
            wide, high = strip_size(style, len(cards), (right - left) // 3, _CARD)
            strip = pygame.Rect(right - wide, rect.centery - high // 2, wide, high)
            draw_strip(surface, style, " ".join(cards), strip, _CARD)
            right = strip.left - style.px(8)
        room = right - left
        colour = theme.text_soft if key.number > self._at else theme.text
        first, *rest = style.type.balanced(key.text, size, room)
        lines = [first, style.type.shortened(" ".join(rest), size, room)] if rest else [first]
        step = style.type.height(size)
        top = rect.centery - step * len(lines) // 2
        for number, text in enumerate(lines):
            surface.blit(style.type.line(text, size, colour), (left, top + number * step))

    def _row_height(self, style: Style, width: int) -> int:
        """Of one line, or of two where some text needs them in a list that is so wide and scrolls."""
        size, two, high = style.text(self._text), False, style.target(_ROW)
        room = width - _marked(style) - style.px(16) - 6
        room -= style.px(_FACE + 10) if self._players else 0
        for each in self._keys:
            cards, strip = each.cards.split()[:_SHOWN], 0
            if cards:
                wide, low = strip_size(style, len(cards), room // 3, _CARD)
                strip, high = wide + style.px(8), max(high, low + style.px(12))
            two |= style.type.width(each.text, size) > room - strip
        return max(high, (2 if two else 1) * style.type.height(size) + 2 * style.px(_AROUND))


def _half(style: Style) -> int:
    """Half the height of a mark."""
    return max(style.px(_MARK), _LEAST_MARK)


def _marked(style: Style) -> int:
    """What the broadest takes of the width of a row."""
    return round(2 * WIDEST * _half(style)) + style.px(_BESIDE + 4)
