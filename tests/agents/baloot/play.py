"""Rounds of Baloot between agents, for tests."""

from __future__ import annotations

from game.rules.baloot import Baloot
from game.rules.baloot.state import BalootState
from game.rules.baloot.view import BalootView
from tests.agents.rounds import Rounds

GAME = Baloot()
ROUNDS: Rounds[BalootState, BalootView] = Rounds(GAME)
agents_of, played_round, margin = ROUNDS.agents_of, ROUNDS.played_round, ROUNDS.margin
