"""Deals of Belote between agents, for tests."""

from __future__ import annotations

from game.games.belote.rules import Belote
from game.games.belote.rules.actions import Action
from game.games.belote.rules.state import BeloteState
from game.games.belote.rules.view import BeloteView
from tests.opponents.rounds import Rounds

GAME = Belote()
ROUNDS: Rounds[BeloteState, Action, BeloteView] = Rounds(GAME)
agents_of, played_round, margin = ROUNDS.agents_of, ROUNDS.played_round, ROUNDS.margin
