"""The tour through the program takes every picture once."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import GAMES
from game.ui.screenshot import PictureRequest
from pictures.__main__ import tour
from pictures.moments import moments_of


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_in_a_picture_is_done_at_a_moment_of_the_game(game: str) -> None:
    moments = moments_of(game)
    assert {moment for moment, _pose in moments.poses.values()} <= moments.holds.keys()


def test_the_tour_names_every_picture_once() -> None:
    records = {game: dict.fromkeys(moments_of(game).holds, Path()) for game in GAMES}
    names = [shot.name for shot in tour(PictureRequest("menu", (960, 600), next(iter(GAMES))), records)]
    assert len(set(names)) == len(names)
    assert all(f"{game}-end" in names for game in GAMES)
