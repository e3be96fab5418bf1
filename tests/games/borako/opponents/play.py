"""Rounds of Borako between agents, for tests."""

from __future__ import annotations

from game.games.borako.rules import Borako
from game.games.borako.rules.state import BorakoState
from game.games.borako.rules.view import BorakoView
from tests.opponents.rounds import Rounds

GAME = Borako()
ROUNDS: Rounds[BorakoState, BorakoView] = Rounds(GAME)
agents_of, played_round, margin = ROUNDS.agents_of, ROUNDS.played_round, ROUNDS.margin
