"""Polish is set as Polish is: three plural forms, a comma in numbers, cards in the nominative everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

import pytest

from game.cards import parse_face
from game.engine import Refusal
from game.i18n import plural, use_language
from game.i18n.phrases import card_name, phrases_of
from game.i18n.wording import number_text


@pytest.fixture(autouse=True)
def polish() -> Iterator[None]:
    """The program speaks Polish."""
    use_language("pl")
    yield
    use_language("en")


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, "0 kart"),
        (1, "1 karta"),
        (2, "2 karty"),
        (4, "4 karty"),
        (5, "5 kart"),
        (12, "12 kart"),
        (14, "14 kart"),
        (22, "22 karty"),
        (104, "104 karty"),
        (112, "112 kart"),
    ],
)
def test_polish_counts_in_three_forms(count: int, expected: str) -> None:
    assert plural("{count} card", "{count} cards", count) == expected


@pytest.mark.parametrize(
    ("points", "expected"),
    [("1", "1 punkt"), ("2", "2 punkty"), ("16", "16 punktów"), ("16.15", "16,15 punktu"), ("-0.5", "−0,5 punktu")],
)
def test_a_fraction_takes_the_genitive_singular(points: str, expected: str) -> None:
    number = Decimal(points)
    assert plural("{points} point", "{points} points", number, points=number_text(number)) == expected


def test_numbers_have_a_comma() -> None:
    assert number_text(Decimal("-33.45")) == "−33,45"


def test_sentences_take_any_card() -> None:
    assert str(card_name(parse_face("QD"))) == "dama karo"
    sentence = phrases_of("borako").refusal(Refusal("borako 4.2", "repeated_card", (("card", "QD"),)))
    assert sentence == "W tym sekwensie już jest dama karo: każda karta tylko raz."
