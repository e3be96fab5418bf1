"""What somebody enters of a hand of Baloot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.engine.score_sheet import Entry
from game.games.baloot.rules.apply import played_hand
from game.games.baloot.rules.sheet import NOBODY, RAISED
from game.games.baloot.rules.state import BalootState


def entries(state: BalootState) -> Sequence[Entry]:
    """The hand with the card points of both teams, and with those of the second."""
    hand = played_hand(state)
    if hand is None:
        return [{"contract": NOBODY}]
    entry = {
        "contract": hand.kind,
        "buyer": hand.buyer,
        "raised": RAISED[hand.multiplier - 1],
        "projects": [dict(Counter(one.kind for one in hand.projects if one.team == team)) or None for team in (0, 1)],
        "baloot": hand.baloot,
        "kaboot": hand.kaboot,
        "last_trick": hand.last_trick,
    }
    return [{**entry, "points": points} for points in (list(hand.raw), [None, hand.raw[1]])]


def dealer(state: BalootState) -> int:
    """The seat that dealt it."""
    return state.dealer
