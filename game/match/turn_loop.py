"""The turn loop: asks agents for their actions, one at a time and no faster than the table can show them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.engine import Action, AnyGame, Refusal, SeatView
from game.games import temperament_of
from game.match.match import Match
from game.match.thinking import AgentProcess, Failure
from game.opponents.bents import bent_level
from game.opponents.levels import LEVELS
from game.opponents.protocol import Decision, Explanation, heuristic_action

QuickMove = Callable[[AnyGame, SeatView, Random], Action]

_OTHER_LEVEL_MS: Final = 150
"""The budget of a level that is none of those that this program offers."""


@dataclass(frozen=True, slots=True)
class Pacing:
    """The apparent thinking time of agents in milliseconds; a decision that takes longer anyway is not delayed."""

    thinking_ms: int = 500
    tempo: tuple[float, ...] = ()
    """The share of that for each seat; the usual time where it is not said."""

    def of(self, seat: int) -> float:
        """The time for one seat."""
        return self.thinking_ms * (self.tempo[seat] if seat < len(self.tempo) else 1.0)


@dataclass(frozen=True, slots=True)
class LastDecision:
    """The last decision of an agent, for captions and logs."""

    seat: int
    action: Action
    explanation: Explanation | None
    capped: bool
    """The time ran out before the level's iterations were done."""
    failure: Failure | None
    """Why the quick move was played instead of the agent's, or None."""


class TurnLoop:
    """Drives a match frame by frame; nothing here blocks.

    An agent is asked as soon as it is its turn, while the table still shows what was done before: a decision depends on
    the view and the stream of its action alone, and not on when it is made. It seems to think, and plays, only after
    everything was shown.
    """

    def __init__(
        self, match: Match, agents: AgentProcess, pacing: Pacing | None = None, quick: QuickMove = heuristic_action
    ) -> None:
        self.match = match
        self.pacing = pacing or Pacing()
        self.paused = False
        """While paused no agent is asked and no answer is played."""
        self.last_decision: LastDecision | None = None
        self.failures = 0
        """The number of times that the quick move replaced one of an agent whose process failed."""
        self._agents = agents
        self._quick = quick
        self._asked: int | None = None
        """The number of the action that an agent was asked for."""
        self._thinking_since: float | None = None
        """The time at which everything before had been shown."""
        self._answer: Decision[Action] | Failure | None = None
        self._hurried = False
        self._waiting: list[tuple[Action, ...]] = []

    @property
    def thinking(self) -> int | None:
        """The seat of the agent that seems to think at the moment, or None."""
        return self.match.actor() if self._thinking_since is not None else None

    @property
    def progress(self) -> float:
        """The part of the agent's work that is done, from 0 to 1."""
        return self._agents.progress

    def hurry(self) -> None:
        """Play the decision in hand as soon as it is there, without the pause of pacing."""
        self._hurried = True

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        """A person's actions, done together: at once, or in the next `tick` after the record has caught up.

        Returns why not, if the first that is refused; then none of them is done.
        """
        refusal = self.match.why_not(actions)
        if refusal is None:
            if self.match.settled and not self._waiting:
                self.match.play(*actions)
            else:
                self._waiting.append(tuple(actions))
        return refusal

    def undo(self) -> None:
        """Take back the person's last action, if it may be; what still waited for the record is simply forgotten."""
        if self._waiting:
            self._waiting.pop()
        else:
            self._withdraw()
            self.match.undo()

    def redo(self) -> None:
        """Do again what was taken back last, if anything was."""
        if not self._waiting:
            self.match.redo()

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        """One frame: ask, listen, play what was decided. Returns whether anything was played.

        `presenter_idle` says that everything that happened so far has been shown; until then no agent plays.
        """
        if not self.match.settled:
            return False
        if self._waiting:
            return self._play_waiting()
        seat = self.match.actor()
        if seat is None or self.match.is_human(seat):
            self._withdraw()
            return False
        if self.paused:
            return False
        if self._asked != self.match.number:
            self._withdraw()
            self._ask(seat, now_ms)
        elif self._answer is None:
            self._answer = self._agents.poll(now_ms)
        if not presenter_idle:
            return False
        if self._thinking_since is None:
            self._thinking_since, self._hurried = now_ms, False
        return self._play_decided(seat, now_ms)

    def close(self) -> None:
        """Forget what was asked; the match itself is closed by its owner."""
        self._withdraw()

    def _play_waiting(self) -> bool:
        actions = self._waiting.pop(0)
        if self.match.why_not(actions) is not None:
            self._waiting.clear()
            return False
        self.match.play(*actions)
        return True

    def _ask(self, seat: int, now_ms: float) -> None:
        setup = self.match.seats[seat]
        level = setup.level or ""
        known = LEVELS.get(level)
        budget_ms = known.budget_ms if known is not None else _OTHER_LEVEL_MS
        self._asked, self._answer = self.match.number, None
        view, rng = self.match.view(seat), self.match.agent_stream()
        asked = bent_level(level, temperament_of(setup.name).bent)
        self._agents.ask(self.match.game_name, asked, view, rng, budget_ms, now_ms)

    def _play_decided(self, seat: int, now_ms: float) -> bool:
        paced = self._hurried or now_ms - (self._thinking_since or 0) >= self.pacing.of(seat)
        if self._answer is None or not paced:
            return False
        answer = self._answer
        self._forget()
        then: tuple[Action, ...] = ()
        if isinstance(answer, Decision) and self.match.why_not([answer.action]) is None:
            if self.match.why_not([answer.action, *answer.then]) is None:
                then = answer.then
            self.last_decision = LastDecision(seat, answer.action, answer.explanation, answer.capped, None)
        else:
            failure = answer if isinstance(answer, Failure) else Failure.ILLEGAL
            action = self._quick(self.match.game, self.match.view(seat), self.match.agent_stream())
            self.last_decision = LastDecision(seat, action, None, capped=False, failure=failure)
            self.failures += 1
        self.match.play(self.last_decision.action, *then)
        return True

    def _withdraw(self) -> None:
        if self._asked is not None:
            self._agents.cancel()
            self._forget()

    def _forget(self) -> None:
        self._asked, self._answer, self._thinking_since = None, None, None


class NullTurnLoop:
    """The turn loop of a table without players."""

    def __init__(self) -> None:
        self.paused = True
        self.pacing = Pacing()

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        """Do nothing."""
        return None

    def undo(self) -> None:
        """Do nothing."""

    def redo(self) -> None:
        """Do nothing."""

    def hurry(self) -> None:
        """Do nothing."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        """Do nothing."""
        return False

    def close(self) -> None:
        """Do nothing."""
