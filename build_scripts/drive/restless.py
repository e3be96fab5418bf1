"""A restless user: random pointer, keys, sizes and kills in a real window, and what must stay true all the while.

The program must answer within a second, never show its fault dialog, always end in good order, and keep every line that
was once in a record.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from devtools.environment import DevtoolsError
from devtools.running import Running
from drive.program import Program
from drive.user import Box, Point, User, middle

_KEYS: Final = (
    *("Left", "Right", "Up", "Down", "Tab", "shift+Tab", "Return", "space", "Escape", "Home", "End", "Prior", "Next"),
    *("h", "s", "r", "m", "p", "question", "F1", "F11", "ctrl+z", "ctrl+shift+z", "ctrl+n", "ctrl+h", "BackSpace", "7"),
)
_SIZES: Final = ((960, 600), (1024, 768), (1280, 720), (1366, 768), (1500, 640), (1600, 900))
_PULSE: Final = "Shift_L"
"""A key that does nothing by itself; how long the program takes to hear it says how long it was busy."""
_HANG_S: Final = 1.0
_PATIENCE_S: Final = 90.0
_ROAMING_S: Final = 8.0
"""The time that the user may stay away from the table before being led back."""
_GONE: Final = (DevtoolsError, OSError, subprocess.CalledProcessError, IndexError)
"""The errors of a gesture where the window closes between two looks."""
_AT_THE_TABLE: Final = ("hand", "stock", "discards", "meld", "staging", "table")
"""First words of the names under which most gestures begin and end."""


@dataclass
class RestlessReport:
    """The outcome of a restless session."""

    gestures: Counter[str] = field(default_factory=Counter)
    answers: list[float] = field(default_factory=list)
    """The times that the program took to hear the pulse after each gesture, in seconds."""
    hangs: list[str] = field(default_factory=list)
    starts: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    """The faults; empty is the aim."""
    lines: int = 0
    """The number of lines in all records at the end."""

    def summary(self) -> dict[str, Any]:
        """The figures, times in milliseconds."""
        answers = sorted(self.answers) or [0.0]
        return {
            "gestures": sum(self.gestures.values()),
            "starts": self.starts,
            "kills": dict(self.kills),
            "lines": self.lines,
            "answer_ms": {
                name: round(1000 * answers[min(len(answers) - 1, int(share * len(answers)))], 1)
                for name, share in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
            },
            "hangs": self.hangs,
            "faults": self.faults,
        }


class RestlessUser:
    """One profile, one display, many sittings."""

    def __init__(self, game: str, program: Program, display: str, folder: Path, seed: int) -> None:
        self.report = RestlessReport()
        self._game = game
        self._program = program
        self._display = display
        self._folder = folder
        self._rng = Random(seed)
        self._kept: dict[Path, bytes] = {}
        self._last = "start"

    def plays(self, seconds: float, kills: int) -> RestlessReport:
        """Does what comes to mind for so long; program and opponents' process are killed so many times in all."""
        began = time.monotonic()
        moments = sorted((self._rng.uniform(0, seconds) for _ in range(kills)), reverse=True)
        while time.monotonic() - began < seconds and not self.report.faults:
            with self._sitting() as user:
                away = time.monotonic()
                while time.monotonic() - began < seconds and not self.report.faults:
                    if moments and time.monotonic() - began > moments[-1]:
                        moments.pop()
                        if self._kills(user.program):
                            break
                    state = user.sees()
                    if state.get("scene") in ("table", "scoring"):
                        away = time.monotonic()
                    elif time.monotonic() - away > _ROAMING_S:
                        self._leads_back(user)
                        continue
                    if not self._acts(user):
                        break
        self._compares()
        self.report.lines = sum(raw.count(b"\n") for raw in self._kept.values())
        return self.report

    @contextlib.contextmanager
    def _sitting(self) -> Iterator[User]:
        """The program from start to end; its records must begin with what was kept of them."""
        with self._program.running(self._display, self._folder) as program:
            user = User(program)
            self.report.starts += 1
            user.waits_until(lambda state: bool(state["targets"]), "first frame", 30)
            user.takes_the_keyboard()
            yield user
        self._compares()

    def _acts(self, user: User) -> bool:
        """One gesture and its pulse; whether the program still runs."""
        gesture = self._rng.choices(
            (self._clicks, self._drags, self._presses, self._wanders, self._scrolls, self._resizes, self._goes_on),
            (25, 25, 16, 8, 5, 2, 20),
        )[0]
        self.report.gestures[gesture.__name__.strip("_")] += 1
        try:
            gesture(user)
            return self._is_heard(user)
        except _GONE as error:
            return self._ended_well(user, str(error))

    def _is_heard(self, user: User) -> bool:
        """Waits for the pulse to be heard and notes how long that took; a hang is noted and waited out."""
        if user.program.process.poll() is not None:
            return self._ended_well(user, "")
        state = user.sees()
        if state.get("scene") == "fault":
            self.report.faults.append(f"the fault dialog after {self._last}")
            return False
        heard = state["heard"]
        began = time.monotonic()
        user.program.pointer("key", _PULSE)
        while user.sees()["heard"] <= heard:
            if user.program.process.poll() is not None:
                return self._ended_well(user, "")
            if time.monotonic() - began > _PATIENCE_S:
                self.report.faults.append(f"no answer for {_PATIENCE_S:.0f} s after {self._last}")
                return False
            time.sleep(0.002)
        took = time.monotonic() - began
        self.report.answers.append(took)
        if took > _HANG_S:
            self.report.hangs.append(f"{took:.1f} s in {state['scene']} after {self._last}")
        return True

    def _ended_well(self, user: User, trouble: str) -> bool:
        """Notes an end that is none of a person's; False, for the sitting is over."""
        try:
            code = user.program.process.wait(5)
        except subprocess.TimeoutExpired:
            self.report.faults.append(f"{trouble} after {self._last}, and the program still runs")
            return False
        if code != 0:
            self.report.faults.append(f"ended with {code} after {self._last}")
        return False

    def _kills(self, program: Running) -> bool:
        """Kills the program or a process of its own; whether the program is gone."""
        self._keeps()
        children = program.children()
        if children and self._rng.random() < 0.5:
            self.report.kills["opponents"] += 1
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._rng.choice(children), signal.SIGKILL)
            return False
        self.report.kills["program"] += 1
        program.kill()
        end = time.monotonic() + 1.5
        while (left := [child for child in children if _runs(child)]) and time.monotonic() < end:
            time.sleep(0.05)
        if left:
            self.report.faults.append("a process of the program's own outlives it by more than a second")
        return True

    def _leads_back(self, user: User) -> None:
        """A step towards the table from wherever this is."""
        targets = user.sees()["targets"]
        wanted = [f"new_match.game.{self._game}", "new_match.start"]
        if "menu.new_match" in targets:
            wanted = ["menu.continue" if self._rng.random() < 0.8 else "menu.new_match", "menu.new_match"]
        elif "welcome.start" in targets:
            wanted = ["welcome.start"]
        found = [name for name in wanted if name in targets]
        try:
            for name in found[: 2 if "new_match.start" in found else 1]:
                self._last = f"click {name}"
                user.program.pointer(*self._to(user, self._inside(targets[name])), "click", "1")
                time.sleep(0.2)
            if not found:
                self._last = "Escape"
                user.program.pointer("key", "Escape")
            time.sleep(0.3)
            self._is_heard(user)
        except _GONE as error:
            self._ended_well(user, str(error))

    def _clicks(self, user: User) -> None:
        point, name = self._somewhere(user)
        button = self._rng.choices(("1", "3", "2"), (85, 12, 3))[0]
        times = self._rng.choices((1, 2, 3), (70, 25, 5))[0]
        self._last = f"{times} x button {button} on {name}"
        user.program.pointer(*self._to(user, point), *("click", button) * times)

    def _drags(self, user: User) -> None:
        """A drag in steps; at times the window changes its size, a key is pressed, or the button stays down."""
        (start, first), (end, second) = self._somewhere(user), self._somewhere(user)
        self._last = f"drag from {first} to {second}"
        words = [*self._to(user, start), "mousedown", "1"]
        for step in range(1, 6):
            between = tuple(a + (b - a) * step // 5 for a, b in zip(start, end, strict=True))
            words += [*self._to(user, (between[0], between[1])), "sleep", "0.01"]
            if self._rng.random() < 0.02:
                size = self._rng.choice(_SIZES)
                words += ["windowsize", user.window, str(size[0]), str(size[1]), "sleep", "0.05"]
                self._last += f", {size[0]}x{size[1]} on the way"
            if self._rng.random() < 0.02:
                words += ["key", self._rng.choice(_KEYS)]
        user.program.pointer(*words, "mouseup", "1")

    def _goes_on(self, user: User) -> None:
        """Do something that often is a move: a draw, a card let go by a double-click, the lit button, a yes."""
        targets: dict[str, Box] = user.sees()["targets"]
        cards = [name for name in targets if name.startswith("hand.") and name.count(".") == 2]
        choice = self._rng.choice(("stock", "card", "card", "card", "Return", "table"))
        self._last = f"going on by {choice}"
        if choice == "card" and cards:
            name = self._rng.choice(cards)
            left, top, _, height = targets[name]
            user.program.pointer(*self._to(user, (left + 6, top + height // 2)), *("click", "1") * 2)
        elif choice == "table":
            names = [name for name in targets if name.startswith(("table.", "scoring."))] or list(targets)
            user.program.pointer(*self._to(user, middle(targets[self._rng.choice(names)])), "click", "1")
        elif choice in targets:
            user.program.pointer(*self._to(user, middle(targets[choice])), "click", "1")
        else:
            user.program.pointer("key", "Return")

    def _presses(self, user: User) -> None:
        keys = [self._rng.choice(_KEYS) for _ in range(self._rng.randint(1, 4))]
        self._last = f"keys {' '.join(keys)}"
        user.program.pointer("key", "--delay", "8", *keys)

    def _wanders(self, user: User) -> None:
        words: list[str] = []
        for _ in range(self._rng.randint(2, 12)):
            words += [*self._to(user, self._somewhere(user)[0]), "sleep", "0.015"]
        self._last = "wandering"
        user.program.pointer(*words)

    def _scrolls(self, user: User) -> None:
        point, name = self._somewhere(user)
        self._last = f"wheel on {name}"
        user.program.pointer(*self._to(user, point), *("click", self._rng.choice("45")) * self._rng.randint(1, 8))

    def _resizes(self, user: User) -> None:
        size = self._rng.choice(_SIZES)
        self._last = f"size {size[0]}x{size[1]}"
        user.resizes(*size)

    def _somewhere(self, user: User) -> tuple[Point, str]:
        """A point of something that has a name, mostly of the table, at times any point at all."""
        state = user.sees()
        targets: dict[str, Box] = state["targets"]
        if not targets or self._rng.random() < 0.12:
            width, height = state["size"]
            return (self._rng.randrange(width), self._rng.randrange(height)), "anywhere"
        played = [name for name in targets if name.split(".")[0] in _AT_THE_TABLE]
        names = played if played and self._rng.random() < 0.8 else list(targets)
        name = self._rng.choice(names)
        return self._inside(targets[name]), name

    def _inside(self, box: Box) -> Point:
        if self._rng.random() < 0.5:
            return middle(box)
        left, top, width, height = box
        return left + self._rng.randrange(max(1, width)), top + self._rng.randrange(max(1, height))

    @staticmethod
    def _to(user: User, point: Point) -> tuple[str, ...]:
        return "mousemove", "--window", user.window, str(point[0]), str(point[1])

    def _keeps(self) -> None:
        """Remembers all whole lines of all records."""
        for path in self._program.folders(self._folder).saves.glob("*.jsonl"):
            raw = path.read_bytes()
            self._kept[path] = raw[: raw.rfind(b"\n") + 1]

    def _compares(self) -> None:
        """Every record still begins with what it once held."""
        for path, kept in self._kept.items():
            if not path.exists():
                self.report.faults.append(f"{path.name} is gone")
            elif not path.read_bytes().startswith(kept):
                self.report.faults.append(f"{path.name} has lost lines it held")
        self._keeps()


def _runs(process: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
