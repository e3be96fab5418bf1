"""The rule book of a game as it is read: `RULES.md` of its rules, or `RULES.<language>.md`, taken apart into blocks.

The books use few signs: `#` titles, `##` chapters, `- 6.2 text` clauses, `- text` points and paragraphs; within a line
`**strong**`, `*emphasis*` and backticks, which hold cards (`5H 6H 7H`) or the name of an option.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from pathlib import Path
from typing import Final

from game.cards import CardSyntaxError, parse_face

_CLAUSE: Final = re.compile(r"- (\d+\.\d+) (.*)")
_CHAPTER: Final = re.compile(r"## (?:(\d+) )?(.*)")
_TYPED: Final = {"œ": "oe", "Œ": "oe", "’": "'"}
"""What is typed for signs that many keyboards lack."""
_MARKS: Final = re.compile(r"\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*")


class Manner(Enum):
    """How a stretch of text is set."""

    PLAIN = auto()
    STRONG = auto()
    EMPHASIS = auto()
    CODE = auto()
    CARDS = auto()
    """Cards in notation, shown as pictures."""


class BlockKind(Enum):
    """What a block of the book is."""

    TITLE = auto()
    CHAPTER = auto()
    CLAUSE = auto()
    POINT = auto()
    PARAGRAPH = auto()


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text set in one manner."""

    text: str
    manner: Manner = Manner.PLAIN


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a clause or a paragraph; `number` is that of a chapter (`6`) or a clause (`6.2`), else empty."""

    kind: BlockKind
    runs: tuple[Run, ...]
    number: str = ""

    @property
    def text(self) -> str:
        """What it says, without marks."""
        return "".join(run.text for run in self.runs)


@dataclass(frozen=True, slots=True)
class Hit:
    """Where a searched text stands: characters `start` to `end` of the text of a block."""

    block: int
    start: int
    end: int


@dataclass(frozen=True)
class RuleBook:
    """The blocks of a book in their order."""

    blocks: tuple[Block, ...]

    @cached_property
    def clauses(self) -> dict[str, int]:
        """The index of the block of every clause, by its number."""
        return {block.number: index for index, block in enumerate(self.blocks) if block.kind is BlockKind.CLAUSE}

    @cached_property
    def chapters(self) -> tuple[int, ...]:
        """The indices of the headings of chapters."""
        return tuple(index for index, block in enumerate(self.blocks) if block.kind is BlockKind.CHAPTER)

    def find(self, wanted: str) -> tuple[Hit, ...]:
        """Every place of a text, whatever its case, accents and vowel signs; a clause by its number too."""
        needle = as_searched(wanted.strip())
        if not needle:
            return ()
        return tuple(hit for index, block in enumerate(self.blocks) for hit in _hits(index, block, needle))


def rule_book(folder: Path, language: str = "") -> RuleBook:
    """The book in a folder in a language, in English where there is none. Raises `FileNotFoundError` for no book."""
    own = folder / f"RULES.{language}.md"
    path = own if language and own.is_file() else folder / "RULES.md"
    return RuleBook(tuple(blocks_of(path.read_text(encoding="utf-8"))))


def blocks_of(text: str) -> Iterator[Block]:
    """The blocks of a text; lines that belong together are joined."""
    for paragraph in _paragraphs(text.splitlines()):
        clause, chapter = _CLAUSE.fullmatch(paragraph), _CHAPTER.fullmatch(paragraph)
        if clause:
            yield Block(BlockKind.CLAUSE, runs_of(clause[2]), clause[1])
        elif chapter:
            yield Block(BlockKind.CHAPTER, runs_of(chapter[2]), chapter[1] or "")
        elif paragraph.startswith("# "):
            yield Block(BlockKind.TITLE, runs_of(paragraph[2:]))
        elif paragraph.startswith("- "):
            yield Block(BlockKind.POINT, runs_of(paragraph[2:]))
        else:
            yield Block(BlockKind.PARAGRAPH, runs_of(paragraph))


def runs_of(text: str) -> tuple[Run, ...]:
    """A line taken apart by its marks."""
    runs: list[Run] = []
    done = 0
    for mark in _MARKS.finditer(text):
        if mark.start() > done:
            runs.append(Run(text[done : mark.start()]))
        done = mark.end()
        strong, code, emphasis = mark.groups()
        if strong is not None:
            runs.append(Run(strong, Manner.STRONG))
        elif emphasis is not None:
            runs.append(Run(emphasis, Manner.EMPHASIS))
        else:
            runs.append(Run(code, Manner.CARDS if _are_cards(code) else Manner.CODE))
    if done < len(text):
        runs.append(Run(text[done:]))
    return tuple(runs)


def _paragraphs(lines: Sequence[str]) -> Iterator[str]:
    """Blocks of one line each: a heading or a list item begins a new one, an empty line ends it."""
    held: list[str] = []
    for line in [*(line.rstrip() for line in lines), ""]:
        begins = line.startswith(("#", "- "))
        if held and (not line or begins):
            yield " ".join(held)
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


def _hits(index: int, block: Block, needle: str) -> Iterator[Hit]:
    if block.kind is BlockKind.CLAUSE and block.number == needle:
        yield Hit(index, 0, 0)
    folded, places = _folded(block.text)
    found = folded.find(needle)
    while found >= 0:
        yield Hit(index, places[found], places[found + len(needle) - 1] + 1)
        found = folded.find(needle, found + len(needle))


def as_searched(text: str) -> str:
    """A text as it is searched, so that whoever types it differently finds it all the same."""
    return text.casefold() if text.isascii() else _folded(text)[0]


def _folded(text: str) -> tuple[str, list[int]]:
    """The text as it is searched, and the place of each character in `text`.

    It is without case, accents and vowel signs, in Western digits, with letters and apostrophes as keyboards have them.
    """
    folded: list[str] = []
    places: list[int] = []
    for place, sign in enumerate(text):
        for part in _TYPED.get(sign) or unicodedata.normalize("NFKD", sign).casefold():
            if not unicodedata.combining(part) and part != "\N{ARABIC TATWEEL}":
                # digits of any script find each other
                folded.append(str(unicodedata.decimal(part)) if part.isdecimal() else part)
                places.append(place)
    return "".join(folded), places
