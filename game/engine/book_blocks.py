"""The parts of a rule book: blocks of text, and the runs of a line in one manner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

CELL_END: Final = "\t"
"""The text of a run that ends a cell of a table."""
ROW_END: Final = "\n"
"""The text of a run that ends a row of a table."""


class Manner(Enum):
    """The manner in which a run of text is set."""

    PLAIN = auto()
    STRONG = auto()
    EMPHASIS = auto()
    CODE = auto()
    CARDS = auto()
    """Cards in notation, shown as pictures."""
    LINK = auto()
    """Leads to an entry of the glossary."""


class BlockKind(Enum):
    """The kind of a block of the book."""

    TITLE = auto()
    CHAPTER = auto()
    SECTION = auto()
    CLAUSE = auto()
    POINT = auto()
    ITEM = auto()
    """One of a numbered list."""
    PARAGRAPH = auto()
    TABLE = auto()
    """Rows of cells, the first of them the head; its runs end with `CELL_END` and `ROW_END`."""
    PICTURE = auto()
    """The table of the game; the text is its caption."""


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text set in one manner."""

    text: str
    manner: Manner = Manner.PLAIN
    target: str = ""
    """The term of the glossary that a link leads to."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table and where its text begins in that of the block."""

    start: int
    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a clause or a paragraph; `number` is that of a chapter (`6`), a clause (`6.2`) or an item (`3`)."""

    kind: BlockKind
    runs: tuple[Run, ...]
    number: str = ""
    zone: str = ""
    """The zone of the table that an item is about."""

    @property
    def text(self) -> str:
        """The text of the block, without marks."""
        return "".join(run.text for run in self.runs)

    def rows(self) -> Iterator[list[Cell]]:
        """The rows of a table."""
        row: list[Cell] = []
        held: list[Run] = []
        place = start = 0
        for run in self.runs:
            place += len(run.text)
            if run.text not in (CELL_END, ROW_END):
                held.append(run)
                continue
            row.append(Cell(start, tuple(held)))
            held, start = [], place
            if run.text == ROW_END:
                yield row
                row = []


def zones_named(blocks: Sequence[Block], picture: int) -> list[tuple[str, str]]:
    """Number and zone of every item of the list below a picture."""
    named: list[tuple[str, str]] = []
    for block in blocks[picture + 1 :]:
        if block.kind is not BlockKind.ITEM:
            break
        if block.zone:
            named.append((block.number, block.zone))
    return named
