"""What the cards gave: the same deal, played by the level Club in every seat."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from game.engine import AnyGame, State, stream
from game.opponents.levels import LEVELS
from game.opponents.playouts import lead_of
from game.opponents.protocol import NoDeadline, agent_for

LEVEL: Final = LEVELS["club"].name
"""Whom the result of a deal is held against."""
_MOST_ACTIONS: Final = 5000
"""Actions after which a round is given up as one that does not end."""


def gift(game: AnyGame, dealt: State, team: int, seed: int, times: int = 1) -> float:
    """By how many points a deal is better for a team than for the others, on average over so many rounds of Club."""
    return fmean([_lead(game, dealt, team, seed, turn) for turn in range(times)])


def _lead(game: AnyGame, state: State, team: int, seed: int, turn: int) -> float:
    agent = agent_for(game, LEVEL)
    for number in range(_MOST_ACTIONS):
        actor = game.actor(state)
        if actor is None:
            break
        rng = stream(seed, "luck", turn, number)
        state, _ = game.apply(state, agent.decide(game.view(state, actor), rng, NoDeadline()).action)
    points = game.standing(state).round_points
    return lead_of(points, team, fewest=game.fewest_win) if points is not None else 0.0
