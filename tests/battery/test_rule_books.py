"""The rule book of a game is the same in every language: the same chapters, clauses, values and cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.engine.book_blocks import BlockKind, Manner
from game.engine.rule_book import RuleBook
from game.games import GAMES, book_of
from game.i18n.languages import ENGLISH
from game.match.saves import load_match
from game.ui.reading.hidden_table import position, position_path
from game.ui.table.cards.placement import counts_of
from game.ui.table.contract.game_table import table_of
from game.ui.table.layout.geometry import Frame
from tests.languages import CODES
from tests.ui.pilot import profile_in

OTHERS = [(game, code) for game in sorted(GAMES) for code in CODES]
EVERY_BOOK = pytest.mark.parametrize(("game", "code"), OTHERS)


def numbered(book: RuleBook) -> list[tuple[BlockKind, str]]:
    """Chapters and clauses with a number, in their order."""
    kinds = (BlockKind.CHAPTER, BlockKind.CLAUSE)
    return [(block.kind, block.number) for block in book.blocks if block.kind in kinds and block.number]


def clause_runs(book: RuleBook, manner: Manner) -> list[tuple[str, str]]:
    return sorted(
        (block.number, run.text)
        for block in book.blocks
        for run in block.runs
        if run.manner is manner and block.kind is BlockKind.CLAUSE
    )


@EVERY_BOOK
def test_every_language_has_a_book_of_its_own(game: str, code: str) -> None:
    assert book_of(game, code) != book_of(game)


@EVERY_BOOK
def test_clauses_and_chapters_are_the_same(game: str, code: str) -> None:
    assert numbered(book_of(game, code)) == numbered(book_of(game))


@EVERY_BOOK
def test_weighty_numbers_are_the_same(game: str, code: str) -> None:
    numbers = [
        [entry for entry in clause_runs(book, Manner.STRONG) if re.fullmatch(r"\d+", entry[1])]
        for book in (book_of(game, code), book_of(game))
    ]
    assert numbers[0] == numbers[1]


@EVERY_BOOK
def test_the_same_cards_are_shown(game: str, code: str) -> None:
    translated, original = book_of(game, code), book_of(game)
    assert clause_runs(translated, Manner.CARDS) == clause_runs(original, Manner.CARDS)
    assert all_cards(translated) == all_cards(original)


def all_cards(book: RuleBook) -> list[str]:
    return sorted(run.text for block in book.blocks for run in block.runs if run.manner is Manner.CARDS)


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


def books() -> list[tuple[str, str]]:
    return [(game, code) for game in sorted(GAMES) for code in (ENGLISH.code, *CODES)]


@pytest.mark.parametrize(("game", "code"), books())
def test_every_link_leads_to_an_entry_of_the_glossary(game: str, code: str) -> None:
    book = book_of(game, code)
    targets = {run.target for block in book.blocks for run in block.runs if run.manner is Manner.LINK}
    assert {target for target in targets if book.entry(target) is None} == set()


@pytest.mark.parametrize(("game", "code"), books())
def test_every_zone_that_is_named_is_on_the_table_of_the_game(game: str, code: str, tmp_path: Path) -> None:
    profile = profile_in(tmp_path)
    match = position(profile, game)
    table = table_of(game)
    counts = counts_of(table.placement(match.view(0)), 0, len(match.seats))
    zones = table.layout(counts, Frame(1280, 720, 0.67)).zones
    named = {block.zone for block in book_of(game, code).blocks if block.zone}
    assert named <= set(zones)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_position_of_the_book_is_a_whole_record_that_ends_on_the_turn_of_the_player(game: str) -> None:
    _record, result = load_match(GAMES, position_path(game))
    assert result.notice is None
    assert not result.torn
    assert result.match.actor() == 0
    assert result.match.is_human(0)
