"""Frames of dragging a card across a late round: `python -m bench.frames WIDTH HEIGHT FRAMES` prints one JSON object.

Runs in a process of its own on a real X display, so that showing the frame counts as it does for a player.
"""

from __future__ import annotations

import json
import math
import sys
import tempfile
import time
from pathlib import Path

import pygame

from bench.figures import percentile
from bench.late_round import write_late_round
from game.games import GAMES
from game.storage.folders import folders_of
from game.storage.settings import Settings
from game.ui.graphics.motion import Pace
from game.ui.navigation import Navigation
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage
from game.ui.window import Window


def late_table(size: tuple[int, int], home: Path, pace: Pace) -> tuple[Window, Stage]:
    """A window of that size with a table late in a round, on which things move at that pace."""
    profile = Profile(folders_of({"MAJLIS_HOME": str(home)}), Settings(animation_speed=pace.value), GAMES)
    late = write_late_round(profile.folders.saves)
    window = Window(size)
    stage = Stage(window.size, profile, Navigation)
    stage.navigator.open_table(profile.resume(late).match)
    return window, stage


def rest(stage: Stage, window: Window) -> None:
    """Run frames until nothing moves."""
    for _ in range(60):
        frame(stage, window)
        time.sleep(0.005)


def measure(size: tuple[int, int], frames: int, home: Path) -> dict[str, float]:
    """Milliseconds of the frames of a drag, and of a full repaint, in a window of that size."""
    window, stage = late_table(size, home, Pace.INSTANT)
    rest(stage, window)
    card = next(rect for name, rect in stage.targets().items() if name.startswith("hand."))
    point(stage, pygame.MOUSEMOTION, card.center)
    point(stage, pygame.MOUSEBUTTONDOWN, card.center)
    spent = []
    for number in range(frames):
        pygame.event.get()
        point(stage, pygame.MOUSEMOTION, _way(window.size, number / frames))
        spent.append(frame(stage, window))
    point(stage, pygame.MOUSEBUTTONUP, _way(window.size, 1.0))
    stage.top.damage.everything(stage.size)
    whole = frame(stage, window)
    stage.close()
    window.close()
    return {"p50": percentile(spent, 50), "p99": percentile(spent, 99), "max": max(spent), "whole": whole}


def _way(size: tuple[int, int], part: float) -> tuple[int, int]:
    """A figure of eight over the whole table, from its middle and back to it."""
    width, height = size
    turn = 2 * math.pi * part * 3
    return int(width * (0.5 + 0.42 * math.sin(turn))), int(height * (0.45 + 0.38 * math.sin(2 * turn)))


def point(stage: Stage, kind: int, place: tuple[int, int]) -> None:
    """The pointer moves, held, or its button goes down or up."""
    if kind == pygame.MOUSEMOTION:
        stage.handle(pygame.Event(kind, pos=place, rel=(0, 0), buttons=(1, 0, 0), touch=False))
    else:
        stage.handle(pygame.Event(kind, pos=place, button=1, touch=False))


def frame(stage: Stage, window: Window) -> float:
    """One frame; returns how many milliseconds it took."""
    start = time.perf_counter()
    stage.update()
    areas = stage.draw(window.surface)
    if areas:
        pygame.display.update(areas)
    return (time.perf_counter() - start) * 1000


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        print(json.dumps(measure((int(sys.argv[1]), int(sys.argv[2])), int(sys.argv[3]), Path(scratch))))
