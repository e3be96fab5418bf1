"""The Mour (borako 8)."""

from __future__ import annotations

from decimal import Decimal

from game.engine import Place
from game.games.borako.rules.events import Discarded, Laid, MourTaken, TurnBegan
from game.games.borako.rules.state import Melding, RoundOver, Taking
from tests.games.borako.rules.positions import BORAKO, action, after, position, reason


def test_8_1_a_hand_emptied_by_a_lay_takes_the_mour_and_the_turn_goes_on() -> None:
    before = position("5H 6H 7H")
    state, (lay, mour) = BORAKO.apply(before, action("lay 5H 6H 7H"))
    assert state.hands[0] == before.reserves[0]
    assert state.reserves == ((), before.reserves[1])
    assert state.phase == Melding(0, must_lay=False)
    assert isinstance(lay, Laid)
    assert (type(mour), mour.source, mour.target) == (MourTaken, Place("reserve", 0), Place("hand", 0))
    assert (mour.cards, mour.seen_by, mour.reveals) == (before.reserves[0], frozenset((0,)), True)


def test_8_1_a_hand_emptied_by_an_add_takes_the_mour_and_the_turn_goes_on() -> None:
    state = after(position("8H", melds=("5H 6H 7H",)), "add 8H to 1")
    assert len(state.hands[0]) == 11
    assert state.phase == Melding(0, must_lay=False)


def test_8_1_a_hand_emptied_by_the_discard_takes_the_mour_and_the_turn_is_over() -> None:
    state, events = BORAKO.apply(position("8H"), action("discard 8H"))
    assert len(state.hands[0]) == 11
    assert state.phase == Taking(1)
    assert [type(event) for event in events] == [Discarded, MourTaken, TurnBegan]


def test_8_1_with_the_house_rule_the_turn_goes_on_after_the_discard_and_ends_with_another() -> None:
    before = position("8H", mour_by_discard="at_once")
    state, events = BORAKO.apply(before, action("discard 8H"))
    assert state.hands[0] == before.reserves[0]
    assert state.phase == Melding(0, must_lay=False)
    assert [type(event) for event in events] == [Discarded, MourTaken]
    assert reason(state, "draw") == reason(state, "sweep") == "taken_already 3.1"
    assert after(state, f"discard {state.hands[0][0]}").phase == Taking(1)


def test_8_1_with_the_house_rule_a_second_discard_is_due_on_an_empty_stock_too() -> None:
    state = after(position("8H", stock=0, mour_by_discard="at_once"), "discard 8H")
    assert state.phase == Melding(0, must_lay=False)
    assert after(state, f"discard {state.hands[0][0]}").phase == RoundOver(out=None)


def test_8_1_with_the_house_rule_a_discard_that_goes_out_still_ends_the_round() -> None:
    before = position("8H", mour="taken", going_out="free", mour_by_discard="at_once")
    assert after(before, "discard 8H").phase == RoundOver(out=0)


def test_8_1_the_partner_does_not_take_a_second_mour() -> None:
    state = after(position("8H KS", mour="taken"), "discard 8H")
    assert len(state.hands[0]) == 1
    assert state.reserves[0] == ()


def test_8_1_a_mour_taken_with_the_last_discard_counts_as_cards_in_hand() -> None:
    before = position("8H", partner="AS AH", stock=0)
    over = after(before, "discard 8H")
    assert over.phase == RoundOver(out=None)
    assert over.hands[0] == before.reserves[0]
    lines = [line for line in BORAKO.score(over) if line.team == 0]
    assert [line.key for line in lines] == ["cards_in_hand", "cards_in_hand"]


def test_8_2_a_team_that_never_took_its_mour_loses_100() -> None:
    over = after(position("4D KS", stock=0, their_mour="taken"), "discard 4D")
    penalties = [line for line in BORAKO.score(over) if line.key == "mour_untaken"]
    assert [(line.team, line.points, line.clause) for line in penalties] == [(0, Decimal(-100), "borako 8.2")]


def test_8_2_the_cards_of_an_untaken_mour_count_for_nobody() -> None:
    over = after(position("4D KS", partner="9S", stock=0), "discard 4D")
    points = sum(line.points for line in BORAKO.score(over) if line.team == 0)
    assert points == -102
