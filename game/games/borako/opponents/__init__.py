"""Opponents for Borako: `greedy`, and the quick policy that novice, casual and club share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.games.borako.opponents.greedy import GreedyAgent
from game.games.borako.opponents.heuristic import QuickAgent
from game.games.borako.opponents.skill_profile import CASUAL, NOVICE
from game.games.borako.opponents.weights import CARELESS, SIMPLE
from game.opponents.protocol import Agent, Decision, Unhurried

BORAKO_AGENTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "greedy": GreedyAgent,
    "novice": lambda: QuickAgent(SIMPLE, NOVICE),
    "casual": lambda: QuickAgent(CARELESS, CASUAL),
    "club": QuickAgent,
}
"""The levels of Borako."""


def quick_borako_decision(view: Any, rng: Random) -> Decision:
    """The move of the quick policy, and why."""
    return QuickAgent().decide(view, rng, Unhurried())
