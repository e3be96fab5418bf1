"""What can be seen to part two ways to go on: two answers of buying, or two cards (baloot 3, 5)."""

from __future__ import annotations

from collections.abc import Sequence

from game.families.tricks.opponents.card_reasons import why_played
from game.games.baloot.opponents.bidding import Bidder
from game.games.baloot.opponents.playing import seen_by
from game.games.baloot.opponents.weights import CLUB_WEIGHTS, STRONG
from game.games.baloot.rules.actions import Action, Play
from game.games.baloot.rules.state import TEAMS, Buying
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import Explanation


def parts(view: BalootView, better: Sequence[Action], done: Sequence[Action]) -> Explanation | None:
    """Why the first is better; None where they are neither two answers nor two cards."""
    match (*better, *done):
        case Play(card), Play(other):
            assert view.contract is not None, "only a bought hand is played"
            known = seen_by(view)
            one, instead = known.pack.mask((card,)), known.pack.mask((other,))
            return why_played(known, TEAMS[view.contract.buyer], one, instead, 0.0)
        case answer, instead if isinstance(view.phase, Buying):
            return Bidder(CLUB_WEIGHTS, STRONG).parts(view, view.phase, answer, instead)
    return None
