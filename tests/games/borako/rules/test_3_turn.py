"""The turn (borako 3)."""

from __future__ import annotations

import pytest

from game.cards import parse_faces
from game.engine import Place
from game.games.borako.rules.events import Discarded, TurnBegan
from game.games.borako.rules.state import Melding, RoundOver, Taking
from tests.games.borako.rules.positions import BORAKO, action, after, legal, position, reason


def test_3_1_a_turn_begins_with_a_draw_or_a_sweep() -> None:
    begins = position("5H 6H KS", turn="begins", pile="7H")
    assert legal(begins) == {"draw", "sweep"}
    assert reason(begins, "discard KS") == "take_first 3.1"
    assert reason(begins, "lay 5H 6H 7H") == "take_first 3.1"


@pytest.mark.parametrize("taking", ["draw", "sweep"])
def test_3_1_nobody_takes_twice_in_a_turn(taking: str) -> None:
    took = after(position("5H 6H KS", turn="begins", pile="7H"), taking)
    assert reason(took, "draw") == "taken_already 3.1"
    assert reason(took, "sweep") == "taken_already 3.1"


def test_3_1_the_drawn_card_is_the_next_of_the_stock_and_only_its_owner_sees_it() -> None:
    begins = position("5H KS", turn="begins", pile="7H")
    drew, (event,) = BORAKO.apply(begins, action("draw"))
    assert event.cards == begins.stock[-1:]
    assert drew.stock == begins.stock[:-1]
    assert drew.phase == Melding(0, must_lay=False)
    assert event.seen_by == frozenset((0,))
    assert event.reveals


def test_3_1_a_sweep_takes_the_whole_pile_for_all_to_see() -> None:
    swept, (event,) = BORAKO.apply(position("5H 6H KS", turn="begins", pile="9C 7H"), action("sweep"))
    assert swept.discards == ()
    assert swept.hands[0] == parse_faces("KS 5H 6H 7H 9C")
    assert (event.cards, event.seen_by, event.reveals) == (parse_faces("9C 7H"), None, False)
    assert swept.known[0] == parse_faces("7H 9C")


def test_3_2_a_sweep_needs_a_lay_before_the_discard() -> None:
    swept = after(position("5H 6H KS 2C", turn="begins", pile="7H"), "sweep")
    assert reason(swept, "discard KS") == "sweep_needs_a_lay 3.2"
    assert reason(after(swept, "lay 5H 6H 7H"), "discard KS") is None


def test_3_2_an_add_after_the_sweep_will_do_and_its_card_may_come_from_the_hand() -> None:
    swept = after(position("8H KS 4D", turn="begins", pile="9C", melds=("5H 6H 7H",)), "sweep")
    added = after(swept, "add 8H to 1")
    assert reason(added, "discard 9C") is None, "a swept card may be discarded again"


def test_3_2_a_sweep_is_refused_where_hand_and_pile_hold_no_lay_and_no_add() -> None:
    begins = position("5H 9S KD", turn="begins", pile="7C", melds=("TC JC QC",))
    assert reason(begins, "sweep") == "sweep_without_lay 3.2"
    assert legal(begins) == {"draw"}


@pytest.mark.parametrize(
    ("hand", "pile", "allowed"),
    [
        ("5H 6H KS KD", "7H", True),
        ("5H 6H KS KD", "8H", False),
        ("5H 6H KS KD", "2C", True),
        ("5H 2D KS KD", "8H", False),
        ("5H 2D KS JK", "8H", True),
        ("AS AD KS 8C", "2H", True),
        ("2S 2D KS 8C", "9H", False),
        ("2S 2D KS 8C", "JK", True),
        ("2S 2D KS 8C", "QS", True),
        ("2S 3S KD 8C", "9H", False),
        ("AH KH 8C 4S", "QH", True),
        ("AH 2H 8C 5S", "KC", False),
        ("7S 7H 7D 9C", "7C", False),
        ("3H 3H JC 7D", "JK", True),
        ("KS AS 5H 8C", "3S", False),
        ("5H JK KS 8C", "8H", False),
        ("5H JK KS 8C", "7H", True),
        ("AC 9D KS JK", "4C", False),
        ("AC 2C KS JK", "9H", True),
        ("2C 6D KS JK", "9H", False),
    ],
)
def test_3_2_a_sweep_is_legal_exactly_if_some_lay_is(hand: str, pile: str, allowed: bool) -> None:
    assert ("sweep" in legal(position(hand, turn="begins", pile=pile))) is allowed


