"""The moves of the round that is shown, one below the other; a click leads to the moment after a move."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n.phrases import card_names, phrases_of
from game.match.playback import Playback
from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb
from game.ui.scenes.replay.told import Move, moves_from
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets import ScrollList

COLUMN: Final = 400
"""Units of the width of the list beside a table."""
FOOT: Final = 770
LEAST_FOOT: Final = 330
"""Units of its height below one, where there is room, and of the least."""
_LEAST: Final = 1500
"""Units of width that are left to a table beside it."""
_HIGHER: Final = 1.1
"""By how much a table above it stays higher than wide."""
_TEXT: Final = 18
_CARD: Final = 84
_FACE: Final = 32
_SMALL: Final = 15
"""Units of a text that takes two lines; where it is longer they are smaller."""
_BUTTON: Final = 44
_CORNER: Final = 32
"""Units of the height of a button in the head of the list, and the part of its width that one takes, in percent."""
_TITLE: Final = 20
"""The part of the head of a wide list that its title has, in percent; buttons have the rest."""
_VEIL: Final = 96
"""How much of the ground lies on cards that are still to come, of 255."""
_LINES: Final = 2
_SHOWN: Final = 7
"""So many cards of a move are shown."""


def moves_room(style: Style, size: tuple[int, int], bottom: int) -> pygame.Rect:
    """Where the list is, above `bottom`: beside the table, or below it in a tall window; empty without room for it."""
    column = style.px(COLUMN)
    if bottom > size[0]:
        foot = min(style.px(FOOT), bottom - round(size[0] * _HIGHER))
        return pygame.Rect(0, bottom - foot, size[0], foot if foot >= style.px(LEAST_FOOT) else 0)
    return pygame.Rect(size[0] - column, 0, column if size[0] - column >= style.px(_LEAST) else 0, bottom)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat, as the table shows it."""

    name: str
    face: str
    colour: Rgb


