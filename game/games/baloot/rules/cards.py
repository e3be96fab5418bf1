"""The 32 cards of Baloot, their ranks and points, and what must be played (baloot 1, 5)."""

from __future__ import annotations

from typing import Final

from game.cards import Face, Rank
from game.tricks.rules import Duty, TrickRules

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
TRICKS: Final = TrickRules(
    plain_order=PLAIN_ORDER,
    trump_order=TRUMP_ORDER,
    plain_points=PLAIN_POINTS,
    trump_points=TRUMP_POINTS,
    last_trick=LAST_TRICK,
    must_trump=Duty.AGAINST_OPPONENTS,  # baloot 5.3
    must_overtrump=True,  # baloot 5.3
    must_undertrump=True,  # baloot 5.3
    must_head_trumps=Duty.AGAINST_OPPONENTS,  # baloot 5.4
)
"""The parameters of Baloot among trick games; Sun is played without trumps."""
DECK: Final[tuple[Face, ...]] = TRICKS.deck
"""The 32 cards in sorting order (baloot 1.1)."""
strength: Final = TRICKS.strength
points: Final = TRICKS.points
best_place: Final = TRICKS.best_place  # baloot 5.5
playable: Final = TRICKS.playable  # baloot 4.3, 5.2 to 5.4
