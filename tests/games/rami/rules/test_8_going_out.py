"""Going out (rami 8)."""

from __future__ import annotations

import pytest

from game.families.rummy.rules.events import Discarded, RoundEnded, WentOut
from game.families.rummy.rules.state import Ending, RoundOver
from game.games.rami.rules import RULES as RAMI
from tests.games.rami.rules.positions import after, events, legal, position, reason


def test_8_1_the_last_card_is_discarded() -> None:
    over = after(position("4D"), "discard 4D")
    assert over.phase == RoundOver(0, Ending.OUT)
    assert [type(event) for event in events(position("4D"), "discard 4D")] == [Discarded, WentOut, RoundEnded]
    assert RAMI.round_traits(over) == ("went_out",)


def test_8_1_the_last_card_is_not_melded() -> None:
    state = position("7H", melds=["4H 5H 6H"])
    assert reason(state, "add 7H to 1") == "card_kept_for_discard 8.1"
    assert reason(position("7H 8H 9H"), "lay 7H 8H 9H") == "card_kept_for_discard 8.1"
    assert legal(state) == {"discard 7H"}


def test_8_1_it_may_be_a_joker_unless_that_is_ruled_out() -> None:
    assert reason(position("JK"), "discard JK") is None
    assert reason(position("JK", no_joker_finish="on"), "discard JK") == "joker_not_last 8.1"
    assert reason(position("JK 4D", no_joker_finish="on"), "discard JK") is None, "it is not the last"


def test_8_2_a_take_after_which_nothing_could_be_discarded_is_refused() -> None:
    begins = position("KS", turn="begins", pile="KS")
    assert reason(begins, "take") == "turn_could_not_end 8.2"
    with_use = position("KS", turn="begins", pile="KS", melds=["TS JS QS"])
    assert reason(with_use, "take") is None
    assert legal(after(with_use, "take")) == {"add KS to 1"}


def test_8_2_a_meld_that_leaves_only_the_card_taken_is_refused() -> None:
    took = position("7H KS", turn="took KS", melds=["4H 5H 6H"])
    assert reason(took, "add 7H to 1") == "turn_could_not_end 8.2"
    assert reason(took, "discard 7H") is None


def test_8_2_a_meld_that_leaves_only_a_joker_is_refused_where_it_may_not_be_last() -> None:
    state = position("7H JK", melds=["4H 5H 6H"], no_joker_finish="on")
    assert reason(state, "add 7H to 1") == "turn_could_not_end 8.2"
    assert reason(position("7H JK", melds=["4H 5H 6H"]), "add 7H to 1") is None


def test_8_2_a_joker_is_not_won_if_melding_it_would_empty_the_hand() -> None:
    melds = ["7H JK 9H", "3D 4D 5D"]
    assert reason(position("8H", melds=melds), "swap 8H in 1") == "joker_without_use 7.2"
    assert reason(position("8H KS", melds=melds), "swap 8H in 1") is None


def test_8_2_two_jokers_are_not_won_where_only_one_can_be_used() -> None:
    melds = ["7H JK 9H", "3D JK 5D"]
    once = after(position("8H 4D", melds=melds), "swap 8H in 1")
    assert reason(once, "swap 4D in 2") == "joker_without_use 7.2"
    once = after(position("8H 4D KS", melds=melds), "swap 8H in 1")
    assert reason(once, "swap 4D in 2") is None, "each may go where the other came from"


def test_8_2_a_meld_that_takes_the_place_of_an_owed_joker_is_refused() -> None:
    swapped = after(position("8H 6S KS", melds=["7H JK 9H", "2S 3S 4S 5S"]), "swap 8H in 1")
    assert reason(swapped, "add 6S to 2") == "turn_could_not_end 8.2"
    assert legal(swapped) == {"add JK to 2 low", "add JK to 2 high"}


@pytest.mark.parametrize(("last", "refusal"), [("2D", None), ("JK", None)])
def test_8_2_an_opening_may_use_all_cards_but_one(last: str, refusal: str | None) -> None:
    state = position(f"JH QH KH KS KC KD 4C 5C 6C {last}", opened=False)
    assert reason(state, "open JH QH KH / KS KC KD / 4C 5C 6C") is refusal


def test_8_2_an_opening_may_not_use_all_or_leave_the_card_taken() -> None:
    state = position("JH QH KH KS KC KD 4C 5C 6C", opened=False)
    assert reason(state, "open JH QH KH / KS KC KD / 4C 5C 6C") == "card_kept_for_discard 8.1"
    took = position("JH QH KH KS KC KD 4C 5C 6C 2D", turn="took 2D", opened=False)
    assert reason(took, "open JH QH KH / KS KC KD / 4C 5C 6C") == "turn_could_not_end 8.2"
    joker = position("JH QH KH KS KC KD 4C 5C 6C JK", opened=False, no_joker_finish="on")
    assert reason(joker, "open JH QH KH / KS KC KD / 4C 5C 6C") == "turn_could_not_end 8.2"
