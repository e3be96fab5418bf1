"""What is told of the decisions of a review, found once for each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from decimal import Decimal

from game.i18n import _
from game.match.playback import Playback
from game.review.decisions import own_seat
from game.review.findings import RoundReview
from game.review.judging import Judged
from game.review.units import Finding
from game.ui.judged.deeds import Deed, Step, steps, ways
from game.ui.judged.verdicts import Points, Verdict, signed_or_none, verdict_of
from game.ui.scenes.review.turns import Block, TurnWorth
from game.ui.scenes.review.words import Stage, stage_of, turn_of, turns_in


class Deeds:
    """In the words of the language in use, until they are forgotten."""

    def __init__(self, playback: Playback) -> None:
        self._playback = playback
        self._ways: dict[int, tuple[Deed, Deed]] = {}
        self._steps: dict[int, list[Step]] = {}
        self._turns: dict[int, int] = {}
        self._stages: dict[int, Stage] = {}
        self._lengths: dict[int, int] = {}
        """By the number of a round how many turns the player had in it."""

    def forget(self) -> None:
        """Another language is used now."""
        self._ways.clear()
        self._steps.clear()

    def foresee(self, found: Iterable[Finding]) -> bool:
        """Find what is told of the first decision of which it is not known yet; returns whether there was one."""
        for each in found:
            if isinstance(each, Judged) and each.number not in self._ways:
                self.turn(each)
                self.stage(each)
                self.both(each)
                return True
            if isinstance(each, Judged) and each.plan and each.number not in self._steps:
                self.steps(each)
                return True
        return False

    def done(self, decision: Judged) -> Deed:
        """What the player did."""
        return self.both(decision)[0]

    def instead(self, decision: Judged) -> Deed:
        """What the strongest level would have done."""
        return self.both(decision)[1]

    def steps(self, decision: Judged) -> list[Step]:
        """The whole turn that this begins, as far as it is known."""
        if decision.number not in self._steps:
            self._steps[decision.number] = steps(self._playback, decision)
        return self._steps[decision.number]

    def both(self, decision: Judged) -> tuple[Deed, Deed]:
        """What the player did, and what the strongest level would have done."""
        if decision.number not in self._ways:
            done, instead = ways(self._playback, decision)
            if verdict_of(decision) is Verdict.BETTER:  # the level is asked for what it would do at once
                instead = replace(instead, text=_("At first sight: {deed}", deed=instead.text))
            self._ways[decision.number] = done, instead
        return self._ways[decision.number]

    def turn(self, decision: Judged) -> int:
        """In which of the player's turns of the round it was made."""
        if decision.number not in self._turns:
            self._turns[decision.number] = turn_of(self._playback, decision, self._turns)
        return self._turns[decision.number]

    def stage(self, decision: Judged) -> Stage:
        """Where in that turn."""
        if decision.number not in self._stages:
            self._stages[decision.number] = stage_of(self._playback, decision)
        return self._stages[decision.number]

    def course(self, review: RoundReview | None, chosen: Judged | None, points: Points) -> list[TurnWorth]:
        """What every turn of a round came to, by its decisions."""
        if review is None:
            return []
        blocks: dict[int, list[Block]] = {}
        for each in review.decisions:
            block = Block(each.number, points.worth(each), points.grade_of(each), each == chosen)
            blocks.setdefault(self.turn(each), []).append(block)
        if review.round not in self._lengths:
            self._lengths[review.round] = turns_in(self._playback, review.round, own_seat(self._playback))
        return [
            TurnWorth(turn, signed_or_none(came_to) if came_to else "", tuple(of_turn))
            for turn in range(1, max((self._lengths[review.round], *blocks)) + 1)
            for of_turn in (blocks.get(turn, []),)
            for came_to in (sum((each.points for each in of_turn), Decimal(0)),)
        ]
