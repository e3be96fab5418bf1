"""Certain tricks, wherever the other cards are, in games that differ in their duties."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from game.cards import Suit, parse_faces, without
from game.tricks.deal import Deal, all_certain
from game.tricks.masks import Pack, bits, pack_of
from game.tricks.rules import TrickRules
from tests.tricks.games import BELOTE, CONTRACTS, GAMES, WHIST


@pytest.mark.parametrize(
    ("rules", "hand", "out", "trump", "locked", "certain"),
    [
        (WHIST, "AS 2H", "KS 3C 4D 5D 6D 7D", None, False, True),
        (WHIST, "AS 2H", "KS 3H 4D 5D 6D 7D", None, False, False),
        (WHIST, "AS AH", "KS 3H 4D 5D 6D 7D", Suit.DIAMONDS, False, False),
        (WHIST, "AD AH", "KS 3H 4S 5S 6S 7D", Suit.DIAMONDS, False, True),
        (WHIST, "AD AH", "KS 3H 4S 5S 6S 7D", Suit.DIAMONDS, True, False),
        (WHIST, "AD KD", "QD 3H 4S 5S 6S 7D", Suit.DIAMONDS, True, True),
        (BELOTE, "AD TH", "KS 7H 8S 9S 7S TD", Suit.DIAMONDS, False, True),
        (BELOTE, "AD TH", "KS 7H 8S 9S 7S 9D", Suit.DIAMONDS, False, False),
    ],
)
def test_certain_is_what_nobody_can_beat(
    rules: TrickRules, hand: str, out: str, trump: Suit | None, locked: bool, certain: bool
) -> None:
    played = without(rules.deck, (*parse_faces(hand), *parse_faces(out)))
    assert all_certain(pack_of(rules, trump), parse_faces(hand), played, locked=locked) == certain


def lies(pack: Pack, hand: int, out: int) -> list[Deal]:
    """Every way in which the cards of three others may lie, two a hand, seat 0 to lead."""
    found = []
    cards = list(bits(out))
    for first in combinations(cards, 2):
        for second in combinations([card for card in cards if card not in first], 2):
            one, two = sum(first), sum(second)
            found.append(Deal(pack, (hand, one, two, out & ~one & ~two), 0))
    return found


def loses(deal: Deal) -> bool:
    """Whether seat 0, who leads trumps first and then whatever he has, may lose a trick; all others play as they like.

    He loses the trick as well where his partner takes it.
    """
    if len(deal.trick) == 4:
        if deal.standing()[1] != 0:
            return True
        return any(deal.hands) and loses(Deal(deal.pack, deal.hands, 0))
    cards = list(bits(deal.legal()))
    return any(loses(deal.after(card)) for card in (cards[-1:] if deal.player == 0 else cards))


@pytest.mark.slow
@pytest.mark.parametrize("trump", CONTRACTS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_certain_tricks_are_never_lost(name: str, trump: Suit | None) -> None:
    rng = Random(f"{name} {trump}")
    pack = pack_of(GAMES[name], trump)
    found = set()
    for number in range(16):
        cards = sorted(rng.sample(sorted(pack.face_of), 8))
        hand = cards[-1] | cards[-2 if number % 2 else rng.randrange(7)]
        out = sum(cards) & ~hand
        certain = all_certain(pack, pack.faces(hand), pack.faces(pack.all & ~hand & ~out), locked=False)
        lost = any(loses(lie) for lie in lies(pack, hand, out))
        assert not (certain and lost), (pack.faces(hand), pack.faces(out))
        found.add((certain, lost))
    assert {(True, False), (False, True)} <= found
