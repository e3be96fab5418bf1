"""The level `greedy` of Baloot is a fixed reference: ten positions say what it does."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.cards import Suit, parse_faces
from game.families.tricks.opponents.greedy import plain_count, trump_count
from game.games.baloot.opponents.greedy import GreedyAgent
from game.opponents.protocol import NoDeadline
from tests.games.baloot.opponents.play import GAME
from tests.games.baloot.opponents.positions import view_of
from tests.opponents.positions import positions_of

POSITIONS = positions_of(Path(__file__).with_name("greedy.toml"))


def test_twelve_positions_fix_greedy() -> None:
    assert len(POSITIONS) == 12


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_greedy_plays_its_position(position: dict[str, Any]) -> None:
    view = view_of(position)
    action = GreedyAgent().decide(view, Random(1), NoDeadline()).action
    assert str(action) == position["plays"]
    assert GAME.refusal(GAME.determinize(view, Random(1)), action) is None


def test_the_count_for_sun() -> None:
    assert plain_count(parse_faces("AS TS KS QH JH AD")) == 5 + 3 + 1 + 5


def test_the_count_for_hokom() -> None:
    assert trump_count(parse_faces("JH 9H 7H AS KD AC"), Suit.HEARTS) == 5 + 4 + 2 + 3 + 3
