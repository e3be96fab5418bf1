"""The turn (remik 4)."""

from __future__ import annotations

from game.cards import parse_face
from game.engine import Place
from game.families.rummy.rules.state import Melding, RoundOver, Taking
from game.games.remik.rules import RULES as REMIK
from tests.games.remik.rules.positions import after, dealt, events, legal, position, reason


def test_4_1_the_starters_first_turn_is_one_discard_and_nothing_else() -> None:
    state = dealt(4)
    assert all(text.startswith("discard") for text in legal(state))
    assert reason(state, "draw") == "first_turn_discards 4.1"
    assert reason(state, "next round") == "round_in_play 6.1"


def test_4_1_then_a_turn_is_a_draw_melds_and_a_discard() -> None:
    begins = position("7H 8H 9H 4D 2C", turn="begins", pile="KS")
    assert reason(begins, "lay 7H 8H 9H") == "take_first 4.1"
    drew = after(begins, "draw")
    assert reason(drew, "draw") == "taken_already 4.1"
    assert after(drew, "lay 7H 8H 9H", "discard 4D").phase == Taking(1)
    assert after(drew, "discard 4D").phase == Taking(1)


def test_4_2_the_top_discard_is_taken_only_where_it_can_be_melded() -> None:
    assert reason(position("4D 9C 2C", turn="begins", pile="KS"), "take") == "take_without_use 4.2"
    assert reason(position("QS JS 2C 3D", turn="begins", pile="KS"), "take") is None, "a lay"
    assert reason(position("4D 2C", turn="begins", pile="KS", melds=["TS JS QS"]), "take") is None, "an add"
    assert reason(position("4D 2C 9H", turn="begins", pile="KS", melds=["QS JK AS", "9S 9C 9D"]), "take") is None


def test_4_2_a_use_may_need_other_cards_before_it() -> None:
    begins = position("QS 4D", turn="begins", pile="KS", melds=["9S TS JS"])
    assert reason(begins, "take") is None
    assert legal(after(begins, "take")) == {"add QS to 1"}


def test_4_2_the_card_taken_is_used_before_the_turn_ends_and_not_discarded() -> None:
    took = after(position("QS JS 2C 3D", turn="begins", pile="KS"), "take")
    assert took.phase == Melding(0, taken=parse_face("KS"))
    assert reason(took, "discard 2C") == "taken_to_be_melded 4.2"
    assert reason(took, "discard KS") == "taken_to_be_melded 4.2"
    assert reason(after(took, "lay JS QS KS"), "discard 2C") is None


def test_4_2_before_the_opening_it_is_taken_for_an_opening() -> None:
    hand = "TS JS QS 8D 8C 2H 4C 5D 6H 9C KD AD 3H"
    begins = position(hand, turn="begins", opened=False, pile="8H")
    assert reason(begins, "take") is None
    took = after(begins, "take")
    assert reason(took, "open TS JS QS / 8D 8C 8H") is None
    assert all(text.startswith("open") for text in legal(took))
    no_opening = position("TS JS QS 7D 8C 2H 4C 5D 6H 9C KD AD 3H", turn="begins", opened=False, pile="8H")
    assert reason(no_opening, "take") == "take_without_opening 4.2"
    not_in_it = position("TS JS QS 8D 8C 8H 4C 5D 6H 9C KD AD 3H", turn="begins", opened=False, pile="2C")
    assert reason(not_in_it, "take") == "take_without_use 4.2", "there is an opening, but without that card"


def test_4_2_the_second_player_may_take_the_first_discard() -> None:
    assert reason(position("QS JS 2C 3D", turn="begins", pile="KS", number=2), "take") is None


def test_4_2_it_may_have_to_be_melded_before_anything_else() -> None:
    melds = ["9S TS JS", "9D 9H 9S"]
    state = position("QS JS 7H 8H 9H 2C 9C", turn="begins", pile="KS", melds=melds, taken_melded="first")
    took = after(state, "take")
    assert reason(took, "lay 7H 8H 9H") == "taken_first 4.2"
    assert reason(took, "add QS to 1") == "taken_first 4.2"
    assert reason(took, "discard 2C") == "taken_to_be_melded 4.2"
    assert legal(took) == {"lay JS QS KS"}
    assert {"lay 7H 8H 9H", "add 9C to 2", "discard 2C"} <= legal(after(took, "lay JS QS KS"))


def test_4_2_then_a_card_that_needs_another_before_it_is_not_taken() -> None:
    begins = position("QS 4D", turn="begins", pile="KS", melds=["9S TS JS"], taken_melded="first")
    assert reason(begins, "take") == "take_without_use 4.2"
    assert reason(position("4D 2C", turn="begins", pile="QS", melds=["9S TS JS"], taken_melded="first"), "take") is None
    won = position("4D 2C", turn="begins", pile="TS", melds=["9S JK JS"], taken_melded="first")
    assert "swap TS in 1" in legal(after(won, "take"))


def test_4_2_then_the_opening_has_the_card_in_it() -> None:
    hand = "TS JS QS 8D 8C 8H 2H 4C 5D 6H 9C KD AD"
    melds = ["4C 5C 6C"]
    after_it = position(hand, turn="begins", opened=False, pile="3C", melds=melds, taken_melded="first")
    assert reason(after_it, "take") == "take_without_opening 4.2"
    took = after(position(hand, turn="begins", opened=False, pile="KS", melds=melds, taken_melded="first"), "take")
    assert reason(took, "open TS JS QS / 8D 8C 8H") == "taken_to_be_opened_with 4.2"
    assert reason(took, "open TS JS QS KS / 8D 8C 8H") is None


