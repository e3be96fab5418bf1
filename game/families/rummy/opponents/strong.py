"""The level strong of the rummies: Club's best ideas, played out in worlds that fit what was seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from game.cards import Face
from game.families.rummy.opponents.agent import RummyAgent, worth_of_drawing
from game.families.rummy.opponents.beliefs import lean_house, read, turn_seen, turn_with_top
from game.families.rummy.opponents.explain import why_drawn, why_left, why_melded, why_taken
from game.families.rummy.opponents.lean.hand import hand_of
from game.families.rummy.opponents.lean.house import NONE
from game.families.rummy.opponents.lean.keeping import LeanWeights
from game.families.rummy.opponents.lean.melds import code_of
from game.families.rummy.opponents.lean.policy import Policy
from game.families.rummy.opponents.lean.round import MELDING, LeanRound
from game.families.rummy.opponents.lean.worlds import round_of, unseen_by
from game.families.rummy.opponents.planner import Plan, Planner, Step
from game.families.rummy.opponents.search import Found, Search, Stakes, Way
from game.families.rummy.opponents.weights import PERFECT, Weights
from game.families.rummy.rules.actions import Action, Discard, Draw, Take
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.state import Melding, Starting, Taking
from game.families.rummy.rules.turn import Turn
from game.families.rummy.rules.view import RummyView
from game.opponents.outcomes import Outcome, Told, decisive
from game.opponents.protocol import Decision, Explanation, Watch

_PLANS: Final = 4
_DISCARDS: Final = 5
_WAYS: Final = 8
"""Plans, discards after the best of them, and ways in all that are thought of."""
_REGRET: Final = 25.0
"""A discard that Club takes to be worse by more than this, in points of a round, is not thought of."""


class Idea(NamedTuple):
    """Some steps and the discard after them, as Club judges them."""

    worth: float
    steps: tuple[Step, ...]
    after: Turn
    discard: Face

    @property
    def plan(self) -> Plan:
        """The same as a plan of Club's."""
        return Plan(self.steps, self.after, self.worth, self.discard)


@dataclass(frozen=True, slots=True)
class StrongAgent:
    """Searches with some weights."""

    weights: Weights
    lean: Callable[[], LeanWeights]
    """What the quick policy of the search weighs."""
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
        turn = turn_with_top(view)
        club = self._club.decide(view, rng, watch)
        if turn is None:
            return club
        planner = Planner(read(view, self.weights, PERFECT))
        ideas = ideas_of(planner, turn)
        if not ideas or len(ideas[0].after.hand) == 1:
            return club
        base = base_round(view)
        takes = isinstance(club.action, Take)
        drawn = worth_of_drawing(planner, turn_seen(view))
        most = ideas[0].worth if takes else drawn
        drawing = Way(base, draws=True, behind=max(0.0, most - drawn))
        taking = [Way(_after(base, view, idea), behind=max(0.0, most - idea.worth)) for idea in ideas[:3]]
        ways = [*taking, drawing] if takes else [drawing, *taking]
        found = self._search(view, ways, rng, watch)
        way = ways[found.best]
        if way.draws != takes:
            return Decision(club.action, club.explanation, found.capped)
        why = self._why(ways, found)
        if way.draws:
            return Decision(Draw(), why or why_drawn(planner, turn, 0.0), found.capped)
        plan = ideas[found.best - 1].plan  # Club draws, which is the first way then
        return Decision(Take(), why or why_taken(planner, turn, plan, 0.0), found.capped)

    def _go_on(self, view: RummyView, rng: Random, watch: Watch) -> Decision[Action]:
        planner = Planner(read(view, self.weights, PERFECT))
        turn = turn_seen(view)
        ideas = first_ideas(planner, turn) if isinstance(view.phase, Starting) else ideas_of(planner, turn)
        club = self._club.decide(view, rng, watch)
        if len(ideas) < 2 or len(ideas[0].after.hand) == 1:
            return club
        base = base_round(view)
        ways = [way_of(base, planner, idea, ideas[0]) for idea in ideas]
        found = self._search(view, ways, rng, watch)
        best = ideas[found.best]
        action: Action = best.steps[0] if best.steps else Discard(best.discard)
        if action == club.action:
            return Decision(action, club.explanation, found.capped)
        return Decision(action, self._why(ways, found) or _why_begun(planner, turn, best), found.capped)

    def _search(self, view: RummyView, ways: Sequence[Way], rng: Random, watch: Watch) -> Found:
        seat = view.playing.index(view.seat)
        house = view.house
        stakes = Stakes(
            self.out,
            tuple([float(house.limit - view.totals[each]) for each in view.playing]),
            house.last_one_wins,
            self.lost,
        )
        search = Search(unseen_by(view), policy_of(house, self.lean), stakes, seat)
        return search.best(ways, self.iterations, rng, watch)

    def _why(self, ways: Sequence[Way], found: Found) -> Explanation | None:
        """The outcome that differed most between the way chosen and the next best."""
        chosen, other = ways[found.best], ways[found.second]
        played, tried = max(1, len(chosen.worths)), max(1, len(other.worths))
        both = min(played, tried)
        margin = (sum(chosen.worths[:both]) - sum(other.worths[:both])) / both
        return decisive(
            (
                Outcome(Told.GOES_OUT, chosen.outs / played, other.outs / tried, worth=60.0),
                Outcome(Told.RIVAL_OUT, chosen.rivals_out / played, other.rivals_out / tried, worth=-40.0),
                Outcome(Told.OPENS, chosen.opened / played, other.opened / tried, worth=30.0),
                Outcome(Told.CAUGHT, chosen.caught / played, other.caught / tried, worth=-1.0),
            ),
            margin,
        )


