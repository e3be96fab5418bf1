"""Screensaver, locking and sleep are the player's own affair; only a replay that plays by itself holds them off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.match.saves import played_back
from game.ui.navigation import Navigation
from game.ui.scenes.replay import ReplayScene
from game.ui.stage.stage import Stage
from game.ui.window import Farewell, MainLoop, Window
from tests.ui.pilot import profile_in

RECORD = Path(__file__).parents[1] / "records" / "0.1.0" / "borako-mid-turn.jsonl"


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    monkeypatch.delenv("SDL_VIDEO_ALLOW_SCREENSAVER", raising=False)
    yield Window((1280, 720))
    pygame.display.quit()


@pytest.fixture
def stage(window: Window, tmp_path: Path) -> Iterator[Stage]:
    stage = Stage(window.size, profile_in(tmp_path), Navigation)
    yield stage
    stage.sounds.close()
    stage.close()
    stage.profile.archive.close()


def test_a_replay_holds_the_screensaver_off_only_while_it_plays(
    window: Window, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = MainLoop(window, stage, None, Farewell())
    held = []

    def turn(times: int = 3) -> None:
        for _turn in range(times):
            pygame.event.post(pygame.Event(pygame.USEREVENT))  # so that it does not sleep
            loop.turn()
        held.append(not pygame.display.get_allow_screensaver())

    stage.navigator.open_menu()
    turn()
    scene = ReplayScene(stage, played_back(GAMES, RECORD.read_bytes()))
    stage.push(scene)
    turn(12)
    play = pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="", scancode=0)
    stage.handle(play)
    assert scene.running.on
    turn()
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)  # it is minimised
    turn()
    monkeypatch.undo()
    turn()
    stage.handle(play)
    turn()
    assert held == [False, False, True, False, True, False]
