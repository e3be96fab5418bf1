"""Baloot's cards as bits: legality is that of the rules, and the low cards that do the same are found."""

from __future__ import annotations

from random import Random

import pytest

from game.cards import Suit
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import DECK, TRICKS, points, tricks_of
from game.tricks.masks import bits, pack_of
from tests.tricks.endings import random_deal

CONTRACTS = [None, *Suit]


@pytest.mark.slow
@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("locked", [False, True], ids=["open", "locked"])
@pytest.mark.parametrize("duty", ["against_opponents", "always"])
def test_what_may_be_played_is_what_the_rules_allow(trump: Suit | None, locked: bool, duty: str) -> None:
    rng, rules = Random(f"{trump} {locked}"), tricks_of(BalootOptions(trump_duty=duty))
    for number in range(1000):
        deal = random_deal(rng, 1 + number % 8, rules, trump, locked=locked)
        hand = deal.pack.faces(deal.hands[deal.player])
        trick = tuple(deal.pack.face_of[card] for card in deal.trick)
        assert deal.pack.faces(deal.legal()) == rules.playable(hand, trick, trump, locked=locked)


@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
def test_every_card_has_a_bit_and_its_points(trump: Suit | None) -> None:
    pack = pack_of(TRICKS, trump)
    assert pack.mask(DECK) == pack.all
    assert pack.faces(pack.all) == DECK
    assert all(pack.points[pack.bit_of[card]] == points(card, trump) for card in DECK)


def test_a_seven_and_a_nine_are_alike_once_the_eight_is_played() -> None:
    pack = pack_of(TRICKS, None)
    seven, eight, nine = (bit for bit in bits(0b111))
    assert pack.repeats(seven | nine, eight) == 0
    assert pack.repeats(seven | nine, 0) == nine
    assert pack.repeats(seven | eight | nine, 0) == eight | nine


def test_the_nine_of_trumps_is_like_no_other_card() -> None:
    pack = pack_of(TRICKS, Suit.HEARTS)
    trumps = pack.trumps
    assert all(pack.points[card] == 0 for card in bits(pack.repeats(trumps, 0)))
    assert pack.repeats(trumps, 0).bit_count() == 1
