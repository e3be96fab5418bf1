"""Rounds of any game between agents, for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from game.engine import Action, Deals, Game, stream
from game.opponents.protocol import Agent, NoDeadline, agent_for

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

PLAYING_LEVELS = ("greedy", "novice", "casual", "club")
"""The levels that play better than `random`, of every game."""
SEARCHING_LEVEL = "strong"
"""The level above them, of the games that have it: it takes its time, so that tests ask it less."""
MIXED = ("club", "greedy", "novice", "casual")
"""A level a seat, as many as play."""


class Impatient(NoDeadline):
    """A watch that lets an agent look at so many worlds and no more: it expires by count, not by the clock."""

    def __init__(self, asks: int = 2) -> None:
        self._asks = asks

    def expired(self) -> bool:
        """After so many questions."""
        self._asks -= 1
        return self._asks < 0


def watch_for(level: str) -> NoDeadline:
    """All the time there is; a level that searches may look at few worlds, which shows its way of deciding as well."""
    return Impatient() if level == SEARCHING_LEVEL else NoDeadline()


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

    def views(self, count: int) -> tuple[V, ...]:
        """What the seat to act saw in rounds of mixed levels for every number of players, the first so many."""
        seats = tuple(reversed(self._game.seats))
        while len(self._seen) < count:
            players = seats[self._rounds_seen % len(seats)]
            self._seen += self.played_round(self.agents_of(*MIXED[:players]), 100 + self._rounds_seen)[1]
            self._rounds_seen += 1
        return tuple(self._seen[:count])

    def margin(self, state: S) -> float:
        """Round points of the team of seat 0 less those of the other."""
        points = self._game.standing(state).round_points
        assert points is not None
        return float(points[0] - points[1])
