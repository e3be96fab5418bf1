"""Opponents for Borako: `greedy`, and the levels of the family's agent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from game.families.canasta.opponents.advice import CanastaAdvice
from game.families.canasta.opponents.agent import CanastaAgent
from game.families.canasta.opponents.bents import BENTS
from game.families.canasta.opponents.searching import STRONG
from game.families.canasta.opponents.weights import CASUAL, NOVICE, PERFECT, SkillProfile, Weights
from game.games.borako.opponents.explain import REASONS
from game.games.borako.opponents.greedy import GreedyAgent
from game.games.borako.opponents.playing_out import played_out
from game.games.borako.opponents.turns import TURNS
from game.games.borako.opponents.weights import CASUAL_WEIGHTS, CLUB_WEIGHTS, NOVICE_WEIGHTS
from game.games.borako.rules.actions import Action
from game.games.borako.rules.view import BorakoView
from game.opponents.bents import bent_agents
from game.opponents.protocol import Opponents

_LEVELS: Final[Mapping[str, tuple[Weights, SkillProfile]]] = {
    "novice": (NOVICE_WEIGHTS, NOVICE),
    "casual": (CASUAL_WEIGHTS, CASUAL),
    "club": (CLUB_WEIGHTS, PERFECT),
}


def agent_of(level: str, weights: Weights | None = None) -> CanastaAgent[BorakoView]:
    """The agent of a level without a search, perhaps with other weights."""
    usual, profile = _LEVELS[level]
    return CanastaAgent(TURNS, weights or usual, profile)


OPPONENTS: Final[Opponents[BorakoView, Action]] = Opponents(
    levels={
        "greedy": GreedyAgent,
        **{level: partial(agent_of, level) for level in _LEVELS},
        "strong": lambda: CanastaAgent(TURNS, CLUB_WEIGHTS, PERFECT, STRONG),
    },
    heuristic=partial(agent_of, "club"),
    bents=bent_agents(BENTS, {level: weights for level, (weights, _) in _LEVELS.items()}, agent_of),
    playout=played_out,
    reasons=REASONS,
    parts=agent_of("club").parts,
    swing=280.0,
    advice=CanastaAdvice(TURNS, CLUB_WEIGHTS),
)
"""What plays its levels, and what decides at once."""
