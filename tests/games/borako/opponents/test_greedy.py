"""The level `greedy` of Borako is a fixed reference: ten positions say what it does."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.games.borako.opponents.greedy import GreedyAgent
from game.games.borako.rules import Borako
from game.games.borako.rules.actions import Discard, Draw
from game.opponents.protocol import NoDeadline
from tests.games.borako.opponents.positions import view_of
from tests.opponents.positions import positions_of

POSITIONS = positions_of(Path(__file__).with_name("greedy.toml"))


def test_ten_positions_fix_greedy() -> None:
    assert len(POSITIONS) == 10


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_greedy_plays_its_position(position: dict[str, Any]) -> None:
    game = Borako()
    state = game.determinize(view_of(position), Random(1))
    played: list[str] = []
    while True:
        decision = GreedyAgent().decide(game.view(state, 0), Random(len(played)), NoDeadline())
        played.append(str(decision.action))
        if isinstance(decision.action, Draw | Discard):
            break
        state, _ = game.apply(state, decision.action)
    assert played == position["plays"]
