"""Rounds of any game between agents, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from game.agents.protocol import Agent, Unhurried
from game.agents.registry import agent_for
from game.engine import Deals, Game, stream

S = TypeVar("S")
V = TypeVar("V")


class Rounds(Generic[S, V]):
    """First rounds of matches of one game."""

    def __init__(self, game: Game[S, Any, V]) -> None:
        self._game = game

    def agents_of(self, *levels: str) -> list[Agent]:
        """An agent a seat."""
        return [agent_for(self._game, level) for level in levels]

    def played_round(self, agents: Sequence[Agent], seed: int, options: Any = None) -> tuple[S, list[V]]:
        """The end of the first round of a match, and what the seat to act saw before each action."""
        state, _ = self._game.new_match(options or self._game.options(), len(agents), Deals(seed))
        seen: list[V] = []
        while (seat := self._game.actor(state)) is not None:
            view = self._game.view(state, seat)
            seen.append(view)
            decision = agents[seat].decide(view, stream(seed, "agent", seat, len(seen)), Unhurried())
            state, _ = self._game.apply(state, decision.action)
        return state, seen

    def margin(self, state: S) -> float:
        """Round points of the team of seat 0 less those of the other."""
        points = self._game.standing(state).round_points
        assert points is not None
        return float(points[0] - points[1])
