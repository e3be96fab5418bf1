"""The turn (buraco 3)."""

from __future__ import annotations

import pytest

from game.cards import parse_face, parse_faces
from game.engine import Place, Refusal
from game.games.buraco.rules.actions import End
from game.games.buraco.rules.events import Discarded, TurnBegan
from game.games.buraco.rules.state import Melding, RoundOver, Taking
from tests.games.buraco.rules.positions import BURACO, LIMPA, after, events_of, kinds, legal, position, reason

ROOMY = "5H 6H KS 4D"


def test_3_1_a_turn_begins_with_the_stock_or_the_pile() -> None:
    begins = position(ROOMY, turn="begins", pile="7H 9C")
    assert legal(begins) == {"draw", "take 7H", "take 9C"}
    for text in ("lay 5H 6H 7H", "add 5H to 1", "discard KS", "end", "open 5H 6H 7H / 5H 6H 7H"):
        assert reason(begins, text) == "take_first 3.1"


def test_3_1_nobody_draws_from_both_in_one_turn() -> None:
    begins = position(ROOMY, turn="begins", pile="7H 9C")
    drew, took = after(begins, "draw"), after(begins, "take 7H")
    assert reason(drew, "take 7H") == "pile_is_closed 3.1"
    assert reason(took, "draw") == "stock_is_closed 3.1"
    assert not any(text.startswith("take") for text in legal(drew))


def test_3_2_one_card_is_drawn_and_only_its_owner_sees_it() -> None:
    begins = position(ROOMY, turn="begins")
    (event,) = events_of(begins, "draw")
    drew = after(begins, "draw")
    assert (event.cards, event.seen_by, event.reveals) == (begins.stock[-1:], frozenset((0,)), True)
    assert drew.stock == begins.stock[:-1]
    assert drew.phase == Melding(0, from_stock=True, only=None, ended=False)
    assert reason(drew, "draw") == "drawn_already 3.2"


def test_3_2_a_turn_from_the_stock_ends_with_exactly_one_discard() -> None:
    drew = position(ROOMY, pile="9C")
    assert reason(drew, "end") == "discard_first 3.2"
    discarded = after(drew, "discard KS")
    assert discarded.discards == parse_faces("9C KS")
    assert legal(discarded) == {"end"}
    assert after(discarded, "end").phase == Taking(1, pique=False)


def test_3_2_the_drawn_card_may_be_the_discard() -> None:
    begins = position(ROOMY, turn="begins")
    drawn = begins.stock[-1]
    done = after(begins, "draw", f"discard {drawn}")
    assert done.discards == (drawn,)
    assert done.hands[0] == begins.hands[0]


def test_3_3_the_whole_pile_is_taken_and_one_card_put_back() -> None:
    took = after(position(ROOMY, turn="begins", pile="7H 9C"), "take 9C", "take 7H")
    assert took.discards == ()
    assert reason(took, "end") == "put_one_back 3.3"
    back = after(took, "discard 9C")
    assert back.discards == parse_faces("9C")
    assert legal(back) == {"end"}
    assert reason(after(took, "discard KS"), "end") is None, "another card will do"


def test_3_3_the_card_put_back_is_announced_as_such() -> None:
    took = after(position(ROOMY, turn="begins", pile="7H 9C"), "take 9C", "take 7H")
    assert events_of(took, "discard 9C")[0].params == (("put_back", True),)
    assert events_of(position(ROOMY), "discard KS")[0].params == (("put_back", False),)


def test_3_3_all_but_one_are_taken_and_nothing_is_discarded() -> None:
    took = after(position(ROOMY, turn="begins", pile="7H 9C QD"), "take QD", "take 7H")
    assert took.discards == parse_faces("9C")
    assert reason(took, "discard KS") == "no_discard_due 3.3"
    assert reason(took, "end") is None
    assert after(took, "end").discards == parse_faces("9C")


