"""Rounds of Baloot between agents, for tests."""

from __future__ import annotations

from game.games.baloot.rules import Baloot
from game.games.baloot.rules.actions import Action
from game.games.baloot.rules.state import BalootState
from game.games.baloot.rules.view import BalootView
from tests.opponents.rounds import Rounds

GAME = Baloot()
ROUNDS: Rounds[BalootState, Action, BalootView] = Rounds(GAME)
agents_of, played_round, margin = ROUNDS.agents_of, ROUNDS.played_round, ROUNDS.margin
