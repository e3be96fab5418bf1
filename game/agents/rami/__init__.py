"""Opponents for Rami."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.agents.protocol import Agent, Decision, Unhurried
from game.agents.rummy.greedy import GreedyAgent

RAMI_AGENTS: Final[Mapping[str, Callable[[], Agent]]] = {"greedy": GreedyAgent}
"""The levels of Rami."""


def quick_rami_decision(view: Any, rng: Random) -> Decision:
    """The move of the quick policy, and why."""
    return GreedyAgent().decide(view, rng, Unhurried())
