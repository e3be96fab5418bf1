"""Opponents for Baloot: `greedy`, and the levels that judge contracts and cards."""

from __future__ import annotations

from typing import Final

from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.bents import BENTS
from game.games.baloot.opponents.explain import REASONS
from game.games.baloot.opponents.greedy import GreedyAgent
from game.games.baloot.opponents.parting import parts
from game.games.baloot.opponents.playing_out import played_out
from game.games.baloot.opponents.weights import CASUAL, CASUAL_WEIGHTS, CLUB, CLUB_WEIGHTS, NOVICE, QUICK, STRONG
from game.games.baloot.rules.actions import Action
from game.games.baloot.rules.view import BalootView
from game.opponents.bents import bent_agents
from game.opponents.protocol import Opponents

OPPONENTS: Final[Opponents[BalootView, Action]] = Opponents(
    levels={
        "greedy": GreedyAgent,
        "novice": lambda: BalootAgent(NOVICE, CASUAL_WEIGHTS),
        "casual": lambda: BalootAgent(CASUAL, CASUAL_WEIGHTS),
        "club": lambda: BalootAgent(CLUB),
        "strong": lambda: BalootAgent(STRONG),
    },
    heuristic=lambda: BalootAgent(QUICK),
    bents=bent_agents(
        BENTS,
        {"novice": CASUAL_WEIGHTS, "casual": CASUAL_WEIGHTS, "club": CLUB_WEIGHTS},
        lambda level, weights: BalootAgent({"novice": NOVICE, "casual": CASUAL, "club": CLUB}[level], weights),
    ),
    playout=played_out,
    reasons=REASONS,
    parts=parts,
    swing=20.0,
    worlds=144,
)
"""What plays its levels, and what decides at once."""
