"""The rounds of a time line in a row: where each lies, and how it ended."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_panel
from game.ui.graphics.theme import Rgb, contrast, mixed
from game.ui.scenes.replay.key_moments import Ended
from game.ui.scenes.replay.time.blocks import blocks_of
from game.ui.scenes.replay.time.zoom import seen_of
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark, mark_colour

TEXT: Final = 16
"""Units of the letters of rounds."""
_PAD: Final = 3
"""Units above the words in a cell and below them."""
EDGE: Final = 4
"""Units of the edge of a round in the colour of whose it was."""
_COMING: Final = 0.3
_COMING_WORDS: Final = 0.2
"""How much of the ground is in the colours of a round that is still to come, and in those of its words."""
_READ: Final = 4.5
"""The contrast that these keep with the ground."""
_SHARES: Final = ((4, 1), (3, 1), (2, 1), (3, 2), (4, 3))
"""How wide a round is and how wide one that is told with others, the best last: that of which the others have room."""
_OUT: Final = 4
"""Those of blocks have no more than 1 / so many of the row, as far as can be."""
_ROOMY: Final = 56
"""Units of the width of a round with a result from which on it has room for all that is told of it."""
_MARK: Final = 5
"""Units of the size of the mark of whose a round was."""
_BESIDE: Final = 10
"""Units that a name and what stands behind it leave free in a cell."""
_FREE: Final = 8
"""Units that words leave free in their cell."""
_SQUEEZED: Final = 1.2
"""A result that is a little too wide for its cell is made narrower by so much at most."""


def rounds_height(style: Style) -> int:
    """The height that cells of two lines take."""
    return 2 * style.type.height(style.text(TEXT)) + style.px(_PAD)


class Rounds:
    """A cell for each; those of which no more is told than of others beside them are narrower and told together."""

    def __init__(self) -> None:
        self.begins: Sequence[int] = ()
        """The moments at which they begin."""
        self.shown = 0
        """The place of the one that is shown."""
        self.ended: Sequence[Ended | None] = ()
        """How each ended."""
        self.row = pygame.Rect(0, 0, 0, 0)
        """Of all cells."""
        self._roomy = 0
        """From which width on a cell has room."""
        self._results = True
        """Whether results are told in cells of one line: of all rounds, or of none."""
        self.called: Callable[[int], str] = str
        """What a round is called by its number, where all have room for that."""
        self.named = False
        """Whether they have."""
        self._blocks: Sequence[range] = ()
        self._together: frozenset[int] = frozenset()
        """All that are in one of these blocks."""

    def place(self, style: Style, row: pygame.Rect) -> None:
        """All cells in a row."""
        self.row, self._roomy = row, style.px(_ROOMY)

    def show(self, at: int, begins: Sequence[int]) -> None:
        """The round of a moment."""
        self.begins, self.shown = begins, max(0, bisect_right(begins, at) - 1)

    def tell(self, ended: Sequence[Ended | None]) -> None:
        """How each ended."""
        self.ended, self._blocks = ended, blocks_of(ended)
        self._together = frozenset(place for block in self._blocks for place in block)

    def how(self, place: int) -> Ended | None:
        """How one ended, as far as that is known."""
        return self.ended[place] if place < len(self.ended) else None

    def __len__(self) -> int:
        return len(self.begins)

    def cell(self, place: int) -> pygame.Rect:
        """Of a round, in the order of all."""
        row, parts = self.row, self._parts()
        left, right = (row.left + row.width * sum(parts[:each]) // sum(parts) for each in (place, place + 1))
        return pygame.Rect(left, row.top, right - left, row.height)

    def whole(self, block: range) -> pygame.Rect:
        """The cells of rounds in a row."""
        return self.cell(block.start).union(self.cell(block.stop - 1))

    def at(self, x: int) -> int:
        """The place of the round that lies there."""
        return sum(self.cell(each).right <= x for each in range(len(self.begins) - 1))

    def targets(self) -> dict[str, pygame.Rect]:
        """Each round, or a block of them in narrow cells, where it can be clicked."""
        rounds = dict[str, pygame.Rect]()
        narrow = [block for block in self._blocks if self.cell(block.start).width < SMALLEST_TARGET]
        for place in range(len(self.begins)):
            block = next((each for each in narrow if place in each), range(place, place + 1))
            if place != block.start:
                continue
            cell = self.whole(block)
            mark = pygame.Rect(0, 0, max(SMALLEST_TARGET, cell.width), max(SMALLEST_TARGET, cell.height))
            mark.center = cell.center
            rounds[f"round.{place + 1}"] = mark
        return rounds

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Each with its result."""
        size = self._size(style)
        self._results = self._have_room(style, size)
        self.named = self._have_names(style)
        for block in self._blocks:
            ground = mixed(style.theme.panel, style.theme.panel_edge, _COMING)
            surface.fill(ground, seen_of(style, self.whole(block)))
        for place in range(len(self.begins)):
            self._paint_round(surface, style, place, size)
        for block in self._blocks:
            self._paint_block(surface, style, block, size)

    def _have_room(self, style: Style, px: int) -> bool:
        """Whether every result has room beside the number of its round, where it cannot stand below."""
        for place, ended in enumerate(self.ended):
            if ended is None or place in self._together:
                continue
            number = style.type.width(str(place + 1), style.text(TEXT), TextStyle.STRONG)
            wide = style.type.width(ended.result, px, _kind(ended)) + _marked(style, ended)
            if number + style.px(10) + wide > self.cell(place).width:
                return False
        return True

    def _have_names(self, style: Style) -> bool:
        """Whether every round that is told alone has room for what it is called; none has in a row of one line."""
        size, ends = style.text(TEXT), style.px(_BESIDE)
        wide = max((style.type.width(self.called(n + 1), size, TextStyle.STRONG) for n in range(len(self))), default=0)
        lone = (self.cell(place).width for place in range(len(self)) if place not in self._together)
        return self.row.height - style.px(EDGE) >= self._two_lines(style) and wide + ends <= min(lone, default=0)

    @staticmethod
    def _two_lines(style: Style) -> int:
        """The least height of both lines of a cell."""
        return 2 * style.type.height(style.text(TEXT)) - style.px(4)

    def _size(self, style: Style) -> int:
        """Of the words in the cells of all rounds: as large as those allow that find room at all."""
        room = self.cell(0).width - style.px(_FREE) if self.begins else 0
        told = [each for place, each in enumerate(self.ended) if each is not None and place not in self._together]
        sizes = [style.type.fitted(each.result, style.text(TEXT), room - _marked(style, each)) for each in told]
        return min(sizes, default=style.text(TEXT))

    def _paint_round(self, surface: pygame.Surface, style: Style, place: int, px: int) -> None:
        """Its number, and below it or beside it how it ended; the edge in the colour of whose it was.

        One that is told with others has no more than the edge, as long as it is not shown.
        """
        theme, shown, told = style.theme, place == self.shown, place not in self._together
        cell = seen_of(style, self.cell(place))
        if shown:
            draw_panel(surface, style, cell, PanelKind.ROW_CHOSEN, radius=4)
        elif told:
            surface.fill(theme.panel_raised if place < self.shown else theme.panel, cell)
        coming = place > self.shown
        ended = self.how(place)
        whose = ended.place if ended is not None else None
        colour = theme.text_soft if whose is None else mark_colour(theme, whose)
        ink = quieter(colour, theme.panel) if coming and whose is not None else colour
        if coming:
            colour = mixed(colour, theme.panel, _COMING)
        if whose is not None:
            edge = style.px(EDGE) if not shown else style.px(EDGE) + 1
            surface.fill(colour, pygame.Rect(cell.left, cell.bottom - edge, cell.width, edge))
        if not (told or shown):
            return
        size, room = style.text(TEXT), self.cell(place).width - style.px(_FREE)
        number = style.type.line(
            self.called(place + 1) if self.named else str(place + 1),
            size,
            theme.gilt if shown else theme.text_soft if coming else theme.text,
            TextStyle.STRONG,
        )
        step, high = style.type.height(size), cell.height - style.px(EDGE)
        stacked = high >= self._two_lines(style)
        first, gap = number.get_width(), 0 if stacked else style.px(10)
        mark = _marked(style, ended)
        text = ended.result if ended is not None and told and (stacked or self._results) else ""
        wide = room - mark - (0 if stacked else first + gap)
        if style.type.width(text, px, _kind(ended)) > wide * _SQUEEZED:
            text = ""
        result = style.type.line(text, px, ink, _kind(ended))
        if result.get_width() > wide > 0:
            result = pygame.transform.smoothscale(result, (wide, result.get_height()))
        whole = mark + (result.get_width() if text else 0)
        if not stacked and first + gap + whole > room:
            whole = 0
        total = first if stacked or not whole else first + gap + whole
        top = cell.top + (high - step * (2 if stacked else 1)) // 2
        left, middle = cell.centerx - total // 2, top + step // 2
        surface.blit(number, number.get_rect(midleft=(left, middle)))
        if stacked:
            left, middle = cell.centerx - whole // 2, middle + step
        else:
            left += first + gap
        if whole and mark:
            draw_mark(surface, style, whose or 0, (left + style.px(_MARK), middle), _MARK)
        if whole and text:
            surface.blit(result, result.get_rect(midleft=(left + mark, middle)))

    def _paint_block(self, surface: pygame.Surface, style: Style, block: range, px: int) -> None:
        """Which rounds it is and what is told of all of them, once; beside the one of them that is shown."""
        theme, room = style.theme, self.whole(block)
        if self.shown in block:
            shown = self.cell(self.shown)
            before, after = shown.left - room.left, room.right - shown.right
            room.left, room.width = (room.left, before) if before > after else (shown.right, after)
        room = room.inflate(-style.px(12), 0)
        step, high = style.type.height(style.text(TEXT)), room.height - style.px(EDGE)
        ended, middle = self.ended[block.start], room.top + high // 2
        said = ended.out.removesuffix(".") if ended is not None else ""
        which = style.type.line(f"{block.start + 1}–{block.stop}", style.text(TEXT), theme.text, TextStyle.STRONG)
        size = style.type.fitted(said, max(px, style.text(TEXT)), room.width)
        numbered = self._numbered(style, block)
        if which.get_width() > room.width and not numbered:
            return
        if high >= self._two_lines(style) and style.type.width(said, size) <= room.width:
            top = room.top + (high - 2 * step) // 2 + step // 2
            middle, line = top, style.type.line(said, size, theme.text_soft)
            surface.blit(line, line.get_rect(center=(room.centerx, top + step)))
        if numbered:
            self._paint_numbers(surface, style, block, middle)
        else:
            surface.blit(which, which.get_rect(center=(room.centerx, middle)))

    def _numbered(self, style: Style, block: range) -> bool:
        """Whether each of its cells has room for its number and the mark of whose it was."""
        wide = style.type.width(str(block.stop), style.text(TEXT), TextStyle.STRONG) + style.px(4 * _MARK)
        return all(wide <= self.cell(place).width for place in block)

    def _paint_numbers(self, surface: pygame.Surface, style: Style, block: range, middle: int) -> None:
        """In each cell but that of the round that is shown, at the middle of its first line."""
        theme, size = style.theme, style.text(TEXT)
        for place in block:
            if place == self.shown:
                continue
            cell, ended = self.cell(place), self.how(place)
            shade = theme.text_soft if place > self.shown else theme.text
            number = style.type.line(str(place + 1), size, shade, TextStyle.STRONG)
            whose = ended.place if ended is not None else None
            mark = style.px(2 * _MARK + 4) if whose is not None else 0
            left = cell.centerx - (number.get_width() + mark) // 2
            surface.blit(number, number.get_rect(midleft=(left, middle)))
            if whose is not None:
                draw_mark(surface, style, whose, (left + number.get_width() + mark - style.px(_MARK), middle), _MARK)

    def _parts(self) -> Sequence[int]:
        """How much of the row each round has: more than those of a block, which have no more than their share of it."""
        blocks, count = self._together, len(self.begins)
        many = sum(place in blocks for place in range(count))
        for wide, narrow in reversed(_SHARES):
            whole = many * narrow + (count - many) * wide
            if many * narrow * _OUT > whole:
                continue
            if self.row.width * wide // max(1, whole) >= self._roomy:
                break
        else:
            wide, narrow = _SHARES[0]
        return [narrow if place in blocks else wide for place in range(count)]


def quieter(colour: Rgb, ground: Rgb) -> Rgb:
    """The colour of words that are still to come: with some of the ground in it, but less where they would be faint."""
    fainter = (mixed(colour, ground, _COMING_WORDS * tenths / 10) for tenths in range(10, 0, -1))
    return next((each for each in fainter if contrast(each, ground) >= _READ), colour)


def _kind(ended: Ended | None) -> TextStyle:
    """Figures are strong, words are not."""
    return TextStyle.STRONG if ended is not None and ended.place is not None else TextStyle.BODY


def _marked(style: Style, ended: Ended | None) -> int:
    """The pixels that the mark of whose a round was takes before its result."""
    return style.px(2 * _MARK + 4) if ended is not None and ended.place is not None else 0
