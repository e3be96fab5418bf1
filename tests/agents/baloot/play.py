"""Hands of Baloot between agents, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from game.agents.protocol import Agent, Unhurried
from game.agents.registry import agent_for
from game.engine import Deals, stream
from game.rules.baloot import Baloot
from game.rules.baloot.options import BalootOptions
from game.rules.baloot.state import BalootState
from game.rules.baloot.view import BalootView

GAME = Baloot()


def agents_of(*levels: str) -> list[Agent]:
    """An agent a seat."""
    return [agent_for(GAME, level) for level in levels]


def played_round(
    agents: Sequence[Agent], seed: int, options: BalootOptions | None = None
) -> tuple[BalootState, list[BalootView]]:
    """The end of the first hand of a match, and what the seat to act saw before each action."""
    state, _ = GAME.new_match(options or BalootOptions(), 4, Deals(seed))
    seen: list[BalootView] = []
    while (seat := GAME.actor(state)) is not None:
        view = GAME.view(state, seat)
        seen.append(view)
        decision = agents[seat].decide(view, stream(seed, "agent", seat, len(seen)), Unhurried())
        state, _ = GAME.apply(state, decision.action)
    return state, seen


def margin(state: BalootState) -> float:
    """Game points of seats 0 and 2 in the hand that is over, less those of seats 1 and 3."""
    points = GAME.standing(state).round_points
    assert points is not None
    return float(points[0] - points[1])
