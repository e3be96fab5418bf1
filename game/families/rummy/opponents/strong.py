"""The level strong of the rummies: Club's best ideas, played out in worlds that fit what was seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from game.cards import ALL_FACES, Face
from game.families.rummy.opponents.agent import RummyAgent
from game.families.rummy.opponents.explain import than_discarding, why_drawn, why_left, why_melded, why_taken
from game.families.rummy.opponents.lean.policy import EVERYTHING, JOKERS_LEFT, NEVER, ONLY_OPENING
from game.families.rummy.opponents.lean.weights import LeanWeights
from game.families.rummy.opponents.lean.worlds import unseen_by
from game.families.rummy.opponents.reading import Plan, Reading, policy_of, read
from game.families.rummy.opponents.search import Found, Search, Stakes, Way
from game.families.rummy.rules.actions import Action, Discard, Draw, Take
from game.families.rummy.rules.state import Melding, Starting, Taking
from game.families.rummy.rules.view import RummyView
from game.opponents.outcomes import Outcome, OutcomeReason, decisive
from game.opponents.protocol import Decision, Explanation, Watch

_DISCARDS: Final = 5
_OTHER_DISCARDS: Final = 2
_WAYS: Final = 8
"""Discards after Club's plan and after other plans, and ways in all that are thought of."""
_REGRET: Final = 12.0
"""A discard that Club takes to be worse by more than this, in points of a round, is not thought of."""
_OTHER_PLAN: Final = 6.0
"""What Club takes a plan that is not its own to be worse, more or less."""


class Idea(NamedTuple):
    """A plan and the discard after it, as Club judges them."""

    plan: Plan
    discard: Face
    behind: float
    """What it is worth less than Club's own, in points of a round."""

    def way(self, *, doubtful: bool = False) -> Way:
        """The way to be played out."""
        play = self.plan.play.copy()
        play.discard(int(self.discard))
        return Way(play, behind=self.behind, doubtful=doubtful)