@pytest.mark.parametrize(
    ("hand", "melds", "allowed"),
    [
        ("8H", ("5H 6H 7H",), False),
        ("8H QD", ("5H 6H 7H",), True),
        ("8H", ("5H 6H 7H", "3S 4S 5S 6S 7S 8S 9S"), True),
        ("QC QH", ("5H 6H 7H",), False),
        ("KC JC", ("5H 6H 7H",), False),
        ("KC JC 4S", ("5H 6H 7H",), False),
        ("KC JC 4S 8D", ("5H 6H 7H",), True),
        ("2S", ("3S 4S 5S 6S 7S 8S", "TC JC QC"), True),
    ],
)
def test_3_2_the_guard_counts_when_hand_and_pile_are_few(hand: str, melds: tuple[str, ...], allowed: bool) -> None:
    pile = "KC" if hand == "2S" else "QC"
    begins = position(hand, turn="begins", pile=pile, melds=melds, mour="taken")
    assert ("sweep" in legal(begins)) is allowed
    if not allowed:
        assert reason(begins, "sweep") == "sweep_without_lay 3.2"


def test_3_3_a_turn_ends_with_one_discard() -> None:
    ended, events = BORAKO.apply(position("4D KS", pile="9C"), action("discard 4D"))
    assert ended.phase == Taking(1)
    assert ended.discards == parse_faces("9C 4D")
    assert ended.hands[0] == parse_faces("KS")
    assert events == (Discarded(0, Place("hand", 0), Place("discards"), parse_faces("4D")), TurnBegan(1))


def test_3_3_only_a_held_card_is_discarded() -> None:
    assert reason(position("4D KS"), "discard 5D") == "not_in_hand 3.4"


def test_3_4_any_number_of_lays_and_adds_may_come_before_the_discard() -> None:
    state = position("5H 6H 7H 8H 9S TS JS QS 4D KD", melds=("AC AD AH",))
    done = after(state, "lay 5H 6H 7H", "add 8H to 2", "lay 9S TS JS", "add QS to 3")
    assert [len(meld.cards) for meld in done.melds[0]] == [3, 4, 4]
    assert reason(done, "discard KD") is None


def test_3_4_only_melds_of_the_own_team_are_touched() -> None:
    state = position("8H KS", melds=("AC AD AH",), their_melds=("5S 6S 7S", "5H 6H 7H"))
    assert reason(state, "add 8H to 2") == "no_such_meld 3.4"
    assert reason(state, "add 8H to 0") == "no_such_meld 3.4"
    assert not any(text.startswith("add") for text in legal(state))


def test_3_4_only_cards_of_the_own_hand_are_laid_or_added() -> None:
    state = position("5H 6H KS", melds=("TC JC QC",))
    assert reason(state, "lay 5H 6H 7H") == "not_in_hand 3.4"
    assert reason(state, "lay 5H 5H 6H") == "not_in_hand 3.4"
    assert reason(state, "add KC to 1") == "not_in_hand 3.4"


def test_3_4_between_rounds_nothing_but_the_next_round_is_possible() -> None:
    over = after(position("4D KS", stock=0), "discard 4D")
    assert over.phase == RoundOver(out=None)
    assert legal(over) == {"next round"}
    assert reason(over, "draw") == "round_is_over 9.3"
    assert reason(position("4D KS"), "next round") == "round_in_play 9.3"
    assert reason(position("4D KS", turn="begins"), "next round") == "round_in_play 9.3"
