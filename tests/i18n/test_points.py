"""Points bring their noun in the form that their number takes."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

import pytest

from game.i18n import use_language
from game.i18n.points import CountedPoints
from game.i18n.sequels import SEQUELS
from game.opponents.sequels import AMOUNTS, Sequel
from tests.languages import every_language


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["0.5 points", "1 point", "1.5 points", "2 points", "2.5 points", "5 points"]),
        ("de", ["0,5 Punkte", "1 Punkt", "1,5 Punkte", "2 Punkte", "2,5 Punkte", "5 Punkte"]),
        ("fr", ["0,5 point", "1 point", "1,5 point", "2 points", "2,5 points", "5 points"]),
        ("pt", ["0,5 ponto", "1 ponto", "1,5 ponto", "2 pontos", "2,5 pontos", "5 pontos"]),
        ("pl", ["0,5 punktu", "1 punkt", "1,5 punktu", "2 punkty", "2,5 punktu", "5 punktów"]),
    ],
)
def test_the_noun_fits_the_number(code: str, expected: list[str]) -> None:
    use_language(code)
    numbers = [Decimal(number) for number in ("0.5", "1", "1.5", "2", "2.5", "5")]
    assert [format(CountedPoints(number).word(code), "points") for number in numbers] == expected


def test_card_points_have_a_noun_of_their_own() -> None:
    use_language("pl")
    numbers = [Decimal(number) for number in ("1", "3", "16.2", "16")]
    assert [format(CountedPoints(number).word("pl"), "card_points") for number in numbers] == [
        "1 oczko", "3 oczka", "16,2 oczka", "16 oczek",
    ]  # fmt: skip


@every_language
def test_averages_are_whole_sentences(code: str) -> None:
    use_language(code)
    for sequel in AMOUNTS:
        said = SEQUELS[sequel].said(
            chance=CountedPoints(Decimal("1.5")), other=CountedPoints(Decimal(4)), player="Layla"
        )
        assert "pkt" not in said
        assert "{" not in said


def test_an_average_in_french_is_singular_below_two() -> None:
    use_language("fr")
    said = SEQUELS[Sequel.CAUGHT].said(chance=CountedPoints(Decimal("1.5")), other=CountedPoints(Decimal(4)))
    assert said.startswith("Avec le meilleur coup, il vous reste en moyenne 1,5 point à la fin de la manche")
