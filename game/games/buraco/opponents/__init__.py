"""Opponents for Buraco: `greedy`, and the heuristic policy that novice, casual and club share."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.bents import BENTS
from game.families.canasta.opponents.weights import PERFECT
from game.games.buraco.opponents.explain import REASONS
from game.games.buraco.opponents.greedy import GreedyAgent
from game.games.buraco.opponents.heuristic import HeuristicAgent
from game.games.buraco.opponents.playing_out import played_out
from game.games.buraco.opponents.strong import StrongAgent
from game.games.buraco.opponents.weights import CASUAL_SKILL, CASUAL_WEIGHTS, CLUB_WEIGHTS, NOVICE_SKILL, NOVICE_WEIGHTS
from game.games.buraco.rules.actions import Action, Take
from game.games.buraco.rules.view import BuracoView
from game.opponents.bents import bent_agents
from game.opponents.protocol import Opponents

OPPONENTS: Final[Opponents[BuracoView, Action]] = Opponents(
    levels={
        "greedy": GreedyAgent,
        "novice": lambda: HeuristicAgent(NOVICE_WEIGHTS, NOVICE_SKILL),
        "casual": lambda: HeuristicAgent(CASUAL_WEIGHTS, CASUAL_SKILL),
        "club": HeuristicAgent,
        "strong": StrongAgent,
    },
    heuristic=HeuristicAgent,
    bents=bent_agents(
        BENTS,
        {"novice": NOVICE_WEIGHTS, "casual": CASUAL_WEIGHTS, "club": CLUB_WEIGHTS},
        lambda level, weights: HeuristicAgent(
            weights, {"novice": NOVICE_SKILL, "casual": CASUAL_SKILL, "club": PERFECT}[level]
        ),
    ),
    playout=played_out,
    reasons=REASONS,
    parts=HeuristicAgent().parts,
    swing=280.0,
    joins=lambda first, then: isinstance(first, Take) and isinstance(then, Take),
)
"""What plays its levels, and what decides at once."""
