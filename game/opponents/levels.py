"""The levels of opponents, weakest first, and the time each may take.

A level is a number of iterations; the budget is a cap on the clock, kept by whoever asks the agent.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of play, the same in every game."""

    name: str
    budget_ms: int
    """Milliseconds a decision may take."""
    offered: bool
    """Whether players may choose it; the others are references to measure by."""


LEVELS: Final[Mapping[str, Level]] = {
    level.name: level
    for level in (
        Level("random", 20, offered=False),
        Level("greedy", 20, offered=False),
        Level("novice", 20, offered=True),
        Level("casual", 50, offered=True),
        Level("club", 150, offered=True),
    )
}


class UnknownLevelError(KeyError):
    """No such level, or the game has no opponent of it; the message names those there are."""

    def __str__(self) -> str:
        return str(self.args[0])
