"""The rules of thumb where the jack of trumps counts 20 and the nine 14, in card points: learnt from deals solved."""

from __future__ import annotations

from typing import Final

from game.families.tricks.opponents.lean.heuristic import Thumbs

UNSEEN: Final = Thumbs(
    misses=tuple(0.67**count for count in range(33)),
    trump_points=1.08,
    trump=5.0,
    top_trump_points=1.08,
    top_trump=4.1,
    top_points=0.72,
    top=3.25,
    top_risked=0.4,
    guarded_points=0.59,
    guarded=0.9,
    bare_points=0.29,
    guard_points=0.1,
    drawing=2.3,
    drawing_theirs=-4.1,
    returning=3.2,
    rescue=0.39,
    retaken=0.5,
    coming=(8.1, 4.3, 3.0, 0.0),
)
"""For a player at the table, who does not know the other hands."""
KNOWN: Final = Thumbs(
    misses=(1.0,) + (0.0,) * 32,
    trump_points=0.7,
    trump=5.0,
    top_trump_points=1.0,
    top_trump=3.0,
    top_points=0.9,
    top=4.0,
    top_risked=2.5,
    guarded_points=0.55,
    guarded=1.0,
    bare_points=0.35,
    guard_points=0.3,
    drawing=6.0,
    drawing_theirs=-3.0,
    returning=3.0,
    rescue=0.45,
    retaken=0.5,
    coming=(7.0, 5.0, 3.0, 0.0),
)
"""For worlds that are played out with all hands known."""
