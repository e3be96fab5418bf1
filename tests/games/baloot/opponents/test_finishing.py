"""Hands that a policy plays for some tricks and that are solved from there on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game.cards import Suit, parse_faces
from game.engine import shuffled
from game.families.tricks.opponents.finishing import finished
from game.games.baloot.rules.state import DECK, TRICKS
from game.tricks.deal import Deal
from game.tricks.masks import pack_of
from game.tricks.solver import values


class Lowest:
    """Plays the lowest bit."""

    def pick(self, legal: int, hand: int, seat: int, trick: Sequence[int], can: Sequence[int]) -> int:
        return legal & -legal


def dealt(seed: int, count: int, trump: Suit | None, *, locked: bool = False) -> Deal:
    """Random hands of so many cards, seat 0 to 3 leading in turn."""
    pack, cards = pack_of(TRICKS, trump), shuffled(DECK, Random(seed))
    first, second, third, fourth = (pack.mask(cards[count * seat : count * (seat + 1)]) for seat in range(4))
    return Deal(pack, (first, second, third, fourth), seed % 4, locked=locked)


@pytest.mark.parametrize("trump", [None, Suit.HEARTS], ids=str)
@pytest.mark.parametrize("locked", [False, True], ids=["open", "locked"])
def test_what_is_left_comes_to_what_the_solver_says(trump: Suit | None, locked: bool) -> None:
    for seed in range(40):
        deal = dealt(seed, 3, trump, locked=locked)
        best = max(values(deal).values())
        evens, _ = finished(Lowest(), deal, 0)
        assert evens == (deal.total - best if deal.leader % 2 else best), seed


def test_the_first_tricks_are_those_of_the_policy() -> None:
    for seed in range(20):
        deal = dealt(seed, 4, Suit.SPADES)
        evens, _ = finished(Lowest(), deal, 1)
        after = deal
        for _ in range(4):
            after = after.after(after.legal() & -after.legal())
        _, winner = after.standing()
        won = sum(deal.pack.points[card] for card in after.trick)
        rest = Deal(deal.pack, after.hands, winner)
        best = max(values(rest).values())
        left = rest.total - best if winner % 2 else best
        assert evens == left + (0 if winner % 2 else won), seed


@pytest.mark.parametrize(
    ("hands", "swept"), [("AH AS AC|7H 7S 8C|8H 8S 9C|9H 9S JC", True), ("AH 7S|7H AS|8H 8S|9H 9S", False)]
)
def test_it_says_whether_one_team_takes_everything(hands: str, swept: bool) -> None:
    pack = pack_of(TRICKS, None)
    first, second, third, fourth = (pack.mask(parse_faces(hand)) for hand in hands.split("|"))
    for tricks in (0, 1):
        assert finished(Lowest(), Deal(pack, (first, second, third, fourth), 0), tricks)[1] is swept
