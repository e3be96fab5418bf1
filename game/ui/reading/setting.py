"""Setting one block of a book: its words, cards, figures and lines placed on a page of a given width."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import groupby
from typing import Final

import pygame

from game.engine.book_blocks import Block, BlockKind, Cell, Manner, Run
from game.i18n import verbatim
from game.ui.graphics.card_strip import BOOK_CARD, strip_size
from game.ui.graphics.drawing import Style
from game.ui.graphics.text import TextStyle

TEXT: Final = 22.0
UNITS: Final = {BlockKind.CHAPTER: 32.0, BlockKind.SECTION: 26.0, BlockKind.TITLE: 46.0, BlockKind.PICTURE: 19.0}
HEADINGS: Final = frozenset({BlockKind.CHAPTER, BlockKind.SECTION, BlockKind.TITLE})
_BESIDE: Final = frozenset({BlockKind.CLAUSE, BlockKind.POINT, BlockKind.ITEM})
_NUMBERS: Final = 66.0
"""Units of the column in which the numbers of clauses stand."""
_BADGE: Final = 32.0
"""Units across a badge."""
_BETWEEN_COLUMNS: Final = 34.0
_BETWEEN_ROWS: Final = 7.0


class FigureKind(Enum):
    """What is drawn besides words."""

    BADGE = auto()
    RULE = auto()
    """The line below the head of a table."""
    HAIRLINE = auto()
    """The line below another row of it."""
    TABLE = auto()
    """The picture of the table of the game."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word, or several cards side by side."""

    text: str
    manner: Manner
    start: int
    """Where it stands in the text of its block."""
    glued: bool
    """Nothing but a change of manner parts it from the word before."""
    target: str = ""
    """The term that a link leads to."""

    @property
    def end(self) -> int:
        """Where it ends there."""
        return self.start + len(self.text)

    @property
    def kinds(self) -> list[str]:
        """The bidirectional class of each of its characters."""
        return [unicodedata.bidirectional(sign) for sign in self.text]


@dataclass(frozen=True, slots=True)
class Piece:
    """A word, a strip of cards or a number beside its clause."""

    rect: pygame.Rect
    """Where it lies, from the top of its block."""
    text: str
    manner: Manner
    units: float
    text_style: TextStyle
    block: int
    start: int
    """Where it stands in the text of its block; -1 for what is no part of it."""
    end: int
    target: str = ""
    """The term that a link leads to."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Something that is drawn and not read."""

    rect: pygame.Rect
    """Where it lies, from the top of its block."""
    kind: FigureKind
    text: str = ""


