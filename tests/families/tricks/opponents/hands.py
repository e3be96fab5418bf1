"""Whole hands of several trick games, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.cards import Face, Suit
from game.families.tricks.opponents.seen import Play
from game.tricks.rules import SEATS, Trick, TrickRules

Faces = tuple[Face, ...]


def turns(
    rng: Random, rules: TrickRules, trump: Suit | None, *, locked: bool = False
) -> Iterator[tuple[tuple[Faces, ...], Play]]:
    """Each turn of one hand: what all hold, and the play as the seat to play sees it."""
    cards = rng.sample(rules.deck, len(rules.deck))
    hands = [tuple(cards[seat::SEATS]) for seat in range(SEATS)]
    had = tuple(hand[:1] for hand in hands)  # a card of each was shown
    leader, tricks = rng.randrange(SEATS), list[Trick]()
    while hands[leader]:
        trick: Faces = ()
        for step in range(SEATS):
            seat = (leader + step) % SEATS
            counts = tuple(len(hand) for hand in hands)
            yield tuple(hands), Play(seat, hands[seat], tuple(tricks), leader, trick, counts, had, locked)
            card = rng.choice(rules.playable(hands[seat], trick, trump, locked=locked))
            hands[seat] = tuple(held for held in hands[seat] if held != card)
            trick = (*trick, card)
        winner = (leader + rules.best_place(trick, trump)) % SEATS
        tricks.append(Trick(leader, trick, winner))
        leader = winner
