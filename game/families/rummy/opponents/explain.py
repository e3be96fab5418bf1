"""Why a move was chosen over the next best, in terms of what decided (for hints).

Only what the player can see is named: cards of the own hand and of the table, and how many cards others hold.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from game.cards import JOKER, Face
from game.families.rummy.opponents.planner import Plan, Planner
from game.families.rummy.rules.actions import Open, Swap
from game.families.rummy.rules.openings import opening_points
from game.families.rummy.rules.turn import Turn
from game.opponents.protocol import Explanation


class Reason(StrEnum):
    """What decided; the phrase of each has the parameters that its line names."""

    NO_CHOICE = "explain_no_choice"
    """Nothing else was possible."""
    ALIKE = "explain_alike"
    """Another card would do as well."""
    TAKE_GOES_OUT = "explain_take_goes_out"
    """With `card`, the top discard, the round can be ended this turn."""
    TAKE_OPENS = "explain_take_opens"
    """With `card`, the top discard, the opening is reached this turn."""
    TAKE_MELDS = "explain_take_melds"
    """`card`, the top discard, can be melded at once."""
    TAKE_FITS = "explain_take_fits"
    """`card`, the top discard, goes well with the hand."""
    DRAW_BETTER = "explain_draw_better"
    """An unknown card is likely to help more than `card`, the top discard."""
    GOES_OUT = "explain_goes_out"
    """The round can be ended this turn."""
    OPENS = "explain_opens"
    """The melds are worth `points`, enough to open, and opening early lets everything else go."""
    WAITS = "explain_waits"
    """Opening is possible, but only `count` cards would be left: going out in one turn doubles what the others pay."""
    SHEDS = "explain_sheds"
    """It rids the hand of `points` points at once."""
    WINS_JOKER = "explain_wins_joker"
    """The joker won with `card` is worth more in another meld."""
    KEEPS_GROUP = "explain_keeps_group"
    """`card` is kept, which is part of a meld or may still become one."""
    KEEPS_JOKER = "explain_keeps_joker"
    """A joker is kept, which completes any meld."""
    SAVES_POINTS = "explain_saves_points"
    """Of the cards that are not needed it is the dearest, at `points` points."""
    BEFORE_END = "explain_before_end"
    """Somebody has only `count` cards left: dear cards that are not needed go now."""
    FEEDS_LESS = "explain_feeds_less"
    """`card` would help the next player more."""


REASONS: Final = tuple(Reason)
"""All that may be told."""


def told(reason: Reason, **params: str | int) -> Explanation:
    """An explanation with its parameters."""
    return Explanation(reason.value, tuple(params.items()))


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
    fed = planner.fed(turn, other) - planner.fed(turn, card)
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
