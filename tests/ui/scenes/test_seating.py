"""The player chooses who plays with whom, and everybody sits where the game wants it (buraco 1.2)."""

from __future__ import annotations

import pytest

from game.games.buraco.table.table import seated as around_buraco
from game.ui.scenes.new_match.seating import seated
from game.ui.table.layout.rim import Around, around


@pytest.mark.parametrize(
    ("teams", "partner", "people"),
    [
        ((0, 1, 0, 1), 2, [0, 1, 2, 3]),
        ((0, 1, 0, 1), 1, [0, 2, 1, 3]),
        ((0, 1, 0, 1), 0, [0, 1, 2, 3]),
        ((0, 1, 0), 1, [0, 2, 1]),
        ((0, 1, 0), 0, [1, 0, 2]),
        ((0, 1), 2, [0, 1]),
        ((0, 1, 2), 2, [0, 1, 2]),
    ],
)
def test_the_partner_sits_on_the_players_team(teams: tuple[int, ...], partner: int, people: list[int]) -> None:
    assert list(seated(teams, partner)) == people


def test_the_next_player_sits_at_the_right_or_clockwise_at_the_left() -> None:
    assert around(1, 4) == Around(2, 3, 0)
    assert around_buraco(1, 4) == Around(0, 3, 2)


def test_of_three_partners_sit_opposite_and_whoever_is_alone_has_both_others_at_the_sides() -> None:
    assert around_buraco(0, 3) == Around(across=2, left=1)
    assert around_buraco(2, 3) == Around(across=0, left=1)
    assert around_buraco(1, 3) == Around(right=0, left=2)