def test_4_3_once_opened_a_player_lays_and_adds_to_anyones_melds() -> None:
    state = position("7H 8H 9H TS 2C 3D", melds=["9S 9C 9D", "7S 8S 9S"], owners=[2, 3])
    laid = after(state, "lay 7H 8H 9H", "add TS to 2")
    assert laid.owners == (2, 3, 0)
    (added,) = events(state, "add TS to 2")
    assert added.target == Place("meld", 3, 0)
    assert reason(state, "add 2C to 1") == "mixed_ranks 3.2"
    assert reason(state, "add 2C to 3") == "no_such_meld 4.3"
    assert reason(state, "add KH to 1") == "not_in_hand 4.3"


def test_4_3_also_in_the_turn_of_the_opening_after_it() -> None:
    state = position("TS JS QS 8D 8C 8H KS 2C 3D", opened=False, melds=["9S 9C 9D"])
    assert reason(state, "add KS to 1") == "open_first 5.1"
    opened = after(state, "open TS JS QS / 8D 8C 8H")
    assert reason(opened, "add KS to 2") is None


def test_4_4_the_card_a_joker_stands_for_wins_it_for_use_in_any_meld() -> None:
    state = position("8H KS 2C", melds=["7H JK 9H"], owners=[3])
    swapped = after(state, "swap 8H in 1")
    assert swapped.phase == Melding(0, owed=((0,),))
    assert reason(swapped, "discard KS") == "joker_to_be_used 4.4"
    assert reason(after(swapped, "add JK to 1 high"), "discard KS") is None, "the same meld will do"
    assert reason(state, "swap KS in 1") == "no_joker_stands_for_it 4.4"
    assert reason(swapped, "swap KS in 1") == "no_joker 4.4"


def test_4_4_also_in_the_turn_of_the_opening_after_it() -> None:
    state = position("TS JS QS 8D 8C 8H 4H 2C", opened=False, melds=["3H JK 5H"])
    assert reason(state, "swap 4H in 1") == "open_first 5.1"
    opened = after(state, "open TS JS QS / 8D 8C 8H")
    assert reason(after(opened, "swap 4H in 1"), "add JK to 2 high") is None


def test_4_4_a_joker_that_cannot_be_used_is_not_won() -> None:
    assert reason(position("8H", melds=["7H JK 9H"]), "swap 8H in 1") == "joker_without_use 4.4"
    full = "JK 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH JK"
    assert reason(position("KH 2C", melds=[full]), "swap KH in 1") == "joker_without_use 4.4"


def test_4_4_jokers_may_be_left_where_they_are() -> None:
    state = position("8H KS 2C", melds=["7H JK 9H"], joker_swap="off")
    assert reason(state, "swap 8H in 1") == "swaps_not_agreed 4.4"
    assert not any(text.startswith("swap") for text in legal(state))


def test_4_5_a_turn_ends_with_a_discard_for_which_a_card_is_kept() -> None:
    state = position("7H 8H 9H")
    assert reason(state, "lay 7H 8H 9H") == "card_kept_for_discard 4.5"
    assert reason(position("TH", melds=["7H 8H 9H"]), "add TH to 1") == "card_kept_for_discard 4.5"
    assert isinstance(after(position("7H"), "discard 7H").phase, RoundOver)


def test_4_6_nothing_is_done_after_which_the_card_taken_could_not_be_used() -> None:
    took = position("QS JS KS 9H 2C", turn="took KS", melds=["9C 9D 9S"])
    assert reason(took, "add 9H to 1") is None
    used_up = position("QS JS KS QH QD 2C", turn="took KS")
    assert reason(used_up, "lay QS QH QD") == "turn_could_not_end 4.6"


def test_4_6_nothing_is_done_after_which_a_joker_won_could_not_be_used() -> None:
    swapped = after(position("8H 4C KS", melds=["7H JK 9H", "5C 6C 7C"]), "swap 8H in 1")
    assert reason(swapped, "add 4C to 2") is None
    assert reason(after(swapped, "add 4C to 2"), "discard KS") == "joker_to_be_used 4.4"
    swapped = after(position("8H 4C", melds=["7H JK 9H", "5C 6C 7C"]), "swap 8H in 1")
    assert reason(swapped, "add 4C to 2") == "turn_could_not_end 4.6"


def test_4_6_a_card_taken_may_be_used_after_the_opening() -> None:
    hand = "TS JS QS 8D 8C 8H 2H 4C 5D 6H 9C KD AD"
    begins = position(hand, turn="begins", opened=False, pile="3C", melds=["4C 5C 6C"])
    took = after(begins, "take")
    opened = after(took, "open TS JS QS / 8D 8C 8H")
    assert reason(opened, "discard 2H") == "taken_to_be_melded 4.2"
    assert reason(after(opened, "add 3C to 1"), "discard 2H") is None
    for_a_joker = position(hand, turn="begins", opened=False, pile="8S", melds=["7S JK 9S"])
    opened = after(for_a_joker, "take", "open TS JS QS / 8D 8C 8H")
    assert "swap 8S in 1" in legal(opened)
    assert REMIK.actor(after(opened, "swap 8S in 1", "add JK to 2 high", "discard 2H")) == 1
