"""Club lays melds as an experienced player would: kinds of turns, each with the cheapest way to do the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.families.canasta.opponents.play import turn_of


def played(**position: Any) -> list[str]:
    """What Club does until its turn is over."""
    return turn_of("buraco", **position)


@pytest.mark.parametrize(
    "position",
    [
        {"turn": "drawn", "hand": "2S 4S 5S 2H 6H 8H AC 9C 6C 7C 5D QD", "discards": "3D"},
        {
            "turn": "taken",
            "hand": "2H 7H 9H AC 3C QC 8D",
            "ours": ["6C 7C 8C 9C TC", "JD QD KD AD", "4S 5S 6S 7S 8S"],
            "discards": "AS",
        },
        {"turn": "drawn", "hand": "JK 5S 8S QS KS 6H 8H JH 4C 9C 8D 2D"},
    ],
)
def test_a_wild_is_not_spent_on_two_cards_early(position: dict[str, Any]) -> None:
    assert not any(action.startswith("lay") for action in played(**position))


def test_three_twos_are_not_spent_on_three_short_runs() -> None:
    hand = "2H 2D 2S 4H 5H 7H QH KH 7S 9S KC"
    actions = played(turn="drawn", hand=hand, ours=["3C 4C 5C"], discards="9D")
    assert sum(action.startswith("lay") for action in actions) < 2


def test_wilds_are_spent_where_they_bring_the_morto() -> None:
    ours = ["4C 5C 6C 7C", "8S 9S TS", "QH KH AH", "5D 6D 7D"]
    assert played(turn="drawn", hand="2D 4D 3S 4S KC", ours=ours, discards="9S")[-1] == "morto 1"


@pytest.mark.parametrize(
    ("hand", "ours"),
    [("8C KD 4H TS 9S", ["2C 3C 4C 5C 6C"]), ("6S 9D QH KC", ["2S 3S 4S"]), ("7D 9H KS JC 5C", ["AD 2D 3D 4D 5D"])],
)
def test_a_card_that_completes_nothing_does_not_make_the_natural_two_of_a_run_a_wild(
    hand: str, ours: list[str]
) -> None:
    assert not any(action.startswith("add") for action in played(turn="drawn", hand=hand, ours=ours))


def test_it_does_where_the_hand_is_emptied() -> None:
    actions = played(turn="drawn", hand="8C KD", ours=["2C 3C 4C 5C 6C"], discards="9D")
    assert actions == ["add 8C to 1", "discard KD", "morto 1"]


@pytest.mark.parametrize(
    ("hand", "ours"),
    [
        ("AS 2S 3S 5S QS 4H AC 9C 5D 7D 7D KD", ["QC KC AC"]),
        ("2H 3H 4H 7S 8C KD TD QS 9H", ["AS AH AD", "8C 9C TC"]),
        ("QD KD AD TC 3S 6D 9H", ["5C 6C 7C 8C"]),
    ],
)
def test_a_natural_run_is_laid_while_the_morto_is_untaken(hand: str, ours: list[str]) -> None:
    assert played(turn="drawn", hand=hand, ours=ours)[0].startswith("lay ")


def test_the_card_that_the_opponents_can_add_is_not_thrown_with_another_in_hand() -> None:
    position = {"ours": ["3H 4H 5H 6H 7H 8H"], "theirs": ["5C 6C 7C"], "mortos": ["ours", "theirs"]}
    assert "discard KD" in played(turn="drawn", hand="8C KD", discards="9D", **position)
