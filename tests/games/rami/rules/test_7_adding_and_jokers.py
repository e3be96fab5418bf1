"""Adding, and winning jokers (rami 7)."""

from __future__ import annotations

from game.cards import parse_faces
from game.engine import Place
from game.families.rummy.rules.state import Melding
from tests.games.rami.rules.positions import after, events, legal, position, reason


def test_7_1_runs_grow_at_both_ends_and_sets_to_four_whoever_laid_them() -> None:
    state = position("6H TH 4S KS 2C", melds=["7H 8H 9H", "4H 4C 4D"], owners=[2, 0])
    grown = after(state, "add TH to 1", "add 6H to 1", "add 4S to 2")
    assert [str(meld) for meld in grown.melds] == ["6H 7H 8H 9H TH", "4S 4H 4C 4D"]
    assert grown.owners == (2, 0)
    assert reason(state, "add KS to 1") == "mixed_suits 4.1"
    assert reason(state, "add KS to 3") == "no_such_meld 7.1"


def test_7_1_melds_lie_with_their_owners_and_count_over_the_table() -> None:
    state = position("6H TH KS 2C", melds=["4H 4C 4D", "7H 8H 9H", "JS QS KS"], owners=[2, 0, 2])
    (added,) = events(state, "add TH to 2")
    assert added.target == Place("meld", 0, 0)
    (added,) = events(position("TS 2C 3C", melds=["4H 4C 4D", "7H 8H 9H", "JS QS KS"], owners=[2, 0, 2]), "add TS to 3")
    assert added.target == Place("meld", 2, 1)


def test_7_1_more_melds_may_be_laid() -> None:
    laid = after(position("7H 8H 9H KS 2C"), "lay 7H 8H 9H")
    assert str(laid.melds[0]) == "7H 8H 9H"


def test_7_1_the_player_chooses_the_end_for_a_joker() -> None:
    state = position("JK KS 2C", melds=["7H 8H 9H"])
    assert {"add JK to 1 low", "add JK to 1 high"} <= legal(state)
    assert str(after(state, "add JK to 1 low").melds[0]) == "JK 7H 8H 9H"
    assert str(after(state, "add JK to 1 high").melds[0]) == "7H 8H 9H JK"


def test_7_2_the_card_a_joker_stands_for_wins_it() -> None:
    state = position("8H 4S 5S KS", melds=["7H JK 9H"], owners=[3])
    swap, won = events(state, "swap 8H in 1")
    assert (swap.target, swap.cards) == (Place("meld", 3, 0), parse_faces("8H"))
    assert (won.source, won.target, won.cards) == (Place("meld", 3, 0), Place("hand", 0), parse_faces("JK"))
    swapped = after(state, "swap 8H in 1")
    assert swapped.hands[0] == parse_faces("4S 5S KS JK")
    assert swapped.phase == Melding(0, owed=((1,),))
    assert reason(state, "swap 4S in 1") == "no_joker_stands_for_it 7.2"
    assert reason(swapped, "swap 4S in 1") == "no_joker 7.2"


def test_7_2_the_joker_is_used_in_another_meld_before_the_turn_ends() -> None:
    swapped = after(position("8H 4S 5S KS", melds=["7H JK 9H"]), "swap 8H in 1")
    assert reason(swapped, "discard KS") == "joker_to_be_used 7.2"
    assert reason(swapped, "discard JK") == "joker_to_be_used 7.2"
    assert reason(after(swapped, "lay 4S 5S JK"), "discard KS") is None


def test_7_2_the_same_meld_is_no_other() -> None:
    state = position("8H KS 2C", melds=["7H JK 9H"])
    assert reason(state, "swap 8H in 1") == "joker_without_use 7.2"
    with_another = position("8H KS 2C", melds=["7H JK 9H", "3D 4D 5D"])
    swapped = after(with_another, "swap 8H in 1")
    assert "add JK to 2 high" in legal(swapped)
    assert reason(swapped, "add JK to 1 high") == "joker_to_another_meld 7.2", "it pays nothing there"


