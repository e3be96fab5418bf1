"""What can be seen to part two ways to go on: two answers of buying, or two cards (baloot 3, 5)."""

from __future__ import annotations

from collections.abc import Sequence

from game.families.tricks.opponents.playing import why_rather
from game.games.baloot.opponents.bidding import Bidder
from game.games.baloot.opponents.playing import question_of
from game.games.baloot.opponents.weights import CLUB_WEIGHTS, STRONG
from game.games.baloot.rules.actions import Action, Play
from game.games.baloot.rules.state import Buying
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import Explanation


def parts(view: BalootView, better: Sequence[Action], done: Sequence[Action]) -> Explanation | None:
    """Why the first is better; None where they are neither two answers nor two cards."""
    match (*better, *done):
        case Play(card), Play(other):
            return why_rather(question_of(view), card, other)
        case answer, instead if isinstance(view.phase, Buying):
            return Bidder(CLUB_WEIGHTS, STRONG).parts(view, view.phase, answer, instead)
    return None
