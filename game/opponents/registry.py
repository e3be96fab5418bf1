"""Which opponents a game has, and asking them; every game has `random`, the measure that each other level must beat."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar, cast

from game.engine import Action, Game
from game.games import INFOS
from game.opponents.levels import LEVELS, Level, UnknownLevelError
from game.opponents.protocol import Agent, Decision, NoDeadline, Opponents, Watch

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


def opponents_of(game: Game[S, A, V]) -> Opponents[V, A]:
    """The opponents of a game, imported now if they were not before."""
    return cast(Opponents[V, A], INFOS[game.name].load("opponents", "OPPONENTS"))


def levels_of(game: Game[S, A, V]) -> tuple[Level, ...]:
    """The levels at which the game can be played, weakest first; `random` plays every game."""
    playable = opponents_of(game).levels
    return tuple(level for level in LEVELS.values() if level.name == "random" or level.name in playable)


def agent_for(game: Game[S, A, V], level: str) -> Agent[V, A]:
    """An opponent of the level; raises `UnknownLevelError`, whose text names the levels there are."""
    if level == "random":
        return RandomAgent(game)
    factory = opponents_of(game).levels.get(level)
    if factory is None:
        known = ", ".join(each.name for each in levels_of(game))
        raise UnknownLevelError(f"unknown level {level!r} (there are: {known})")
    return factory()


def heuristic_action(game: Game[S, A, V], view: V, rng: Random) -> A:
    """What an agent plays that may not think: the move of the heuristic policy, always legal."""
    return heuristic_decision(game, view, rng).action


def heuristic_decision(game: Game[S, A, V], view: V, rng: Random) -> Decision[A]:
    """The move of the heuristic policy with its reason, as a hint tells it."""
    return opponents_of(game).heuristic().decide(view, rng, NoDeadline())
