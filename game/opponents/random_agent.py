"""The level `random`: any legal action, all alike; the measure that every other level must beat."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from game.engine import Action, Game
from game.opponents.protocol import Decision, Watch

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class RandomAgent(Generic[S, A, V]):
    """Plays any game: it asks the rules, in a state that fits its view, what is legal."""

    game: Game[S, A, V]

    def decide(self, view: V, rng: Random, watch: Watch) -> Decision[A]:
        """One of the legal actions, each as likely as the others; raises `ValueError` where the match is over."""
        luck = rng.random()
        actions = tuple(self.game.actions(self.game.determinize(view, rng)))
        if not actions:
            raise ValueError("the match is over: there is no action to choose")
        watch.progress(1.0)
        return Decision(actions[int(luck * len(actions))])
