"""The rule book of a game is the same in every language: the same chapters, clauses, values and cards."""

from __future__ import annotations

import re

import pytest

from game.engine.rule_book import BlockKind, Manner, RuleBook
from game.games import GAMES, book_of
from tests.languages import BOOKS_TO_COME, CODES

OTHERS = [(game, code) for game in sorted(GAMES) for code in CODES]
EVERY_BOOK = pytest.mark.parametrize(("game", "code"), OTHERS)


def shape(book: RuleBook) -> list[tuple[BlockKind, str]]:
    return [(block.kind, block.number) for block in book.blocks]


def told(book: RuleBook, manner: Manner) -> list[tuple[str, str]]:
    return sorted(
        (block.number, run.text)
        for block in book.blocks
        for run in block.runs
        if run.manner is manner and block.kind is BlockKind.CLAUSE
    )


@pytest.mark.parametrize(
    ("game", "code"),
    [
        pytest.param(*book, marks=[pytest.mark.xfail(strict=True)] if book[1] in BOOKS_TO_COME else [])
        for book in OTHERS
    ],
)
def test_every_language_has_a_book_of_its_own(game: str, code: str) -> None:
    assert book_of(game, code) != book_of(game)


@EVERY_BOOK
def test_clauses_and_chapters_are_the_same(game: str, code: str) -> None:
    assert shape(book_of(game, code)) == shape(book_of(game))


@EVERY_BOOK
def test_option_names_and_weighty_numbers_are_the_same(game: str, code: str) -> None:
    translated, original = book_of(game, code), book_of(game)
    assert told(translated, Manner.CODE) == told(original, Manner.CODE)
    numbers = [
        [entry for entry in told(book, Manner.STRONG) if re.fullmatch(r"\d+", entry[1])]
        for book in (translated, original)
    ]
    assert numbers[0] == numbers[1]


@EVERY_BOOK
def test_the_same_cards_are_shown(game: str, code: str) -> None:
    def cards(book: RuleBook) -> list[str]:
        return sorted(run.text for block in book.blocks for run in block.runs if run.manner is Manner.CARDS)

    assert cards(book_of(game, code)) == cards(book_of(game))


def test_what_is_searched_in_arabic_is_found_without_vowel_signs_and_in_either_digits() -> None:
    book = book_of("borako", "ar")
    assert any(book.blocks[hit.block].number == "3.2" for hit in book.find("مكوشة"))
    assert book.find("٦.٢") == book.find("6.2")
    assert book.find("6.2")


def test_what_is_searched_in_french_is_found_as_it_is_typed() -> None:
    book = book_of("borako", "fr")
    assert book.find("coeur") == book.find("cœur") != ()
    assert book.find("l'as est") == book.find("L’as est") != ()
    assert book.find("decide")
