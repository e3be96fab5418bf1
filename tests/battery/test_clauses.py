"""Every clause of a rule book is cited in code and has tests named after it, and every citation exists."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

from game.games import GAMES

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Book:
    """The rule book of a game and where it is cited."""

    game: str

    @cached_property
    def text(self) -> str:
        return (ROOT / "game/games" / self.game / "rules/RULES.md").read_text(encoding="utf-8")

    @cached_property
    def clauses(self) -> list[str]:
        return re.findall(r"^- (\d+\.\d+) ", self.text, re.MULTILINE)

    @cached_property
    def chapters(self) -> list[str]:
        return re.findall(r"^## (\d+) ", self.text, re.MULTILINE)

    def cited_in(self, paths: Iterable[Path]) -> dict[str, str]:
        """Each cited clause or chapter with a file that cites it."""
        citation = re.compile(rf"{self.game} (\d+(?:\.\d+)?(?:(?:, | to | and )\d+(?:\.\d+)?)*)")
        return {
            clause: path.name
            for path in paths
            for numbers in citation.findall(path.read_text(encoding="utf-8"))
            for clause in re.split(r", | to | and ", numbers)
        }


each_book = pytest.mark.parametrize("book", [Book(game) for game in GAMES], ids=lambda book: book.game)


@each_book
def test_clauses_are_numbered_chapter_by_chapter(book: Book) -> None:
    assert book.chapters[:1] == ["1"]
    counted: dict[str, int] = {}
    for clause in book.clauses:
        chapter, _ = clause.split(".")
        counted[chapter] = counted.get(chapter, 0) + 1
        assert clause == f"{chapter}.{counted[chapter]}"
    assert book.chapters == [str(number) for number in range(1, len(book.chapters) + 1)]
    assert [chapter for chapter in book.chapters if chapter in counted] == list(counted)


@each_book
def test_every_clause_is_cited_in_code(book: Book) -> None:
    cited = book.cited_in((ROOT / "game/games" / book.game / "rules").glob("*.py"))
    assert set(book.clauses) - set(cited) == set()


@each_book
def test_every_citation_in_code_and_tests_exists(book: Book) -> None:
    cited = book.cited_in(path for folder in ("game", "tests") for path in (ROOT / folder).rglob("*.py"))
    known = {*book.clauses, *book.chapters}
    assert {clause: name for clause, name in cited.items() if clause not in known} == {}


@each_book
def test_every_clause_has_a_test_named_after_it(book: Book) -> None:
    files = (ROOT / "tests/games" / book.game / "rules").glob("test_*.py")
    names = "\n".join(path.read_text(encoding="utf-8") for path in files)
    named = {f"{chapter}.{clause}" for chapter, clause in re.findall(r"^def test_(\d+)_(\d+)_", names, re.MULTILINE)}
    assert named == set(book.clauses)
