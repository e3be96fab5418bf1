"""French is set as French is: narrow spaces, its own apostrophe, a comma in numbers, two plural forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from io import BytesIO

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from game.cards import parse_face
from game.engine import Refusal
from game.i18n import CATALOGUES, DOMAIN, plural, use_language
from game.i18n.phrases import card_name, phrases_of
from game.i18n.wording import number_text

NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture(autouse=True)
def french() -> Iterator[None]:
    """The program speaks French."""
    use_language("fr")
    yield
    use_language("en")


def texts() -> Iterator[str]:
    catalogue = read_po(BytesIO((CATALOGUES / "fr" / "LC_MESSAGES" / f"{DOMAIN}.po").read_bytes()), locale="fr")
    for message in catalogue:
        if isinstance(message, Message) and message.id:
            yield from [message.string] if isinstance(message.string, str) else message.string or ()


def test_no_line_can_begin_with_a_sign_that_ends_one() -> None:
    for text in texts():
        assert not re.search(r"(?<!\N{NARROW NO-BREAK SPACE})[;!?%»]", text), text
        assert not re.search(r"(?<!\N{NARROW NO-BREAK SPACE}):", re.sub(r"{[^}]*}", "", text)), text


def test_apostrophes_are_those_of_print() -> None:
    assert not [text for text in texts() if "'" in text]


def test_nothing_and_one_are_singular() -> None:
    assert [plural("{count} card", "{count} cards", count) for count in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]


@pytest.mark.parametrize(
    ("points", "expected"),
    [("0.5", "0,5 point"), ("-1.5", "−1,5 point"), ("1.95", "1,95 point"), ("2", "2 points"), ("2.5", "2,5 points")],
)
def test_all_below_two_is_singular(points: str, expected: str) -> None:
    number = Decimal(points)
    assert plural("{points} point", "{points} points", number, points=number_text(number)) == expected


def test_numbers_have_a_comma() -> None:
    assert number_text(Decimal("-33.45")) == "−33,45"


def test_sentences_take_any_card() -> None:
    assert str(card_name(parse_face("AH"))) == "as de cœur"
    sentence = phrases_of("borako").refusal(Refusal("borako 4.2", "repeated_card", (("card", "QD"),)))
    assert sentence == f"Cette suite a déjà la dame de carreau{NARROW}: chaque carte n’y va qu’une fois."
