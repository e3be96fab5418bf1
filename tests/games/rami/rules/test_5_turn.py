"""The turn (rami 5)."""

from __future__ import annotations

from game.cards import parse_face, parse_faces
from game.engine import Place
from game.families.rummy.rules.events import Discarded, Reshuffled, RoundEnded, RoundVoided, TurnBegan
from game.families.rummy.rules.state import Melding, RoundOver, Taking
from game.games.rami.rules import RULES as RAMI
from tests.games.rami.rules.positions import after, events, legal, lines, position, reason, totals


def test_5_1_a_turn_begins_with_a_card_from_the_stock_or_the_top_discard() -> None:
    begins = position("4D 9D", turn="begins", pile="2C KS")
    assert legal(begins) == {"draw", "take"}
    assert reason(begins, "discard 4D") == "take_first 5.1"
    took = after(begins, "take")
    assert took.hands[0] == parse_faces("KS 4D 9D")
    assert took.discards == parse_faces("2C")
    assert reason(took, "draw") == "taken_already 5.1"
    assert reason(after(begins, "draw"), "take") == "taken_already 5.1"


def test_5_1_a_discard_ends_the_turn() -> None:
    state = position("4D 9D", pile="KS")
    ended = after(state, "discard 4D")
    assert ended.phase == Taking(1)
    assert ended.discards == parse_faces("KS 4D")
    discarded, began = events(state, "discard 4D")
    assert discarded == Discarded(0, Place("hand", 0), Place("discards"), parse_faces("4D"))
    assert began == TurnBegan(1)
    assert reason(state, "discard 5D") == "not_in_hand 5.1"
    assert reason(state, "next round") == "round_in_play 9.1"


def test_5_1_only_its_owner_sees_a_card_drawn_and_all_see_one_taken() -> None:
    begins = position("4D 9D", turn="begins", pile="KS")
    (drawn,) = events(begins, "draw")
    assert (drawn.source, drawn.seen_by, drawn.reveals) == (Place("stock"), frozenset((0,)), True)
    (taken,) = events(begins, "take")
    assert (taken.source, taken.seen_by, taken.reveals) == (Place("discards"), None, False)
    assert taken.target == drawn.target == Place("hand", 0)
    assert after(begins, "take").known[0] == parse_faces("KS")


def test_5_2_the_card_taken_is_not_discarded_in_the_same_turn() -> None:
    took = after(position("4D 9D", turn="begins", pile="KS"), "take")
    assert took.phase == Melding(0, taken=parse_face("KS"))
    assert reason(took, "discard KS") == "taken_not_discarded 5.2"
    assert legal(took) == {"discard 4D", "discard 9D"}


def test_5_2_no_copy_of_it_is_but_the_other_one_may_be_once_it_was_melded() -> None:
    took = position("KS KS 4D", turn="took KS", melds=["9S TS JS QS"])
    assert reason(took, "discard KS") == "taken_not_discarded 5.2"
    assert reason(after(took, "add KS to 1"), "discard KS") is None


def test_5_2_the_card_taken_may_go_back_where_players_agreed_so() -> None:
    took = after(position("4D 9D", turn="begins", pile="KS", discard_taken="on"), "take")
    assert legal(took) == {"discard 4D", "discard 9D", "discard KS"}
    back = after(took, "discard KS")
    assert back.discards == parse_faces("KS")
    assert back.known[0] == ()
    assert back.quiet == 1, "nothing was drawn or melded"


def test_5_2_then_a_hand_goes_out_with_it() -> None:
    hand = position("7H 8H 9H", turn="begins", pile="KS", discard_taken="on")
    assert reason(after(hand, "take", "lay 7H 8H 9H"), "discard KS") is None
    usual = after(position("7H 8H 9H", turn="begins", pile="KS"), "take")
    assert reason(usual, "lay 7H 8H 9H") == "turn_could_not_end 8.2"


def test_5_2_what_is_taken_to_open_does_not_go_back_before_it_was_used() -> None:
    hand = "JH QH KH 9S 9H 9D KS KC 4C 2D 6S 8C AS 3D"
    begins = position(
        hand, turn="begins", opened=False, pile="KD", take_discard_unopened="must_open", discard_taken="on"
    )
    took = after(begins, "take")
    assert reason(took, "discard KD") == "taken_to_be_opened_with 5.3"
    free = position("4D 9D", turn="begins", pile="KD", take_discard_unopened="must_open", discard_taken="on")
    opened = after(free, "take")
    assert reason(opened, "discard KD") is None


