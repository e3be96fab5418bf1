"""Setting a book: blocks below each other on a page of a given width, without drawing any.

A whole book takes longer than a frame may: what is in sight is set first, the rest a little in every frame.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.engine.book_blocks import Block, BlockKind
from game.ui.graphics.drawing import Style
from game.ui.reading.setting import TEXT, UNITS, Figure, Piece, Setter

_SIGN: Final = 0.45
"""The width of a sign of a text of size 1, roughly."""
_APART: Final = frozenset({BlockKind.PICTURE, BlockKind.TABLE, BlockKind.SECTION})
"""Blocks with more room above and below."""


class Flow:
    """A book for one width. A block is set when it is asked for; until then its height is a guess."""

    def __init__(self) -> None:
        self.blocks: list[pygame.Rect] = []
        """As wide as the page, one for each block of the book, below each other."""
        self._book: Sequence[Block] = ()
        self._gaps: list[int] = []
        self._set: dict[int, tuple[Piece, ...]] = {}
        self._figures: dict[int, tuple[Figure, ...]] = {}
        self._picture = (0, 0)
        self._unset: list[int] = []

    def begin(self, style: Style, book: Sequence[Block], width: int, picture: tuple[int, int] = (0, 0)) -> None:
        """Take these blocks for a page of `width` pixels, on which a picture of the table has the size `picture`."""
        self._style, self._book, self._width, self._picture = style, book, width, picture
        kinds = [None, *(block.kind for block in book)]
        self._gaps = [_gap(style, before, after) for before, after in pairwise(kinds) if after is not None]
        self.blocks = [pygame.Rect(0, 0, width, _guessed_height(style, block, width, picture[1])) for block in book]
        self._set.clear()
        self._figures.clear()
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

    def figures(self, block: int) -> tuple[Figure, ...]:
        """What is drawn in a block besides."""
        self.set_all((block,))
        return self._figures[block]

    def set_all(self, blocks: Iterable[int]) -> bool:
        """Set these blocks; returns whether any of them was not."""
        fresh = [block for block in blocks if block not in self._set]
        for block in fresh:
            setter = Setter(self._style, block, self._book[block], self._width, self._picture)
            self._set[block], self._figures[block] = setter.pieces(), setter.figures()
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

    def set_next(self) -> None:
        """Set the next block, if there is one."""
        if self._unset:
            self.set_all((self._unset[-1],))

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


def _gap(style: Style, before: BlockKind | None, kind: BlockKind) -> int:
    if before is None:
        return 0
    if kind is BlockKind.CHAPTER:
        return style.px(34)
    if before is BlockKind.SECTION:
        return style.px(6)
    if kind in _APART or before in _APART:
        return style.px(22)
    return style.px(18 if before is BlockKind.CHAPTER else 11)


def _guessed_height(style: Style, block: Block, width: int, picture: int) -> int:
    size = style.text(UNITS.get(block.kind, TEXT))
    lines = 1 + len(block.text) * size * _SIGN // max(1, width)
    text = round(lines * (style.type.height(size) + style.px(3)))
    return text + picture if block.kind is BlockKind.PICTURE else text
