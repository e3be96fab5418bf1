"""The time line of a replay: all rounds of the match in a row, and below them the moments of the one that is shown."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.theme import mixed
from game.ui.scenes.replay.key_marks import KEY, crowned_width, draw_crowned, draw_key
from game.ui.scenes.replay.key_moments import Ended, KeyMoment
from game.ui.scenes.replay.reviewed import Reviewed
from game.ui.scenes.replay.time.lead import lead_title
from game.ui.scenes.replay.time.legend import draw_heads, draw_legend, legend_width
from game.ui.scenes.replay.time.stacks import Stack, blocks_of, stacked
from game.ui.scenes.replay.time.zoom import AIR, air, draw_zoom, seen_of
from game.ui.text import TextStyle
from game.ui.widgets import Widget
from game.ui.widgets.graph import draw_mark, mark_colour

_TEXT: Final = 16
"""Units of the letters of rounds."""
_TRICK: Final = 14
"""Of the numbers of tricks."""
_MOMENTS: Final = 44
"""Units of the height that the moments take."""
_LEAST_MOMENTS: Final = 30
"""Pixels that they have at least."""
_PAD: Final = 3
"""Units above the words in the cell of a round and below them."""
_EDGE: Final = 4
"""Units of the edge of a round in the colour of whose it was."""
_COMING: Final = 0.3
_COMING_WORDS: Final = 0.2
"""How much of the ground is in the colours of a round that is still to come, and in those of its words."""
_SHARES: Final = ((3, 1), (2, 1), (3, 2), (4, 3))
"""How wide a round is and how wide one that is told with others, where there is room for it."""
_NARROW: Final = (2, 1)
"""The same where there is not: rounds of a block are no targets of their own then."""
_SQUEEZED: Final = 1.2
"""A result that is a little too wide for its cell is made narrower by so much at most."""
_MARK: Final = 5
_SIGN: Final = 20
"""Units of the size of the mark of a trick, and of a sign of the review."""
_TRACK: Final = 43
"""Where the track is above the names of tricks, in percent of the height of the moments."""
_KNOB: Final = 12
"""Units of half the knob."""


def line_height(style: Style) -> int:
    """The height that a time line takes in which every round has two lines."""
    rounds = 2 * style.type.height(style.text(_TEXT)) + style.px(_PAD)
    return rounds + style.px(AIR) + max(_LEAST_MOMENTS, style.px(_MOMENTS))


class TimeLine(Widget):
    """A round that is clicked begins; in its moments one drags or clicks. Rounds are all as wide, however long."""

    def __init__(self, name: str, go: Callable[[int], None], reviewed: Reviewed, *, tricks: bool) -> None:
        """`tricks`: whether those of a round have marks as well."""
        super().__init__(name)
        self._reviewed = reviewed
        self._tricks = tricks
        self._go = go
        self._last = 0
        self._at = 0
        self._rounds: Sequence[int] = ()
        self._said: tuple[str, str] = ("", "")
        self._held: bool | None = None
        """Whether it is held at its rounds, or at the moments of one; None while it is not held."""
        self._knob = _KNOB
        self._ended: Sequence[Ended | None] = ()
        self._keys: Sequence[KeyMoment] = ()
        self._opening = 0
        self._blocks: Sequence[range] = ()
        self._told_together: frozenset[int] = frozenset()
        """Rounds of which no more is told than of those beside them, and all that are in one of these blocks."""
        self._pointed: pygame.Rect | None = None
        """What of it the pointer is at that has a name."""
        self.names: Sequence[str] = ()
        """Of those whose the marks are, in their order."""
        self.heads: tuple[str, str] = ("", "")
        """What stands in the two lines of the cells of rounds."""
        self._before = 0
        """The width of what says whose the marks are, before the moments."""
        self._split = 0
        """Where the rounds end and the moments begin, from the top of the window."""
        self._foot = 0
        """Where the cells of rounds end, above some free room."""

    def lay(self, style: Style, rect: pygame.Rect) -> None:
        """Put it there, as a style wants its parts."""
        self._knob = style.px(_KNOB)
        self._split = rect.bottom - min(max(_LEAST_MOMENTS, style.px(_MOMENTS)), rect.height * 55 // 100)
        self._foot = self._split - air(style, self._split - rect.top)
        room = (rect.width, rect.bottom - self._split)
        stacked = rect.height * 10 >= line_height(style) * 9
        self._before = legend_width(style, self.names, (*self.heads, lead_title()), room) if stacked else 0
        self.place(rect)

    def show(self, at: int, last: int, rounds: Sequence[int], said: tuple[str, str]) -> None:
        """The moment that is shown, the last there is, those at which rounds begin, and what is said of the moment."""
        shown = self._at, self._last, self._rounds, self._said
        self._at, self._last, self._rounds, self._said = at, last, rounds, said
        self.dirty |= shown != (at, last, rounds, said)

    def mark(self, ended: Sequence[Ended | None], keys: Sequence[KeyMoment], opening: int) -> None:
        """How each round ended, the moments of this one that it is told by, and the first of its first trick."""
        self.dirty |= (ended, keys, opening) != (self._ended, self._keys, self._opening)
        self._ended, self._keys, self._opening = ended, keys, opening
        self._blocks = blocks_of(ended)
        self._told_together = frozenset(place for block in self._blocks for place in block)

    @property
    def spoken(self) -> str:
        """Round and moment, what the moment is known for, and how the round ended."""
        known = [each.text for each in self._keys if each.number == self._at]
        ended = self._ended[self._place] if self._place < len(self._ended) else None
        return ". ".join(text.removesuffix(".") for text in (*self._said, *known, ended.told if ended else "") if text)

    @property
    def explained(self) -> pygame.Rect:
        """The round or the mark that the pointer is at."""
        return self._pointed or self.rect

    def point(self, position: tuple[int, int]) -> None:
        """Say how the round ended that the pointer is at, or what happened at the mark."""
        self.tip, self._pointed = "", None
        if position[1] < self._split:
            for place, ended in enumerate(self._ended):
                if ended is not None and (cell := self.cell(place)).left <= position[0] < cell.right:
                    self.tip, self._pointed = ended.told, cell
            return
        near = min(self._keys, key=lambda each: (abs(self._x_of(each.number) - position[0]), each.trick), default=None)
        if near is not None and abs(self._x_of(near.number) - position[0]) <= self._knob:
            self.tip, self._pointed = near.text, self._mark(near.number)
        for stack in self._stacks(self._knob * _SIGN // _KNOB):
            if abs(stack.x - position[0]) * 2 <= self._knob * _SIGN // _KNOB:
                self.tip = " ".join(self._reviewed.told(each) for each in stack.moves)
                self._pointed = self._mark(stack.moves[0].number + 1)

    def _stacks(self, wide: int) -> Sequence[Stack]:
        """What was found in a review of the moves of the round that is shown, one upon another where it lies close."""
        begin, end = self.span
        found = [each for each in self._reviewed.moves if begin <= each.number < end]
        return stacked([(self._x_of(each.number + 1), each) for each in found], wide)

    @property
    def span(self) -> tuple[int, int]:
        """The first and the last moment of the round that is shown."""
        place = self._place
        begin = self._rounds[place] if self._rounds else 0
        end = self._rounds[place + 1] - 1 if place + 1 < len(self._rounds) else self._last
        return begin, max(begin, end)

    def handle(self, event: pygame.Event) -> bool:
        """Press, drag, release; keys are those of the scene."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = event.pos[1] < self._split and len(self._rounds) > 1
            self._go(self._moment_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEMOTION and self._held is not None:
            self._go(self._moment_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._held is not None:
            self._held = None
            return True
        return False

    def marks(self) -> dict[str, pygame.Rect]:
        """Each round, or a block of them in narrow cells, and where the moment lies that is shown."""
        rounds = dict[str, pygame.Rect]()
        narrow = [block for block in self._blocks if self.cell(block.start).width < SMALLEST_TARGET]
        for place in range(len(self._rounds)):
            block = next((each for each in narrow if place in each), range(place, place + 1))
            if place != block.start:
                continue
            cell = self.cell(block.start).union(self.cell(block.stop - 1))
            mark = pygame.Rect(0, 0, max(SMALLEST_TARGET, cell.width), max(SMALLEST_TARGET, cell.height))
            mark.center = cell.center
            rounds[f"round.{place + 1}"] = mark
        return {**rounds, "moment": self._mark(self._at)}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Rounds with their results; groove, what of it has passed, knob, and the marks of the moments."""
        size = self._size(style)
        for block in self._blocks:
            ground = mixed(style.theme.panel, style.theme.panel_edge, _COMING)
            surface.fill(ground, seen_of(style, self.cell(block.start).union(self.cell(block.stop - 1))))
        for place in range(len(self._rounds)):
            self._paint_round(surface, style, place, size)
        for block in self._blocks:
            self._paint_block(surface, style, block, size)
        track = self._track()
        if self._before:
            below = pygame.Rect(self.rect.left + style.px(4), self._split, self._before, self.rect.bottom - self._split)
            draw_legend(surface, style, self.names, below)
            above = pygame.Rect(below.left, self.rect.top, below.width, self._foot - self.rect.top - style.px(_EDGE))
            draw_heads(surface, style, self.heads, above, style.type.height(style.text(_TEXT)))
        groove = pygame.Rect(track.left - self._knob, 0, track.width + 2 * self._knob, style.px(10))
        groove.centery = self._split + (self.rect.bottom - self._split) * _TRACK // 100
        if not self._tricks:
            groove.centery = self.rect.bottom - self._knob - style.px(2)
        if self._rounds:
            draw_zoom(surface, style, seen_of(style, self.cell(self._place)), self._split, groove, self.rect.bottom)
        draw_panel(surface, style, groove, PanelKind.FIELD, radius=5)
        x = self._x_of(self._at)
        passed = pygame.Rect(groove.left, groove.top, x - groove.left, groove.height)
        draw_panel(surface, style, passed, PanelKind.BRASS_PRESSED, radius=5)
        self._paint_keys(surface, style, groove)
        knob = pygame.Rect(0, 0, 2 * self._knob, 2 * self._knob)
        knob.center = (x, groove.centery)
        draw_panel(surface, style, knob, PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS, 12, shadow=3)
        for stack in self._stacks(style.px(_SIGN)):
            stack.draw(surface, style, self._reviewed, (stack.x, groove.centery), style.px(_SIGN))
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_keys(self, surface: pygame.Surface, style: Style, groove: pygame.Rect) -> None:
        """Above the groove the marks of key moments; on it where tricks end."""
        theme = style.theme
        for each in self._keys:
            x = self._x_of(each.number)
            colour = mark_colour(theme, each.place) if each.place is not None else theme.text_soft
            if each.trick:
                surface.fill(colour, pygame.Rect(x - style.px(1), groove.top, max(2, style.px(2)), groove.height))
                continue
            high = (self._split + groove.top) // 2
            surface.fill(colour, pygame.Rect(x - style.px(1), high, max(2, style.px(2)), groove.top - high))
            draw_key(surface, style, each, (x, high), min(KEY, self._room(style, groove)))
        tricks = [each for each in self._keys if each.trick]
        if tricks and self.rect.bottom - groove.bottom >= style.text(_TRICK) * 3 // 4:
            self._paint_tricks(surface, style, groove, tricks)

    def _paint_tricks(
        self, surface: pygame.Surface, style: Style, groove: pygame.Rect, tricks: Sequence[KeyMoment]
    ) -> None:
        """Below the stretch of each trick its name, or its number alone, as whose it was; and what came before them."""
        theme, size, mark = style.theme, style.text(_TRICK), style.px(2 * _MARK + 4)
        low = self.rect.bottom - style.type.height(size) * 2 // 5
        ends = [self._x_of(max(self.span[0], self._opening - 1)), *(self._x_of(each.number) for each in tricks)]
        longest = style.type.width(_("Trick {number}", number=len(tricks)), size, TextStyle.STRONG) + mark
        named = all(after - before >= longest for before, after in pairwise(ends))
        bidding = style.type.line(_("Bidding"), size, theme.text_soft)
        if bidding.get_width() <= ends[0] - groove.left - style.px(8):
            x = (groove.left + ends[0]) // 2
            surface.blit(bidding, bidding.get_rect(center=(x, low)))
            surface.fill(theme.text_soft, pygame.Rect(ends[0] - 1, groove.top, max(2, style.px(2)), groove.height))
        for number, (each, (before, after)) in enumerate(zip(tricks, pairwise(ends), strict=True), start=1):
            colour = mark_colour(theme, each.place) if each.place is not None else theme.text_soft
            text = _("Trick {number}", number=number) if named else str(number)
            line = style.type.line(text, size, colour, TextStyle.STRONG)
            wide = mark + line.get_width()
            if wide <= after - before:
                left = (before + after - wide) // 2
                draw_mark(surface, style, each.place or 0, (left + style.px(_MARK), low), _MARK)
                surface.blit(line, line.get_rect(midright=(left + wide, low)))

    def _room(self, style: Style, groove: pygame.Rect) -> float:
        """Units of a mark that lies between rounds and groove."""
        return max(4.0, (groove.top - self._split) / 2 / style.scale)

    def _size(self, style: Style) -> int:
        """Of the words in the cells of all rounds: as large as those allow that find room at all."""
        room = self.cell(0).width - style.px(1) if self._rounds else 0
        told = [each for place, each in enumerate(self._ended) if each is not None and place not in self._told_together]
        sizes = [style.type.fitted(each.result, style.text(_TEXT), room) for each in told]
        return min(sizes, default=style.text(_TEXT))

    def _paint_round(self, surface: pygame.Surface, style: Style, place: int, px: int) -> None:
        """Its number, and below it or beside it how it ended; the edge in the colour of whose it was.

        One that is told with others has no more than the edge, as long as it is not shown.
        """
        theme, shown, told = style.theme, place == self._place, place not in self._told_together
        cell = seen_of(style, self.cell(place))
        if shown:
            draw_panel(surface, style, cell, PanelKind.ROW_CHOSEN, radius=4)
        elif told:
            surface.fill(theme.panel_raised if place < self._place else theme.panel, cell)
        coming = place > self._place
        ended = self._ended[place] if place < len(self._ended) else None
        whose = ended.place if ended is not None else None
        colour, own = (theme.text_soft if whose is None else mark_colour(theme, whose)), theme.text
        if whose != 0:
            own = theme.text_soft if coming or whose is None else theme.text
        else:
            own = mixed(colour, theme.panel, _COMING_WORDS) if coming else colour
        if coming:
            colour = mixed(colour, theme.panel, _COMING)
        if whose is not None:
            edge = style.px(_EDGE) if not shown else style.px(_EDGE) + 1
            surface.fill(colour, pygame.Rect(cell.left, cell.bottom - edge, cell.width, edge))
        if not (told or shown):
            return
        size, room = style.text(_TEXT), self.cell(place).width - style.px(1)
        number = style.type.line(
            str(place + 1), size, theme.gilt if shown else theme.text_soft if coming else theme.text, TextStyle.STRONG
        )
        marked = crowned_width(style) if whose is not None else 0
        marked = marked if number.get_width() + marked < room else 0
        first = number.get_width() + marked
        step, high = style.type.height(size), cell.height - style.px(_EDGE)
        stacked = high >= 2 * step - style.px(4)
        text = ended.result if ended is not None and told else ""
        wide = room if stacked else room - first - style.px(10)
        needed = style.type.width(text, px, kind := TextStyle.STRONG if whose == 0 else TextStyle.BODY)
        if needed > wide * _SQUEEZED:
            text = "–" if stacked and text else ""
        result = style.type.line(text, px, own, kind)
        if result.get_width() > wide > 0:
            result = pygame.transform.smoothscale(result, (wide, result.get_height()))
        total = first if stacked or not text else first + style.px(10) + result.get_width()
        left, top = cell.centerx - total // 2, cell.top + (high - step * (2 if stacked else 1)) // 2
        middle = top + step // 2
        surface.blit(number, number.get_rect(midleft=(left, middle)))
        if marked:
            draw_crowned(surface, style, whose or 0, colour, (left + number.get_width(), middle))
        if stacked:
            surface.blit(result, result.get_rect(center=(cell.centerx, middle + step)))
        elif text:
            surface.blit(result, result.get_rect(midright=(left + total, middle)))

    def _paint_block(self, surface: pygame.Surface, style: Style, block: range, px: int) -> None:
        """Which rounds it is and what is told of all of them, once; beside the one of them that is shown."""
        theme, room = style.theme, self.cell(block.start).union(self.cell(block.stop - 1))
        if self._place in block:
            shown = self.cell(self._place)
            before, after = shown.left - room.left, room.right - shown.right
            room.left, room.width = (room.left, before) if before > after else (shown.right, after)
        room = room.inflate(-style.px(12), 0)
        step, high = style.type.height(style.text(_TEXT)), room.height - style.px(_EDGE)
        ended, middle = self._ended[block.start], room.top + high // 2
        said = ended.out.removesuffix(".") if ended is not None else ""
        which = style.type.line(f"{block.start + 1}–{block.stop}", style.text(_TEXT), theme.text, TextStyle.STRONG)
        size = style.type.fitted(said, max(px, style.text(_TEXT)), room.width)
        if which.get_width() > room.width:
            return
        if high >= 2 * step - style.px(4) and style.type.width(said, size) <= room.width:
            top = room.top + (high - 2 * step) // 2 + step // 2
            middle, line = top, style.type.line(said, size, theme.text_soft)
            surface.blit(line, line.get_rect(center=(room.centerx, top + step)))
        surface.blit(which, which.get_rect(center=(room.centerx, middle)))

    @property
    def _place(self) -> int:
        """Of the round that is shown among all."""
        return max(0, bisect_right(self._rounds, self._at) - 1)

    def cell(self, place: int) -> pygame.Rect:
        """Of a round, in the order of all."""
        row, parts = self._row, self._parts()
        left, right = (row.left + row.width * sum(parts[:each]) // sum(parts) for each in (place, place + 1))
        return pygame.Rect(left, self.rect.top, right - left, self._foot - self.rect.top)

    def _parts(self) -> Sequence[int]:
        """How much of the row each round has: more than those of a block, where even these have enough."""
        blocks = self._told_together
        for wide, narrow in _SHARES:
            parts = [narrow if place in blocks else wide for place in range(len(self._rounds))]
            if self._row.width * narrow // max(1, sum(parts)) > SMALLEST_TARGET:
                return parts
        wide, narrow = _NARROW
        return [narrow if place in blocks else wide for place in range(len(self._rounds))]

    @property
    def _row(self) -> pygame.Rect:
        """Of all rounds."""
        row = self.rect.inflate(-4, 0)
        return pygame.Rect(row.left + self._before, row.top, row.width - self._before, row.height)

    def _mark(self, at: int) -> pygame.Rect:
        high = max(SMALLEST_TARGET, self.rect.bottom - self._split)
        rect = pygame.Rect(0, 0, max(SMALLEST_TARGET, 2 * self._knob), high)
        rect.midbottom = (self._x_of(at), self.rect.bottom)
        return rect

    def _track(self) -> pygame.Rect:
        """Where the middle of the knob can be."""
        left = self.rect.left + self._before + self._knob + 2
        return pygame.Rect(left, self.rect.top, self.rect.right - self._knob - 2 - left, self.rect.height)

    def _x_of(self, at: int) -> int:
        track, (begin, end) = self._track(), self.span
        return track.left + track.width * (at - begin) // max(1, end - begin)

    def _moment_at(self, x: int) -> int:
        track = self._track()
        if self._held:
            place = sum(self.cell(each).right <= x for each in range(len(self._rounds) - 1))
            return self._rounds[place]
        begin, end = self.span
        part = (x - track.left) / max(1, track.width)
        return max(begin, min(end, begin + round(part * (end - begin))))
