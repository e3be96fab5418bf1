"""Legality on masks is that of the rules."""

from __future__ import annotations

from random import Random

import pytest

from game.cards import Suit
from game.games.baloot.rules.cards import DECK, points
from game.games.baloot.rules.play import playable
from game.tricks.masks import ALL, bits, pack_of, same
from game.tricks.solver import Deal
from tests.games.baloot.opponents.hands import after, random_deal

CONTRACTS = [None, *Suit]


@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("locked", [False, True], ids=["open", "locked"])
def test_what_may_be_played_is_what_the_rules_allow(trump: Suit | None, locked: bool) -> None:
    rng = Random(f"{trump} {locked}")
    for number in range(1000):
        deal = random_deal(rng, 1 + number % 8, trump, locked=locked)
        hand = deal.pack.faces(deal.hands[deal.player])
        trick = tuple(deal.pack.face_of[card] for card in deal.trick)
        assert deal.pack.faces(deal.legal()) == playable(hand, trick, trump, locked=locked)


@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
def test_every_card_has_a_bit_and_its_points(trump: Suit | None) -> None:
    pack = pack_of(trump)
    assert pack.mask(DECK) == ALL
    assert pack.faces(ALL) == DECK
    assert all(pack.points[pack.bit_of[card]] == points(card, trump) for card in DECK)


def test_a_seven_and_a_nine_are_alike_once_the_eight_is_played() -> None:
    pack = pack_of(None)
    seven, eight, nine = (bit for bit in bits(0b111))
    assert same(seven | nine, eight, pack.lows) == 0
    assert same(seven | nine, 0, pack.lows) == nine
    assert same(seven | eight | nine, 0, pack.lows) == eight | nine


def test_the_nine_of_trumps_is_like_no_other_card() -> None:
    pack = pack_of(Suit.HEARTS)
    trumps = pack.trumps
    assert all(pack.points[card] == 0 for card in bits(same(trumps, 0, pack.lows)))
    assert same(trumps, 0, pack.lows).bit_count() == 1


def test_a_position_tells_who_is_to_play() -> None:
    deal = Deal(pack_of(None), (1, 2, 4, 8), leader=3)
    assert after(deal, 8).player == 0
