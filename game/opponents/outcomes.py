"""The reason of an opponent that plays worlds out: the outcome by which two choices differed most, with its size.

An opponent that plays worlds to their end counts for each choice how often each outcome happened (a chance, 0 to 1)
or how many points it was, in the same worlds. `decisive` makes the reason of the choice from that:

    decisive((
        Outcome(OutcomeReason.GOES_OUT, of_choice.goes_out, of_second.goes_out, worth=60.0),
        Outcome(OutcomeReason.RIVAL_OUT, of_choice.rival_out, of_second.rival_out, worth=-40.0),
        Outcome(OutcomeReason.CAUGHT, of_choice.caught, of_second.caught, worth=-1.0),
    ), margin=of_choice.points - of_second.points) or what the quick policy says
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from game.opponents.protocol import Explanation
from game.opponents.reasons import Names, ReasonKey


class OutcomeReason(ReasonKey):
    """The reasons that compare two choices over the same worlds.

    The sentence of a chance has the parameters `chance` and `other`, in percent for the choice and for the next best
    one; that of an amount has `points`, how many more or less they are.
    """

    GOES_OUT = "explain_worlds_goes_out", Names.ANOTHER
    """Chance: the player ends the round."""
    RIVAL_OUT = "explain_worlds_rival_out", Names.ANOTHER
    """Chance: an opponent does."""
    OPENS = "explain_worlds_opens", Names.ANOTHER
    """Chance: the player opens in this round."""
    CAUGHT = "explain_worlds_caught", Names.ANOTHER
    """Points that the player is caught with."""
    POINTS = "explain_worlds_points", Names.ANOTHER
    """Points, where none of the others differs enough."""


_AMOUNTS: Final = frozenset({OutcomeReason.CAUGHT, OutcomeReason.POINTS})
"""The reasons about an amount; all others are about a chance."""


class Outcome(NamedTuple):
    """One outcome of two choices, on average over the same worlds."""

    reason: OutcomeReason
    chosen: float
    instead: float
    """The value for the next best choice."""
    worth: float
    """The value of one more of it (of certainty, for a chance) to the player, in the unit of the margin; negative where
    less is better.
    """

    @property
    def gain(self) -> float:
        """The part of the margin that this outcome accounts for."""
        return self.worth * (self.chosen - self.instead)


_LEAST_CHANCE: Final = 3
"""The percentage points by which a chance must differ to be given as the reason."""


def decisive(outcomes: Iterable[Outcome], margin: float) -> Explanation | None:
    """The outcome that contributed most to the choice; where none does enough, the margin in points.

    `margin` is what the choice is worth more, in points of the game. None where it rounds to nothing as well: the quick
    policy's reason is then the better one.
    """
    for outcome in sorted(outcomes, key=lambda each: -each.gain):
        if outcome.gain <= 0.0:
            break
        explanation = _explained(outcome)
        if explanation is not None:
            return explanation
    points = round(margin)
    return Explanation(OutcomeReason.POINTS.value, (("points", points),)) if points >= 1 else None


def _explained(outcome: Outcome) -> Explanation | None:
    """The outcome in numbers that differ, None where rounding leaves no difference worth a word."""
    key = outcome.reason.value
    if outcome.reason not in _AMOUNTS:
        chance, other = round(100 * outcome.chosen), round(100 * outcome.instead)
        return (
            Explanation(key, (("chance", chance), ("other", other))) if abs(chance - other) >= _LEAST_CHANCE else None
        )
    points = round(abs(outcome.chosen - outcome.instead))
    return Explanation(key, (("points", points),)) if points else None
