"""Playouts: a position is played on by a quick policy, so that decisions can be compared afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from math import fsum
from random import Random
from typing import Any, NamedTuple, TypeAlias

from game.engine import Seat
from game.opponents.sequels import SequelValue


class PlayoutResult(NamedTuple):
    """The end of a round that was played out, for one team."""

    lead: float
    """The mean margin of the round over the others, in points; negative where it is worse."""
    chance: float | None = None
    """The chance of winning the match then, from 0 to 1, where the game can compute it."""
    sequels: tuple[SequelValue, ...] = ()
    """Events on the way that may explain the lead."""
    over: bool = True
    """Whether the round came to its end; else the lead is what it promised."""


Playout: TypeAlias = Callable[[Any, Seat, Random], PlayoutResult]
"""Plays a state of its game on, all cards known, and returns the result for the team of a seat."""


def lead_of(points: Sequence[float | Decimal], team: int, *, fewest: bool) -> float:
    """The mean margin of a team over the others."""
    others = [float(gained) for of, gained in enumerate(points) if of != team]
    ahead = float(points[team]) - fsum(others) / len(others)
    return -ahead if fewest else ahead
