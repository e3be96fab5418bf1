"""The level `greedy` of Belote is a fixed reference: its positions say what it does."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.games.belote.opponents.greedy import GreedyAgent
from game.opponents.protocol import NoDeadline
from tests.games.belote.opponents.positions import view_of
from tests.opponents.positions import positions_of

POSITIONS = positions_of(Path(__file__).with_name("greedy.toml"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_greedy_plays_its_position(position: dict[str, Any]) -> None:
    assert str(GreedyAgent().decide(view_of(position), Random(1), NoDeadline()).action) == position["plays"]
