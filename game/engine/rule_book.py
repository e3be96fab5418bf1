"""The rule book of a game as it is read: `RULES.md` of its rules, or `RULES.<language>.md`; searched and looked up."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from game.engine.book_blocks import Block, BlockKind, Manner
from game.engine.book_parser import blocks_of

_TYPED: Final = {"œ": "oe", "Œ": "oe", "’": "'"}
"""The keys to type for signs that many keyboards lack."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A place in which a searched text was found: characters `start` to `end` of the text of a block."""

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

    @cached_property
    def lesson(self) -> int | None:
        """The heading of the chapter without a number that teaches the game, before the first numbered one."""
        first = next(iter(self.chapters), None)
        return first if first is not None and not self.blocks[first].number else None

    @cached_property
    def terms(self) -> dict[str, int]:
        """The blocks of the glossary, the last chapter if it has no number, each by its term as it is searched."""
        last = self.chapters[-1] if self.chapters else len(self.blocks)
        if last == self.lesson or any(block.number for block in self.blocks[last:]):
            return {}
        return {
            as_searched(block.runs[0].text): index
            for index, block in enumerate(self.blocks)
            if index > last
            and block.kind is BlockKind.POINT
            and block.runs[:1]
            and block.runs[0].manner is Manner.STRONG
        }

    def entry(self, target: str) -> int | None:
        """The block of the glossary that a link leads to."""
        return self.terms.get(as_searched(target))

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


def _hits(index: int, block: Block, needle: str) -> Iterator[Hit]:
    if block.kind is BlockKind.CLAUSE and block.number == needle:
        yield Hit(index, 0, 0)
    folded, places = _folded(block.text)
    found = folded.find(needle)
    while found >= 0:
        yield Hit(index, places[found], places[found + len(needle) - 1] + 1)
        found = folded.find(needle, found + len(needle))


def as_searched(text: str) -> str:
    """Return a text as it is searched, so that other spellings find it too."""
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
