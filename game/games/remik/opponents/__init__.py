"""Opponents for Remik: what the rummies share, with the weights of this game."""

from __future__ import annotations

from typing import Final

from game.families.rummy.opponents.advice import RummyAdvice
from game.families.rummy.opponents.agent import RummyAgent
from game.families.rummy.opponents.bents import BENTS
from game.families.rummy.opponents.explain import REASONS
from game.families.rummy.opponents.greedy import GreedyAgent
from game.families.rummy.opponents.playing_out import Playouts
from game.families.rummy.opponents.skill import PERFECT
from game.families.rummy.opponents.strong import StrongAgent
from game.families.rummy.rules.actions import Action
from game.families.rummy.rules.view import RummyView
from game.games.remik.opponents.weights import REMIK_CASUAL, REMIK_NOVICE, REMIK_WEIGHTS
from game.opponents.bents import bent_agents
from game.opponents.protocol import Opponents

OPPONENTS: Final[Opponents[RummyView, Action]] = Opponents(
    levels={
        "greedy": GreedyAgent,
        "novice": lambda: RummyAgent(REMIK_WEIGHTS, REMIK_NOVICE),
        "casual": lambda: RummyAgent(REMIK_WEIGHTS, REMIK_CASUAL),
        "club": lambda: RummyAgent(REMIK_WEIGHTS),
        "strong": lambda: StrongAgent(REMIK_WEIGHTS, iterations=2000),
    },
    heuristic=lambda: RummyAgent(REMIK_WEIGHTS),
    bents=bent_agents(
        BENTS,
        dict.fromkeys(("novice", "casual", "club"), REMIK_WEIGHTS),
        lambda level, weights: RummyAgent(
            weights, {"novice": REMIK_NOVICE, "casual": REMIK_CASUAL, "club": PERFECT}[level]
        ),
    ),
    playout=Playouts(REMIK_WEIGHTS),
    reasons=REASONS,
    parts=RummyAgent(REMIK_WEIGHTS).parts,
    swing=80.0,
    advice=RummyAdvice(REMIK_WEIGHTS, put_off=25.0),
    worlds=144,
)
"""What plays its levels, and what decides at once."""
