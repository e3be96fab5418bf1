"""Rounds of Buraco between agents, for tests."""

from __future__ import annotations

from game.games.buraco.rules import Buraco
from game.games.buraco.rules.state import BuracoState
from game.games.buraco.rules.view import BuracoView
from tests.opponents.rounds import Rounds

GAME = Buraco()
ROUNDS: Rounds[BuracoState, BuracoView] = Rounds(GAME)
agents_of, played_round, margin = ROUNDS.agents_of, ROUNDS.played_round, ROUNDS.margin