class Setter:
    """Sets one block, from 0 to `bottom`, for a page of `width`; `picture` is how large one of the table is there."""

    def __init__(self, style: Style, index: int, block: Block, width: int, picture: tuple[int, int] = (0, 0)) -> None:
        self._pieces: list[Piece] = []
        self._figures: list[Figure] = []
        self._look, self._index, self._block, self._width = style, index, block, width
        self._units = UNITS.get(block.kind, TEXT)
        self._heading = block.kind in HEADINGS
        self._sizes: dict[tuple[str, TextStyle, bool], tuple[int, int]] = {}
        self.foreign = style.mirrored and begins_latin(words_of(block.runs))
        """It stays from left to right although lines of the language begin at the right."""
        self._mirrored = style.mirrored and not self.foreign
        self.bottom = 0
        if block.kind is BlockKind.TABLE:
            self._table()
            return
        if block.kind is BlockKind.PICTURE:
            self._figures.append(Figure(pygame.Rect(((width - picture[0]) // 2, 0), picture), FigureKind.TABLE))
            self.bottom = picture[1] + style.px(10)
        left = style.px(_NUMBERS) if block.kind in _BESIDE or block.number else 0
        lines = list(self._lines(words_of(block.runs), width - left))
        self._number(left, self._height(lines[0]) if lines else 0)
        for line in lines:
            centred = (width - self._span(line)) // 2 if block.kind is BlockKind.PICTURE else left
            self.bottom = self._place(line, centred, self.bottom)
        if self._heading:
            self.bottom += style.px(10)

    def pieces(self) -> tuple[Piece, ...]:
        """Its words and cards as they must lie on the page, which may be shown mirrored."""
        if not self.foreign:
            return tuple(self._pieces)
        return tuple(
            replace(
                piece,
                rect=self._turned(piece.rect),
                text=piece.text if piece.manner is Manner.CARDS else verbatim(piece.text),
            )
            for piece in self._pieces
        )

    def figures(self) -> tuple[Figure, ...]:
        """What else is drawn, likewise."""
        if not self.foreign:
            return tuple(self._figures)
        return tuple(replace(figure, rect=self._turned(figure.rect)) for figure in self._figures)

    def _turned(self, rect: pygame.Rect) -> pygame.Rect:
        return rect.move(self._width - rect.right - rect.left, 0)

    def _number(self, left: int, high: int) -> None:
        """What stands beside the first line, which is `high` pixels high and begins at `left`."""
        block, style = self._block, self._look
        if block.zone:
            across = max(style.px(_BADGE), style.type.height(style.text(TEXT)))
            badge = pygame.Rect(left - style.px(14) - across, self.bottom + (high - across) // 2, across, across)
            self._figures.append(Figure(badge, FigureKind.BADGE, block.number))
            return
        sign = "•" if block.kind is BlockKind.POINT else block.number
        if not sign:
            return
        if block.kind is BlockKind.ITEM:
            sign += "."
        size, text_style = style.text(self._units), TextStyle.TITLE if self._heading else TextStyle.STRONG
        wide = style.type.width(sign, size, text_style)
        inner = block.kind in (BlockKind.POINT, BlockKind.ITEM)
        start = left - style.px(20) - wide if inner else 0
        tall = style.type.height(size, text_style)
        rect = pygame.Rect(start, self.bottom + (high - tall) // 2, wide, tall)
        self._pieces.append(Piece(rect, sign, Manner.STRONG, self._units, text_style, self._index, -1, -1))

    def _table(self) -> None:
        """Rows with columns sized to their text; where there is no room for that, cells below each other."""
        style = self._look
        rows = list(self._block.rows())
        if not rows:
            return
        count = max(len(row) for row in rows)
        gap, between = style.px(_BETWEEN_COLUMNS), style.px(_BETWEEN_ROWS)
        whole, least = [0] * count, [0] * count
        for number, row in enumerate(rows):
            for column, cell in enumerate(row):
                groups = [self._wide(group, head=not number) for group in groups_of(_words(cell))]
                whole[column] = max(whole[column], sum(groups) + self._space * max(0, len(groups) - 1))
                least[column] = max([least[column], *groups])
        inset = style.px(12)
        widths = columns(whole, least, self._width - 2 * inset - gap * (count - 1))
        for number, row in enumerate(rows):
            self.bottom += between
            if widths is None:
                for place, cell in enumerate(row):
                    left = inset + (gap if place else 0)
                    for line in self._lines(_words(cell), self._width - inset - left, head=not number):
                        self.bottom = self._place(line, left, self.bottom, head=not number)
            else:
                cells = [
                    list(self._lines(_words(cell), wide, head=not number))
                    for cell, wide in zip(row, widths, strict=False)
                ]
                heights = [sum(map(self._height, lines)) for lines in cells]
                left, room = inset, max(heights)
                for lines, high, wide in zip(cells, heights, widths, strict=False):
                    top = self.bottom + (room - high) // 2
                    for line in lines:
                        top = self._place(line, left, top, head=not number)
                    left += wide + gap
                self.bottom += room
            self.bottom += between
            across = self._width if widths is None else sum(widths) + gap * (count - 1) + 2 * inset
            kind = FigureKind.HAIRLINE if number else FigureKind.RULE
            thick = max(1, style.px(1 if number else 2))
            self._figures.append(Figure(pygame.Rect(0, self.bottom, across, thick), kind))
            self.bottom += thick

    @property
    def _space(self) -> int:
        return self._look.type.width(" ", self._look.text(self._units))

    def _style(self, manner: Manner, *, head: bool = False) -> TextStyle:
        if self._heading:
            return TextStyle.TITLE
        return TextStyle.STRONG if head or manner in {Manner.STRONG, Manner.CODE} else TextStyle.BODY

    def _size(self, word: Word, *, head: bool = False) -> tuple[int, int]:
        """Asked for when lines are filled, when they get their height and when words are placed; measured once."""
        key = word.text, self._style(word.manner, head=head), word.manner is Manner.CARDS
        known = self._sizes.get(key)
        if known is None:
            known = self._sizes[key] = self._measured(word, key[1])
        return known

    def _measured(self, word: Word, text_style: TextStyle) -> tuple[int, int]:
        if word.manner is Manner.CARDS:
            room = self._width - self._look.px(_NUMBERS)
            wide, high = strip_size(self._look, len(word.text.split()), room, BOOK_CARD)
            return wide, high + self._look.px(8)
        size = self._look.text(self._units)
        return self._look.type.width(word.text, size, text_style), self._look.type.height(size, text_style)

    def _wide(self, group: Iterable[Word], *, head: bool = False) -> int:
        return sum(self._size(word, head=head)[0] for word in group)

    def _span(self, line: Sequence[Word]) -> int:
        """The width of a line."""
        return self._wide(line) + self._space * sum(not word.glued for word in line[1:])

    def _height(self, line: Sequence[Word]) -> int:
        least = self._look.type.height(self._look.text(self._units), self._style(Manner.PLAIN)) + self._look.px(3)
        return max([least, *(self._size(word)[1] for word in line)])

    def _lines(self, words: Iterable[Word], room: int, *, head: bool = False) -> Iterator[list[Word]]:
        line: list[Word] = []
        used = 0
        for group in groups_of(words):
            wide = self._wide(group, head=head)
            if line and used + self._space + wide > room:
                yield line
                line, used = [], 0
            used += wide + (self._space if line else 0)
            line += group
        if line:
            yield line

    def _place(self, line: list[Word], left: int, top: int, *, head: bool = False) -> int:
        """Put a line there; returns where it ends."""
        high = self._height(line)
        x = left
        before: int | None = None
        for place in in_sight(line, mirrored=self._mirrored):
            word = line[place]
            wide, tall = self._size(word, head=head)
            if before is not None and not joined(line, before, place):
                x += self._space
            rect = pygame.Rect(x, top + (high - tall) // 2, wide, tall)
            self._pieces.append(
                Piece(
                    rect,
                    word.text,
                    word.manner,
                    self._units,
                    self._style(word.manner, head=head),
                    self._index,
                    word.start,
                    word.end,
                    word.target,
                )
            )
            x += wide
            before = place
        return top + high


def _words(cell: Cell) -> Iterator[Word]:
    return words_of(cell.runs, cell.start)


def words_of(runs: Iterable[Run], place: int = 0) -> Iterator[Word]:
    """The words of runs that begin at `place` of a text; a run of cards is one word."""
    parted = True
    for run in runs:
        if run.manner is Manner.CARDS:
            yield Word(run.text, run.manner, place, glued=not parted)
            parted = False
        else:
            start = place
            for word in run.text.split(" "):
                if word:
                    yield Word(word, run.manner, start, not parted, run.target)
                    parted = False
                start += len(word) + 1
                parted = parted or start <= place + len(run.text)
        place += len(run.text)


def begins_latin(words: Iterable[Word]) -> bool:
    """Whether the first letter of these words is one of a script that runs from left to right."""
    kinds = (kind for word in words if word.manner is not Manner.CARDS for kind in word.kinds)
    return next((kind for kind in kinds if kind in {"L", "R", "AL"}), "") == "L"


def groups_of(words: Iterable[Word]) -> Iterator[list[Word]]:
    """Words that no line may part."""
    group: list[Word] = []
    for word in words:
        if group and not word.glued:
            yield group
            group = []
        group.append(word)
    if group:
        yield group


def in_sight(line: list[Word], *, mirrored: bool) -> list[int]:
    """The places of the words of a line in the order in which they are put on the page.

    Where lines begin at the right, words of Latin letters that follow each other keep their own order: put down from
    the other side, they are turned round.
    """
    if not mirrored:
        return list(range(len(line)))
    turned: list[int] = []
    for latin, group in groupby(enumerate(_ways(line)), key=lambda pair: pair[1]):
        places = [place for place, _way in group]
        turned += reversed(places) if latin else places
    return turned


def joined(line: list[Word], one: int, other: int) -> bool:
    """Whether two words that come next to each other on the page have no space between them."""
    return abs(one - other) == 1 and line[max(one, other)].glued


def _ways(line: list[Word]) -> list[bool]:
    """For each word whether it runs from left to right: Latin words, figures after them, and what lies between two."""
    strong = [_strong_way(word) for word in line]
    ways: list[bool] = []
    for place, word in enumerate(line):
        way = strong[place]
        if way is None:
            after_latin = place > 0 and ways[place - 1]
            figures = word.manner is not Manner.CARDS and any(sign.isdecimal() for sign in word.text)
            way = after_latin and (figures or _next_way(strong, place))
        ways.append(way)
    return ways


def _strong_way(word: Word) -> bool | None:
    """Whether a word begins with a letter of a script that runs from left to right; None without letters."""
    if word.manner is Manner.CARDS:
        return None
    first = next((kind for kind in word.kinds if kind in {"L", "R", "AL"}), None)
    return None if first is None else first == "L"


def _next_way(ways: Sequence[bool | None], index: int) -> bool:
    return next((bool(way) for way in ways[index + 1 :] if way is not None), False)


def columns(whole: Sequence[int], least: Sequence[int], room: int) -> list[int] | None:
    """Widths in pixels; `whole` is what the text of each takes unbroken, `least` its widest word.

    Columns that need less than an equal share leave the rest of it to the others. None where not even the widest words
    have room beside each other.
    """
    if sum(least) > room:
        return None
    if sum(whole) <= room:
        return list(whole)
    widths = [0] * len(whole)
    unsettled = list(range(len(whole)))
    for wanted, exceeds in ((least, True), (whole, False)):
        while unsettled:
            share = (room - sum(widths)) // len(unsettled)
            settled = [column for column in unsettled if (wanted[column] > share) == exceeds]
            if not settled:
                break
            for column in settled:
                widths[column] = wanted[column]
                unsettled.remove(column)
    share = (room - sum(widths)) // max(1, len(unsettled))
    for column in unsettled:
        widths[column] = share
    return widths
