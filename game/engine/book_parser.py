"""A rule book taken apart into blocks.

The books use few signs: `#` titles, `##` chapters, `###` headings within them, `- 6.2 text` clauses, `- text` points,
`1. text` items, `1. {zone} text` items about a place on the table, `| a | b |` rows of tables, `![caption](table)` the
picture of the table, and paragraphs; within a line `**strong**`, `*emphasis*`, `[word](#term)` links to the glossary
and backticks, which hold cards (`5H 6H 7H`) or the name of an option.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from game.cards import CardSyntaxError, parse_face
from game.engine.book_blocks import CELL_END, ROW_END, Block, BlockKind, Manner, Run

_CLAUSE: Final = re.compile(r"- (\d+\.\d+) (.*)")
_CHAPTER: Final = re.compile(r"## (?:(\d+) )?(.*)")
_ITEM: Final = re.compile(r"(\d{1,2})\. (?:\{([\w.]+)\} ?)?(.*)")
_PICTURE: Final = re.compile(r"!\[(.*)\]\(table\)")
_BEGINS: Final = re.compile(r"#|- |!\[|\d{1,2}\. ")
_MARKS: Final = re.compile(r"\*{0,2}\[([^\]]+)\]\(#([^)]+)\)\*{0,2}|\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*")
_PREFIXES: Final = (("### ", BlockKind.SECTION), ("# ", BlockKind.TITLE), ("- ", BlockKind.POINT))


def blocks_of(text: str) -> Iterator[Block]:
    """The blocks of a text; lines that belong together are joined."""
    for paragraph in _paragraphs(text.splitlines()):
        yield _table(paragraph.split("\n")) if paragraph.startswith("|") else _block(paragraph)


def runs_of(text: str) -> tuple[Run, ...]:
    """A line taken apart by its marks."""
    runs: list[Run] = []
    done = 0
    for mark in _MARKS.finditer(text):
        if mark.start() > done:
            runs.append(Run(text[done : mark.start()]))
        done = mark.end()
        linked, target, strong, code, emphasis = mark.groups()
        if linked is not None:
            runs.append(Run(linked.strip("*"), Manner.LINK, target))
        elif strong is not None:
            runs.append(Run(strong, Manner.STRONG))
        elif emphasis is not None:
            runs.append(Run(emphasis, Manner.EMPHASIS))
        else:
            runs.append(Run(code, Manner.CARDS if _are_cards(code) else Manner.CODE))
    if done < len(text):
        runs.append(Run(text[done:]))
    return tuple(runs)


def _block(paragraph: str) -> Block:
    clause, chapter = _CLAUSE.fullmatch(paragraph), _CHAPTER.fullmatch(paragraph)
    item, picture = _ITEM.fullmatch(paragraph), _PICTURE.fullmatch(paragraph)
    if clause:
        return Block(BlockKind.CLAUSE, runs_of(clause[2]), clause[1])
    if chapter:
        return Block(BlockKind.CHAPTER, runs_of(chapter[2]), chapter[1] or "")
    if item:
        return Block(BlockKind.ITEM, runs_of(item[3]), item[1], item[2] or "")
    if picture:
        return Block(BlockKind.PICTURE, runs_of(picture[1]))
    for prefix, kind in _PREFIXES:
        if paragraph.startswith(prefix):
            return Block(kind, runs_of(paragraph.removeprefix(prefix)))
    return Block(BlockKind.PARAGRAPH, runs_of(paragraph))


def _table(lines: Sequence[str]) -> Block:
    """The line that parts the head from the rest goes."""
    runs: list[Run] = []
    for line in lines:
        if set(line) <= set("|-: "):
            continue
        cells = line.strip().removeprefix("|").removesuffix("|").split("|")
        for number, cell in enumerate(cells, start=1):
            runs += runs_of(cell.strip())
            runs.append(Run(ROW_END if number == len(cells) else CELL_END))
    return Block(BlockKind.TABLE, tuple(runs))


def _paragraphs(lines: Sequence[str]) -> Iterator[str]:
    """Blocks of one line each, and tables: a heading or an item of a list begins a new one, an empty line ends it."""
    held: list[str] = []
    for line in [*(line.rstrip() for line in lines), ""]:
        row, below_row = line.startswith("|"), bool(held) and held[-1].startswith("|")
        if held and (not line or row != below_row or (_BEGINS.match(line) and not row)):
            yield ("\n" if below_row else " ").join(held)
            held = []
        if line:
            held.append(line.strip())


def _are_cards(text: str) -> bool:
    try:
        for word in text.split():
            parse_face(word)
    except CardSyntaxError:
        return False
    return bool(text.strip())
