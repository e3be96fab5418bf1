"""The 32 cards of Baloot, their ranks and points (baloot 1)."""

from __future__ import annotations

from typing import Final

from game.cards import Face, Rank, Suit, face_of

PLAIN_ORDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
"""Ranks of a plain suit from the lowest (baloot 1.2)."""
TRUMP_ORDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK)
"""Ranks of the trump suit from the lowest (baloot 1.2)."""
SEQUENCE_ORDER: Final = (
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
)
"""Ranks as they follow one another in a project, from the lowest (baloot 6.1); the order of top cards too (6.4)."""
PLAIN_POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}  # baloot 1.3
TRUMP_POINTS: Final = {  # baloot 1.3
    Rank.JACK: 20,
    Rank.NINE: 14,
    Rank.ACE: 11,
    Rank.TEN: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
}
LAST_TRICK: Final = 10  # baloot 1.3
DECK: Final[tuple[Face, ...]] = tuple(sorted(face_of(rank, suit) for suit in Suit for rank in SEQUENCE_ORDER))
"""The 32 cards in sorting order (baloot 1.1)."""

_PLAIN_PLACE: Final = {rank: place for place, rank in enumerate(PLAIN_ORDER)}
_TRUMP_PLACE: Final = {rank: place for place, rank in enumerate(TRUMP_ORDER)}


def strength(card: Face, trump: Suit | None) -> int:
    """The place of a card among those of its suit, 0 for the lowest, 7 for the highest."""
    return (_TRUMP_PLACE if card.suit == trump else _PLAIN_PLACE)[card.rank]


def points(card: Face, trump: Suit | None) -> int:
    """The card points of a card; `trump` is None in Sun."""
    return (TRUMP_POINTS if card.suit == trump else PLAIN_POINTS).get(card.rank, 0)


def best_place(cards: tuple[Face, ...], trump: Suit | None) -> int:
    """Which card of a trick, from 0, is winning it so far; the first was led (baloot 5.5)."""
    led = cards[0].suit

    def force(place: int) -> int:
        card = cards[place]
        if card.suit == trump:
            return 16 + strength(card, trump)
        return strength(card, trump) if card.suit == led else -1

    return max(range(len(cards)), key=force)
