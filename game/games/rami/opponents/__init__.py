"""Opponents for Rami: what the rummies share, with the weights of this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.families.rummy.opponents.agent import RummyAgent
from game.families.rummy.opponents.greedy import GreedyAgent
from game.families.rummy.opponents.skill_profile import CASUAL, NOVICE
from game.games.rami.opponents.weights import RAMI_WEIGHTS
from game.opponents.protocol import Agent, Decision, NoDeadline

RAMI_AGENTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "greedy": GreedyAgent,
    "novice": lambda: RummyAgent(RAMI_WEIGHTS, NOVICE),
    "casual": lambda: RummyAgent(RAMI_WEIGHTS, CASUAL),
    "club": lambda: RummyAgent(RAMI_WEIGHTS),
}
"""The levels of Rami."""


def heuristic_rami_decision(view: Any, rng: Random) -> Decision:
    """The move of the quick policy, and why."""
    return RummyAgent(RAMI_WEIGHTS).decide(view, rng, NoDeadline())
