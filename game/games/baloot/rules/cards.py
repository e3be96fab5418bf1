"""The 32 cards of Baloot, their ranks and points (baloot 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards import ALL_FACES, Face, Rank, Suit, face_of

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

SUITS: Final[tuple[Suit, ...]] = tuple(face.suit for face in ALL_FACES if not face.is_joker)
"""The suit of each face; looked up, because working it out takes several times as long."""

_TRUMPS: Final[tuple[Suit | None, ...]] = (*Suit, None)


def _by_face(plain: Mapping[Rank, int], trumps: Mapping[Rank, int]) -> tuple[tuple[int, ...], ...]:
    """For each trump suit, and last for Sun, a number for each face; 0 for cards that Baloot does not have."""
    return tuple(
        tuple(
            (trumps if suit == trump else plain).get(face.rank, 0) for face, suit in zip(ALL_FACES, SUITS, strict=False)
        )
        for trump in _TRUMPS
    )


_STRENGTH: Final = _by_face(
    {rank: place for place, rank in enumerate(PLAIN_ORDER)}, {rank: place for place, rank in enumerate(TRUMP_ORDER)}
)
_POINTS: Final = _by_face(PLAIN_POINTS, TRUMP_POINTS)


def strength(card: Face, trump: Suit | None) -> int:
    """The place of a card among those of its suit, 0 for the lowest, 7 for the highest."""
    return _STRENGTH[-1 if trump is None else trump][card]


def points(card: Face, trump: Suit | None) -> int:
    """The card points of a card; `trump` is None in Sun."""
    return _POINTS[-1 if trump is None else trump][card]


def best_place(cards: tuple[Face, ...], trump: Suit | None) -> int:
    """Which card of a trick, from 0, is winning it so far; the first was led (baloot 5.5)."""
    ranks = _STRENGTH[-1 if trump is None else trump]
    best = 0
    ahead = cards[0]
    for place in range(1, len(cards)):
        card = cards[place]
        beats = ranks[card] > ranks[ahead] if SUITS[card] == SUITS[ahead] else SUITS[card] == trump
        if beats:
            best, ahead = place, card
    return best
