"""The levels novice, casual and club of the rummies: what the lean core judges, kept to as a skill profile says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards import ALL_FACES, JOKER, Face
from game.families.rummy.opponents.explain import (
    Reason,
    explained,
    why_discarded,
    why_drawn,
    why_left,
    why_melded,
    why_taken,
)
from game.families.rummy.opponents.lean.policy import EVERYTHING, JOKERS_LEFT, NEVER
from game.families.rummy.opponents.lean.weights import LeanWeights
from game.families.rummy.opponents.reading import Plan, Reading, read
from game.families.rummy.opponents.skill import PERFECT, SkillProfile, happens
from game.families.rummy.opponents.turns import turn_seen, turn_with_top
from game.families.rummy.rules.actions import Action, Discard, Draw, NextRound, Take
from game.families.rummy.rules.choices import legal_actions
from game.families.rummy.rules.state import Melding, Starting, Taking
from game.families.rummy.rules.view import RummyView, determinize
from game.melds.fixed_jokers import best_fixed_split, no_weight
from game.opponents.levels import choose
from game.opponents.protocol import Decision, Explanation, Watch

_NEXT: Final[Decision[Action]] = Decision(NextRound())


@dataclass(frozen=True, slots=True)
class RummyAgent:
    """Plays with some weights as well as a skill profile lets it."""

    weights: LeanWeights
    profile: SkillProfile = PERFECT

    def decide(self, view: RummyView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action of the plan, as the level sees it; it never needs to be capped."""
        watch.progress(1.0)
        match view.phase:
            case Taking():
                return self._take(view, rng)
            case Starting():
                return self._discard(self._read(view), rng)
            case Melding():
                return self._meld(view, rng)
        return _NEXT

    def parts(self, view: RummyView, better: Sequence[Action], done: Sequence[Action]) -> Explanation | None:
        """What can be seen to part two ways to begin or end a turn, the first of which is the better one."""
        match (*better, *done):
            case Discard(card), Discard(other):
                return why_discarded(self._read(view), card, other)
            case ((Draw() | Take()), (Draw() | Take())):
                return self._why_begun(view, better[0])
        return None

    def _why_begun(self, view: RummyView, better: Action) -> Explanation | None:
        if turn_with_top(view) is None:
            return explained(Reason.NO_CHOICE)
        reading = self._read(view)
        plan = reading.plan(with_top=True)
        if isinstance(better, Draw) or plan is None:
            return why_drawn(reading, 0.0)
        return why_taken(reading, plan, 0.0)

    def _read(self, view: RummyView) -> Reading:
        return read(view, self.weights, self.profile)

    def _take(self, view: RummyView, rng: Random) -> Decision[Action]:
        if turn_with_top(view) is None:
            return Decision(Draw(), explained(Reason.NO_CHOICE))
        reading = self._read(view)
        gain = reading.policy.gain_of_taking(reading.base, NEVER)
        plan = reading.plan(with_top=True, manner=self._manner(rng)) if gain > NEVER else None
        if plan is None:
            return Decision(Draw(), why_drawn(reading, 0.0))
        if not plan.goes_out and happens(self.profile.overlooks, rng):
            return Decision(Draw(), why_drawn(reading, 0.0))
        taking: list[tuple[float, Action]] = [(gain, Take()), (0.0, Draw())]
        action = choose(sorted(taking, key=lambda each: -each[0]), self.profile, rng)
        if isinstance(action, Draw):
            return Decision(action, why_drawn(reading, -gain))
        return Decision(action, why_taken(reading, plan, gain))

    def _manner(self, rng: Random) -> int:
        """How the level melds this time."""
        return JOKERS_LEFT if happens(self.profile.misses_jokers, rng) else EVERYTHING

    def _meld(self, view: RummyView, rng: Random) -> Decision[Action]:
        reading = self._read(view)
        plan = reading.plan(manner=self._manner(rng)) or reading.plan() or reading.plain()
        if plan is None:  # somebody else began the turn, in a way that the plan does not go on with
            return Decision(next(legal_actions(determinize(view, rng))), explained(Reason.NO_CHOICE))
        if not plan.goes_out and happens(self.profile.overlooks, rng):
            plan = reading.plain() or plan
        if plan.steps:
            return Decision(plan.steps[0], why_melded(reading, plan))
        return self._discard(reading, rng, plan)

    def _discard(self, reading: Reading, rng: Random, plan: Plan | None = None) -> Decision[Action]:
        if plan is not None and plan.waits:
            return Decision(Discard(plan.discard), explained(Reason.WAITS, count=plan.waits))
        judged = [(each.rate, ALL_FACES[each.card]) for each in reading.judged(reading.base, turn_seen(reading.view))]
        sensible = _sensible(reading, judged) if self.profile.noise else judged
        card = choose(sensible, self.profile, rng)
        return Decision(Discard(card), why_left(reading, card))


def _sensible(reading: Reading, judged: list[tuple[float, Face]]) -> list[tuple[float, Face]]:
    """The discards that are no jokers, nor the card just taken, and break no meld; those that break one; or all."""
    naturals = [each for each in judged if each[1] not in (JOKER, reading.just_taken)]
    house = reading.house
    split = best_fixed_split(reading.view.hand, house.melds, no_weight, lambda card: -house.value_in_hand(card) - 5.0)
    return [each for each in naturals if each[1] in split.rest] or naturals or judged
