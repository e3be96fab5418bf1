"""What is told of the decisions of a review, found once for each."""

from __future__ import annotations

from game.match.playback import Playback
from game.review.findings import RoundReview
from game.review.judging import Judged
from game.ui.scenes.review.course import TurnWorth
from game.ui.scenes.review.words import Deed, Points, better, done, turn_of


class Deeds:
    """In the words of the language in use, until they are forgotten."""

    def __init__(self, playback: Playback) -> None:
        self._playback = playback
        self._done: dict[int, Deed] = {}
        self._instead: dict[int, Deed] = {}
        self._turns: dict[int, int] = {}

    def forget(self) -> None:
        """Another language is used now."""
        self._done.clear()
        self._instead.clear()

    def done(self, decision: Judged) -> Deed:
        """What the player did."""
        if decision.number not in self._done:
            self._done[decision.number] = done(self._playback, decision)
        return self._done[decision.number]

    def instead(self, decision: Judged) -> Deed:
        """What the strongest level would have done."""
        if decision.number not in self._instead:
            self._instead[decision.number] = better(self._playback, decision)
        return self._instead[decision.number]

    def turn(self, decision: Judged) -> int:
        """In which of the player's turns of the round it was made."""
        if decision.number not in self._turns:
            self._turns[decision.number] = turn_of(self._playback, decision)
        return self._turns[decision.number]

    def course(self, review: RoundReview | None, chosen: Judged | None, points: Points) -> list[TurnWorth]:
        """What every turn of a round came to."""
        worth: dict[int, float] = {}
        for each in review.decisions if review is not None else ():
            turn = self.turn(each)
            worth[turn] = worth.get(turn, 0.0) - (each.cost if each.is_clear else 0.0)
        shown = self.turn(chosen) if chosen is not None else 0
        return [
            TurnWorth(turn, came_to, turn == shown, points.signed(came_to) if came_to else "")
            for turn, came_to in sorted(worth.items())
        ]
