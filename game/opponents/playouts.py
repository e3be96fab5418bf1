"""What a position comes to when everybody goes on by a quick policy: what decisions are held against afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from math import fsum
from random import Random
from typing import Any, NamedTuple, TypeAlias

from game.engine import Seat
from game.opponents.sequels import SequelValue


class Worth(NamedTuple):
    """How a round ends for a team."""

    lead: float
    """The mean margin of the round over the others, in points; negative where it is worse."""
    chance: float | None = None
    """The chance of winning the match then, from 0 to 1, where the game can tell."""
    came: tuple[SequelValue, ...] = ()
    """What came about on the way, to tell why it is worth that."""


Playout: TypeAlias = Callable[[Any, Seat, Random], Worth]
"""Plays a state of its game on, all cards known, and says what it is worth to the team of a seat."""


def lead_of(points: Sequence[float | Decimal], team: int, *, fewest: bool) -> float:
    """The mean margin of a team over the others."""
    others = [float(gained) for of, gained in enumerate(points) if of != team]
    ahead = float(points[team]) - fsum(others) / len(others)
    return -ahead if fewest else ahead
