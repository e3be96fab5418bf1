"""The longest frame of every motion at every speed: `python -m bench.motions WIDTH HEIGHT` prints one JSON object.

A whole round is played on a clock of its own, so that the same frames come each time. What counts of a frame is the
fastest of several sessions: the frame itself, not what else the machine did meanwhile. The processor's time is reported
next to the clock's, and so is how many frames of all sessions were late: where they are few and the processor was not
busy with them, others had the machine.

A frame in which another scene opens is counted as `opening`: nothing moves in it that could falter.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

import pygame

from game.engine import Refusal
from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.match.turn_loop import Pacing
from game.opponents.protocol import heuristic_action
from game.storage.folders import folders_of
from game.storage.settings import Settings
from game.ui.graphics.motion import FakeClock, Pace
from game.ui.navigation import Navigation
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.scene import TableScene
from game.ui.window import Window, answer_at_once

GAME: Final = next(iter(GAMES))
FRAMES: Final = 200
"""The least number of frames of each motion at each speed that are measured."""
_FRAME_MS: Final = 1000 / 60
_SESSIONS: Final = 3
_SEED: Final = 16
"""A deal whose first round brings every kind of action to every seat."""
_MOST_ACTIONS: Final = 240
_STEPS: Final = 60
"""Frames in which a card is carried across the window."""
_RARE: Final = frozenset({"sweep", "lay"})
"""Actions of which a round has too few for many frames."""


class Spent(NamedTuple):
    """Milliseconds of one frame."""

    wall: float
    processor: float


@dataclass(frozen=True, slots=True)
class Measured:
    """All frames of a motion at one speed."""

    motion: str
    speed: str
    frames: list[Spent]
    """Each as in its fastest session."""
    late: int
    """Frames over 1/60 s in any session."""
    sessions: int


class _Loop:
    """Plays what it is given and nothing by itself."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.paused = True
        self.pacing = Pacing(0)

    def play(self, actions: Sequence[Any]) -> Refusal | None:
        """Does them."""
        refusal = self._match.why_not(actions)
        if refusal is None:
            self._match.play(*actions)
        return refusal

    def undo(self) -> None:
        """Takes back."""
        self._match.undo()

    def redo(self) -> None:
        """Does again."""
        self._match.redo()

    def hurry(self) -> None:
        """Has nothing to hurry."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        """Wait for the next command."""
        del now_ms, presenter_idle
        return False

    def close(self) -> None:
        """Has nothing to close."""


class _Session:
    """A round at one speed; `spent` has what each frame took by its motion."""

    def __init__(self, window: Window, home: Path, pace: Pace) -> None:
        profile = Profile(folders_of({"MAJLIS_HOME": str(home)}), Settings(animation_speed=pace.value), GAMES)
        self.spent: dict[str, list[Spent]] = defaultdict(list)
        self._window = window
        self._clock = FakeClock()
        self._stage = Stage(window.size, profile, Navigation, self._clock)
        seats = (SeatSetup("You", None), *(SeatSetup(name, "club") for name in ("East", "North", "West")))
        self._match = new_match(GAMES, MatchSetup(GAME, seats, _SEED, {}), None, datetime(2026, 1, 1))
        self._scene = TableScene(self._stage, self._match, (), _Loop(self._match))

    def passes(self) -> None:
        """Deals, plays the round, and does what a hand does in between."""
        self._stage.push(self._scene)
        self._frames("opening", 1)
        self._frames("deal", FRAMES, until_at_rest=True)
        for number in range(_MOST_ACTIONS):
            seat = self._match.actor()
            if seat is None:
                break
            action = heuristic_action(self._match.game, self._match.view(seat), self._match.agent_stream())
            self._match.play(action)
            motion = str(action).split()[0]
            self._frames(motion, 40 if motion in _RARE else 10, until_at_rest=True)
            if seat == 0 and number % 6 == 0 and self._stage.top is self._scene:
                self._hand()
        self._frames("score", FRAMES)
        while self._stage.names:
            self._stage.pop()

    def _hand(self) -> None:
        """Sorts, hovers, selects, carries a card away and lets it fly home."""
        player = self._scene.input
        for sorting in (Sorting.RANK, Sorting.SUIT):
            player.sort(sorting)
            self._frames("sort", 30, until_at_rest=True)
        cards = [rect.center for name, rect in self._stage.targets().items() if name.startswith("hand.")]
        for place in cards:
            self._point(pygame.MOUSEMOTION, place)
            self._frames("hover", 6)
        start, end = cards[0], (self._window.size[0] - 4, 4)
        self._point(pygame.MOUSEBUTTONDOWN, start)
        for step in range(_STEPS):
            across, down = (start[axis] + (end[axis] - start[axis]) * step // _STEPS for axis in (0, 1))
            self._point(pygame.MOUSEMOTION, (across, down))
            self._frames("carry", 1)
        self._point(pygame.MOUSEBUTTONUP, end)
        self._frames("return", 60, until_at_rest=True)

    def _frames(self, motion: str, at_least: int = 10, *, until_at_rest: bool = False) -> None:
        """Draws frames under this name, and on until everything rests."""
        count = 0
        while count < at_least or (until_at_rest and not self._rests()):
            pygame.event.get()
            self._clock.advance(_FRAME_MS)
            before = self._stage.names
            start, busy = time.perf_counter(), time.thread_time()
            self._stage.update()
            areas = self._stage.draw(self._window.surface)
            if areas:
                pygame.display.update(areas)
            opened = self._stage.names != before
            wall, processor = time.perf_counter() - start, time.thread_time() - busy
            self.spent["opening" if opened else motion].append(Spent(wall * 1000, processor * 1000))
            count += 1

    def _rests(self) -> bool:
        scene = self._scene
        return self._stage.top is not scene or (scene.presenter.idle(self._clock.now()) and not scene.layers.busy)

    def _point(self, kind: int, place: tuple[int, int]) -> None:
        if kind == pygame.MOUSEMOTION:
            event = pygame.Event(kind, pos=place, rel=(3, 3), buttons=(0, 0, 0), touch=False)
        else:
            event = pygame.Event(kind, pos=place, button=1, touch=False)
        self._stage.handle(event)


def measure(size: tuple[int, int], home: Path) -> Iterator[Measured]:
    """Every motion at every speed."""
    window = Window(size)
    answer_at_once()
    for pace in Pace:
        sessions = []
        for _ in range(_SESSIONS):
            session = _Session(window, home, pace)
            session.passes()
            sessions.append(session.spent)
        for motion in sessions[0]:
            same = [spent[motion] for spent in sessions]
            if len({len(spent) for spent in same}) != 1:
                raise RuntimeError(f"{motion} at {pace.value} had other frames the next time")
            late = sum(frame.wall > _FRAME_MS for spent in same for frame in spent)
            fastest = [min(times) for times in zip(*same, strict=True)]
            yield Measured(motion, pace.value, fastest, late, _SESSIONS)
    window.close()


def _figures(by_speed: Sequence[Measured]) -> dict[str, Any]:
    """Return the figures of a motion: its longest frame at any speed."""
    speed, longest = max(((one.speed, max(one.frames)) for one in by_speed), key=lambda one: one[1])
    return {
        "speed": speed,
        "wall": longest.wall,
        "processor": longest.processor,
        "busiest": max(frame.processor for one in by_speed for frame in one.frames),
        "frames": min(len(one.frames) for one in by_speed),
        "late": sum(one.late for one in by_speed),
        "all": sum(len(one.frames) * one.sessions for one in by_speed),
    }


if __name__ == "__main__":
    measured: dict[str, list[Measured]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as scratch:
        for one in measure((int(sys.argv[1]), int(sys.argv[2])), Path(scratch)):
            measured[one.motion].append(one)
    print(json.dumps({motion: _figures(by_speed) for motion, by_speed in measured.items()}))
