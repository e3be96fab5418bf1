"""Opponents for Remik: what the rummies share, with the weights of this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.agents.protocol import Agent, Decision, Unhurried
from game.agents.remik.weights import REMIK_WEIGHTS
from game.agents.rummy.agent import RummyAgent
from game.agents.rummy.greedy import GreedyAgent
from game.agents.rummy.temper import CASUAL, NOVICE

REMIK_AGENTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "greedy": GreedyAgent,
    "novice": lambda: RummyAgent(REMIK_WEIGHTS, NOVICE),
    "casual": lambda: RummyAgent(REMIK_WEIGHTS, CASUAL),
    "club": lambda: RummyAgent(REMIK_WEIGHTS),
}
"""The levels of Remik."""


def quick_remik_decision(view: Any, rng: Random) -> Decision:
    """The move of the quick policy, and why."""
    return RummyAgent(REMIK_WEIGHTS).decide(view, rng, Unhurried())