def test_5_3_the_top_discard_may_be_taken_freely() -> None:
    assert reason(position("4D 9D 2C", turn="begins", pile="KS", opened=False), "take") is None


def test_5_3_before_the_opening_it_may_have_to_be_opened_with() -> None:
    hand = "JH QH KH 9S 9H 9D KS KC 4C 2D 6S 8C AS 3D"
    begins = position(hand, turn="begins", opened=False, pile="KD", take_discard_unopened="must_open")
    assert reason(begins, "take") is None
    took = after(begins, "take")
    assert reason(took, "discard 2D") == "taken_to_be_opened_with 5.3"
    openings = [text for text in legal(took) if text.startswith("open")]
    assert openings
    assert all("KD" in text for text in openings)
    opened = after(took, "open JH QH KH / 9S 9H 9D / KS KC KD")
    assert reason(opened, "discard 2D") is None


def test_5_3_without_an_opening_with_it_the_discard_stays() -> None:
    hand = "JH QH KH 9S 9H 9D KS KC KD 4C 2D 6S 8C AS"
    begins = position(hand, turn="begins", opened=False, pile="5D", take_discard_unopened="must_open")
    assert reason(begins, "take") == "take_without_opening 5.3"
    took = position(hand + " 5D", turn="took 5D", opened=False, take_discard_unopened="must_open")
    assert reason(took, "open JH QH KH / 9S 9H 9D / KS KC KD") == "taken_to_be_opened_with 5.3"
    opened = position("4D 9D", turn="begins", pile="5D", take_discard_unopened="must_open")
    assert reason(opened, "take") is None, "after the opening it is free"


def test_5_4_an_empty_stock_is_made_anew_of_all_discards_but_the_top() -> None:
    state = position("4D 9D", turn="begins", stock=0, pile="2C 3C 5C KS")
    shuffled, drawn = events(state, "draw")
    assert (type(shuffled), shuffled.seen_by) == (Reshuffled, frozenset())
    assert sorted(card for card in shuffled.cards if card is not None) == list(parse_faces("2C 3C 5C"))
    assert dict(shuffled.params) == {"label": "reshuffle 1.1"}
    renewed = after(state, "draw")
    assert renewed.discards == parse_faces("KS")
    assert len(renewed.stock) == 2
    assert drawn.cards == shuffled.cards[-1:]
    assert reason(state, "take") is None, "the top discard may be taken instead"
    assert after(state, "take").shuffles == 0


def test_5_4_the_third_time_the_round_is_void() -> None:
    assert after(position("4D 9D", turn="begins", stock=0, pile="2C KS", shuffles=1), "draw").shuffles == 2
    over = after(position("4D 9D", turn="begins", stock=0, pile="2C KS", shuffles=2, totals=(5, 6, 7, 8)), "draw")
    assert isinstance(over.phase, RoundOver)
    assert lines(over) == [("void", seat, 0, "5.4") for seat in range(4)]
    assert totals(over) == (5, 6, 7, 8)
    assert RAMI.round_traits(over) == ("stock_empty",)


def test_5_4_so_it_is_when_there_is_nothing_to_shuffle() -> None:
    state = position("4D 9D", turn="begins", stock=0, pile="KS")
    assert [type(event) for event in events(state, "draw")] == [RoundVoided, RoundEnded]


def test_5_5_a_joker_may_be_discarded() -> None:
    assert reason(position("4D JK"), "discard JK") is None


def test_5_6_twenty_quiet_turns_make_the_round_void() -> None:
    took = position("4D 9D KS", turn="took KS", quiet=19)
    over = after(took, "discard 4D")
    assert lines(over) == [("void", seat, 0, "5.6") for seat in range(4)]
    assert (RAMI.round_traits(took), RAMI.round_traits(over)) == ((), ("quiet",))
    assert after(position("4D 9D KS", turn="took KS", quiet=18), "discard 4D").quiet == 19


def test_5_6_a_draw_and_a_melded_card_break_the_silence() -> None:
    drew = after(position("4D 9D", turn="begins", quiet=19), "draw", "discard 4D")
    assert (drew.phase, drew.quiet) == (Taking(1), 0)
    added = after(position("4D 9D KS", turn="took KS", quiet=19, melds=["TS JS QS"]), "add KS to 1", "discard 4D")
    assert (added.phase, added.quiet) == (Taking(1), 0)
    assert isinstance(after(position("KS 9S", turn="took 9S", quiet=19), "discard KS").phase, RoundOver)
