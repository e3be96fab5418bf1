"""Judging contracts of Baloot: the score of the match, the cards not seen, what was said."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

import pytest

from game.cards import Face, Suit, parse_faces
from game.games.baloot.opponents.completions import Completions, played_hand, solved_hand
from game.games.baloot.opponents.match_equity import MatchEquity, race_to
from game.games.baloot.opponents.prospects import evaluate_hokom, evaluate_sun, projects_in, shape_of
from game.games.baloot.opponents.weights import CLUB_WEIGHTS, NOVICE, QUICK
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import RAW, Hand
from game.games.baloot.rules.state import DECK, Contract
from game.games.baloot.rules.view import BalootView
from game.opponents.levels import choose
from game.opponents.protocol import NoDeadline, agent_for
from tests.games.baloot.opponents.play import GAME
from tests.games.baloot.opponents.positions import view_of


@pytest.mark.parametrize(("own", "theirs"), [(0, 0), (100, 40), (40, 100), (151, 151), (160, 160)])
def test_the_chances_of_two_teams_add_up_to_one(own: float, theirs: float) -> None:
    assert race_to(152).chance(own, theirs) + race_to(152).chance(theirs, own) == pytest.approx(1)


def test_the_match_is_won_at_152() -> None:
    assert race_to(152).chance(152, 151) == 1
    assert race_to(152).chance(153, 155) == 0
    assert race_to(152).chance(60, 50) > 0.5 > race_to(152).chance(50, 60)
    assert race_to(152).chance(150, 140) > race_to(152).chance(20, 10)


def test_points_are_worth_themselves_while_152_is_far_and_nothing_beyond_it() -> None:
    far = MatchEquity(BalootOptions(), 0, 0, 0)
    assert far.of_points(10, 0) == pytest.approx(10, rel=0.1)
    near = MatchEquity(BalootOptions(), 0, 148, 100)
    assert near.of_points(26, 0) == near.of_points(4, 0)


def test_a_failed_contract_costs_less_when_the_match_is_all_but_lost() -> None:
    hand = Hand("sun", 0, (60, 70))
    even = MatchEquity(BalootOptions(), 0, 0, 0)
    lost = MatchEquity(BalootOptions(), 0, 20, 148)
    assert lost.worth(hand) / lost.of_points(26, 0) > even.worth(hand) / even.of_points(26, 0)


def test_aces_and_trumps_raise_what_is_expected() -> None:
    better = evaluate_sun(CLUB_WEIGHTS, parse_faces("AS TS AH 9D 8C 7C"), leads=False)
    worse = evaluate_sun(CLUB_WEIGHTS, parse_faces("KS TS QH 9D 8C 7C"), leads=False)
    assert better > worse + 20
    strong = evaluate_hokom(CLUB_WEIGHTS, parse_faces("JH 9H 8H AS 8D 7C"), Suit.HEARTS, leads=False)
    weak = evaluate_hokom(CLUB_WEIGHTS, parse_faces("QH 7H 8H KS 8D 7C"), Suit.HEARTS, leads=False)
    assert strong > weak + 20


def test_projects_in_hand_are_counted() -> None:
    assert projects_in(shape_of(parse_faces("AS AH AC AD 7D 8D")), None) == 200
    assert projects_in(shape_of(parse_faces("KH QH JH 7D")), Suit.HEARTS) == 20 + 20
    assert projects_in(shape_of(parse_faces("7S 8S 9S TS JS")), None) == 100


def bought(contract: str, buyer: int, **changes: Any) -> BalootView:
    """Seat 0 is asked to double what another bought."""
    usual = {"name": "bought", "dealer": 3, "taken": "9H", "asked": "double", "hand": "AS 8S KD 9D TC QC 7H JS"}
    return view_of(usual | {"contract": contract, "buyer": buyer} | changes)


def sampled(view: BalootView, seed: int) -> tuple[tuple[Face, ...], ...]:
    assert view.taken is not None
    assert view.contract is not None
    return Completions(view, view.taken, CLUB_WEIGHTS).sample(Random(seed), view.contract)


def test_sampled_deals_are_whole_and_keep_what_is_known() -> None:
    view = bought("hokom H", 1)
    for seed in range(20):
        hands = sampled(view, seed)
        assert hands[0] == view.hand
        assert sorted(card for hand in hands for card in hand) == list(DECK)
        assert [len(hand) for hand in hands] == [8, 8, 8, 8]
        assert view.taken in hands[1]


def test_who_has_bought_is_sampled_with_a_hand_to_buy_with() -> None:
    def trumps(said: tuple[tuple[int, str], ...]) -> float:
        view = replace(bought("hokom H", 1, dealer=0), said=said)
        return fmean(sum(card.suit == Suit.HEARTS for card in sampled(view, seed)[1]) for seed in range(60))

    assert trumps(((1, "bid hokom"),)) > trumps(()) + 0.4


@pytest.mark.parametrize("ends", [played_hand, solved_hand])
def test_a_played_out_hand_has_all_card_points(ends: Any) -> None:
    for seed in range(12):
        for contract in (Contract("sun", 1, 1), Contract("hokom", 1, 1, Suit.HEARTS)):
            view = replace(bought("hokom H", 1), contract=contract)
            hand = ends(view.dealer, contract, sampled(view, seed))
            assert sum(hand.raw) == RAW[contract.kind]
            assert (hand.kaboot is None) or hand.raw[hand.kaboot] == RAW[contract.kind]


def test_a_level_never_chooses_beyond_its_regret() -> None:
    choices = [(0.0, "best"), (-NOVICE.regret + 1, "poor"), (-NOVICE.regret - 1, "absurd")]
    chosen = {choose(choices, NOVICE, Random(seed)) for seed in range(300)}
    assert chosen == {"best", "poor"}
    assert {choose(choices, QUICK, Random(seed)) for seed in range(10)} == {"best"}


class Expired(NoDeadline):
    """All time is gone."""

    def expired(self) -> bool:
        return True


def test_a_hurried_club_still_answers_and_says_that_it_was_capped() -> None:
    club, view = agent_for(GAME, "club"), bought("sun", 1, hand="AS TS KS AH TH KD QD AC")
    assert club.decide(view, Random(1), Expired()).capped
    assert not club.decide(view, Random(1), NoDeadline()).capped
