"""Doubling (baloot 4). Seat 3 deals, so that seat 0 is asked first and leads."""

from __future__ import annotations

from itertools import product

import pytest

from game.families.tricks.rules.events import RaiseDeclined
from game.games.baloot.rules.actions import Raise
from game.games.baloot.rules.events import DoubleSaid, FourSaid, GahwaSaid, LockedDoubleSaid, LockedFourSaid, ThreeSaid
from game.games.baloot.rules.state import BalootState, Doubling, Playing
from tests.games.baloot.rules.positions import BALOOT, after, buying, events, legal, reason


def hokom(buyer: int = 0) -> BalootState:
    """A Hokom bought in the first round, the first opponent to speak."""
    passes = ["pass"] * buyer
    return after(buying(public="9H"), *passes, "bid hokom", "pass", "pass", "pass", "confirm hokom")


def sun(buyer: int, totals: tuple[str, str], sun_doubling: str = "buyer_past_100") -> BalootState:
    begun = buying(public="9H", totals=totals, sun_over_sun="off", sun_doubling=sun_doubling)
    return after(begun, *["pass"] * buyer, "bid sun")


@pytest.mark.parametrize("buyer", range(4))
def test_4_1_either_opponent_is_asked_once_the_buyers_right_first_when_all_cards_are_dealt(buyer: int) -> None:
    state = hokom(buyer)
    right, left = (buyer + 1) % 4, (buyer + 3) % 4
    assert state.phase == Doubling(right, "double", (left,))
    assert [len(hand) for hand in state.hands] == [8] * 4
    assert after(state, "pass").phase == Doubling(left, "double", ())
    played = after(state, "pass", "pass")
    assert played.phase == Playing(0)
    assert (played.multiplier, played.doubler, played.locked) == (1, None, False)
    assert [type(event) for event in events(state, "pass")] == [RaiseDeclined]


def test_4_1_the_second_opponent_may_double_if_the_first_did_not() -> None:
    state = after(hokom(), "pass", "double")
    assert (state.multiplier, state.doubler) == (2, 3)
    assert state.phase == Doubling(0, "three", ())


def test_4_1_the_chain_goes_between_buyer_and_doubler_up_to_gahwa() -> None:
    state = hokom()
    reached = []
    for text, kind in (("double", DoubleSaid), ("three", ThreeSaid), ("four", FourSaid), ("gahwa", GahwaSaid)):
        assert [type(event) for event in events(state, text)] == [kind]
        state = after(state, text)
        reached.append((state.multiplier, state.phase))
    assert reached == [
        (2, Doubling(0, "three", ())),
        (3, Doubling(1, "four", ())),
        (4, Doubling(0, "gahwa", ())),
        (5, Playing(0)),
    ]
    assert state.doubler == 1
    assert state.said[-4:] == ((1, "double"), (0, "three"), (1, "four"), (0, "gahwa"))


@pytest.mark.parametrize(
    ("answers", "multiplier"), [(["double"], 2), (["double", "three"], 3), (["double", "three", "four"], 4)]
)
def test_4_1_a_pass_ends_the_chain(answers: list[str], multiplier: int) -> None:
    state = after(hokom(), *answers, "pass")
    assert state.phase == Playing(0)
    assert state.multiplier == multiplier


def test_4_1_nobody_skips_a_raise() -> None:
    state = hokom()
    assert legal(state) == {"pass", "double", "double locked"}
    for text in ("three", "four", "gahwa"):
        assert reason(state, text) == "other_raise 4.1"
    refused = BALOOT.refusal(state, Raise("gahwa"))
    assert refused is not None
    assert refused.params == (("level", "double"),)
    assert reason(after(state, "double"), "double") == "other_raise 4.1"


def test_4_1_who_is_asked_raises_or_passes() -> None:
    for text in ("play 7H", "declare QH KH AH", "show QH KH AH", "claim"):
        assert reason(hokom(), text) == "raise_or_pass 4.1"
    assert reason(hokom(), "next round") == "hand_in_play 2.1"
    assert reason(hokom(), "cut go") == "nothing_to_cut 2.2"
    refused = BALOOT.refusal(hokom(), Raise("five"))
    assert refused is not None
    assert (refused.reason, refused.clause) == ("no_such_raise", "baloot 4.1")


