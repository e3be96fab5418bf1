"""One state of a match and what was found out about it: a state never changes, so everything is found out once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.engine import Event, Game, IllegalActionError, Refusal, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

Step = tuple[S, tuple[Event, ...]]
"""The state after an action, and what happened."""


class Moment(Generic[S, A, V]):
    """Views of each seat, and what would come of actions."""

    def __init__(self, game: Game[S, A, V], state: S) -> None:
        self.state = state
        self.actor = game.actor(state)
        """Whose action is awaited."""
        self._game = game
        self._views: dict[Seat, V] = {}
        self._judged: dict[tuple[A, ...], Refusal | None] = {(): None}
        self._steps: dict[tuple[A, ...], tuple[Step[S], ...]] = {(): ()}

    def view(self, seat: Seat) -> V:
        """All that `seat` may know: the game's own dataclass."""
        if seat not in self._views:
            self._views[seat] = self._game.view(self.state, seat)
        return self._views[seat]

    def why_not(self, actions: Sequence[A]) -> Refusal | None:
        """The first refusal met when doing the actions one after the other, or None if all are allowed."""
        wanted = tuple(actions)
        if wanted not in self._judged:
            before = wanted[:-1]
            refusal = self.why_not(before)
            self._judged[wanted] = refusal or self._game.refusal(self._after(before), wanted[-1])
        return self._judged[wanted]

    def steps(self, actions: Sequence[A]) -> tuple[Step[S], ...]:
        """What comes of each of the actions; raises `IllegalActionError` for the first refused one."""
        refusal = self.why_not(actions)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self._taken(tuple(actions))

    def _taken(self, actions: tuple[A, ...]) -> tuple[Step[S], ...]:
        if actions not in self._steps:
            before = actions[:-1]
            step = self._game.apply(self._after(before), actions[-1], judged=True)
            self._steps[actions] = (*self._taken(before), step)
        return self._steps[actions]

    def _after(self, actions: tuple[A, ...]) -> S:
        return self._taken(actions)[-1][0] if actions else self.state


@dataclass(frozen=True, slots=True)
class Done(Generic[S, A, V]):
    """An action that may be taken back: what was before it."""

    before: Moment[S, A, V]
    action: A
    told: int
    """How many events the round had seen before it."""
    entry: int
    """The same for actions that were done together, and are taken back together."""
