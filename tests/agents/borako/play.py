"""Rounds of Borako between agents, for tests."""

from __future__ import annotations

from game.rules.borako import Borako
from game.rules.borako.state import BorakoState
from game.rules.borako.view import BorakoView
from tests.agents.rounds import Rounds

GAME = Borako()
ROUNDS: Rounds[BorakoState, BorakoView] = Rounds(GAME)
agents_of, played_round, margin = ROUNDS.agents_of, ROUNDS.played_round, ROUNDS.margin
