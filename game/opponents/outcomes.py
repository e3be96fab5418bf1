"""The reason of an opponent that plays worlds out: the outcome by which two choices differed most, with its size.

Whoever plays worlds to their end counts along, for each choice, how often each outcome came about (a chance, 0 to 1)
or how much of it there was (points, tricks), on the same worlds. `decisive` makes the reason of the choice from that:

    decisive((
        Outcome(Told.RESERVE, of_choice.reserve, of_second.reserve, worth=150.0),
        Outcome(Told.RIVAL_OUT, of_choice.rival_out, of_second.rival_out, worth=-100.0),
        Outcome(Told.BONUS, of_choice.bonus, of_second.bonus, worth=1.0),
        Outcome(Told.FED, of_choice.fed, of_second.fed, worth=-1.0),
    ), margin=of_choice.points - of_second.points) or what the quick policy says
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from game.opponents.protocol import Explanation


class Told(StrEnum):
    """What may have differed. A chance is told with the parameters `chance` and `other`, in percent for the choice and
    for the next best one; anything else by how much more or less of it there is: `points`, or `count` in ten deals.
    """

    GOES_OUT = "explain_worlds_goes_out"
    """Chance: the player, or the team, ends the round."""
    RIVAL_OUT = "explain_worlds_rival_out"
    """Chance: an opponent does."""
    RESERVE = "explain_worlds_reserve"
    """Chance: the team takes its reserve hand."""
    RIVAL_RESERVE = "explain_worlds_rival_reserve"
    """Chance: the opponents take theirs."""
    CLEAN = "explain_worlds_clean"
    """Chance: the team makes a clean canasta that it has not yet."""
    OPENS = "explain_worlds_opens"
    """Chance: the player opens in this round."""
    HOLDS = "explain_worlds_holds"
    """Chance: the own contract is made."""
    FAILS = "explain_worlds_fails"
    """Chance: the contract of the opponents fails."""
    ALL_TRICKS = "explain_worlds_all_tricks"
    """Chance: the team takes all tricks."""
    RIVAL_ALL_TRICKS = "explain_worlds_rival_all_tricks"
    """Chance: the opponents do."""
    TRICKS = "explain_worlds_tricks"
    """Tricks of the team."""
    BONUS = "explain_worlds_bonus"
    """Points of bonuses that the team earns."""
    FED = "explain_worlds_fed"
    """Points that the opponents earn."""
    CAUGHT = "explain_worlds_caught"
    """Points that the player is caught with."""
    POINTS = "explain_worlds_points"
    """Points, where none of the others differs enough to be told."""


MELD_TEAMS: Final = (
    Told.GOES_OUT,
    Told.RIVAL_OUT,
    Told.RESERVE,
    Told.RIVAL_RESERVE,
    Told.CLEAN,
    Told.BONUS,
    Told.FED,
    Told.POINTS,
)
"""What may be told in games of melds with partners and a reserve hand."""
MELDS_ALONE: Final = (Told.GOES_OUT, Told.RIVAL_OUT, Told.OPENS, Told.CAUGHT, Told.POINTS)
"""The same where everybody is alone."""
TRICK_TEAMS: Final = (
    Told.HOLDS,
    Told.FAILS,
    Told.ALL_TRICKS,
    Told.RIVAL_ALL_TRICKS,
    Told.TRICKS,
    Told.FED,
    Told.POINTS,
)
"""The same in games of tricks with partners."""

_AMOUNTS: Final = frozenset({Told.BONUS, Told.FED, Told.CAUGHT, Told.POINTS, Told.TRICKS})
"""What there is more or less of; of everything else there is a chance."""


class Outcome(NamedTuple):
    """One outcome of two choices, on average over the same worlds."""

    told: Told
    chosen: float
    instead: float
    """The same for the next best choice."""
    worth: float
    """What one more of it (the whole of a chance) is worth to who chooses, in the unit of the margin; negative where
    less is better.
    """

    @property
    def gain(self) -> float:
        """What it contributes to the choice."""
        return self.worth * (self.chosen - self.instead)


_LEAST_CHANCE: Final = 3
"""Percent by which a chance must differ to be told."""
_DEALS: Final = 10
"""Deals in which tricks are counted, as less than one in a single deal is hard to imagine."""


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
    return Explanation(Told.POINTS.value, (("points", points),)) if points >= 1 else None


def _explained(outcome: Outcome) -> Explanation | None:
    """The outcome in numbers that differ, None where rounding leaves no difference worth a word."""
    key = outcome.told.value
    if outcome.told not in _AMOUNTS:
        chance, other = round(100 * outcome.chosen), round(100 * outcome.instead)
        return (
            Explanation(key, (("chance", chance), ("other", other))) if abs(chance - other) >= _LEAST_CHANCE else None
        )
    difference = abs(outcome.chosen - outcome.instead)
    if outcome.told is Told.TRICKS:
        count = round(_DEALS * difference)
        return Explanation(key, (("count", count),)) if count else None
    points = round(difference)
    return Explanation(key, (("points", points),)) if points else None
