"""The exact solver against a reference that tries everything, in Sun and in Hokom, open and locked."""

from __future__ import annotations

from random import Random

import pytest

from game.cards import Suit, parse_face, parse_faces
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import TRICKS, tricks_of
from game.tricks.deal import Deal
from game.tricks.masks import pack_of
from game.tricks.solver import values
from tests.tricks.endings import brute_values, random_deal


@pytest.mark.slow
@pytest.mark.parametrize("trump", [None, *Suit], ids=str)
@pytest.mark.parametrize("locked", [False, True], ids=["open", "locked"])
@pytest.mark.parametrize("duty", ["against_opponents", "always"])
def test_values_equal_trying_everything(trump: Suit | None, locked: bool, duty: str) -> None:
    rng, rules = Random(f"{trump} {locked}"), tricks_of(BalootOptions(trump_duty=duty))
    for number in range(60):
        pot = 90 if number % 4 == 0 else 0
        deal = random_deal(rng, 1 + number % 3, rules, trump, locked=locked and trump is not None, pot=pot)
        assert values(deal) == brute_values(deal), deal


def hands_of(trump: Suit | None, *hands: str, leader: int = 0, trick: str = "", locked: bool = False) -> Deal:
    """A position written as hands, seat 0 first."""
    pack = pack_of(TRICKS, trump)
    first, second, third, fourth = (pack.mask(parse_faces(hand)) for hand in hands)
    played = tuple(pack.bit_of[card] for card in parse_faces(trick))
    return Deal(pack, (first, second, third, fourth), leader, played, locked)


def worth(deal: Deal, card: str) -> int:
    """The value of one card."""
    return values(deal)[deal.pack.bit_of[parse_face(card)]]


def test_the_guard_of_a_ten_is_worth_the_ten() -> None:
    deal = hands_of(None, "TH 7H 7S", "AH KH", "8S 9S", "QS JS", leader=1, trick="AD QD 8D")
    assert worth(deal, "7S") > worth(deal, "7H")


def test_a_trump_may_not_be_led_when_the_hand_is_locked() -> None:
    deal = hands_of(Suit.HEARTS, "JH 7S", "9H 8S", "AH 9S", "TH JS", locked=True)
    assert set(values(deal)) == {deal.pack.bit_of[parse_face("7S")]}


def test_all_tricks_are_worth_the_pot() -> None:
    deal = hands_of(None, "AH 7S", "8H 8S", "9H AS", "TH 9S")
    with_pot = Deal(deal.pack, deal.hands, deal.leader, pot=90)
    assert worth(with_pot, "AH") == worth(deal, "AH") + 90