def test_3_3_with_more_cards_in_the_pile_the_turn_cannot_end() -> None:
    took = after(position(ROOMY, turn="begins", pile="7H 9C QD 4S"), "take QD")
    for text in ("end", "discard KS"):
        assert reason(took, text) == "take_more 3.3"
    assert BURACO.refusal(took, End()) == Refusal("buraco 3.3", "take_more", (("count", 2),))


def test_3_3_cards_are_taken_bit_by_bit_between_lays() -> None:
    begins = position(ROOMY, turn="begins", pile="7H 8H 9C 4S")
    done = after(begins, "take 7H", "lay 5H 6H 7H", "take 8H", "add 8H to 1", "take 4S", "end")
    assert done.phase == Taking(1, pique=False)
    assert done.discards == parse_faces("9C")


def test_3_3_a_taken_card_is_seen_by_all_and_known_until_it_is_shown() -> None:
    begins = position(ROOMY, turn="begins", pile="7H 9C")
    (event,) = events_of(begins, "take 7H")
    assert (event.cards, event.seen_by, event.reveals) == (parse_faces("7H"), None, False)
    assert (event.source, event.target) == (Place("discards"), Place("hand", 0))
    took = after(begins, "take 7H")
    assert took.known[0] == parse_faces("7H")
    assert after(took, "lay 5H 6H 7H").known[0] == ()


@pytest.mark.parametrize("how", ["begins", "in the turn"])
def test_3_3_only_what_lies_in_the_pile_is_taken(how: str) -> None:
    state = position(ROOMY, turn="begins", pile="7H 9C 9C")
    if how == "in the turn":
        state = after(state, "take 9C")
    assert reason(state, "take KD") == "not_in_pile 3.3"
    assert reason(state, "take 9C") is None
    assert reason(position(ROOMY, turn="begins"), "take 9C") == "not_in_pile 3.3"


def test_3_3_every_face_of_the_pile_is_offered_once_and_sorted() -> None:
    state = position(ROOMY, turn="begins", pile="9C 7H 9C AS")
    assert [str(action) for action in BURACO.actions(state)] == ["draw", "take AS", "take 7H", "take 9C"]


def test_3_3_from_a_pile_of_one_the_same_card_is_not_put_back() -> None:
    took = after(position("9C 5H KS 4D", turn="begins", pile="9C"), "take 9C")
    assert took.phase == Melding(0, from_stock=False, only=parse_face("9C"), ended=False)
    assert reason(took, "discard 9C") == "same_card_back 3.3"
    assert not {"discard 9C", "end"} & legal(took)
    assert after(took, "discard KS", "end").discards == parse_faces("KS")


def test_3_3_from_a_larger_pile_any_card_is_put_back() -> None:
    took = after(position(ROOMY, turn="begins", pile="9C 9C"), "take 9C", "take 9C")
    assert reason(took, "discard 9C") is None


def test_3_3_a_turn_that_began_with_more_than_one_card_is_free_of_the_last_one() -> None:
    took = after(position(ROOMY, turn="begins", pile="7H 9C"), "take 7H")
    assert took.phase == Melding(0, from_stock=False, only=None, ended=False)
    assert reason(took, "end") is None


def test_3_4_any_number_of_lays_and_adds_may_come() -> None:
    state = position("5H 6H 7H 8H 9S TS JS QS 4D KD", melds=("AC AD AH",))
    done = after(state, "lay 5H 6H 7H", "add 8H to 2", "lay 9S TS JS", "add QS to 3")
    assert [len(meld.cards) for meld in done.melds[0]] == [3, 4, 4]
    assert done.phase == state.phase


def test_3_4_a_turn_needs_neither_lay_nor_add() -> None:
    assert after(position("5H 6H 7H KS"), "discard KS", "end").melds == ((), ())


def test_3_4_only_sequences_of_the_own_team_are_added_to() -> None:
    state = position("8H KS 4D", melds=("AC AD AH",), their_melds=("5S 6S 7S", "5H 6H 7H"))
    assert reason(state, "add 8H to 2") == "no_such_meld 3.4"
    assert reason(state, "add 8H to 0") == "no_such_meld 3.4"
    assert not any(text.startswith("add") for text in legal(state))


