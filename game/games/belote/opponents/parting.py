"""What can be seen to part two ways to go on: two answers of an auction, or two cards (belote 2, 3, 6)."""

from __future__ import annotations

from collections.abc import Sequence

from game.families.tricks.opponents.playing import why_rather
from game.games.belote.opponents.bidding import why_answered
from game.games.belote.opponents.playing import question_of
from game.games.belote.rules.actions import Action, Play
from game.games.belote.rules.view import BeloteView
from game.opponents.protocol import Explanation


def parts(view: BeloteView, better: Sequence[Action], done: Sequence[Action]) -> Explanation | None:
    """Why the first is better; None where they are neither two answers nor two cards."""
    match (*better, *done):
        case Play(card), Play(other):
            return why_rather(question_of(view), card, other)
        case answer, instead:
            return why_answered(view, answer, instead)
    return None
