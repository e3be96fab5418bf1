"""Match after match in one process: `python -m bench.soak WIDTH HEIGHT MATCHES` prints one JSON object.

All games in turn, each match whole and by the ways a player goes: menu, new match, table, every score, result, menu; at
Instant, with a pointer that never rests. All seats are played by the heuristic policy in processes of their own, so
that neither memory nor frames are those of the policy. Memory is read at the menu after each match.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from array import array
from itertools import accumulate, cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame

from bench.usage import megabytes
from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.match import Match
from game.match.summary import SavedMatch
from game.match.thinking import AgentProcess
from game.opponents.levels import LEVELS
from game.opponents.protocol import Decision
from game.storage.folders import folders_of
from game.storage.settings import Settings
from game.ui.graphics.motion import Pace
from game.ui.navigation import Navigation
from game.ui.opening import open_first_scene
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage
from game.ui.system.memory import give_back, keep_nothing_large
from game.ui.table.scene import TableScene
from game.ui.window import Window, answer_at_once

_LONGEST_S: Final = 600
"""A match that takes longer is left."""
_POLICY: Final = "greedy"
_STIR_EVERY_S: Final = 1 / 60
"""Seconds between two movements of the pointer."""
_PAUSE_S: Final = 0.002
"""Seconds between two frames, so that opponents and the writer have their turn."""
_LATE_MS: Final = 33.0
_SLOWEST: Final = 5
"""The number of the longest frames that are reported."""
_STEP_MS: Final = 0.1
_STEPS: Final = 10_000


class FrameTimes:
    """Statistics of the times of frames in milliseconds, of constant size for any number of frames."""

    def __init__(self) -> None:
        self.count = 0
        self.longest = 0.0
        self.late = 0
        """Frames that kept the processor longer than `_LATE_MS`."""
        self.slowest: list[tuple[float, str]] = []
        """The longest times of the processor, with their scenes."""
        self._counts = array("L", bytes(array("L").itemsize * _STEPS))

    def add(self, spent: float, busy: float, label: str) -> None:
        """A frame that took `spent`, and `busy` of the processor."""
        self.count += 1
        self.longest = max(self.longest, spent)
        self.late += busy > _LATE_MS
        self._counts[min(_STEPS - 1, int(spent / _STEP_MS))] += 1
        if len(self.slowest) < _SLOWEST or busy > self.slowest[-1][0]:
            self.slowest = sorted([*self.slowest, (busy, label)], reverse=True)[:_SLOWEST]

    def percentile(self, percent: float) -> float:
        """Return the time that `percent` of a hundred frames did not exceed, to a step."""
        sums = accumulate(self._counts)
        return next(step for step, below in enumerate(sums) if below * 100 > self.count * percent) * _STEP_MS


class Evening:
    """One window, in which one match after the other is played."""

    def __init__(self, size: tuple[int, int], home: Path) -> None:
        settings = Settings(animation_speed=Pace.INSTANT.value, thinking_ms=0, first_start_done=True)
        self._profile = Profile(folders_of({"MAJLIS_HOME": str(home)}), settings, GAMES)
        self._window = Window(size)
        self._stage = Stage(self._window.size, self._profile, Navigation)
        self._player = AgentProcess()
        """Decides for the person's seat."""
        self._rng = Random(7)
        self._stirred = 0.0
        self._spent = FrameTimes()
        open_first_scene(self._stage)
        answer_at_once()
        keep_nothing_large()
        self._frames(60)

    def close(self) -> None:
        """Close the match, the stage and the window."""
        self._player.close()
        self._stage.close()
        self._window.close()

    def play(self, name: str, seed: int) -> dict[str, Any]:
        """A whole match of a game, and back to the menu; what it took."""
        self._spent = FrameTimes()
        begun = time.monotonic()
        match = self._begin(name, seed)
        while self._stage.top.name != "menu" and time.monotonic() - begun < _LONGEST_S:
            self._frame()
            self._act(match)
        rounds, whole = len(match.history()), match.outcome() is not None
        del match  # as the window lets go of it at the menu
        self._frames(60)
        self._profile.archive.wait()
        self._frames(10)
        give_back()  # as the main loop does when the menu rests
        return {
            "game": name,
            "rounds": rounds,
            "whole": whole,
            "seconds": time.monotonic() - begun,
            "megabytes": megabytes("self"),
            "frames": self._spent.count,
            **{f"p{percent}": self._spent.percentile(percent) for percent in (50, 99)},
            "max": self._spent.longest,
            "late": self._spent.late,
            "slowest": self._spent.slowest,
        }

    def _begin(self, name: str, seed: int) -> Match:
        """Begin a match from the menu, by the scene of new matches."""
        seats = [SeatSetup("You"), *(SeatSetup("Opponent", _POLICY) for _ in range(1, max(GAMES[name].seats)))]
        self._stage.navigator.open_new_match(SavedMatch(Path(), None, name, tuple(seats)))
        self._frames(3)
        self._click("new_match.deal")
        for digit in str(seed):
            self._stage.handle(pygame.Event(pygame.TEXTINPUT, text=digit))
            self._frame()
        self._click("new_match.start")
        if self._profile.match is None or self._profile.match.header.seed != seed:
            raise RuntimeError(f"{name} does not begin")
        return self._profile.match

    def _act(self, match: Match) -> None:
        """Act for the person: a move at the table, elsewhere a button that leads on."""
        top = self._stage.top
        if isinstance(top, TableScene):
            if top.own_turn and top.idle and match.settled:
                self._move(match, top)
        elif top.name == "end" and "end.menu" in self._stage.targets():
            self._click("end.menu")
        else:
            self._stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))

    def _move(self, match: Match, table: TableScene) -> None:
        """Ask what is to be played, and play it a frame or more later."""
        now = self._stage.clock.now()
        if not self._player.busy:
            budget = LEVELS[_POLICY].budget_ms
            self._player.ask(match.game_name, _POLICY, match.view(table.seat), match.agent_stream(), budget, now)
            return
        answer = self._player.poll(now)
        if isinstance(answer, Decision):
            table.act([answer.action])

    def _click(self, target: str) -> None:
        self._frame()
        place = self._stage.targets()[target].center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 0), buttons=(0, 0, 0), touch=False))
            self._stage.handle(pygame.Event(kind, pos=place, button=1, touch=False))

    def _frames(self, count: int) -> None:
        for _ in range(count):
            self._frame()

    def _frame(self) -> None:
        pygame.event.get()
        before = self._stage.top.name
        begun, busy = time.perf_counter(), time.thread_time()
        if begun - self._stirred >= _STIR_EVERY_S:
            self._stirred = begun
            width, height = self._stage.size
            place = (self._rng.randrange(width), self._rng.randrange(height))
            self._stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 0), buttons=(0, 0, 0), touch=False))
        self._stage.update()
        areas = self._stage.draw(self._window.surface)
        if areas:
            pygame.display.update(areas)
        spent, busy = (time.perf_counter() - begun) * 1000, (time.thread_time() - busy) * 1000
        self._spent.add(spent, busy, f"{before} → {self._stage.top.name}, frame {self._spent.count}")
        time.sleep(_PAUSE_S)


def measure(size: tuple[int, int], matches: int, home: Path) -> list[dict[str, Any]]:
    """Return the figures of each match, and print a line as soon as one is over."""
    evening = Evening(size, home)
    runs = []
    for number, name in enumerate(islice(cycle(GAMES), matches)):
        runs.append(evening.play(name, number))
        print(json.dumps(runs[-1]), file=sys.stderr, flush=True)
    evening.close()
    return runs


if __name__ == "__main__":
    # the opponents' process would import this module, and the window with it
    vars(sys.modules["__main__"]).update(__spec__=None, __file__=None)
    with tempfile.TemporaryDirectory() as scratch:
        print(json.dumps(measure((int(sys.argv[1]), int(sys.argv[2])), int(sys.argv[3]), Path(scratch))))