@pytest.mark.parametrize("text", ["lay 5H 6H 7H", "lay 5H 5H 6H", "add KC to 1", "discard 7H"])
def test_3_4_only_cards_of_the_own_hand_are_played(text: str) -> None:
    assert reason(position("5H 6H KS", melds=("TC JC QC",)), text) == "not_in_hand 3.4"


def test_3_4_partners_share_their_table() -> None:
    state = position("5H 6H 7H KS 4D", seats=4, others=5)
    later = after(state, "lay 5H 6H 7H", "discard KS", "end")
    for _ in (1, 2):
        seat = BURACO.actor(later)
        assert seat is not None
        later = after(later, "draw") if seat == 2 else after(later, "draw", f"discard {later.hands[seat][0]}", "end")
    assert BURACO.actor(later) == 2
    assert [meld.cards for meld in later.melds[0]] == [parse_faces("5H 6H 7H")]
    added = after(position("8H KS 4D", seats=4, melds=("5H 6H 7H",)), "add 8H to 1")
    assert BURACO.view(added, 2).melds[0] == added.melds[0]


def test_3_4_the_turn_does_not_end_by_itself() -> None:
    assert kinds(position(ROOMY), "discard KS") == [Discarded]
    assert kinds(after(position(ROOMY), "discard KS"), "end") == [TurnBegan]


def test_3_4_by_house_rule_the_discard_after_a_draw_ends_the_turn() -> None:
    drew = position(ROOMY, auto_end_turn="on")
    assert kinds(drew, "discard KS") == [Discarded, TurnBegan]
    assert after(drew, "discard KS").phase == Taking(1, pique=False)


def test_3_4_by_house_rule_putting_back_still_waits_for_the_end() -> None:
    took = after(position(ROOMY, turn="begins", pile="7H", auto_end_turn="on"), "take 7H")
    assert kinds(took, "discard KS") == [Discarded]
    assert legal(after(took, "discard KS")) == {"end"}


@pytest.mark.parametrize("turn", ["drew", "took"])
def test_3_5_after_the_discard_only_the_end_remains(turn: str) -> None:
    done = after(position("5H 6H 7H 8H 4D KS", turn=turn, melds=(LIMPA,)), "discard KS")
    assert legal(done) == {"end"}
    for text in ("lay 5H 6H 7H", "add 4H to 1", "take KS", "draw", "discard 4D", "open 5H 6H 7H / 5H 6H 7H"):
        assert reason(done, text) == "only_the_end_remains 3.5"


def test_between_rounds_nothing_but_the_next_round_is_possible() -> None:
    over = after(position("4D", melds=(LIMPA,), morto="taken"), "discard 4D")
    assert over.phase == RoundOver(out=0)
    assert legal(over) == {"next round"}
    for text in ("draw", "end", "morto 1"):
        assert reason(over, text) == "round_is_over 9.1"
    for turn in ("begins", "drew"):
        assert reason(position(ROOMY, turn=turn), "next round") == "round_in_play 9.1"
    assert reason(after(position("4D"), "discard 4D"), "next round") == "round_in_play 9.1"


def test_3_3_with_the_house_rule_a_lone_card_goes_back_as_well() -> None:
    state = after(position("4D KS", turn="begins", pile="9C", lone_card_back="on"), "take 9C")
    assert {"discard 9C", "discard 4D", "discard KS"} <= legal(state)
    assert after(state, "discard 9C", "end").discards == parse_faces("9C")


def test_3_3_with_the_house_rule_jokers_alone_may_take_the_only_joker_of_the_pile() -> None:
    state = position("JK JK", turn="begins", pile="JK", morto="taken", mortos=1, lone_card_back="on")
    assert "take JK" in legal(state)
    assert after(state, "take JK", "discard JK", "end").phase == Taking(1, pique=False)
