"""Which opponents a game has, and asking them."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from game.engine import Game
from game.games import INFOS
from game.opponents.levels import LEVELS, Level, UnknownLevelError
from game.opponents.protocol import Agent, Decision, NoDeadline, Opponents
from game.opponents.random_agent import RandomAgent


def opponents_of(game: Game[Any, Any, Any]) -> Opponents:
    """The opponents of a game, imported now if they were not before."""
    return cast(Opponents, INFOS[game.name].load("opponents", "OPPONENTS"))


def levels_of(game: Game[Any, Any, Any]) -> tuple[Level, ...]:
    """The levels at which the game can be played, weakest first; `random` plays every game."""
    playable = opponents_of(game).levels
    return tuple(level for level in LEVELS.values() if level.name == "random" or level.name in playable)


def agent_for(game: Game[Any, Any, Any], level: str) -> Agent:
    """An opponent of the level; raises `UnknownLevelError`, whose text names the levels there are."""
    if level == "random":
        return RandomAgent(game)
    factory = opponents_of(game).levels.get(level)
    if factory is None:
        known = ", ".join(each.name for each in levels_of(game))
        raise UnknownLevelError(f"unknown level {level!r} (there are: {known})")
    return factory()


def heuristic_action(game: Game[Any, Any, Any], view: Any, rng: Random) -> Any:
    """What an agent plays that may not think: the move of the quick policy, always legal."""
    return heuristic_decision(game, view, rng).action


def heuristic_decision(game: Game[Any, Any, Any], view: Any, rng: Random) -> Decision:
    """The move of the quick policy with its reason, as a hint tells it."""
    return opponents_of(game).heuristic().decide(view, rng, NoDeadline())
