"""The moves of the round that is shown, one below the other; a click leads to the moment after a move."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from game.i18n.phrases import card_names, phrases_of
from game.match.playback import Playback
from game.ui.graphics.card_strip import draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.medallion import draw_medallion
from game.ui.scenes.replay.findings.reviewed import Graded, Reviewed
from game.ui.scenes.replay.told import Move, moves_from
from game.ui.text import TextStyle
from game.ui.widgets import ScrollList
from game.ui.widgets.graph import mark_colour

_TEXT: Final = 17
_LARGER: Final = 19
"""Units of the letters of every move, and of those of a list that has a title: it has more room."""
_CARD: Final = 84
_FACE: Final = 34
"""Units of the widths of cards and faces."""
_SIGN: Final = 24
"""Units of the sign of what was found of a move."""
_APART: Final = 8
_EDGE: Final = 6
"""Units between face, words and cards, and at the edges of a row."""
_AROUND: Final = 5
_AROUND_TWO: Final = 5
"""Units above and below what is in a row of one line, and of two."""
_MANY: Final = 20
"""Where more than 1 / so many moves take two lines, all rows have as much room as those need."""
_TITLE: Final = 20
_TITLE_HIGH: Final = 34
"""Units of the letters of the title, where it has one, and of its height."""
_VEIL: Final = 96
"""How much of the ground lies on cards that are still to come, of 255."""
_LINES: Final = 2
_SHOWN: Final = 7
"""So many cards of a move are shown."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat, as the table shows it."""

    name: str
    face: str
    place: int
    """Of the team, in the order of the marks."""


class _Told(NamedTuple):
    """What is seen of a move in its row."""

    lines: Sequence[str]
    strip: pygame.Rect | None
    """The place of its cards, from the start of the middle of the row; None where none are shown."""


