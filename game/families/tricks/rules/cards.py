"""The 32 cards from seven to ace, eight for each player: ranks and points where trumps rank jack, nine, ace."""

from __future__ import annotations

from typing import Final

from game.cards import Rank

HAND_SIZE: Final = 8
PLAIN_ORDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
"""Ranks of a plain suit from the lowest."""
TRUMP_ORDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE, Rank.NINE, Rank.JACK)
"""Ranks of the trump suit from the lowest."""
SEQUENCE_ORDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
"""Ranks as they follow one another in a project, from the lowest; the order of top cards too."""
PLAIN_POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
TRUMP_POINTS: Final = {Rank.JACK: 20, Rank.NINE: 14, Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3}
LAST_TRICK: Final = 10
