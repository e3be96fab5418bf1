"""Finding the reason of a move: what parts it from the next best one."""

from __future__ import annotations

from typing import Final

from game.cards import JOKER, Face
from game.families.rummy.opponents.explain import Reason, told
from game.families.rummy.opponents.planner import Plan, Planner
from game.families.rummy.rules.actions import Open, Swap
from game.families.rummy.rules.openings import opening_points
from game.families.rummy.rules.turn import Turn
from game.opponents.protocol import Explanation

_SMALL: Final = 0.05
"""A difference that is none, in points of a round; set by hand."""
_SOON: Final = 0.2
"""Chance that the round ends from which on it is told as the reason; set by hand."""


def why_taken(turn: Turn, plan: Plan) -> Explanation:
    """Why the top discard is taken: what the plan makes of it."""
    card = str(turn.taken)
    if len(plan.after.hand) == 1:
        return told(Reason.TAKE_GOES_OUT, card=card)
    if plan.after.opened and not turn.opened:
        return told(Reason.TAKE_OPENS, card=card)
    if plan.after.taken is None:
        return told(Reason.TAKE_MELDS, card=card)
    return told(Reason.TAKE_FITS, card=card)


def why_melded(planner: Planner, turn: Turn, plan: Plan) -> Explanation:
    """Why the first step of a plan is made."""
    if len(plan.after.hand) == 1:
        return told(Reason.GOES_OUT)
    step = plan.steps[0]
    house = planner.house
    if isinstance(step, Open):
        reached = planner.stepped(turn, step)
        return told(Reason.OPENS, points=opening_points(reached.melds[len(turn.melds) :], house))
    if isinstance(step, Swap):
        return told(Reason.WINS_JOKER, card=str(step.card))
    before, left = (int(sum(map(house.value_in_hand, hand))) for hand in (turn.hand, planner.stepped(turn, step).hand))
    return told(Reason.SHEDS, points=before - left)


def why_discarded(planner: Planner, turn: Turn, card: Face, other: Face) -> Explanation:
    """Why `card` is discarded and not `other`, the next best."""
    groups, costs = planner.parted(turn, card, other)
    fed = planner.fed(other) - planner.fed(card)
    if max(groups, costs, fed) <= _SMALL:
        return told(Reason.ALIKE)
    if fed >= max(groups, costs):
        return told(Reason.KEEPS_JOKER) if other == JOKER else told(Reason.FEEDS_LESS, card=str(other))
    if groups >= costs:
        return told(Reason.KEEPS_JOKER) if other == JOKER else told(Reason.KEEPS_GROUP, card=str(other))
    if other == JOKER:
        return told(Reason.KEEPS_JOKER)
    if planner.beliefs.danger >= _SOON:
        return told(Reason.BEFORE_END, count=planner.beliefs.fewest)
    return told(Reason.SAVES_POINTS, points=int(planner.house.value_in_hand(card)))
