"""Opponents for Remik: what the rummies share, with the weights of this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.families.rummy.opponents.agent import RummyAgent
from game.families.rummy.opponents.greedy import GreedyAgent
from game.families.rummy.opponents.skill_profile import CASUAL, NOVICE
from game.games.remik.opponents.weights import REMIK_WEIGHTS
from game.opponents.protocol import Agent, Decision, NoDeadline

REMIK_AGENTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "greedy": GreedyAgent,
    "novice": lambda: RummyAgent(REMIK_WEIGHTS, NOVICE),
    "casual": lambda: RummyAgent(REMIK_WEIGHTS, CASUAL),
    "club": lambda: RummyAgent(REMIK_WEIGHTS),
}
"""The levels of Remik."""


def heuristic_remik_decision(view: Any, rng: Random) -> Decision:
    """The move of the quick policy, and why."""
    return RummyAgent(REMIK_WEIGHTS).decide(view, rng, NoDeadline())
