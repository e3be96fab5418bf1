"""Selecting, lifting, dropping, staging and taking back at random never fail, and every card lies where it belongs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bench.fuzz import Fuzz
from bench.tables import HiddenTable
from game.engine import Place
from game.games import GAMES

STEPS = 140

pytestmark = pytest.mark.slow


def look(table: HiddenTable) -> None:
    """Raises `AssertionError` where the table does not show what the match knows."""
    board, view = table.scene.board, table.scene.view()
    own = Place("hand", view.seat)
    held = board.hand.sprites
    assert Counter(sprite.face for sprite in held) == Counter(view.hand)
    assert len(set(held)) == len(held)
    assert set(held) == set(board.pool.at(own))
    assert sorted(map(id, [*board.in_hand, *board.staging.sprites])) == sorted(map(id, held))
    assert set(board.selected) <= set(held)
    assert not board.carried
    for place, faces in table.scene.game.placement(view).items():
        if place != own:
            assert [sprite.face for sprite in board.pool.at(place)] == list(faces), place


@pytest.mark.parametrize("game", GAMES)
def test_random_steps_lose_no_card(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    played = Fuzz(game, 3, tmp_path, look)
    played.run(STEPS)
    done = Counter(step.label.split()[0] for step in played.steps)
    assert {"click", "select", "press", "lift", "drop", "key"} <= done.keys()
    assert played.looked > STEPS // 20
