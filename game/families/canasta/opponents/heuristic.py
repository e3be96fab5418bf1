"""What the levels of the family that plan have in common: choosing among plans and cards as a level sees them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import ClassVar, TypeVar

from game.cards import Face
from game.engine import Action
from game.families.canasta.opponents.adapter import CanastaAdapter
from game.families.canasta.opponents.beliefs import Seen, read
from game.families.canasta.opponents.evaluation import Evaluation
from game.families.canasta.opponents.explain import OwnReasons, why_left
from game.families.canasta.opponents.feeding import Feeding
from game.families.canasta.opponents.hand_shape import WILD_FACES
from game.families.canasta.opponents.planner import Ending, Plan, Planner, wanted
from game.families.canasta.opponents.position import Position, position_of
from game.families.canasta.opponents.projects import WINDOW
from game.families.canasta.opponents.taking import Sides, why_drawn, why_taken
from game.families.canasta.opponents.weights import SkillProfile, Weights
from game.melds.common import Discard, Draw
from game.melds.judge import fitting
from game.opponents.levels import choose
from game.opponents.protocol import Decision, Explanation

Take = TypeVar("Take", bound=Action)


@dataclass(frozen=True, slots=True)
class PlanningAgent:
    """Plays the heuristic policy with some weights as well as a skill profile lets it."""

    evaluation: ClassVar[type[Evaluation]]
    feeding: ClassVar[type[Feeding]]
    """How the game values positions and the pile."""
    reasons: ClassVar[OwnReasons]
    """How the game tells what decided."""

    weights: Weights
    profile: SkillProfile

    def planned(self, adapter: CanastaAdapter, seen: Seen, ending: Ending) -> tuple[Planner, tuple[Plan, ...]]:
        """The planner of a turn and its plans, none where no legal end was found."""
        return _planned(self, adapter, seen, ending)

    def plan_of(self, plans: Sequence[Plan], rng: Random) -> Plan:
        """One of the plans, of which there is one at least."""
        return choose([(plan.worth, plan) for plan in plans], self.profile, rng)

    def taken_or_drawn(self, sides: Sides, take: Take, rng: Random) -> Decision[Take | Draw]:
        """Taking from the pile, or drawing."""
        taken = sides.taken.worth
        draw = self.weights.draw + (self.weights.draw_late if sides.drawing.beliefs.seen.late else 0.0)
        drawn = sides.drawn.worth + draw - sides.drawing.feeding.loss_as_it_lies()
        choices: list[tuple[float, Take | Draw]] = [(taken, take), (drawn, Draw())]
        action = choose(choices, self.profile, rng)
        if isinstance(action, Draw):
            return Decision(action, why_drawn(sides, drawn - taken))
        return Decision(action, why_taken(self.reasons, sides, taken - drawn))

    def why_not(self, planner: Planner, card: Face, other: Face) -> Explanation | None:
        """Why a card is discarded and not that other one, now; None where one of them may not be."""
        judged = [each for each in planner.judged(planner.start) if each[1] in (card, other)]
        return why_left(self.reasons, planner, planner.start, judged, card) if len(judged) == 2 else None

    def discarded(
        self, planner: Planner, position: Position, rng: Random, kept: Collection[Face] = ()
    ) -> Decision[Discard]:
        """The discard that ends the turn, none of those to be kept if there is another that the team cannot use."""
        judged = planner.judged(position)
        others = [each for each in judged if each[1] not in kept]
        idle = ~(wanted(position) | WILD_FACES)
        if any(idle >> card & 1 for _, card in others) or not any(idle >> card & 1 for _, card in judged):
            judged = others or judged
        card = choose(_sensible(judged, position) if self.profile.noise else judged, self.profile, rng)
        return Decision(Discard(card), why_left(self.reasons, planner, position, judged, card))


@lru_cache(maxsize=16)
def _planned(
    agent: PlanningAgent, adapter: CanastaAdapter, seen: Seen, ending: Ending
) -> tuple[Planner, tuple[Plan, ...]]:
    """A turn that takes the pile card by card asks for the same again and again."""
    beliefs = read(adapter, seen, agent.weights, agent.profile)
    start = position_of(adapter, seen.hand, seen.melds[0])
    planner = Planner(agent.evaluation(beliefs), agent.feeding(beliefs), start, ending)
    return planner, tuple(planner.plans())


def _sensible(judged: list[tuple[float, Face]], position: Position) -> list[tuple[float, Face]]:
    """The best discard and those that no partner would resent: no wild, and nothing that the team's melds wait for."""
    best = max(judged)
    waited_for = WILD_FACES
    for meld in position.melds:
        if len(meld.cards) < WINDOW:
            waited_for |= fitting(meld, position.adapter.rules)
    return [each for each in judged if each == best or not waited_for >> each[1] & 1]
