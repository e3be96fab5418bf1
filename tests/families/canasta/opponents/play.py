"""Rounds of the family's games between agents, for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import pytest

from game.engine import Action, AnyGame, SeatView, State
from game.games import game_named
from game.opponents.protocol import NoDeadline, agent_for
from tests.games.borako.opponents import positions as borako
from tests.games.buraco.opponents import positions as buraco
from tests.opponents.rounds import Rounds

GAMES: Final[Mapping[str, AnyGame]] = {name: game_named(name) for name in ("borako", "buraco")}
ROUNDS: Final[Mapping[str, Rounds[State, Action, SeatView]]] = {name: Rounds(game) for name, game in GAMES.items()}
BOTH: Final = pytest.mark.parametrize("game", GAMES)
VIEW_OF: Final[Mapping[str, Callable[[Mapping[str, Any]], Any]]] = {"borako": borako.view_of, "buraco": buraco.view_of}
"""How a position written as text is built."""


def turn_of(game: str, **position: Any) -> list[str]:
    """What Club does in a position written as text until its turn is over."""
    rules, club = GAMES[game], agent_for(GAMES[game], "club")
    state = rules.determinize(VIEW_OF[game]({"name": "here", **position}), Random(1))
    actions: list[str] = []
    while rules.actor(state) == 0 and rules.standing(state).round_points is None:
        action = club.decide(rules.view(state, 0), Random(1), NoDeadline()).action
        actions.append(str(action))
        state, _ = rules.apply(state, action)
    return actions
