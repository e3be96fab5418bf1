"""Opponents for Borako: `greedy`, and the quick policy that novice, casual and club share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.games.borako.opponents.greedy import GreedyAgent
from game.games.borako.opponents.heuristic import HeuristicAgent
from game.games.borako.opponents.skill_profile import CASUAL, NOVICE
from game.games.borako.opponents.weights import CASUAL_WEIGHTS, NOVICE_WEIGHTS
from game.opponents.protocol import Agent, Decision, NoDeadline

BORAKO_AGENTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "greedy": GreedyAgent,
    "novice": lambda: HeuristicAgent(NOVICE_WEIGHTS, NOVICE),
    "casual": lambda: HeuristicAgent(CASUAL_WEIGHTS, CASUAL),
    "club": HeuristicAgent,
}
"""The levels of Borako."""


def heuristic_borako_decision(view: Any, rng: Random) -> Decision:
    """The move of the quick policy, and why."""
    return HeuristicAgent().decide(view, rng, NoDeadline())
