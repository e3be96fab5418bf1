"""The level `random`: any legal action, all alike; the measure that every other level must beat."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from game.engine import Game
from game.opponents.protocol import Decision, Watch


@dataclass(frozen=True, slots=True)
class RandomAgent:
    """Plays any game: it asks the rules, in a state that fits its view, what is legal."""

    game: Game[Any, Any, Any]

    def decide(self, view: Any, rng: Random, watch: Watch) -> Decision:
        """One of the legal actions, each as likely as the others; raises `ValueError` where the match is over."""
        luck = rng.random()
        actions = tuple(self.game.actions(self.game.determinize(view, rng)))
        if not actions:
            raise ValueError("the match is over: there is no action to choose")
        watch.progress(1.0)
        return Decision(actions[int(luck * len(actions))])
