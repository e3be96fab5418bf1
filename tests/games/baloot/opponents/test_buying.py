"""Buying as people do (baloot 3): what Club answers with typical hands, and what weak levels do not."""

from __future__ import annotations

from random import Random

import pytest

from game.cards import parse_faces
from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.prospects import evaluate_sun
from game.games.baloot.opponents.weights import CLUB, CLUB_WEIGHTS, NOVICE
from game.opponents.protocol import NoDeadline
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
    said = {str(BalootAgent(NOVICE).decide(view, Random(seed), NoDeadline()).action) for seed in range(40)}
    assert said <= {"pass", "bid hokom"}
