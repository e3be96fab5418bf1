"""The rule book calls house rules, their values and presets by their labels in the settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine import TARGET
from game.games import book_of
from game.i18n import use_language
from game.i18n.languages import ENGLISH
from game.i18n.phrases import phrases_of
from tests.battery.books import BOOKS

LANGUAGES = [code for game, code in BOOKS if game == "belote"]
MARKS = {
    "en": '"{}"',
    "ar": "«{}»",
    "de": "„{}“",
    "fr": "«\N{NARROW NO-BREAK SPACE}{}\N{NARROW NO-BREAK SPACE}»",
    "pl": "„{}”",
    "pt": "“{}”",
}
"""How a language quotes a label."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(ENGLISH.code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_book_names_every_house_rule_and_value_as_the_settings_do(code: str) -> None:
    use_language(code)
    phrases = phrases_of("belote")
    book = " ".join(block.text for block in book_of("belote", code).blocks)
    labels = [*phrases.options.values()]
    labels += [label for option, values in phrases.choices.items() if option != TARGET for label in values.values()]
    assert [said for label in labels if MARKS[code].format(said := label.said()) not in book] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_book_says_what_a_preset_changes(code: str) -> None:
    use_language(code)
    phrases = phrases_of("belote")
    book = " ".join(block.text for block in book_of("belote", code).blocks)
    changing = [label.said() for name, label in phrases.presets.items() if name != "book"]
    assert [label for label in changing if MARKS[code].format(label) not in book] == []
