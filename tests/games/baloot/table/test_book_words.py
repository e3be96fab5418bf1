"""The rule book calls what may be said by the words on the buttons (baloot 2.2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.games import book_of
from game.games.baloot.table.glossary import CUTTING
from game.i18n import use_language
from game.i18n.languages import ENGLISH
from tests.battery.books import BOOKS

LANGUAGES = [code for game, code in BOOKS if game == "baloot"]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(ENGLISH.code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_clause_of_the_cut_names_every_button(code: str) -> None:
    use_language(code)
    book = book_of("baloot", code)
    clause = book.blocks[book.clauses["2.2"]].text
    assert [term.word.one for term in CUTTING.values() if term.word.said() not in clause] == []