def _why_begun(planner: Planner, turn: Turn, idea: Idea) -> Explanation:
    """What speaks for an idea that is not Club's where worlds end alike: that of Club is for another action."""
    if idea.steps:
        return why_melded(planner, turn, idea.plan)
    return why_left(planner, turn, planner.judged(turn), idea.discard)


def first_ideas(planner: Planner, turn: Turn) -> list[Idea]:
    """Discards of the first turn, which is a discard and nothing else."""
    judged = sorted(planner.judged(turn), key=lambda each: -each[0])
    return [Idea(worth, (), turn, card) for worth, card in judged[:_WAYS] if worth >= judged[0][0] - _REGRET]


def ideas_of(planner: Planner, turn: Turn) -> list[Idea]:
    """Ways to play a turn, Club's own first: its best plans, to hold everything, and the best discards of each."""
    ideas: list[Idea] = []
    plans = planner.plans(turn)
    first = plans[:_PLANS]
    first += [plan for plan in plans[_PLANS:] if not plan.steps]
    for number, plan in enumerate(first):
        judged = sorted(planner.judged(plan.after), key=lambda each: (each[1] != plan.discard, -each[0]))
        for worth, card in judged[: _DISCARDS if not number else 2]:
            if worth >= judged[0][0] - _REGRET:
                ideas.append(Idea(worth, plan.steps, plan.after, card))
    seen: set[tuple[object, ...]] = set()
    kept = []
    for idea in ideas:
        key = (idea.after.hand, idea.after.opened, idea.discard, len(idea.after.melds))
        if key not in seen:
            seen.add(key)
            kept.append(idea)
    return kept[:_WAYS]


@lru_cache(maxsize=8)
def policy_of(house: HouseRules, lean: Callable[[], LeanWeights]) -> Policy:
    """The quick policy of the house."""
    return Policy(lean_house(house), lean())


def base_round(view: RummyView) -> LeanRound:
    """The round as the seat of the view sees it, with nothing where it sees nothing."""
    hands = tuple(view.hand if seat == view.seat else () for seat in range(len(view.counts)))
    return round_of(view, hands, (), lean_house(view.house))


def way_of(base: LeanRound, planner: Planner, idea: Idea, first: Idea) -> Way:
    """The way of an idea, beside the first one."""
    view = planner.beliefs.view
    doubtful = idea.steps == first.steps and _doubtful(planner, idea.after, idea.discard, first.discard)
    return Way(_after(base, view, idea), behind=max(0.0, first.worth - idea.worth), doubtful=doubtful)


def _doubtful(planner: Planner, turn: Turn, card: Face, other: Face) -> bool:
    """Whether the other discard gets rid of more points, or leaves the run likelier that the opening lacks."""
    value, shape = planner.house.value_in_hand, planner.shape(turn)
    return value(card) < value(other) or shape.runless(card) > shape.runless(other)


def _after(base: LeanRound, view: RummyView, idea: Idea) -> LeanRound:
    """The round after an idea was played."""
    play = base.copy()
    seat = play.seat
    after = idea.after
    laid = [code_of(meld) for meld in after.melds]
    if isinstance(view.phase, Taking):  # the top of the discards was taken
        card = play.discards.pop()
        play.gone[card] -= 1
    play.hands[seat] = hand_of([int(card) for card in after.hand])
    for meld in view.melds:
        for card in meld.cards:
            play.gone[card] -= 1
    for meld in after.melds:
        for card in meld.cards:
            play.gone[card] += 1
    play.melds = laid
    play.opened[seat] = after.opened
    taken = view.discards[-1:] if isinstance(view.phase, Taking) else ()
    known = [*view.known[view.seat], *taken]
    play.known[seat] = [int(card) for card in known if card in after.hand]
    play.look()
    play.phase = MELDING
    play.opened_now = after.opened_now
    play.busy = play.busy or len(after.melds) > len(view.melds)
    play.taken = NONE
    play.discard(int(idea.discard))
    return play
