"""Rounds of any game between agents, for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from game.engine import Action, Deals, Game, stream
from game.opponents.protocol import Agent, Decision, NoDeadline, Watch, agent_for
from tests.once import once

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

PLAYING_LEVELS = ("greedy", "novice", "casual", "club")
"""The levels that play better than `random`, of every game."""
SEARCHING_LEVEL = "strong"
"""The level above them, of the games that have it: it takes its time, so that tests ask it less."""
MIXED = ("club", "greedy", "novice", "casual")
"""A level a seat, as many as play."""
FIRST_SEED = 100
"""The first seed of the rounds that views are taken of."""


class Impatient(NoDeadline):
    """A watch that lets an agent look at so many worlds and no more: it expires by count, not by the clock."""

    def __init__(self, asks: int = 2) -> None:
        self._asks = asks

    def expired(self) -> bool:
        """Whether so many questions were asked."""
        self._asks -= 1
        return self._asks < 0


def watch_for(level: str) -> NoDeadline:
    """All the time there is; a level that searches may look at few worlds, which shows its way of deciding as well."""
    return Impatient() if level == SEARCHING_LEVEL else NoDeadline()


class _Noted(Generic[V, A]):
    """An agent whose actions are noted."""

    def __init__(self, agent: Agent[V, A], told: list[str]) -> None:
        self._agent = agent
        self._told = told

    def decide(self, view: V, rng: Random, watch: Watch) -> Decision[A]:
        """Decide as the agent does."""
        decision = self._agent.decide(view, rng, watch)
        self._told.append(str(decision.action))
        return decision


class Rounds(Generic[S, A, V]):
    """First rounds of matches of one game."""

    def __init__(self, game: Game[S, A, V]) -> None:
        self._game = game
        self._seen: list[V] = []
        self._rounds_seen = 0

    def agents_of(self, *levels: str) -> list[Agent[V, A]]:
        """An agent a seat."""
        return [agent_for(self._game, level) for level in levels]

    def played_round(
        self,
        agents: Sequence[Agent[V, A]],
        seed: int,
        options: Any = None,
        watch: Callable[[], NoDeadline] = NoDeadline,
    ) -> tuple[S, list[V]]:
        """The end of the first round of a match, and what the seat to act saw before each action."""
        state, _ = self._game.new_match(options or self._game.options(), len(agents), Deals(seed))
        seen: list[V] = []
        while (seat := self._game.actor(state)) is not None:
            view = self._game.view(state, seat)
            seen.append(view)
            decision = agents[seat].decide(view, stream(seed, "agent", seat, len(seen)), watch())
            state, _ = self._game.apply(state, decision.action)
        return state, seen

    def of_levels(self, levels: Sequence[str], seed: int, options: Any = None) -> tuple[S, list[V]]:
        """A round that these levels play; what they think of in one process of a run is played again in the others."""
        played: list[tuple[S, list[V]]] = []

        def actions() -> bytes:
            told: list[str] = []
            noted = [_Noted(agent, told) for agent in self.agents_of(*levels)]
            played.append(self.played_round(noted, seed, options))
            return "\n".join(told).encode()

        told = once(f"round {self._game.name} {levels} {seed} {options}".encode(), actions).decode().split("\n")
        return played[0] if played else self._again(told, len(levels), seed, options)

    def _again(self, told: Sequence[str], seats: int, seed: int, options: Any) -> tuple[S, list[V]]:
        state, _ = self._game.new_match(options or self._game.options(), seats, Deals(seed))
        seen: list[V] = []
        for text in told:
            seat = self._game.actor(state)
            assert seat is not None, "the round goes on"
            seen.append(self._game.view(state, seat))
            state, _ = self._game.apply(state, self._game.parse(text))
        return state, seen

    def views(self, count: int) -> tuple[V, ...]:
        """Return the views of the seats to act in rounds of mixed levels for every number of players, the first so
        many.
        """
        seats = tuple(reversed(self._game.seats))
        while len(self._seen) < count:
            players = seats[self._rounds_seen % len(seats)]
            self._seen += self.of_levels(MIXED[:players], FIRST_SEED + self._rounds_seen)[1]
            self._rounds_seen += 1
        return tuple(self._seen[:count])

    def margin(self, state: S) -> float:
        """Round points of the team of seat 0 less those of the other."""
        points = self._game.standing(state).round_points
        assert points is not None
        return float(points[0] - points[1])