@dataclass(frozen=True, slots=True)
class StrongAgent:
    """Searches with some weights."""

    weights: LeanWeights
    iterations: int
    """Rounds played out for a decision."""
    out: float = 45.0
    """What going out is worth besides the points."""
    lost: float = 60.0
    """What the end of a match is worth, in points of a round."""

    def decide(self, view: RummyView, rng: Random, watch: Watch) -> Decision[Action]:
        """Club's action, unless another one wins more over the worlds."""
        match view.phase:
            case Taking():
                return self._take(view, rng, watch)
            case Starting() | Melding():
                return self._go_on(view, rng, watch)
        return self._club.decide(view, rng, watch)

    @property
    def _club(self) -> RummyAgent:
        return RummyAgent(self.weights)

    def _take(self, view: RummyView, rng: Random, watch: Watch) -> Decision[Action]:
        club = self._club.decide(view, rng, watch)
        reading = read(view, self.weights)
        ideas = ideas_of(reading, with_top=True)
        if not ideas or ideas[0].plan.goes_out:
            return club
        takes = isinstance(club.action, Take)
        gain = reading.policy.gain_of_taking(reading.base, NEVER)
        drawing = Way(reading.base, draws=True, behind=max(0.0, gain))
        more = max(0.0, -gain)
        taking = [idea._replace(behind=idea.behind + more).way() for idea in ideas[:3]]
        ways = [*taking, drawing] if takes else [drawing, *taking]
        found = self._search(view, ways, rng, watch)
        way = ways[found.best]
        if way.draws != takes:
            return Decision(club.action, club.explanation, found.capped)
        why = self._why(ways, found)
        if way.draws:
            return Decision(Draw(), why or why_drawn(reading, 0.0), found.capped)
        plan = ideas[found.best - 1].plan  # Club draws, which is the first way then
        return Decision(Take(), why or why_taken(reading, plan, 0.0), found.capped)

    def _go_on(self, view: RummyView, rng: Random, watch: Watch) -> Decision[Action]:
        club = self._club.decide(view, rng, watch)
        reading = read(view, self.weights)
        ideas = ideas_of(reading)
        if len(ideas) < 2 or ideas[0].plan.goes_out:
            return club
        first = ideas[0]
        ways = [idea.way(doubtful=doubtful(reading, idea, first)) for idea in ideas]
        found = self._search(view, ways, rng, watch)
        best = ideas[found.best]
        action: Action = best.plan.steps[0] if best.plan.steps else Discard(best.discard)
        if action == club.action:
            return Decision(action, club.explanation, found.capped)
        why = self._why(ways, found)
        other = ideas[found.second]
        if why is not None and not best.plan.steps and not other.plan.steps:
            why = than_discarding(why, other.discard)
        return Decision(action, why or _why_begun(reading, best), found.capped)

    def _search(self, view: RummyView, ways: Sequence[Way], rng: Random, watch: Watch) -> Found:
        seat = view.playing.index(view.seat)
        house = view.house
        stakes = Stakes(
            self.out,
            tuple([float(house.limit - view.totals[each]) for each in view.playing]),
            house.last_one_wins,
            self.lost,
        )
        search = Search(unseen_by(view), policy_of(house, self.weights), stakes, seat)
        return search.best(ways, self.iterations, rng, watch)

    def _why(self, ways: Sequence[Way], found: Found) -> Explanation | None:
        """The outcome that differed most between the way chosen and the next best."""
        chosen, other = ways[found.best], ways[found.second]
        played, tried = max(1, len(chosen.worths)), max(1, len(other.worths))
        both = min(played, tried)
        margin = (sum(chosen.worths[:both]) - sum(other.worths[:both])) / both
        return decisive(
            (
                Outcome(OutcomeReason.GOES_OUT, chosen.outs / played, other.outs / tried, worth=60.0),
                Outcome(OutcomeReason.RIVAL_OUT, chosen.rivals_out / played, other.rivals_out / tried, worth=-40.0),
                Outcome(OutcomeReason.OPENS, chosen.opened / played, other.opened / tried, worth=30.0),
                Outcome(OutcomeReason.CAUGHT, chosen.caught / played, other.caught / tried, worth=-1.0),
            ),
            margin,
        )


def _why_begun(reading: Reading, idea: Idea) -> Explanation:
    """What can be seen of a way that is not Club's."""
    return why_melded(reading, idea.plan) if idea.plan.steps else why_left(reading, idea.discard)


def ideas_of(reading: Reading, *, with_top: bool = False) -> list[Idea]:
    """Ways to play a turn, Club's own first: its plan, to hold back, and the best discards of each."""
    plans = [reading.plan(with_top=with_top, manner=manner) for manner in (EVERYTHING, JOKERS_LEFT, ONLY_OPENING)]
    ideas: list[Idea] = []
    seen: set[tuple[object, ...]] = set()
    for plan in (*plans, reading.plain(with_top=with_top)):
        if plan is None or (plan.after.hand, plan.after.opened) in seen:
            continue
        seen.add((plan.after.hand, plan.after.opened))
        own = not ideas
        judged = reading.judged(plan.play, plan.after)[: _DISCARDS if own else _OTHER_DISCARDS]
        for each in judged:
            behind = judged[0].rate - each.rate
            if behind <= _REGRET:
                ideas.append(Idea(plan, ALL_FACES[each.card], behind if own else behind + _OTHER_PLAN))
    return ideas[:_WAYS]


def doubtful(reading: Reading, idea: Idea, first: Idea) -> bool:
    """Whether it is Club's way but for a discard that gets rid of fewer points, or breaks more of the hand."""
    if idea.plan is not first.plan or idea.discard == first.discard:
        return False
    value = reading.house.value_in_hand
    groups = {each.card: each.groups for each in reading.policy.judged(first.plan.play)}
    return value(idea.discard) < value(first.discard) or groups[idea.discard] > groups[first.discard]
