"""The level `greedy`, which counts cards when it bids, plays for the trick on the table and is never tuned.

It wins a trick with the cheapest winner, gives points when the partner is winning, and else plays the cheapest legal
card. Of cards to lead, a winner is one that no card still out in its suit can beat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import Face, Rank, Suit
from game.tricks.rules import SEATS, SUITS, Faces, Trick, TrickRules

PLAIN_COUNT: Final = {Rank.ACE: 5, Rank.TEN: 3, Rank.KING: 1}
"""What cards count in a contract without trumps."""
TRUMP_COUNT: Final = {Rank.JACK: 5, Rank.NINE: 4}
"""What trumps count; the others count `OTHER_TRUMP`."""
OTHER_TRUMP: Final = 2
SIDE_ACE: Final = 3
"""What an ace counts that is no trump."""


def plain_count(cards: Faces) -> int:
    """The count of cards without trumps."""
    return sum(PLAIN_COUNT.get(card.rank, 0) for card in cards)


def trump_count(cards: Faces, trump: Suit) -> int:
    """The count of cards with these trumps."""
    count = 0
    for card in cards:
        if SUITS[card] == trump:
            count += TRUMP_COUNT.get(card.rank, OTHER_TRUMP)
        elif card.rank == Rank.ACE:
            count += SIDE_ACE
    return count


def greedy_card(
    rules: TrickRules, trump: Suit | None, hand: Faces, legal: Faces, trick: Faces, tricks: Sequence[Trick]
) -> Face:
    """The card that the reference plays to the trick."""

    def price(card: Face) -> tuple[bool, int, int, Face]:
        return SUITS[card] == trump, rules.points(card, trump), rules.strength(card, trump), card

    if not trick:
        gone = {*hand, *(played for each in tricks for played in each.cards)}
        winners = [card for card in legal if _stands(card, rules, trump, gone)]
        return min(winners or legal, key=price)
    place = rules.best_place(trick, trump)
    if len(trick) - place == SEATS // 2:
        return max(
            legal,
            key=lambda card: (SUITS[card] != trump, rules.points(card, trump), -rules.strength(card, trump), -card),
        )
    winners = [card for card in legal if rules.best_place((*trick, card), trump) == len(trick)]
    return min(winners or legal, key=price)


def _stands(card: Face, rules: TrickRules, trump: Suit | None, gone: set[Face]) -> bool:
    """Whether no card of the suit that is neither in the own hand nor played is higher."""
    least = rules.strength(card, trump)
    suit = (other for other in rules.deck if SUITS[other] == SUITS[card] and other != card)
    return all(other in gone or rules.strength(other, trump) < least for other in suit)