def test_4_1_nobody_raises_once_the_cards_are_played() -> None:
    state = after(hokom(), "pass", "pass")
    for text in ("double", "double locked", "three"):
        assert reason(state, text) == "raised_enough 4.1"


@pytest.mark.parametrize(
    ("buyer", "totals", "asked"),
    [
        (0, ("101", "100"), True),
        (0, ("120", "0"), True),
        (1, ("100", "101"), True),
        (0, ("100", "100"), False),
        (0, ("101", "101"), False),
        (0, ("100", "101"), False),
        (1, ("101", "100"), False),
        (0, ("0", "0"), False),
    ],
)
def test_4_2_sun_is_doubled_only_against_the_one_team_with_more_than_100(
    buyer: int, totals: tuple[str, str], asked: bool
) -> None:
    state = sun(buyer, totals)
    assert isinstance(state.phase, Doubling) == asked
    if asked:
        assert state.phase == Doubling((buyer + 1) % 4, "double", ((buyer + 3) % 4,))


@pytest.mark.parametrize("doubling", ["buyer_past_100", "either_past_100"])
@pytest.mark.parametrize("totals", list(product((0, 99, 100, 101, 151), repeat=2)))
def test_4_2_option_sun_doubling_says_which_team_has_to_be_past_100_alone(
    totals: tuple[int, int], doubling: str
) -> None:
    ahead = [team for team in (0, 1) if totals[team] > 100]
    for buyer in range(4):
        state = sun(buyer, (str(totals[0]), str(totals[1])), sun_doubling=doubling)
        asked = ahead == [buyer % 2] or (doubling == "either_past_100" and len(ahead) == 1)
        assert isinstance(state.phase, Doubling) == asked
        assert not asked or state.phase == Doubling((buyer + 1) % 4, "double", ((buyer + 3) % 4,))


def test_4_2_sun_is_doubled_and_no_more() -> None:
    state = sun(0, ("101", "80"))
    assert legal(state) == {"pass", "double"}
    for text in ("three", "four", "gahwa"):
        assert reason(state, text) == "sun_is_only_doubled 4.2"
    doubled = after(state, "double")
    assert doubled.phase == Playing(0)
    assert (doubled.multiplier, doubled.doubler, doubled.locked) == (2, 1, False)
    assert after(state, "pass", "double").doubler == 3


def test_4_2_after_an_ashkal_the_callers_opponents_are_asked_his_right_first() -> None:
    state = after(buying(totals=("101", "80"), sun_over_sun="off"), "pass", "pass", "bid ashkal")
    assert state.phase == Doubling(3, "double", (1,))


def test_4_3_double_and_four_are_said_open_or_locked() -> None:
    state = hokom()
    assert after(state, "double").locked is False
    locked = after(state, "double locked")
    assert locked.locked is True
    assert [type(event) for event in events(state, "double locked")] == [LockedDoubleSaid]
    three = after(locked, "three")
    assert legal(three) == {"pass", "four", "four locked"}
    assert after(three, "four locked").locked is True
    assert [type(event) for event in events(three, "four locked")] == [LockedFourSaid]
    assert after(three, "four").locked is False


def test_4_3_a_lock_stays_if_nobody_raises() -> None:
    assert after(hokom(), "double locked", "pass").locked is True


def test_4_3_three_and_gahwa_open_it() -> None:
    three = after(hokom(), "double locked", "three")
    assert three.locked is False
    assert after(three, "pass").locked is False
    assert after(three, "four locked", "gahwa").locked is False
    for state, text in ((after(hokom(), "double"), "three"), (after(three, "four"), "gahwa")):
        refused = BALOOT.refusal(state, Raise(text, locked=True))
        assert refused is not None
        assert (refused.reason, refused.clause) == ("locked_double_or_four", "baloot 4.3")


def test_4_3_only_a_hokom_can_be_locked() -> None:
    assert reason(sun(0, ("101", "80")), "double locked") == "locked_in_hokom 4.3"
