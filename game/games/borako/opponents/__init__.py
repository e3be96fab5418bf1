"""Opponents for Borako: `greedy`, and the heuristic policy that novice, casual and club share."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.bents import BENTS
from game.families.canasta.opponents.weights import CASUAL, NOVICE, PERFECT
from game.games.borako.opponents.explain import REASONS
from game.games.borako.opponents.greedy import GreedyAgent
from game.games.borako.opponents.heuristic import HeuristicAgent
from game.games.borako.opponents.playing_out import played_out
from game.games.borako.opponents.strong import StrongAgent
from game.games.borako.opponents.weights import CASUAL_WEIGHTS, CLUB_WEIGHTS, NOVICE_WEIGHTS
from game.games.borako.rules.actions import Action
from game.games.borako.rules.view import BorakoView
from game.opponents.bents import bent_agents
from game.opponents.protocol import Opponents

OPPONENTS: Final[Opponents[BorakoView, Action]] = Opponents(
    levels={
        "greedy": GreedyAgent,
        "novice": lambda: HeuristicAgent(NOVICE_WEIGHTS, NOVICE),
        "casual": lambda: HeuristicAgent(CASUAL_WEIGHTS, CASUAL),
        "club": HeuristicAgent,
        "strong": StrongAgent,
    },
    heuristic=HeuristicAgent,
    bents=bent_agents(
        BENTS,
        {"novice": NOVICE_WEIGHTS, "casual": CASUAL_WEIGHTS, "club": CLUB_WEIGHTS},
        lambda level, weights: HeuristicAgent(weights, {"novice": NOVICE, "casual": CASUAL, "club": PERFECT}[level]),
    ),
    playout=played_out,
    reasons=REASONS,
    parts=HeuristicAgent().parts,
    swing=280.0,
)
"""What plays its levels, and what decides at once."""
