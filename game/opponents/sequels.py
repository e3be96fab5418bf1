"""Sequels: the events of a world that was played out, besides its points, which explain why one way is better.

A playout notes for each world what happened, as a chance (0 or 1 in one world) or an amount in points of a round. Over
the worlds that two ways share, `outcome_differences` finds the sequels that certainly differ, the weightiest first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import fsum, sqrt
from typing import Final, NamedTuple


class Sequel(StrEnum):
    """A possible event for the player or the player's team; the phrase of each has its amount."""

    GOES_OUT = "sequel_goes_out"
    """Chance: the player ends the round."""
    RIVAL_OUT = "sequel_rival_out"
    """Chance: somebody else does."""
    OPENS = "sequel_opens"
    """Chance: the player opens in this round."""
    CARD_TAKEN = "sequel_card_taken"
    """Chance: the next player takes what was discarded."""
    PILE_TAKEN = "sequel_pile_taken"
    """Chance: the next player takes the whole pile of discards."""
    CAUGHT = "sequel_caught"
    """Points that the player is left with."""
    RIVALS_CAUGHT = "sequel_rivals_caught"
    """Points that each of the others is left with, on average."""
    TEAM_OUT = "sequel_team_out"
    """Chance: the team ends the round in the next turns."""
    RIVAL_TEAM_OUT = "sequel_rival_team_out"
    """Chance: the other team does."""
    RESERVE = "sequel_reserve"
    """Chance: the team has its reserve hand after the next turns."""
    RIVAL_RESERVE = "sequel_rival_reserve"
    """Chance: the other team has its own."""
    BONUS = "sequel_bonus"
    """Points of the bonuses of the team's melds after the next turns."""
    RIVAL_BONUS = "sequel_rival_bonus"
    """The bonus of the other team."""
    PROMISED = "sequel_promised"
    """Points of those bonuses with what the melds and cards of the team may still earn."""
    RIVAL_PROMISED = "sequel_rival_promised"
    """The promised bonus of the other team."""
    MELDED = "sequel_melded"
    """Points of the cards that the team has on the table after the next turns."""
    RIVAL_MELDED = "sequel_rival_melded"
    """The melded points of the other team."""
    HELD = "sequel_held"
    """Points of the cards that the team still holds then."""
    WINS_DEAL = "sequel_wins_deal"
    """Chance: the team scores more in this deal than the other."""
    WINS_TRICK = "sequel_wins_trick"
    """Chance: the team takes the trick in play."""
    CARD_POINTS = "sequel_card_points"
    """Card points that the team takes."""


AMOUNTS: Final = frozenset(
    {
        *(Sequel.CAUGHT, Sequel.RIVALS_CAUGHT, Sequel.HELD, Sequel.CARD_POINTS),
        *(Sequel.PROMISED, Sequel.RIVAL_PROMISED),
        *(Sequel.BONUS, Sequel.RIVAL_BONUS, Sequel.MELDED, Sequel.RIVAL_MELDED),
    }
)
"""The sequels that are amounts in points; all others are chances."""

COUNTING: Final = AMOUNTS - {Sequel.CARD_POINTS}
"""The sequels whose points are points of the round, for the player or against: their differences add up."""

OF_RIVALS: Final = frozenset(
    {
        *(Sequel.RIVAL_OUT, Sequel.RIVALS_CAUGHT, Sequel.RIVAL_TEAM_OUT, Sequel.RIVAL_RESERVE),
        *(Sequel.RIVAL_BONUS, Sequel.RIVAL_PROMISED, Sequel.RIVAL_MELDED),
    }
)
"""The sequels that are about others."""

OF_DISCARDS: Final = frozenset({Sequel.CARD_TAKEN, Sequel.PILE_TAKEN})
"""The sequels that mean something only where both ways are to discard a card."""


class SequelValue(NamedTuple):
    """A sequel in one world, with its amount."""

    sequel: Sequel
    value: float
    """1 or 0 of a chance, else points of a round."""
    worth: float
    """The value of one more of it to the player, in points of a round; negative where less is better."""


@dataclass(frozen=True, slots=True)
class OutcomeDifference:
    """A difference between two ways, on average over the worlds that they share."""

    sequel: str
    """A value of `Sequel`."""
    better: float
    done: float
    """The amount by the better way and by the one that was chosen: a chance from 0 to 1, or points of a round."""


_CERTAIN: Final = 2.0
"""Standard errors by which two ways must differ for the difference to be certain."""
_LEAST_CHANCE: Final = 0.03
_LEAST_POINTS: Final = 0.5
"""The least difference that leaves two different numbers after rounding."""
_SHARE: Final = 0.15
"""The least share of the cost that a difference must account for, to count as its reason."""
_MOST: Final = 2
"""The largest number of differences returned."""
_SAME: Final = (
    {Sequel.BONUS, Sequel.PROMISED},
    {Sequel.RIVAL_BONUS, Sequel.RIVAL_PROMISED},
    {Sequel.WINS_DEAL, Sequel.CARD_POINTS},
)
"""Sequels that mean the same in other words: of these one is enough."""


def outcome_differences(
    better: Sequence[Sequence[SequelValue]], done: Sequence[Sequence[SequelValue]], cost: float, *, discards: bool
) -> tuple[OutcomeDifference, ...]:
    """Return what speaks for the better way, given the worlds of both; the weightiest difference comes first.

    `cost` is its lead in points of a round; `discards` says whether both ways are a card discarded. Certain differences
    go before uncertain ones, which count only where there is nothing else.
    """
    found: list[tuple[bool, float, OutcomeDifference]] = []
    ways = [[{each.sequel: each for each in world} for world in worlds] for worlds in (better, done)]
    for sequel in Sequel:
        pairs = [
            (one[sequel], other[sequel]) for one, other in zip(*ways, strict=True) if {sequel} <= one.keys() & other
        ]
        if len(pairs) < max(2, len(better)) or (sequel in OF_DISCARDS and not discards):
            continue
        differences = [one.value - other.value for one, other in pairs]
        mean = fsum(differences) / len(differences)
        gain = mean * pairs[0][0].worth
        if gain < _SHARE * cost or abs(mean) < (_LEAST_POINTS if sequel in AMOUNTS else _LEAST_CHANCE):
            continue
        error = sqrt(fsum((each - mean) ** 2 for each in differences) / (len(differences) - 1) / len(differences))
        means = [round(fsum(pair[way].value for pair in pairs) / len(pairs), 3) for way in (0, 1)]
        found.append((abs(mean) > _CERTAIN * error, gain, OutcomeDifference(sequel.value, *means)))
    found.sort(key=lambda each: (-each[0], -each[1]))
    kept: list[OutcomeDifference] = []
    for clear, _gain, each in found:
        again = any({each.sequel, one.sequel} <= same for one in kept for same in _SAME)
        if len(kept) < _MOST and not again and (clear or not kept):
            kept.append(each)
    return tuple(kept)
