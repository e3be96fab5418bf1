"""Contestants of matches without a window: opponents of this program, or of another version in a process of its own."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

from game.engine import Action, AnyGame, SeatView, stream
from game.opponents.protocol import Agent, Decision, NoDeadline, Watch


@dataclass(frozen=True, slots=True)
class MatchStart:
    """A match that begins: what another process needs to follow it."""

    game: AnyGame
    options: tuple[tuple[str, str], ...]
    """The options that were chosen; the others are as the version has them."""
    seats: int
    seed: int


@dataclass(frozen=True, slots=True)
class DecisionRequest:
    """A decision that is due."""

    seat: int
    view: SeatView
    seed: int
    name: tuple[str | int, ...]
    """The stream of chance of this decision, by its name among those of the seed."""


@dataclass(frozen=True, slots=True)
class Timed:
    """A decision and how long it took."""

    decision: Decision[Action]
    seconds: float


class Contestant(Protocol):
    """Decides for one or more seats of a match that it may follow."""

    def begin(self, start: MatchStart) -> None:
        """A match begins."""

    def decide(self, request: DecisionRequest) -> Timed:
        """Choose an action."""

    def played(self, action: Action) -> None:
        """Something was done, by whomever."""


class _Deadline:
    """A watch that runs down."""

    def __init__(self, budget_ms: int) -> None:
        self._until = time.perf_counter() + budget_ms / 1000

    def expired(self) -> bool:
        """Whether the time is up."""
        return time.perf_counter() >= self._until

    def progress(self, done: float) -> None:
        """Ignore the progress."""


class OwnContestant:
    """An opponent of this program. It gets the view of its seat with every decision, so it follows nothing."""

    def __init__(self, agent: Agent[SeatView, Action], budget_ms: int | None) -> None:
        """Let `agent` play within a budget in milliseconds; without one it does all the iterations of its level."""
        self._agent = agent
        self._budget_ms = budget_ms

    def begin(self, start: MatchStart) -> None:
        """Do nothing, since nothing is kept between decisions."""

    def decide(self, request: DecisionRequest) -> Timed:
        """Return the decision of the opponent."""
        rng = stream(request.seed, *request.name)
        watch: Watch = NoDeadline() if self._budget_ms is None else _Deadline(self._budget_ms)
        before = time.perf_counter()
        decision = self._agent.decide(request.view, rng, watch)
        return Timed(decision, time.perf_counter() - before)

    def played(self, action: Action) -> None:
        """The next view shows it."""