def test_7_2_any_number_of_jokers_may_be_won_in_a_turn() -> None:
    state = position("8H 4D 2C 3C KS", melds=["7H JK 9H", "3D JK 5D", "9S TS JS"])
    twice = after(state, "swap 8H in 1", "swap 4D in 2")
    assert isinstance(twice.phase, Melding)
    assert twice.phase.jokers_owed == 2
    once = after(twice, "add JK to 3 high")
    assert isinstance(once.phase, Melding)
    assert once.phase.owed == ((1,), (2,))
    assert reason(after(once, "lay 2C 3C JK"), "discard KS") is None


def test_7_2_a_joker_of_a_set_is_won_by_any_suit_it_lacks() -> None:
    state = position("4S 4D 9C TC KS", melds=["4H 4C JK"])
    assert {"swap 4S in 1", "swap 4D in 1"} <= legal(state)


def test_7_2_a_joker_may_be_won_again_where_it_was_used() -> None:
    state = position("8H 6D 2C KS", melds=["7H JK 9H", "3D 4D 5D"])
    used = after(state, "swap 8H in 1", "add JK to 2 high")
    again = after(used, "swap 6D in 2")
    assert again.phase == Melding(0, owed=((2,),))
    assert reason(after(again, "add JK to 1 high"), "discard KS") is None, "the first meld is another one now"


def test_7_2_a_joker_won_may_have_to_be_used_before_anything_else() -> None:
    melds = ["7H JK 9H", "3D JK 5D", "TS JS QS"]
    swapped = after(position("8H 4D 4S 5S KS 2C", melds=melds, joker_used="first"), "swap 8H in 1")
    assert reason(swapped, "add KS to 3") == "joker_first 7.2"
    assert reason(swapped, "swap 4D in 2") == "joker_first 7.2"
    assert reason(swapped, "discard KS") == "joker_to_be_used 7.2"
    assert reason(swapped, "add JK to 1 high") == "joker_to_another_meld 7.2"
    used = after(swapped, "lay 4S 5S JK")
    assert {"add KS to 3", "swap 4D in 2", "discard KS"} <= legal(used)


def test_7_2_then_no_joker_is_won_that_has_no_use_at_once() -> None:
    hand, melds = "8H 6S KS 2C", ["7H JK 9H", "2S 3S 4S 5S"]
    assert reason(position(hand, melds=melds, joker_used="first"), "swap 8H in 1") is None
    full = ["7H JK 9H", "AS 2S 3S 4S 5S"]
    assert reason(position(hand, melds=full, joker_used="first"), "swap 8H in 1") == "joker_without_use 7.2"
    two = position("8H 4D 2C KS", melds=["7H JK 9H", "3D JK 5D"], joker_used="first")
    assert reason(after(two, "swap 8H in 1"), "add JK to 2 high") is None


def test_7_2_two_jokers_for_one_meld_are_not_won_one_after_the_other() -> None:
    melds = ["7H JK 9H TH JH", "3D JK 5D 6D 7D"]
    hand = "8H 4D 2C KS"
    assert {"swap 8H in 1", "swap 4D in 2"} <= legal(position(hand, melds=[*melds, "9S TS JS"]))
    assert not any(text.startswith("swap") for text in legal(position(hand, melds=melds, joker_used="first")))
    both = after(position(hand, melds=melds), "swap 8H in 1", "swap 4D in 2")
    assert reason(both, "lay 2C JK JK") is None


def test_7_2_any_joker_of_the_hand_pays_for_one_that_was_won() -> None:
    swapped = after(position("8H JK 2C KS", melds=["7H JK 9H", "3D 4D 5D"]), "swap 8H in 1", "add JK to 2 low")
    assert reason(swapped, "discard JK") is None
