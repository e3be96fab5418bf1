"""Opponents for Baloot: `greedy`, and the levels that judge contracts and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.greedy import GreedyAgent
from game.games.baloot.opponents.skill_profile import CASUAL, CLUB, NOVICE, QUICK
from game.games.baloot.opponents.weights import SEARCHING
from game.opponents.protocol import Agent, Decision, NoDeadline

BALOOT_AGENTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "greedy": GreedyAgent,
    "novice": lambda: BalootAgent(NOVICE),
    "casual": lambda: BalootAgent(CASUAL),
    "club": lambda: BalootAgent(CLUB, SEARCHING),
}
"""The levels of Baloot."""


def heuristic_baloot_decision(view: Any, rng: Random) -> Decision:
    """What is said or played without looking far, and why."""
    return BalootAgent(QUICK).decide(view, rng, NoDeadline())