class Moves:
    """A list of one round, in which the moment that is shown is chosen."""

    def __init__(self, playback: Playback, seat: int, go: Callable[[int], None]) -> None:
        """What is told is what `seat` saw."""
        self._playback = playback
        self._seat = seat
        self._go = go
        self._moves: list[Move] = []
        self._at = 0
        """The row of the moment that is shown."""
        self._picked: int | None = None
        """The row that was chosen in the list."""
        self._told: tuple[int, bool] | None = None
        """The first moment of the round that is listed, and whether all hands are open in it."""
        self.room = pygame.Rect(0, 0, 0, 0)
        """Where it is, on a panel; empty where it is nowhere."""
        self._players: Sequence[Player] = ()
        self.list = ScrollList("moves", self._row, on_choose=self._choose, read=self._read)
        self.list.visible = False

    def corner(self, style: Style) -> pygame.Rect:
        """The place at the end of its head that is free for a button; empty without the list."""
        if not self.listed:
            return pygame.Rect(0, 0, 0, 0)
        high, pad = style.target(_BUTTON), style.px(10)
        wide = min(self.room.width, style.px(COLUMN)) * _CORNER // 100
        return pygame.Rect(self.room.right - pad - wide, self.room.top + pad, wide, high)

    def foot(self, style: Style) -> Sequence[pygame.Rect]:
        """Places for three buttons: below the list, or in its head where it is wide; none without the list."""
        if not self.listed:
            return ()
        high, pad, gap, room = style.target(_BUTTON), style.px(10), style.px(8), self.room
        if self._is_wide:
            corner = self.corner(style)
            left = room.left + room.width * _TITLE // 100
            wide = (corner.left - left) // 3
            return [pygame.Rect(left + number * wide, corner.top, wide - gap, high) for number in (2, 1, 0)]
        half, top = (room.width - 2 * pad - gap) // 2, room.bottom - pad - 2 * high - gap
        return (
            pygame.Rect(room.left + pad, room.bottom - pad - high, room.width - 2 * pad, high),
            pygame.Rect(room.left + pad + half + gap, top, half, high),
            pygame.Rect(room.left + pad, top, half, high),
        )

    @property
    def _is_wide(self) -> bool:
        """Whether it lies below the table."""
        return self.room.width > self.room.height

    @property
    def listed(self) -> bool:
        """Whether there is room for it."""
        return self.room.width > 0 and self.room.height > 0

    def place(self, style: Style, room: pygame.Rect, players: Sequence[Player]) -> None:
        """In its room, or nowhere in an empty one."""
        self.room, self._players = room, players
        self.list.visible = self.listed
        if self.listed:
            head, pad = self.corner(style).height + style.px(20), style.px(10)
            foot = 0 if self._is_wide else 2 * (style.target(_BUTTON) + style.px(8)) + style.px(4)
            wide, high = room.width - 2 * pad, room.height - head - pad - foot
            self.list.place(pygame.Rect(room.left + pad, room.top + head, wide, high))
            self._told = None
            self.show(style)

    def relabel(self) -> None:
        """In the words of another language from now on."""
        self._told = None

    def show(self, style: Style) -> bool:
        """The round of the moment that is shown, with its move chosen; returns whether it is another round."""
        playback = self._playback
        if not (self.listed and playback.read and playback.rounds):
            return False
        begin = playback.rounds[max(0, bisect_right(playback.rounds, playback.number) - 1)]
        another = self._told != (begin, playback.opened)
        if another:
            self._told = (begin, playback.opened)
            self._moves, self._picked = moves_from(self._playback, begin, self._seat), None
            lines = _LINES * style.type.height(style.text(_SMALL))
            high = max(strip_size(style, 1, 100, _CARD)[1], style.px(_FACE), style.target(24), lines) + style.px(4)
            self.list.fill(len(self._moves), high, 0, style.px(10), 0 if self._moves else None)
        if self._moves:
            self._reveal(self._row_of(playback.number), anew=another)
        return another

    def _row_of(self, number: int) -> int:
        """The last thing that happened on the way to a moment; of several the one that was chosen."""
        if self._picked is not None and self._moves[self._picked].number == number:
            return self._picked
        self._picked = None
        return max(0, bisect_right([move.number for move in self._moves], number) - 1)

    def _reveal(self, row: int, *, anew: bool) -> None:
        """Choose a row, and have as much before as after it in sight, from wherever it was reached."""
        if anew or row != self._at:
            self._at = row
            self.list.reveal(row)
            step = self.list.row_height + self.list.gap
            self.list.scroll_to((row - len(self.list.in_sight) // 2) * step)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The panel behind the list, and which round it is."""
        if not self.listed:
            return
        room = self.room
        draw_panel(surface, style, room, PanelKind.PANEL, radius=4)
        if self._moves:
            number = self._playback.still_at(self._moves[0].number).state.round
            title = phrases_of(self._playback.game_name).rounds.numbered.said(round=number)
            place = (room.left + style.px(20), self.corner(style).centery)
            draw_text(surface, style, title, 20, style.theme.gilt, TextStyle.STRONG, midleft=place)

    def _choose(self, row: int) -> None:
        self._picked = row
        self._go(self._moves[row].number)

    def _read(self, row: int) -> str:
        move = self._moves[row]
        cards = phrases_of(self._playback.game_name).cards
        text = f"{move.heading}. {move.text}".rstrip() if move.heading else move.text
        return f"{text} {card_names(move.cards, cards)}" if move.cards and not move.named else text

    def _row(self, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        """The face of whose turn begins, what was done, and its cards; quieter what is still to come."""
        theme, px, move = style.theme, style.px, self._moves[row]
        chosen = row == self.list.chosen
        coming = not chosen and move.number > self._playback.number
        if chosen:
            draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN, radius=6)
        elif move.begins and row:
            surface.fill(theme.panel_edge, (rect.left, rect.top, rect.width, 1))
        if move.heading:
            self._heading(surface, style, move, rect)
            return
        face = pygame.Rect(rect.left + px(6), 0, px(_FACE), px(_FACE))
        face.centery = rect.centery
        if move.seat is not None and (move.begins or row == self.list.in_sight.start):
            player = self._players[move.seat]
            draw_medallion(surface, style, face, player.name, player.colour, face=player.face)
        left, right = face.right + px(8), rect.right - px(6)
        names = move.cards.split()[:_SHOWN]
        if names:
            wide, high = strip_size(style, len(names), (right - left) // 2, _CARD)
            size, lines = _set(style, move.text, right - wide - px(8) - left)
            if len(lines) == 1 or (not move.named and len(lines) <= _LINES):
                after = left + max(style.type.width(text, size) for text in lines) + px(8)
                strip = pygame.Rect(min(after, right - wide), rect.centery - high // 2, wide, high)
                draw_strip(surface, style, " ".join(names), strip, _CARD)
                if coming:
                    veil = pygame.Surface(strip.size, pygame.SRCALPHA)
                    veil.fill((*theme.panel, _VEIL))
                    surface.blit(veil, strip)
                right = strip.left - px(8)
        size, lines = _set(style, move.text, right - left)
        *lines, last = [*lines[: _LINES - 1], " ".join(lines[_LINES - 1 :])] if len(lines) > 1 else lines
        colour = theme.text_soft if coming else theme.text
        step = style.type.height(size)
        top = rect.centery - (len(lines) + 1) * step // 2
        for number, text in enumerate((*lines, style.type.shortened(last, size, right - left))):
            surface.blit(style.type.line(text, size, colour), (left, top + number * step))

    def _heading(self, surface: pygame.Surface, style: Style, move: Move, rect: pygame.Rect) -> None:
        """What several moves belong to, and whose it was."""
        px, theme, type_ = style.px, style.theme, style.type
        left, right, size = rect.left + px(10), rect.right - px(6), style.text(_TEXT)
        line = type_.line(move.heading, size, theme.gilt, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midleft=(left, rect.centery)))
        left += line.get_width() + px(14)
        if move.seat is not None:
            colour, room = self._players[move.seat].colour, right - left
            size = type_.fitted(move.text, size, room)
            text = type_.line(type_.shortened(move.text, size, room), size, colour)
            surface.blit(text, text.get_rect(midright=(right, rect.centery)))


def _set(style: Style, text: str, room: int) -> tuple[int, list[str]]:
    """The size of a text and its lines: one as large as others, or several smaller ones."""
    size = style.text(_TEXT)
    if style.type.width(text, size) > room:
        size = style.text(_SMALL)
        while size > SMALLEST and len(style.type.wrap(text, size, room)) > _LINES:
            size -= 1
    return size, list(style.type.wrap(text, size, room))
