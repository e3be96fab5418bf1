"""Rounds of Buraco between agents, for tests."""

from __future__ import annotations

from game.rules.buraco import Buraco
from game.rules.buraco.state import BuracoState
from game.rules.buraco.view import BuracoView
from tests.agents.rounds import Rounds

GAME = Buraco()
ROUNDS: Rounds[BuracoState, BuracoView] = Rounds(GAME)
agents_of, played_round, margin = ROUNDS.agents_of, ROUNDS.played_round, ROUNDS.margin
