"""Opponents for Rami: what the rummies share, with the weights of this game."""

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
from game.games.rami.opponents.weights import RAMI_CASUAL, RAMI_NOVICE, RAMI_WEIGHTS
from game.opponents.bents import bent_agents
from game.opponents.protocol import Opponents

OPPONENTS: Final[Opponents[RummyView, Action]] = Opponents(
    levels={
        "greedy": GreedyAgent,
        "novice": lambda: RummyAgent(RAMI_WEIGHTS, RAMI_NOVICE),
        "casual": lambda: RummyAgent(RAMI_WEIGHTS, RAMI_CASUAL),
        "club": lambda: RummyAgent(RAMI_WEIGHTS),
        "strong": lambda: StrongAgent(RAMI_WEIGHTS, iterations=1000),
    },
    heuristic=lambda: RummyAgent(RAMI_WEIGHTS),
    bents=bent_agents(
        BENTS,
        dict.fromkeys(("novice", "casual", "club"), RAMI_WEIGHTS),
        lambda level, weights: RummyAgent(
            weights, {"novice": RAMI_NOVICE, "casual": RAMI_CASUAL, "club": PERFECT}[level]
        ),
    ),
    playout=Playouts(RAMI_WEIGHTS),
    reasons=REASONS,
    parts=RummyAgent(RAMI_WEIGHTS).parts,
    swing=50.0,
    advice=RummyAdvice(RAMI_WEIGHTS, put_off=15.0),
    worlds=96,
)
"""What plays its levels, and what decides at once."""
