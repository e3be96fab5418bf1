"""Buying as people do (baloot 3): what Club answers with typical hands, and what weak levels do not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.cards import parse_faces
from game.engine import Deals
from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.buying_table import BUYING
from game.games.baloot.opponents.learnt import kind_of, marks_of, name_of
from game.games.baloot.opponents.match_equity import equity_of
from game.games.baloot.opponents.prospects import Auction, evaluate_sun, prospects
from game.games.baloot.opponents.weights import CASUAL_WEIGHTS, CLUB, CLUB_WEIGHTS, NOVICE
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import Buying
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import NoDeadline
from tests.games.baloot.opponents.play import GAME
from tests.games.baloot.opponents.positions import view_of

FOURTH = ["pass", "pass", "pass"]


def answer(hand: str, public: str, said: list[str], dealer: int = 0) -> str:
    """What Club says; seat 0 deals and is asked fourth, unless said otherwise."""
    view = view_of({"name": "asked", "dealer": dealer, "public": public, "hand": hand, "said": said})
    return str(BalootAgent(CLUB).decide(view, Random(1), NoDeadline()).action)


def test_two_aces_with_a_public_card_that_fits_nothing_call_ashkal() -> None:
    assert answer("AS TS AH 9D KD", "8C", FOURTH) == "bid ashkal"


def test_an_ace_that_the_public_card_makes_long_buys_sun_for_itself() -> None:
    assert answer("AS KS AH 9D 8C", "TS", FOURTH) == "bid sun"


def test_a_sun_on_one_bare_ace_is_left_alone() -> None:
    assert answer("AS 9S KD QC 8H", "KH", FOURTH) == "pass"


def test_the_jack_and_the_nine_with_a_third_trump_buy_hokom() -> None:
    assert answer("JH 9H AS 8D 7C", "KH", ["pass"] * 2, dealer=1) == "bid hokom"


def test_a_hand_worth_a_little_passes_in_both_rounds() -> None:
    hand = "QS 9S KD JC 8H"
    assert answer(hand, "KH", FOURTH) == "pass"
    assert answer(hand, "KH", FOURTH + ["pass"] * 4) == "pass"


def test_a_good_suit_that_is_not_the_public_one_is_bought_in_the_second_round() -> None:
    hand = "JS 9S QS AD 8H"
    assert answer(hand, "KC", FOURTH) == "pass"
    assert answer(hand, "KC", FOURTH + ["pass"] * 4) == "bid hokom"


@pytest.mark.parametrize("cards", ["AS 9S KD QC 8H KH", "KS 9S KD QC 8H TH"])
def test_less_than_two_aces_or_one_with_its_ten_count_for_less_in_sun(cards: str) -> None:
    hand = parse_faces(cards)
    with_ten = (*hand[:-1], parse_faces("TS")[0])
    gain = evaluate_sun(CLUB_WEIGHTS, with_ten, leads=False) - evaluate_sun(CLUB_WEIGHTS, hand, leads=False)
    assert (gain > -CLUB_WEIGHTS.sun_bare) == (hand[0].rank == parse_faces("AS")[0].rank)


def test_a_novice_buys_by_errors_but_never_what_no_one_would() -> None:
    view = view_of({"name": "asked", "dealer": 0, "public": "8H", "hand": "9S 8S KD QC 7C", "said": FOURTH})
    said = {
        str(BalootAgent(NOVICE, CASUAL_WEIGHTS).decide(view, Random(seed), NoDeadline()).action) for seed in range(40)
    }
    assert said <= {"pass", "bid hokom"}


@pytest.mark.parametrize("public", ["KD", "8S", "JC"])
def test_an_opponents_sun_is_left_alone_with_one_guarded_ten(public: str) -> None:
    assert answer("9S TH 9H 8H QC", public, ["pass", "bid sun"], dealer=3) == "pass"


def test_every_kind_of_question_was_learnt_with_every_answer() -> None:
    met = set()
    for seed in range(30):
        for view in bought_by_club(seed):
            assert isinstance(view.phase, Buying)
            assert view.public is not None
            auction = Auction(view.dealer, view.public, view.phase, equity_of(view, view.team), CLUB_WEIGHTS)
            promised = prospects(auction, view.hand)
            kind = kind_of(auction)
            if kind not in BUYING:
                continue
            met.add(kind)
            assert {name_of(each.action) for each in promised} - {"kawesh"} <= BUYING[kind].keys()
            sizes = {len(numbers) for numbers in BUYING[kind].values()}
            assert sizes == {len(marks_of(auction, view.hand, promised))}
    assert len(met) > len(BUYING) / 2


def bought_by_club(seed: int) -> Iterator[BalootView]:
    """What each of four Clubs sees when it is asked, in one deal."""
    state, _ = GAME.new_match(BalootOptions(), 4, Deals(seed))
    while isinstance(state.phase, Buying):
        view = GAME.view(state, state.phase.seat)
        yield view
        state, _ = GAME.apply(state, BalootAgent(CLUB).decide(view, Random(seed), NoDeadline()).action)
