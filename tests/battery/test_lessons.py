"""Rule books teach: a chapter before the clauses, a glossary behind them, and the words that are on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine import declared
from game.games import GAMES, info_of
from game.i18n import use_language
from game.i18n.languages import ENGLISH
from game.i18n.phrases import phrases_of
from tests.battery.books import every_book

LINK = re.compile(r"\[([^\]]+)\]\(#([^)]+)\)")
QUOTES = '"“”„«»'


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(ENGLISH.code)


def written(game: str, code: str) -> str:
    """The file of the book in one language, each clause and each entry of a list in one line."""
    own = Path(info_of(game).folder) / "rules" / f"RULES.{code}.md"
    path = own if own.is_file() else own.with_name("RULES.md")
    return re.sub(r"\n {2,}", " ", path.read_text(encoding="utf-8"))


def chapters(game: str, code: str) -> list[tuple[str, str]]:
    """Heading and text of every chapter."""
    parts = re.split(r"^## (.*)$", written(game, code), flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


@every_book
def test_a_book_teaches_before_its_clauses_begin(game: str, code: str) -> None:
    assert not chapters(game, code)[0][0][:1].isdigit()


@every_book
def test_a_lesson_shows_the_table_and_tables_and_gives_advice(game: str, code: str) -> None:
    lesson = chapters(game, code)[0][1]
    assert re.search(r"^!\[.+\]\(table\)\n\n1\. \{\w", lesson, re.MULTILINE)
    assert re.search(r"^\|-", lesson, re.MULTILINE)
    advice = [section.count("\n- ") for section in re.split(r"^### ", lesson, flags=re.MULTILINE)]
    assert advice[-2:] == [5, 3]


@every_book
def test_a_lesson_takes_minutes_to_read(game: str, code: str) -> None:
    read = [line for line in chapters(game, code)[0][1].splitlines() if not line.startswith("|")]
    words = [word for word in " ".join(read).split() if any(letter.isalnum() for letter in word)]
    assert 300 <= len(words) <= 850


@every_book
def test_links_lead_to_the_glossary_and_each_of_its_terms_is_linked(game: str, code: str) -> None:
    heading, glossary = chapters(game, code)[-1]
    assert not heading[:1].isdigit()
    terms = re.findall(r"^- \*\*(.+?)\*\* — \S", glossary, re.MULTILINE)
    assert len(terms) == glossary.count("\n- ") == len(set(terms))
    targets = {" ".join(target.split()) for _, target in LINK.findall(written(game, code))}
    assert targets == set(terms)


@every_book
def test_every_option_is_ruled_by_a_clause_that_names_it_as_the_screen_does(game: str, code: str) -> None:
    use_language(code)
    text, phrases = LINK.sub(r"\1", written(game, code)), phrases_of(game)
    for spec in declared(GAMES[game].options):
        clause = spec.clause.removeprefix(f"{game} ")
        ruled = re.search(rf"^- {re.escape(clause)} (.*)$", text, re.MULTILINE)
        assert ruled is not None, clause
        quoted = set(re.findall(rf"[{QUOTES}]\s?([^{QUOTES}]+?)\s?[{QUOTES}]", ruled[1]))
        assert phrases.options[spec.name].said() in quoted, clause
        assert {choice.said() for choice in phrases.choices[spec.name].values()} & quoted, clause


@every_book
def test_nothing_is_called_by_its_name_in_the_code(game: str, code: str) -> None:
    text = written(game, code)
    assert re.findall(r"\w*_\w*", text) == []
    card = r"(?:[A2-9TJQK][SHDC]|JK)"
    assert [mark for mark in re.findall(r"`(.*?)`", text) if not re.fullmatch(rf"{card}(?: {card})*", mark)] == []
