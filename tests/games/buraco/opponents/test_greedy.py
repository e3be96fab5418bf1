"""The level `greedy` of Buraco is a fixed reference: thirteen positions say what it does."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.games.buraco.opponents.greedy import GreedyAgent
from game.games.buraco.rules.actions import Draw, End
from game.opponents.protocol import NoDeadline
from tests.games.buraco.opponents.play import GAME
from tests.games.buraco.opponents.positions import view_of
from tests.opponents.positions import positions_of

POSITIONS = positions_of(Path(__file__).with_name("greedy.toml"))


def test_thirteen_positions_fix_greedy() -> None:
    assert len(POSITIONS) == 13


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_greedy_plays_its_position(position: dict[str, Any]) -> None:
    state = GAME.determinize(view_of(position), Random(1))
    played: list[str] = []
    while True:
        decision = GreedyAgent().decide(GAME.view(state, 0), Random(len(played)), NoDeadline())
        played.append(str(decision.action))
        if isinstance(decision.action, Draw | End):
            break
        state, _ = GAME.apply(state, decision.action)
    assert played == position["plays"]
