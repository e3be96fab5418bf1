"""The replay at the real table: every moment looks the same from wherever it is reached, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pygame
import pytest

from game.games import GAMES
from game.match.resume import replayed
from game.match.saves import played_back
from game.engine.record import read_record
from game.ui.navigation import Navigation
from game.ui.scenes.replay import ReplayScene
from tests.ui.pilot import Pilot

RECORDS: Final = sorted((Path(__file__).parents[2] / "records").glob("*/*.jsonl"))


def record_of(game: str) -> Path:
    return next(path for path in RECORDS if path.stem.startswith(game))


def opened(pilot: Pilot, path: Path) -> ReplayScene:
    scene = ReplayScene(pilot.stage, played_back(GAMES, path.read_bytes()))
    pilot.stage.push(scene)
    pilot.settle()
    return scene


def picture(pilot: Pilot) -> bytes:
    """What is seen at rest, with the pointer nowhere and nothing focused."""
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    pilot.settle()
    scene.group.set_focus(None)
    pilot.skip(3_000)
    pilot.settle()
    return pygame.image.tobytes(pilot.surface, "RGB")


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_looks_the_same_forwards_backwards_and_at_once(game: str, pilot: Pilot) -> None:
    scene = opened(pilot, record_of(game))
    random = Random(game)
    number = random.randrange(5, scene.playback.last - 5)
    seen = []
    for before, keys in (
        (number - 2, [pygame.K_RIGHT, pygame.K_RIGHT]),
        (number + 2, [pygame.K_LEFT, pygame.K_LEFT]),
        (number, []),
    ):
        scene.jump(before)
        for key in keys:
            pilot.key(key)
        assert scene.playback.number == number
        seen.append((scene.playback.state_hash(), picture(pilot)))
    assert seen[0] == seen[1] == seen[2]
