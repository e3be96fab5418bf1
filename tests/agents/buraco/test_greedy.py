"""The level `greedy` of Buraco is a fixed reference: thirteen positions say what it does."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.agents.buraco.greedy import GreedyAgent
from game.agents.protocol import Unhurried
from game.rules.buraco.actions import Draw, End
from tests.agents.buraco.play import GAME
from tests.agents.buraco.positions import view_of
from tests.agents.positions import positions_of

POSITIONS = positions_of(Path(__file__).with_name("greedy.toml"))


def test_thirteen_positions_fix_greedy() -> None:
    assert len(POSITIONS) == 13


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_greedy_plays_its_position(position: dict[str, Any]) -> None:
    state = GAME.determinize(view_of(position), Random(1))
    played: list[str] = []
    while True:
        decision = GreedyAgent().decide(GAME.view(state, 0), Random(len(played)), Unhurried())
        played.append(str(decision.action))
        if isinstance(decision.action, Draw | End):
            break
        state, _ = GAME.apply(state, decision.action)
    assert played == position["plays"]
