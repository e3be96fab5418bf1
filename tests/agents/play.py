"""Rounds of Borako between agents, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from game.agents.protocol import Agent, Unhurried
from game.agents.registry import agent_for
from game.engine import Deals, stream
from game.rules.borako import Borako
from game.rules.borako.options import BorakoOptions
from game.rules.borako.state import BorakoState
from game.rules.borako.view import BorakoView

GAME = Borako()


def agents_of(*levels: str) -> list[Agent]:
    """An agent a seat."""
    return [agent_for(GAME, level) for level in levels]


def played_round(
    agents: Sequence[Agent], seed: int, options: BorakoOptions | None = None
) -> tuple[BorakoState, list[BorakoView]]:
    """The end of the first round of a match, and what the seat to move saw before each action."""
    state, _ = GAME.new_match(options or BorakoOptions(), 4, Deals(seed))
    seen: list[BorakoView] = []
    while (seat := GAME.actor(state)) is not None:
        view = GAME.view(state, seat)
        seen.append(view)
        decision = agents[seat].decide(view, stream(seed, "agent", seat, len(seen)), Unhurried())
        state, _ = GAME.apply(state, decision.action)
    return state, seen


def margin(state: BorakoState) -> float:
    """Round points of seats 0 and 2 less those of seats 1 and 3."""
    points = GAME.standing(state).round_points
    assert points is not None
    return float(points[0] - points[1])
