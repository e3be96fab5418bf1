"""Match after match in one process: `python -m bench.soak WIDTH HEIGHT MATCHES` prints one JSON object.

All games in turn, each match whole, with opponents in their process, every score and the result on screen and a pointer
that never rests. After each match memory is read at the menu; frames are timed as they are shown.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from datetime import datetime
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame

from bench.figures import percentile
from bench.usage import megabytes
from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, start_match
from game.opponents.protocol import heuristic_action
from game.storage.folders import folders_of
from game.storage.settings import Settings
from game.ui.memory import give_back, keep_nothing_large
from game.ui.motion import Pace
from game.ui.navigation import Navigation
from game.ui.opening import open_first_scene
from game.ui.profile import Profile
from game.ui.stage import Stage
from game.ui.table.scene import TableScene
from game.ui.window import Window, keep_what_is_loaded

_LONGEST_S: Final = 240
"""A match that takes longer is left."""
_KEY_EVERY: Final = 12
"""Frames between two presses of Enter where no table is shown."""


class Evening:
    """One window, in which one match after the other is played."""

    def __init__(self, size: tuple[int, int], home: Path) -> None:
        settings = Settings(animation_speed=Pace.INSTANT.value, thinking_ms=0, first_start_done=True)
        self._profile = Profile(folders_of({"MAJLIS_HOME": str(home)}), settings, GAMES)
        self._window = Window(size)
        self._stage = Stage(self._window.size, self._profile, Navigation)
        self._rng = Random(7)
        self._spent: list[float] = []
        open_first_scene(self._stage)
        keep_what_is_loaded()
        keep_nothing_large()
        self._frames(60)

    def close(self) -> None:
        """It is late."""
        self._stage.close()
        self._window.close()

    def play(self, name: str, seed: int) -> dict[str, Any]:
        """A whole match of a game, and back to the menu; what it took."""
        self._spent = []
        begun = time.monotonic()
        match = self._begin(name, seed)
        self._stage.navigator.open_table(match)
        while match.outcome() is None and time.monotonic() - begun < _LONGEST_S:
            self._frame()
            self._act(match)
        whole = match.outcome() is not None
        self._frames(120)
        self._stage.navigator.open_menu()
        self._frames(120)
        give_back()  # as the main loop does when the menu rests
        return {
            "game": name,
            "rounds": len(match.history()),
            "whole": whole,
            "seconds": time.monotonic() - begun,
            "megabytes": megabytes("self"),
            "p50": percentile(self._spent, 50),
            "p99": percentile(self._spent, 99),
            "max": max(self._spent),
        }

    def _begin(self, name: str, seed: int) -> Match:
        others = (SeatSetup(f"Opponent {seat}", "greedy") for seat in range(1, max(GAMES[name].seats)))
        setup = MatchSetup(name, (SeatSetup("You", None), *others), seed, {})
        match = start_match(GAMES, setup, self._profile.folders.saves, datetime(2026, 1, 1, 20, seed))
        self._profile.match = match
        return match

    def _act(self, match: Match) -> None:
        """The person plays the heuristic policy's move as soon as it may."""
        top = self._stage.top
        if not isinstance(top, TableScene):
            if len(self._spent) % _KEY_EVERY == 0:
                self._stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        elif top.own_turn and top.idle and match.settled and match.outcome() is None:
            top.act([heuristic_action(match.game, match.view(0), match.agent_stream())])

    def _frames(self, count: int) -> None:
        for _ in range(count):
            self._frame()

    def _frame(self) -> None:
        pygame.event.get()
        width, height = self._stage.size
        place = (self._rng.randrange(width), self._rng.randrange(height))
        self._stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 0), buttons=(0, 0, 0), touch=False))
        begun = time.perf_counter()
        self._stage.update()
        areas = self._stage.draw(self._window.surface)
        if areas:
            pygame.display.update(areas)
        self._spent.append((time.perf_counter() - begun) * 1000)
        time.sleep(0.001)  # so that opponents and the writer have their turn


def measure(size: tuple[int, int], matches: int, home: Path) -> list[dict[str, Any]]:
    """What each match took, one line of which is printed as soon as it is over."""
    evening = Evening(size, home)
    told = []
    for number, name in enumerate(islice(cycle(GAMES), matches)):
        told.append(evening.play(name, number))
        print(json.dumps(told[-1]), file=sys.stderr, flush=True)
    evening.close()
    return told


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        print(json.dumps(measure((int(sys.argv[1]), int(sys.argv[2])), int(sys.argv[3]), Path(scratch))))
