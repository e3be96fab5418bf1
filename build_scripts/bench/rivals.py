"""The program and the card programs of the two large desktops, measured in the same way, in turn, in one run.

Each is watched from outside: the pointer is moved over its cards, what it paints is seen on the screen, what it uses is
read from the system. None of them knows that it is measured.
"""

from __future__ import annotations

import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.figures import median
from bench.late_round import write_late_round
from bench.screen import Screen
from bench.usage import family, megabytes, seconds_used, wakings_of
from devtools.environment import clean_variables
from devtools.running import end_process, running
from game.storage.folders import folders_of
from game.storage.settings import Settings, save_settings

WINDOW: Final = (1280, 800)
MOVES_A_SECOND: Final = 60
_QUIET_S: Final = 0.5
"""The time within which painting still belongs to the picture before."""
_LONGEST_START_S: Final = 20
_SWEEP_S: Final = 2.0
"""The time in which the pointer passes over all cards, and in a figure of eight over the table."""

Place = tuple[int, int]


class ProgramEndedError(Exception):
    """A program that is measured has ended by itself, or never showed a window."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program that is measured."""

    name: str
    start: Sequence[str]
    """Opens its first picture."""
    play: Sequence[str]
    """Opens a table, perhaps after a click on `begin`."""
    cards: tuple[float, float, float]
    """The place where cards lie side by side: from left to right, and how far down, in parts of the window."""
    card: tuple[float, float]
    """The place of a card that can be dragged, in parts of the window."""
    begin: Place | None = None
    home: Path | None = None
    """The profile of Majlis; every start finds a copy of it."""


@dataclass(frozen=True, slots=True)
class Load:
    """The resources that a program and its children used for a while."""

    percent: float
    """Percent of a core."""
    wakings: float
    """The wake-ups of its threads a second."""
    delays: Sequence[float] = ()
    """Milliseconds from each movement of the pointer to the next painting."""

    @property
    def delay(self) -> float:
        """The delay in the middle; none where nothing was painted."""
        return median(self.delays) if self.delays else math.nan


def rivals() -> Iterator[Program]:
    """Yield AisleRiot and KPatience as far as they are installed; prints the missing ones."""
    for name, command, play, card in (
        ("AisleRiot", "sol", [], (0.07, 0.51)),
        ("KPatience", "kpat", ["--gametype", "klondike"], (0.165, 0.48)),
    ):
        found = shutil.which(command) or shutil.which(command, path="/usr/games")
        if found is None:
            print(f"{name} is not installed ({command}): it is left out of the comparison", file=sys.stderr)
        else:
            yield Program(name, [found], [found, *play], (0.1, 0.9, 0.48), card)


