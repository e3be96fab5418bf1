"""Signals end the program between two turns of its loop, never in the middle of one."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.navigation import Navigation
from game.ui.stage.scene import Scene
from game.ui.stage.stage import Stage
from game.ui.window import Farewell, Window, play
from tests.ui.pilot import profile_in

NAMES = [name for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]


class Interrupted(Scene):
    """A signal comes while it moves on."""

    name = "interrupted"

    def __init__(self, stage: Stage, number: int) -> None:
        super().__init__(stage)
        self._number = number
        self.moved_on = 0
        self.left = False

    def layout(self, size: tuple[int, int]) -> None:
        """Place nothing."""

    def handle(self, event: pygame.Event) -> bool:
        return False

    def update(self, now: float) -> None:
        if not self.moved_on:
            signal.raise_signal(signal.Signals(self._number))
        assert self.stage.top is self, "the scene was taken away under the loop"
        self.moved_on += 1

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint nothing."""

    def leave(self) -> None:
        self.left = True


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    """Restore the handlers of signals after each test."""
    before = {name: signal.getsignal(getattr(signal, name)) for name in NAMES}
    yield
    for name, handler in before.items():
        signal.signal(getattr(signal, name), handler)


@pytest.mark.parametrize("name", NAMES)
def test_a_signal_in_the_middle_of_a_turn_ends_the_program_after_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    window = Window((1000, 700))
    stage = Stage(window.size, profile_in(tmp_path), Navigation)
    scene = Interrupted(stage, getattr(signal, name))
    assert play(window, stage, lambda stage: stage.push(scene)) == 0
    assert scene.moved_on == 1
    assert scene.left


def test_a_signal_that_is_to_be_ignored_still_is() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    farewell = Farewell()
    farewell.listen()
    signal.raise_signal(signal.SIGTERM)
    assert not farewell.to_leave
