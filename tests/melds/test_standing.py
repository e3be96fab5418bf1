"""The rank that a wild card of a meld stands for."""

from __future__ import annotations

import pytest

from game.cards import Rank, Suit, parse_faces
from game.melds.meld import Kind, Meld
from game.ui.table.melds.marks import rank_text


@pytest.mark.parametrize(
    ("cards", "low", "wild", "face", "expected"),
    [
        ("8S JK TS", 8, 1, "9S", "9"),
        ("2H 4S 5S", 3, 0, "3S", "3"),
        ("QD KD JK", 12, 2, "AD", "A"),
        ("JK 2C 3C", 1, 0, "AC", "A"),
        ("9H JK JH", 9, 1, "TH", "10"),
    ],
)
def test_a_wild_of_a_run_stands_for_the_card_of_its_place(
    cards: str, low: int, wild: int, face: str, expected: str
) -> None:
    suit = parse_faces(face)[0].suit
    meld = Meld(Kind.RUN, parse_faces(cards), (wild,), suit, None, low)
    assert meld.stands_for(wild) == parse_faces(face)
    assert rank_text(meld.stands_for(wild)) == expected


def test_a_wild_of_a_set_stands_for_its_rank_in_any_suit() -> None:
    meld = Meld(Kind.SET, parse_faces("AS AH JK"), (2,), None, Rank.ACE, 0)
    assert {face.suit for face in meld.stands_for(2)} == set(Suit)
    assert rank_text(meld.stands_for(2)) == "A"
    assert rank_text(()) == ""
