"""A round reviewed in a window: `python -m bench.reviewing WIDTH HEIGHT GAME` prints one JSON object.

A player of the level Casual has played the round at Club's table. During the review the pointer never rests, and every
frame is timed: by the clock, and by the processor's time of the thread that shows it.
"""

from __future__ import annotations

import json
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import datetime
from multiprocessing import active_children
from pathlib import Path
from typing import Final

import pygame

from bench.figures import Figure
from bench.frames import point
from bench.opponents.compiled import by_program, programs
from devtools.display import virtual_display
from devtools.paths import ROOT
from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.saves import MatchSetup, start_match
from game.opponents.protocol import NoDeadline, agent_for
from game.storage.folders import folders_of
from game.storage.settings import Settings
from game.ui.navigation import Navigation
from game.ui.opening import open_first_scene
from game.ui.scenes.review.scene import ReviewScene
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage
from game.ui.window import Window, answer_at_once

_SCREEN: Final = (1920, 1080)
_SEED: Final = 2
_LONGEST_S: Final = 300.0
_REST_S: Final = 1.0
"""The time to watch the menu before it, and the review when it is done."""
_EVERY_S: Final = 1 / 60
"""Seconds between two frames."""


def figures() -> Iterator[Figure]:
    """Every game, from source and, where that can be, compiled as in packages."""
    for tree, how in programs():
        assets = tree / "assets"
        if not assets.exists():
            assets.symlink_to(ROOT / "assets", target_is_directory=True)
        for name in GAMES:
            with virtual_display(*_SCREEN) as display:
                window = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
                printed = by_program(tree, "bench.reviewing", *map(str, _SCREEN), name, **window)
            report = json.loads(printed.splitlines()[-1])
            key, text = f"review_{name}{how and '_compiled'}", f"a round of {name} gone over{how}"
            used = f"{text} (two processes, {report['processor']:.1f} s of the processor)"
            yield Figure(f"{key}_s", used, report["seconds"], "s", 20)
            frame = f"longest of {report['frames']} frames meanwhile (processor {report['busiest']:.0f} ms)"
            yield Figure(f"{key}_frame_ms", f"{text}: {frame}", report["longest"], "ms", 33)
            yield Figure(f"{key}_opening_ms", f"{text}: the frame that opens it", report["opening"], "ms", 100)


class Watched:
    """A window and how long its frames take, in milliseconds."""

    def __init__(self, stage: Stage, window: Window) -> None:
        self._stage = stage
        self._window = window
        self._shown = 0
        self.frames: list[tuple[float, float]] = []
        """The seconds of each frame, by the clock and of the processor."""

    def frame(self) -> None:
        """The pointer moves, and that is shown."""
        pygame.event.get()
        self._shown += 1
        width, height = self._stage.size
        begun, busy = time.perf_counter(), time.thread_time()
        place = (self._shown * 37 % width, self._shown * 23 % height)
        point(self._stage, pygame.MOUSEMOTION, place)
        self._stage.update()
        areas = self._stage.draw(self._window.surface)
        if areas:
            pygame.display.update(areas)
        self.frames.append(((time.perf_counter() - begun) * 1000, (time.thread_time() - busy) * 1000))
        time.sleep(max(0.001, _EVERY_S - (time.perf_counter() - begun)))

    def rest(self, seconds: float) -> None:
        """Frames for so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.frame()


def write_round(name: str, saves: Path) -> Path:
    """Write the record of a match whose first round is over; Casual plays under the name of a person."""
    others = (SeatSetup(seat, "club") for seat in ("East", "North", "West")[: max(GAMES[name].seats) - 1])
    saves.mkdir(parents=True, exist_ok=True)
    match = start_match(GAMES, MatchSetup(name, (SeatSetup("You"), *others), _SEED, {}), saves, datetime(2026, 1, 1))
    casual = agent_for(match.game, "casual")
    while (seat := match.actor()) is not None:
        match.play(casual.decide(match.view(seat), match.agent_stream(), NoDeadline()).action)
    match.close()
    assert match.record_path is not None, "it is recorded"
    return match.record_path


def measure(size: tuple[int, int], name: str, home: Path) -> dict[str, float]:
    """Seconds of the review, processor's seconds of its processes, and its longest frames."""
    profile = Profile(folders_of({"MAJLIS_HOME": str(home)}), Settings(first_start_done=True), GAMES)
    record = write_round(name, profile.folders.saves)
    window = Window(size)
    stage = Stage(window.size, profile, Navigation)
    open_first_scene(stage)
    answer_at_once()
    watched = Watched(stage, window)
    watched.rest(_REST_S)
    used, begun = _processor(), time.monotonic()
    watched.frames = []
    stage.navigator.open_review(record, 1)
    assert isinstance(stage.top, ReviewScene), "it is open"
    watched.frame()
    (opening,) = watched.frames
    while not any(target.startswith("review.decision.") for target in stage.targets()):
        if time.monotonic() - begun > _LONGEST_S:
            raise RuntimeError(f"{name} is not gone over")
        watched.frame()
    seconds = time.monotonic() - begun
    watched.rest(_REST_S)
    active_children()  # which counts those that have ended
    processor = _processor() - used
    stage.close()
    window.close()
    return {
        "seconds": seconds,
        "processor": processor,
        "opening": opening[0],
        "longest": max(clock for clock, _ in watched.frames[1:]),
        "busiest": max(busy for _, busy in watched.frames[1:]),
        "frames": len(watched.frames) - 1,
    }


def _processor() -> float:
    """Seconds of processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    # the processes of the review would import this module, and the window with it
    vars(sys.modules["__main__"]).update(__spec__=None, __file__=None)
    with tempfile.TemporaryDirectory() as scratch:
        print(json.dumps(measure((int(sys.argv[1]), int(sys.argv[2])), sys.argv[3], Path(scratch))))