@contextmanager
def majlis(command: Sequence[str], display: str, name: str = "Majlis") -> Iterator[Program]:
    """The program itself with a match late in a round, which is opened by a click at the place that its
    probe reported.
    """
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch) / "home"
        folders = folders_of({"MAJLIS_HOME": str(home)})
        width, height = WINDOW
        settings = Settings(window_width=width, window_height=height, first_start_done=True)
        save_settings(folders.config, settings)
        # the opponent before the person ends its turn first, so that the opponents' process has started
        write_late_round(folders.saves, seat=3)
        home = Path(shutil.copytree(home, Path(scratch) / "kept"))
        with running(command, display, Path(scratch)) as asked:
            left, top, wide, high = asked.wait_for("menu.continue", scene="menu")["targets"]["menu.continue"]
            asked.click("menu.continue")
            time.sleep(3)
            targets = asked.wait_for("hand.0", scene="table")["targets"]
        hand = [targets[name] for name in targets if name.startswith("hand.")]
        down = min(card[1] + card[3] / 2 for card in hand) / height
        last = max(hand)
        yield Program(
            name,
            command,
            command,
            (min(hand)[0] / width, (last[0] + last[2]) / width, down),
            ((last[0] + last[2] / 2) / width, (last[1] + last[3] / 2) / height),
            begin=(left + wide // 2, top + high // 2),
            home=home,
        )


@contextmanager
def started(command: Sequence[str], program: Program, display: str) -> Iterator[subprocess.Popen[bytes]]:
    """Starts it; it ends with the block."""
    variables = clean_variables() | {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    with tempfile.TemporaryDirectory() as scratch:
        if program.home is not None:
            home = shutil.copytree(program.home, Path(scratch) / "home")
            variables |= {"MAJLIS_HOME": str(home), "MAJLIS_PROBE": ""}
        process = subprocess.Popen(list(command), env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield process
        finally:
            end_process(process)


def first_picture(program: Program, screen: Screen, display: str) -> float:
    """Seconds from the start until its whole picture is there and nothing of size is painted any more.

    Raises `ProgramEndedError`.
    """
    screen.forget()
    begun = time.time()
    painted: list[tuple[float, int]] = []
    with started(program.start, program, display) as process:
        while time.time() - begun < _LONGEST_START_S:
            if process.poll() is not None:
                raise ProgramEndedError(f"{program.name} ended at once with {process.returncode}")
            more = list(screen.paintings(_QUIET_S))
            painted += more
            if not more and len(painted) > 1:  # the first is the empty window
                break
    large = max((pixels for _, pixels in painted), default=0) / 2
    return max((moment for moment, pixels in painted if pixels > large), default=math.inf) - begun


class Player:
    """A person at the table of a program that runs: rests, moves the pointer over the cards, carries one about."""

    def __init__(self, program: Program, process: subprocess.Popen[bytes], screen: Screen) -> None:
        self._program = program
        self._process = process
        self._screen = screen

    def wait(self) -> None:
        """Wait for a while after the first picture."""
        time.sleep(4)

    def sit_down(self, display: str) -> None:
        """Open a table and wait until nothing moves on it. Raises `ProgramEndedError`."""
        window = self._window(display)
        _xdotool(display, "windowmove", window, "0", "0", "windowsize", window, *map(str, WINDOW))
        _xdotool(display, "windowfocus", window)
        time.sleep(1)
        if self._program.begin is not None:
            self._screen.point(*self._program.begin)
            self._screen.press(down=True)
            self._screen.press(down=False)
        time.sleep(6)
        self._screen.point(3, WINDOW[1] // 2)
        time.sleep(8)

    def _window(self, display: str) -> str:
        """The window of the program as xdotool calls it, which may take a while to come."""
        until = time.monotonic() + _LONGEST_START_S
        if self._process.poll() is None:
            time.sleep(3)  # a program may show another window first
        while self._process.poll() is None and time.monotonic() < until:
            # without --sync, which waits for ever for the window of a program that has ended
            found = _xdotool(display, "search", "--onlyvisible", "--pid", str(self._process.pid), check=False)
            if found:
                return found.split()[-1]
            time.sleep(0.2)
        raise ProgramEndedError(f"{self._program.name} has no window")

    def rest(self, seconds: float) -> Load:
        """Do nothing for some seconds."""
        return self._during(seconds, [])

    def hover(self, seconds: float) -> Load:
        """The pointer goes to and fro over the cards."""
        left, right, down = self._program.cards
        way = []
        for part in _parts(seconds):
            along = 1 - abs(1 - 2 * (part % 1))
            way.append(_on_screen(left + (right - left) * along, down))
        return self._during(seconds, way)

    def drag(self, seconds: float) -> Load:
        """A card is carried in a figure of eight over the table."""
        start = _on_screen(*self._program.card)
        self._screen.point(*start)
        time.sleep(0.3)
        self._screen.press(down=True)
        time.sleep(0.3)
        way = []
        for part in _parts(seconds):
            turn = 2 * math.pi * part / 2
            way.append(_on_screen(0.5 + 0.36 * math.sin(turn), 0.45 + 0.3 * math.sin(2 * turn)))
        load = self._during(seconds, way)
        self._screen.point(*start)
        self._screen.press(down=False)
        time.sleep(1)
        return load

    def memory(self) -> tuple[float, float]:
        """Megabytes of the program, and of its children, by what they share in proportion."""
        sizes = [megabytes(process) for process in family(self._process.pid)]
        return sizes[0], sum(sizes[1:])

    def _during(self, seconds: float, way: Sequence[Place]) -> Load:
        if self._process.poll() is not None:
            raise ProgramEndedError(f"{self._program.name} ended with {self._process.returncode}")
        process, begun = self._process.pid, time.monotonic()
        before, used = wakings_of(process), seconds_used(process)
        delays = []
        self._screen.forget()
        for number, place in enumerate(way):
            moved = time.time()
            self._screen.point(*place)
            left = begun + (number + 1) / MOVES_A_SECOND - time.monotonic()
            seen = [moment for moment, _ in self._screen.paintings(left)]
            delays += [(seen[0] - moved) * 1000] if seen else []
        time.sleep(max(0.0, begun + seconds - time.monotonic()))
        spent = time.monotonic() - begun
        used = seconds_used(process) - used
        wakings = sum(max(0, count - before.get(thread, 0)) for thread, count in wakings_of(process).items())
        return Load(100 * used / spent, wakings / spent, delays)


def _parts(seconds: float) -> Iterator[float]:
    for number in range(round(seconds * MOVES_A_SECOND)):
        yield number / MOVES_A_SECOND / _SWEEP_S


def _on_screen(across: float, down: float) -> Place:
    return round(across * WINDOW[0]), round(down * WINDOW[1])


def _xdotool(display: str, *words: str, check: bool = True) -> str:
    variables = os.environ | {"DISPLAY": display}
    return subprocess.run(["xdotool", *words], env=variables, check=check, capture_output=True, text=True).stdout
