"""Club lays melds as an experienced player would: kinds of turns, each with the cheapest way to do the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.families.canasta.opponents.play import turn_of


def played(**position: Any) -> list[str]:
    """What Club does until its turn is over."""
    return turn_of("borako", **position)


@pytest.mark.parametrize(
    ("hand", "ours"),
    [
        ("3H 4H 5H 8C TC KD 6C 9D", ["4C 5C 6C 7C 8C", "TD JD QD"]),
        ("3H 4H 5H 2S TC KD 9D 6S", ["4C 5C 6C 7C 8C"]),
        ("9D TD JD 2H 4S QC KC", ["5S 6S 7S 8S 9S"]),
    ],
)
def test_a_natural_run_pays_for_the_pile_before_a_wild_on_a_clean_run_of_five(hand: str, ours: list[str]) -> None:
    first = played(turn="owes", hand=hand, ours=ours)[0]
    assert first in ("lay 3H 4H 5H", "lay 9D TD JD")


@pytest.mark.parametrize("hand", ["3H 4H 5H 7S 8S 2D KD 9D TC QC", "9C TC JC 2S 4S 6S 7H KD AH"])
def test_a_natural_run_pays_for_the_pile_before_one_with_a_wild(hand: str) -> None:
    assert played(turn="owes", hand=hand)[0] == f"lay {hand[:8]}"


@pytest.mark.parametrize(
    ("hand", "ours"),
    [("8C KD 4H TS", ["2C 3C 4C 5C 6C"]), ("6S 9D QH KC", ["2S 3S 4S"]), ("7D 9H KS JC 5C", ["AD 2D 3D 4D 5D"])],
)
def test_a_card_that_completes_nothing_does_not_make_the_natural_two_of_a_run_a_wild(
    hand: str, ours: list[str]
) -> None:
    assert not any(action.startswith("add") for action in played(turn="meld", hand=hand, ours=ours))


def test_it_does_where_the_hand_is_emptied() -> None:
    assert played(turn="meld", hand="8C KD", ours=["2C 3C 4C 5C 6C"]) == ["add 8C to 1", "discard KD"]


def test_a_two_is_laid_in_its_natural_place() -> None:
    assert played(turn="owes", hand="2S 3S 4S 6S KD 9D 9C QH 7H")[0] == "lay 2S 3S 4S"


def test_a_natural_run_is_not_kept_for_its_two_to_serve_twice() -> None:
    position = {"turn": "meld", "hand": "AD 2D 3D 5D 7D JK 9C QC 4S KH", "ours": ["8S 9S TS"], "discards": "9D"}
    assert played(**position)[0] == "lay AD 2D 3D"


def test_a_joker_is_not_spent_on_the_first_meld() -> None:
    assert played(turn="meld", hand="JK 2S 4S 5S 9H JH KC 7D QD TC", discards="9D") == ["discard KC"]
    assert "JK" not in played(turn="owes", hand="JK 2S 4S 5S 9H JH KC 7D QD TC")[0]
