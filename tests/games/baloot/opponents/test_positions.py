"""The positions of Baloot are such as play leads to."""

from __future__ import annotations

from pathlib import Path

from tests.games.baloot.opponents.positions import led_in_turn, view_of
from tests.opponents.positions import positions_of

POSITIONS = positions_of(Path(__file__).parents[1] / "positions.toml")


def test_the_tricks_of_a_position_follow_one_another() -> None:
    for position in POSITIONS:
        view = view_of(position)
        assert led_in_turn(view.tricks, view.leader), position["name"]
