"""Why a move was chosen over the next best, in terms of what decided (for hints).

Only what the player can see is named: cards of the own hand, of the table and of the pile.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from game.cards import Face
from game.families.canasta.opponents.evaluation import Terms, greatest_gain
from game.families.canasta.opponents.planner import Plan, Planner
from game.families.canasta.opponents.position import Position, after_discard
from game.opponents.protocol import Explanation


class Reason(StrEnum):
    """What decided, as all games of the family tell it; the phrase of each has the parameters that its line names."""

    GOES_OUT = "explain_goes_out"
    """Ending the round now is worth more than what is still to come."""
    NEARER_OUT = "explain_nearer_out"
    """It brings going out nearer."""
    EARNS_BONUS = "explain_earns_bonus"
    """`points` of bonus lie on the table at once."""
    GROWS_BONUS = "explain_grows_bonus"
    """It leaves the better chances of a bonus."""
    KEEPS_FOR_BONUS = "explain_keeps_for_bonus"
    """`card` is kept, which the own melds and plans need more."""
    GIVES_LANDING = "explain_gives_landing"
    """More cards can be added to the melds on the table."""
    COUNTS_CARDS = "explain_counts_cards"
    """Only card points decided."""
    FEEDS_LESS = "explain_feeds_less"
    """`card` would help the next player more."""
    PILE_HELPS = "explain_pile_helps"
    """The pile of `count` cards is worth more than an unknown card."""
    PILE_FEEDS = "explain_pile_feeds"
    """The pile of `count` cards would help the next player."""
    PILE_COSTS = "explain_pile_costs"
    """An unknown card is worth more than the pile of `count` cards, with what must be laid for it."""
    ALIKE = "explain_alike"
    """Another card would do as well."""
    NO_CHOICE = "explain_no_choice"
    """Nothing else was possible."""


class OwnReasons(NamedTuple):
    """What a game calls the reasons that are told in its own words."""

    takes_reserve: StrEnum
    """The hand is emptied into the reserve this turn."""
    nearer_reserve: StrEnum
    """It brings the reserve nearer."""
    keeps_cards: StrEnum
    """Cards stay in hand for what is to come."""
    keeps_for_team: StrEnum
    """`card` is kept, which fits a meld of the team."""
    right: StrEnum | None = None
    """The right to go out is had, where that is worth something in itself."""
    stuck: StrEnum = Reason.NEARER_OUT
    """It keeps a hand from running short that may not be emptied."""


def told(reason: StrEnum, **params: str | int) -> Explanation:
    """An explanation with its parameters."""
    return Explanation(reason.value, tuple(params.items()))


def _for_term(own: OwnReasons, term: int) -> StrEnum:
    """The reason of a term, by its place in `Terms`."""
    return (
        Reason.EARNS_BONUS,
        Reason.GROWS_BONUS,
        Reason.COUNTS_CARDS,
        own.keeps_cards,
        Reason.GIVES_LANDING,
        own.nearer_reserve,
    )[term]


def why_step(own: OwnReasons, planner: Planner, plan: Plan) -> Explanation:
    """Why the first lay or add of a plan is made, from the worth of the position before and after it."""
    free = planner.beliefs.seen.free
    if len(plan.after.hand) < 2:
        return told(own.takes_reserve if free else Reason.GOES_OUT)
    before = planner.start
    after = planner.after(before, plan.steps[0])
    gains, losses = (planner.evaluation.terms(each, len(each.hand) - 1) for each in (after, before))
    reason = _for_term(own, greatest_gain(gains, losses)[1])
    if reason is Reason.EARNS_BONUS:
        earned = after.table.bonus - before.table.bonus
        return told(reason, points=round(earned)) if earned > 0 or own.right is None else told(own.right)
    if reason is own.nearer_reserve and not free:
        return told(Reason.NEARER_OUT if after.table.may_go_out else own.stuck)
    return told(reason)


def why_left(
    own: OwnReasons, planner: Planner, position: Position, judged: list[tuple[float, Face]], card: Face
) -> Explanation:
    """Why a card is discarded and not the next best of those judged."""
    if len(position.hand) == 1:
        return told(own.takes_reserve if planner.beliefs.seen.free else Reason.GOES_OUT)
    others = [each for each in judged if each[1] != card]
    if not others:
        return told(Reason.NO_CHOICE)
    _, spared = max(others)
    left = len(position.hand) - 1
    chosen, instead = (planner.evaluation.terms(after_discard(position, each), left) for each in (card, spared))
    fed = planner.feeding.fed(spared) - planner.feeding.fed(card)
    return _of_discard(own, chosen, instead, spared, fed, fits_team=bool(position.table.fits >> spared & 1))


def _of_discard(
    own: OwnReasons, chosen: Terms, instead: Terms, spared: Face, fed: float, *, fits_team: bool
) -> Explanation:
    """From the worth of the position without each card, and from what the opponents gain more by the one spared."""
    kept, term = greatest_gain(chosen, instead)
    if max(kept, fed) <= 0.0:
        return told(Reason.ALIKE)
    if fed > kept:
        return told(Reason.FEEDS_LESS, card=str(spared))
    reason = _for_term(own, term)
    if reason in {Reason.GROWS_BONUS, own.keeps_cards, own.nearer_reserve}:
        return told(own.keeps_for_team if fits_team else Reason.KEEPS_FOR_BONUS, card=str(spared))
    return told(reason)
