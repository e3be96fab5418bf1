"""Opponents for Belote: `greedy`, and the levels that judge contracts and cards."""

from __future__ import annotations

from typing import Final

from game.games.belote.opponents.agent import BeloteAgent
from game.games.belote.opponents.explain import REASONS
from game.games.belote.opponents.greedy import GreedyAgent
from game.games.belote.opponents.levels import BENTS, CASUAL, CLUB, EVEN, NOVICE, QUICK, STRONG
from game.games.belote.opponents.parting import parts
from game.games.belote.opponents.playing_out import played_out
from game.games.belote.rules.actions import Action
from game.games.belote.rules.view import BeloteView
from game.opponents.bents import bent_agents
from game.opponents.protocol import Opponents

OPPONENTS: Final[Opponents[BeloteView, Action]] = Opponents(
    levels={
        "greedy": GreedyAgent,
        "novice": lambda: BeloteAgent(NOVICE),
        "casual": lambda: BeloteAgent(CASUAL),
        "club": lambda: BeloteAgent(CLUB),
        "strong": lambda: BeloteAgent(STRONG),
    },
    heuristic=lambda: BeloteAgent(QUICK),
    bents=bent_agents(
        BENTS,
        dict.fromkeys(("novice", "casual", "club"), EVEN),
        lambda level, weights: BeloteAgent({"novice": NOVICE, "casual": CASUAL, "club": CLUB}[level], weights),
    ),
    playout=played_out,
    reasons=REASONS,
    parts=parts,
    swing=120.0,
    worlds=144,
)
"""What plays its levels, and what decides at once."""
