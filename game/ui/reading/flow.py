"""Setting a book: words and cards of every block placed on a page of a given width, without drawing any.

A whole book takes longer than a frame may: what is in sight is set first, the rest a little in every frame.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from time import perf_counter
from typing import Final

import pygame

from game.engine.rule_book import Block, BlockKind, Manner
from game.i18n import verbatim
from game.ui.graphics.card_strip import strip_size
from game.ui.graphics.drawing import Style
from game.ui.text import TextStyle

TEXT: Final = 22.0
_UNITS: Final = {BlockKind.CHAPTER: 32.0, BlockKind.TITLE: 46.0}
_SIGN: Final = 0.45
"""The width of a sign of a text of size 1, roughly."""
_NUMBERS: Final = 66.0
"""Units of the column in which the numbers of clauses stand."""


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


class Flow:
    """A book for one width. A block is set when it is asked for; until then its height is a guess."""

    def __init__(self) -> None:
        self.blocks: list[pygame.Rect] = []
        """As wide as the page, one for each block of the book, below each other."""
        self._book: Sequence[Block] = ()
        self._gaps: list[int] = []
        self._set: dict[int, tuple[Piece, ...]] = {}
        self._unset: list[int] = []

    def begin(self, style: Style, book: Sequence[Block], width: int) -> None:
        """Take these blocks for a page of `width` pixels."""
        self._style, self._book, self._width = style, book, width
        kinds = [None, *(block.kind for block in book)]
        self._gaps = [_gap(style, before, after) for before, after in pairwise(kinds) if after is not None]
        self.blocks = [pygame.Rect(0, 0, width, _guessed_height(style, block, width)) for block in book]
        self._set.clear()
        self._unset = list(reversed(range(len(book))))
        self._stack()

    @property
    def height(self) -> int:
        """Of the whole book, as far as that is known."""
        return self.blocks[-1].bottom if self.blocks else 0

    @property
    def behind(self) -> bool:
        """Whether some block has not been set yet."""
        return bool(self._unset)

    def pieces(self, block: int) -> tuple[Piece, ...]:
        """The pieces of a block, which is set if it was not."""
        self.set_all((block,))
        return self._set[block]

    def set_all(self, blocks: Iterable[int]) -> bool:
        """Set these blocks; returns whether any of them was not."""
        fresh = [block for block in blocks if block not in self._set]
        for block in fresh:
            setter = _Setter(self._style, block, self._book[block], self._width)
            self._set[block] = tuple(setter.turned() if setter.foreign else setter.pieces)
            self.blocks[block].height = setter.bottom
            self._unset.remove(block)
        if fresh:
            self._stack()
        return bool(fresh)

    def set_around(self, block: int, room: int) -> None:
        """Set a block and those above and below it as far as `room` pixels."""
        middle = self.blocks[block]
        for way in (range(block, -1, -1), range(block, len(self.blocks))):
            for other in way:
                self.set_all((other,))
                if abs(self.blocks[other].top - middle.top) > room:
                    break

    def work(self, budget_ms: float) -> None:
        """Set the next blocks for about so long, at least one."""
        until = perf_counter() + budget_ms / 1000.0
        while self._unset:
            self.set_all((self._unset[-1],))
            if perf_counter() >= until:
                break

    def within(self, block: int, start: int, end: int) -> list[Piece]:
        """The pieces that hold any of these characters of a block; for none at all the number beside the clause."""
        pieces = self.pieces(block)
        if start == end:
            return [piece for piece in pieces if piece.start < 0]
        return [piece for piece in pieces if 0 <= piece.start < end and piece.end > start]

    def _stack(self) -> None:
        top = 0
        for gap, area in zip(self._gaps, self.blocks, strict=True):
            area.top = top + gap
            top = area.bottom


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    manner: Manner
    start: int
    glued: bool
    """Nothing but a change of manner parts it from the word before."""

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    @property
    def kinds(self) -> list[str]:
        """The bidirectional class of each of its characters."""
        return [unicodedata.bidirectional(sign) for sign in self.text]


def _gap(style: Style, before: BlockKind | None, kind: BlockKind) -> int:
    if before is None:
        return 0
    if kind is BlockKind.CHAPTER:
        return style.px(34)
    return style.px(18 if before is BlockKind.CHAPTER else 11)


def _guessed_height(style: Style, block: Block, width: int) -> int:
    size = style.text(_UNITS.get(block.kind, TEXT))
    lines = 1 + len(block.text) * size * _SIGN // max(1, width)
    return round(lines * (style.type.height(size) + style.px(3)))


class _Setter:
    """Sets one block, from 0 to `bottom`."""

    def __init__(self, style: Style, index: int, block: Block, width: int) -> None:
        self.pieces: list[Piece] = []
        self._look, self._index, self._block = style, index, block
        self._units = _UNITS.get(block.kind, TEXT)
        self._heading = block.kind in {BlockKind.CHAPTER, BlockKind.TITLE}
        numbered = block.kind in {BlockKind.CLAUSE, BlockKind.POINT} or bool(block.number)
        self._left = style.px(_NUMBERS) if numbered else 0
        self._room = width - self._left
        self._sizes: dict[tuple[str, Manner], tuple[int, int]] = {}
        self.foreign = style.mirrored and _begins_latin(block)
        """It stays from left to right although lines of the language begin at the right."""
        self._mirrored = style.mirrored and not self.foreign
        self.bottom = 0
        lines = list(self._lines())
        self._number(self._height(lines[0]) if lines else 0)
        for line in lines:
            self._place(line)
        if self._heading:
            self.bottom += style.px(10)

    def turned(self) -> list[Piece]:
        """The pieces as they must lie on a page that is shown mirrored, to be seen from left to right."""
        page = self._left + self._room
        return [
            replace(
                piece,
                rect=piece.rect.move(page - piece.rect.right - piece.rect.left, 0),
                text=piece.text if piece.manner is Manner.CARDS else verbatim(piece.text),
            )
            for piece in self.pieces
        ]

    def _number(self, high: int) -> None:
        """What stands beside the first line, which is `high` pixels high."""
        block, style = self._block, self._look
        sign = "•" if block.kind is BlockKind.POINT else block.number
        if not sign:
            return
        size, text_style = style.text(self._units), TextStyle.TITLE if self._heading else TextStyle.STRONG
        wide = style.type.width(sign, size, text_style)
        left = self._left - style.px(20) - wide if block.kind is BlockKind.POINT else 0
        tall = style.type.height(size, text_style)
        rect = pygame.Rect(left, self.bottom + (high - tall) // 2, wide, tall)
        self.pieces.append(Piece(rect, sign, Manner.STRONG, self._units, text_style, self._index, -1, -1))

    def _style(self, manner: Manner) -> TextStyle:
        if self._heading:
            return TextStyle.TITLE
        return TextStyle.STRONG if manner in {Manner.STRONG, Manner.CODE} else TextStyle.BODY

    def _size(self, word: _Word) -> tuple[int, int]:
        """Asked for when lines are filled, when they get their height and when words are placed; measured once."""
        known = self._sizes.get((word.text, word.manner))
        if known is None:
            known = self._sizes[word.text, word.manner] = self._measured(word)
        return known

    def _measured(self, word: _Word) -> tuple[int, int]:
        if word.manner is Manner.CARDS:
            wide, high = strip_size(self._look, len(word.text.split()), self._room)
            return wide, high + self._look.px(8)
        size, text_style = self._look.text(self._units), self._style(word.manner)
        return self._look.type.width(word.text, size, text_style), self._look.type.height(size, text_style)

    def _height(self, line: list[_Word]) -> int:
        least = self._look.type.height(self._look.text(self._units), self._style(Manner.PLAIN)) + self._look.px(3)
        return max([least, *(self._size(word)[1] for word in line)])

    def _lines(self) -> Iterator[list[_Word]]:
        space = self._look.type.width(" ", self._look.text(self._units))
        line: list[_Word] = []
        used = 0
        for group in _groups(_words(self._block)):
            wide = sum(self._size(word)[0] for word in group)
            if line and used + space + wide > self._room:
                yield line
                line, used = [], 0
            used += wide + (space if line else 0)
            line += group
        if line:
            yield line

    def _place(self, line: list[_Word]) -> None:
        style = self._look
        space = style.type.width(" ", style.text(self._units))
        high = self._height(line)
        x = self._left
        before: int | None = None
        for place in _in_sight(line, self._mirrored):
            word = line[place]
            wide, tall = self._size(word)
            if before is not None and not _joined(line, before, place):
                x += space
            rect = pygame.Rect(x, self.bottom + (high - tall) // 2, wide, tall)
            text_style = self._style(word.manner)
            self.pieces.append(
                Piece(rect, word.text, word.manner, self._units, text_style, self._index, word.start, word.end)
            )
            x += wide
            before = place
        self.bottom += high


def _words(block: Block) -> Iterator[_Word]:
    """The words of a block; a run of cards is one word."""
    place = 0
    parted = True
    for run in block.runs:
        if run.manner is Manner.CARDS:
            yield _Word(run.text, run.manner, place, glued=not parted)
            parted = False
        else:
            start = place
            for word in run.text.split(" "):
                if word:
                    yield _Word(word, run.manner, start, glued=not parted)
                    parted = False
                start += len(word) + 1
                parted = parted or start <= place + len(run.text)
        place += len(run.text)


def _begins_latin(block: Block) -> bool:
    """Whether the first letter of a block is one of a script that runs from left to right."""
    kinds = (kind for word in _words(block) if word.manner is not Manner.CARDS for kind in word.kinds)
    return next((kind for kind in kinds if kind in {"L", "R", "AL"}), "") == "L"


def _groups(words: Iterator[_Word]) -> Iterator[list[_Word]]:
    """Words that no line may part."""
    group: list[_Word] = []
    for word in words:
        if group and not word.glued:
            yield group
            group = []
        group.append(word)
    if group:
        yield group


def _in_sight(line: list[_Word], mirrored: bool) -> list[int]:
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


def _joined(line: list[_Word], one: int, other: int) -> bool:
    """Whether two words that come next to each other on the page have no space between them."""
    return abs(one - other) == 1 and line[max(one, other)].glued


def _ways(line: list[_Word]) -> list[bool]:
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


def _strong_way(word: _Word) -> bool | None:
    """Whether a word begins with a letter of a script that runs from left to right; None without letters."""
    if word.manner is Manner.CARDS:
        return None
    kinds = (unicodedata.bidirectional(sign) for sign in word.text)
    first = next((kind for kind in kinds if kind in {"L", "R", "AL"}), None)
    return None if first is None else first == "L"


def _next_way(ways: Sequence[bool | None], index: int) -> bool:
    return next((bool(way) for way in ways[index + 1 :] if way is not None), False)
