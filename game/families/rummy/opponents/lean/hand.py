"""A hand as counts: its cards, and by suit the places that it holds once and twice."""

from __future__ import annotations

from typing import Final

from game.families.rummy.opponents.lean.house import BIT, JOKER, PLACE, SUIT

_ACE_ABOVE: Final = 1 << 15


def _line_bits() -> list[int]:
    return [1 << PLACE[card] + 1 | (_ACE_ABOVE if PLACE[card] == 1 else 0) for card in range(JOKER)]


LINE_BIT: Final[list[int]] = _line_bits()
"""By card its bits in the line of its suit: a place is one bit further up than its number, an ace has two."""


class Hand:
    """The cards of one seat; `line[suit]` are the places held, `once` and `twice` the masks of the faces."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.line: list[int] = [0, 0, 0, 0]
        self.once: int = 0
        self.twice: int = 0
        self.jokers: int = 0

    def copy(self) -> Hand:
        """The same hand once more."""
        other = Hand()
        other.cards = self.cards[:]
        other.line = self.line[:]
        other.once = self.once
        other.twice = self.twice
        other.jokers = self.jokers
        return other

    def add(self, card: int) -> None:
        """Take a card in."""
        self.cards.append(card)
        if card == JOKER:
            self.jokers += 1
        elif self.once & BIT[card]:
            self.twice |= BIT[card]
        else:
            self.once |= BIT[card]
            self.line[SUIT[card]] |= LINE_BIT[card]

    def remove(self, card: int) -> None:
        """Give a card away that is there."""
        self.cards.remove(card)
        if card == JOKER:
            self.jokers -= 1
        elif self.twice & BIT[card]:
            self.twice &= ~BIT[card]
        else:
            self.once &= ~BIT[card]
            self.line[SUIT[card]] &= ~LINE_BIT[card]


def hand_of(cards: list[int]) -> Hand:
    """The hand of these cards."""
    hand = Hand()
    for card in cards:
        hand.add(card)
    return hand
