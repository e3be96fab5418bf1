"""Taking the turned-up card (belote 2)."""

from __future__ import annotations

from game.cards import Suit
from game.families.tricks.rules.events import Passed, PassedAgain, ThrownIn
from game.games.belote.rules.events import RoundEnded, Taken
from game.games.belote.rules.state import Contract, Playing, Taking
from tests.games.belote.rules.positions import BELOTE, after, bidding, events, legal, over, reason, taking

ALL_PASSED = ["pass"] * 4


def test_2_1_the_players_are_asked_from_the_dealers_right_once_each() -> None:
    state = taking(dealer=1)
    asked = []
    for _ in range(4):
        asked.append(BELOTE.actor(state))
        assert legal(state) == ["pass", "take"]
        state = after(state, "pass")
    assert asked == [2, 3, 0, 1]


def test_2_1_who_takes_makes_the_suit_of_the_card_trumps_and_ends_the_bidding() -> None:
    state = after(taking(public="9H"), "pass", "take")
    assert (state.contract, state.phase) == (Contract(1, "H"), Playing(0))
    (taken, *_dealt) = events(taking(public="9H"), "pass", "take")
    assert isinstance(taken, Taken)
    assert (taken.seat, taken.suit) == (1, Suit.HEARTS)
    assert reason(state, "take") == "contract_is_final 3.1"


def test_2_1_nobody_names_a_suit_in_the_first_round_or_does_anything_else() -> None:
    assert reason(taking(public="9H"), "take S") == "suit_of_the_card 2.1"
    assert reason(taking(public="9H"), "take H") == "suit_of_the_card 2.1"
    for text in ("bid 80 H", "coinche", "surcoinche", "play 9H", "declare 7S 8S 9S", "belote H"):
        assert reason(taking(), text) == "take_or_pass 2.1"


def test_2_1_option_bidding_has_bids_instead() -> None:
    assert bidding().public is None
    assert reason(bidding(), "take") == "bid_or_pass 6.1"


def test_2_2_if_all_pass_another_suit_may_be_named_in_the_same_order() -> None:
    state = after(taking(public="9H", dealer=1), *ALL_PASSED)
    assert state.phase == Taking(2, 2, (3, 0, 1))
    assert legal(state) == ["pass", "take S", "take C", "take D"]
    assert reason(state, "take H") == "another_suit 2.2"
    assert reason(state, "take") == "name_a_suit 2.2"
    named = after(state, "pass", "take C")
    assert (named.contract, named.phase) == (Contract(3, "C"), Playing(2))


def test_2_2_the_passes_of_the_second_round_are_told_apart() -> None:
    state = taking()
    assert [type(event) for event in events(state, "pass")] == [Passed]
    assert [type(event) for event in events(state, *ALL_PASSED, "pass")] == [PassedAgain]


def test_2_2_option_second_round_allows_the_suit_of_the_card() -> None:
    state = after(taking(public="9H", second_round="any"), *ALL_PASSED)
    assert legal(state) == ["pass", "take S", "take H", "take C", "take D"]
    assert after(state, "take H").contract == Contract(0, "H")


def test_2_3_if_all_pass_twice_nobody_scores_and_the_deal_passes_on() -> None:
    state = after(taking(), *ALL_PASSED * 2)
    happened = events(taking(), *ALL_PASSED * 2)
    assert over(state).reason == "thrown_in"
    assert [type(event) for event in happened] == [PassedAgain, ThrownIn, RoundEnded]
    assert BELOTE.score(state) == ()
    assert not any(state.totals)
    assert legal(state) == ["next round"]
    assert BELOTE.round_traits(state) == ("thrown_in",)
    assert BELOTE.raw_points(state) is None
