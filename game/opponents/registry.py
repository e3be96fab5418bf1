"""Which opponents there are: the one table of this layer that names games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.engine import Game
from game.games.baloot.opponents import BALOOT_AGENTS, heuristic_baloot_decision
from game.games.borako.opponents import BORAKO_AGENTS, heuristic_borako_decision
from game.games.buraco.opponents import BURACO_AGENTS, heuristic_buraco_decision
from game.games.rami.opponents import RAMI_AGENTS, heuristic_rami_decision
from game.games.remik.opponents import REMIK_AGENTS, heuristic_remik_decision
from game.opponents.levels import LEVELS, Level, UnknownLevelError
from game.opponents.protocol import Agent, Decision
from game.opponents.random_agent import RandomAgent

AGENTS: Final[Mapping[str, Mapping[str, Callable[[], Agent]]]] = {
    "borako": BORAKO_AGENTS,
    "buraco": BURACO_AGENTS,
    "baloot": BALOOT_AGENTS,
    "rami": RAMI_AGENTS,
    "remik": REMIK_AGENTS,
}
"""For each game and level what makes an opponent of it; `random` plays every game and is not listed."""

_QUICK_DECISIONS: Final[Mapping[str, Callable[[Any, Random], Decision]]] = {
    "borako": heuristic_borako_decision,
    "buraco": heuristic_buraco_decision,
    "baloot": heuristic_baloot_decision,
    "rami": heuristic_rami_decision,
    "remik": heuristic_remik_decision,
}


def levels_of(game: Game[Any, Any, Any]) -> tuple[Level, ...]:
    """The levels at which the game can be played, weakest first."""
    return tuple(level for level in LEVELS.values() if level.name == "random" or level.name in AGENTS[game.name])


def agent_for(game: Game[Any, Any, Any], level: str) -> Agent:
    """An opponent of the level; raises `UnknownLevelError`, whose text names the levels there are."""
    if level == "random":
        return RandomAgent(game)
    factory = AGENTS[game.name].get(level)
    if factory is None:
        known = ", ".join(each.name for each in levels_of(game))
        raise UnknownLevelError(f"unknown level {level!r} (there are: {known})")
    return factory()


def heuristic_action(game: Game[Any, Any, Any], view: Any, rng: Random) -> Any:
    """What an agent plays that may not think: the move of the quick policy, always legal."""
    return heuristic_decision(game, view, rng).action


def heuristic_decision(game: Game[Any, Any, Any], view: Any, rng: Random) -> Decision:
    """The move of the quick policy with its reason, as a hint tells it."""
    return _QUICK_DECISIONS[game.name](view, rng)
