"""What a player of Baloot may know of the hidden hands from what was played, bought and shown (baloot 2.4, 5, 6.3)."""

from __future__ import annotations

from game.families.tricks.opponents.seen import Play, Seen, seen
from game.games.baloot.rules.cards import TRICKS
from game.games.baloot.rules.state import SEATS, Faces
from game.games.baloot.rules.view import BalootView
from game.tricks.masks import pack_of


def seen_by(view: BalootView, *, memory: int | None = None, reads: bool = True) -> Seen:
    """What the seat of the view knows, see `seen`."""
    return seen(pack_of(TRICKS, view.trump), play_of(view), memory=memory, reads=reads)


def play_of(view: BalootView) -> Play:
    """The play so far: the public card and projects that were shown are known to be in their owners' hands."""
    assert view.contract is not None, "only a bought hand is played"
    had: list[Faces] = [()] * SEATS
    if view.taken is not None:
        had[view.contract.holder] = (view.taken,)  # baloot 2.4
    for one in view.declared:
        had[one.seat] += one.cards  # baloot 6.3
    return Play(view.seat, view.hand, view.tricks, view.leader, view.trick, view.counts, had, view.locked)
