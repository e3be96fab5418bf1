"""What a search lets go is free at once: nothing of it holds itself, for Python to find it later."""

from __future__ import annotations

import gc

import pytest

from game.opponents.garbage import look_for_garbage_seldom
from tests.families.canasta.opponents.lean.playing import played_out


@pytest.mark.slow
@pytest.mark.parametrize("game", ["borako", "buraco"])
def test_a_round_of_playouts_leaves_no_garbage(game: str) -> None:
    played_out(game, 1)
    gc.collect()
    gc.disable()
    try:
        played_out(game, 2)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_garbage_is_looked_for_seldom() -> None:
    before = gc.get_threshold()
    try:
        gc.set_threshold(700, 10, 10)
        look_for_garbage_seldom()
        assert gc.get_threshold()[0] > 10 * 700
    finally:
        gc.set_threshold(*before)