class Moves:
    """A list of one round, in which the moment that is shown is chosen."""

    def __init__(self, playback: Playback, seat: int, go: Callable[[int], None], reviewed: Reviewed) -> None:
        """What is told is what `seat` saw, with the signs of what was found of moves in a review."""
        self._playback = playback
        self._seat = seat
        self._go = go
        self._reviewed = reviewed
        self._moves: list[Move] = []
        self._graded: dict[int, Graded] = {}
        """By its row what was found of a move."""
        self._at = 0
        """The row of the moment that is shown."""
        self._picked: int | None = None
        """The row that was chosen in the list."""
        self._told: tuple[int, bool] | None = None
        """The first moment of the round that is listed, and whether all hands are open in it."""
        self.room = pygame.Rect(0, 0, 0, 0)
        """Where it is; empty where it is nowhere."""
        self._titled = False
        self._players: Sequence[Player] = ()
        self.list = ScrollList("moves", self._row, on_choose=self._choose, read=self._read)
        self.list.visible = False

    @property
    def listed(self) -> bool:
        """Whether there is room for it."""
        return self.room.width > 0 and self.room.height > 0

    def place(self, style: Style, room: pygame.Rect, players: Sequence[Player], *, titled: bool) -> None:
        """In its room, or nowhere in an empty one; `titled` where it says itself which round it is."""
        self.room, self._players, self._titled = room, players, titled
        self.list.visible = self.listed
        if self.listed:
            high = style.px(_TITLE_HIGH) if titled else 0
            self.list.place(pygame.Rect(room.left, room.top + high, room.width, room.height - high))
            self._told = None
            self.show(style)

    def relabel(self) -> None:
        """In the words of another language from now on, or with other signs."""
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
            found = [(self._reviewed.at(move.number, move.seat), row) for row, move in enumerate(self._moves)]
            first = {graded: row for graded, row in reversed(found) if graded is not None}
            self._graded = {row: graded for graded, row in first.items()}
            bar = style.px(10)
            self.list.fill(len(self._moves), self._high(style, bar), 0, bar, 0 if self._moves else None)
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
        """Which round it is."""
        if self.listed and self._titled and self._moves:
            number = self._playback.still_at(self._moves[0].number).state.round
            title = phrases_of(self._playback.game_name).rounds.numbered.said(round=number)
            place = (self.room.left + style.px(8), self.room.top + style.px(_TITLE_HIGH) // 2)
            draw_text(surface, style, title, _TITLE, style.theme.gilt, TextStyle.STRONG, midleft=place)

    def _choose(self, row: int) -> None:
        self._picked = row
        self._go(self._moves[row].number)

    def _read(self, row: int) -> str:
        move = self._moves[row]
        cards = phrases_of(self._playback.game_name).cards
        ended = move.told <= self._playback.number
        text = f"{move.heading}. {move.text if ended else ''}".rstrip() if move.heading else move.text
        text = f"{text} {card_names(move.cards, cards)}" if move.cards and not move.named else text
        return f"{text} {self._reviewed.said(self._graded[row])}" if row in self._graded else text

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
        face = pygame.Rect(rect.left + px(_EDGE), 0, px(_FACE), px(_FACE))
        face.centery = rect.centery
        if move.seat is not None and (move.begins or row == self.list.in_sight.start):
            player = self._players[move.seat]
            draw_medallion(surface, style, face, player.name, mark_colour(theme, player.place), face=player.face)
        graded = self._graded.get(row)
        aside = px(_SIGN) + px(_EDGE) if graded is not None else 0
        told = self._told_in(style, move, rect.width - aside)
        if graded is not None:
            sign = pygame.Rect(0, 0, px(_SIGN), px(_SIGN))
            sign.midright = rect.right - px(_EDGE), rect.centery
            self._reviewed.draw(surface, style, sign, graded)
        if told.strip is not None:
            strip = told.strip.move(rect.left, rect.centery)
            draw_strip(surface, style, " ".join(move.cards.split()[:_SHOWN]), strip, _CARD)
            if coming:
                veil = pygame.Surface(strip.size, pygame.SRCALPHA)
                veil.fill((*theme.panel, _VEIL))
                surface.blit(veil, strip)
        colour = theme.text_soft if coming else theme.text
        size = style.text(self._text)
        step = style.type.height(size)
        top = rect.centery - len(told.lines) * step // 2
        for number, text in enumerate(told.lines):
            surface.blit(style.type.line(text, size, colour), (face.right + px(_APART), top + number * step))

    def _told_in(self, style: Style, move: Move, width: int) -> _Told:
        """How a move is told in a row that is so wide: its cards at the end, where they leave room for the words.

        Words that would take a third line do not name cards that are shown, if that is enough.
        """
        px, size, type_ = style.px, style.text(self._text), style.type
        left, right = px(_EDGE) + px(_FACE) + px(_APART), width - px(_EDGE)
        names = move.cards.split()[:_SHOWN]
        wide, high = strip_size(style, len(names), (right - left) // 2, _CARD) if names else (0, 0)
        room = right - left - wide - (px(_APART) if names else 0)
        text, strip = move.text, pygame.Rect(right - wide, -high // 2, wide, high) if names else None
        if type_.width(text, size) <= room:
            return _Told((text,), strip)
        if strip is not None and move.brief and len(type_.wrap(text, size, room)) > _LINES:
            if type_.width(move.brief, size) <= room:
                text = move.brief
            else:
                strip, room = None, right - left
        lines = list(type_.balanced(text, size, room))
        *lines, last = [*lines[: _LINES - 1], " ".join(lines[_LINES - 1 :])] if len(lines) > 1 else lines
        return _Told((*lines, type_.shortened(last, size, room)), strip)

    def _high(self, style: Style, bar: int) -> int:
        """The height of every row: of one line, or of two with room around them where many moves need them."""
        width, line = self.list.rect.width - bar - style.px(_EDGE), style.type.height(style.text(self._text))
        aside = style.px(_SIGN) + style.px(_EDGE)
        widths = [width - aside * (row in self._graded) for row in range(len(self._moves))]
        lines = [len(self._told_in(style, *each).lines) for each in zip(self._moves, widths, strict=True)]
        named = [bool(move.brief and move.cards) for move in self._moves]
        many = sum(each > 1 and not brief for each, brief in zip(lines, named, strict=True)) * _MANY > len(lines)
        around = 2 * style.px(_AROUND_TWO if many else _AROUND)
        inner = max(strip_size(style, 1, 100, _CARD)[1], style.px(_FACE), _LINES * line if many else line)
        return max(style.target(24), inner + around, max(lines, default=1) * line + style.px(4))

    @property
    def _text(self) -> int:
        return _LARGER if self._titled else _TEXT

    def _heading(self, surface: pygame.Surface, style: Style, move: Move, rect: pygame.Rect) -> None:
        """What several moves belong to, and whose it was as soon as that is seen."""
        px, theme, type_ = style.px, style.theme, style.type
        left, right, size = rect.left + px(10), rect.right - px(_EDGE), style.text(self._text)
        line = type_.line(move.heading, size, theme.gilt, TextStyle.STRONG)
        surface.blit(line, line.get_rect(midleft=(left, rect.centery)))
        left += line.get_width() + px(14)
        if move.seat is not None and move.told <= self._playback.number:
            colour, room = mark_colour(theme, self._players[move.seat].place), right - left
            size = type_.fitted(move.text, size, room)
            text = type_.line(type_.shortened(move.text, size, room), size, colour)
            surface.blit(text, text.get_rect(midright=(right, rect.centery)))
