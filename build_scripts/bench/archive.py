"""How the program answers with thousands of saved matches, and how with none: both in turns, in one run."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from bench.comparison import SCREEN
from bench.figures import median
from bench.many_matches import write_many
from devtools.environment import DevtoolsError
from devtools.running import Running, running
from game.storage.folders import folders_of
from game.storage.settings import Settings, save_settings

SIZES: Final = (0, 20, 5000)
"""Matches in each archive. A menu without any has no list to open: lists are compared with that of a few."""
_TURNS: Final = 5
_PATIENCE: Final = 20.0
_BETWEEN: Final = 0.2
_LOOK_EVERY: Final = 0.002

Told = Mapping[str, Any]
"""What the program tells of its screen."""


def measure(command: list[str], display: str, folder: Path) -> Mapping[int, Mapping[str, float]]:
    """For every size of an archive the milliseconds of what was measured: the median of several turns after one."""
    for size in SIZES:
        folders = folders_of({"MAJLIS_HOME": str(folder / str(size) / "home")})
        width, height = SCREEN
        save_settings(folders.config, Settings(window_width=width, window_height=height, first_start_done=True))
        write_many(folders, size)
    taken: dict[int, dict[str, list[float]]] = {size: defaultdict(list) for size in SIZES}
    for turn in range(_TURNS + 1):
        for size in SIZES:
            with running(command, display, folder / str(size)) as program:
                told = _turn(program, size)
            if turn:
                for name, ms in told.items():
                    taken[size][name].append(ms)
    return {size: {name: median(values) for name, values in of_size.items()} for size, of_size in taken.items()}


def _turn(program: Running, size: int) -> dict[str, float]:
    """One start of the program, from the first frame to a search in the list."""
    rested = _when(program, lambda told: told["idle"])
    ms = {
        "first_frame": 1000 * (program.told()["first_frame"] - program.started),
        "menu_at_rest": 1000 * (rested - program.started),
        "menu_answer": _clicked(program, "menu.new_match", lambda told: told["scene"] == "new_match"),
    }
    if size:
        program.pointer("key", "Escape")
        program.wait_for("menu.load", scene="menu")
        ms["list"] = _clicked(program, "menu.load", lambda told: "load.match.0" in told["targets"])
        for name, key in (("step", "Down"), ("first_sign", "r"), ("next_sign", "e")):
            ms[name] = _pressed(program, key)
    return ms


def _clicked(program: Running, target: str, answers: Callable[[Told], bool]) -> float:
    """Milliseconds from a click to its answer."""
    left, top, width, height = program.told()["targets"][target]
    window = program.pointer("search", "--onlyvisible", "--pid", str(program.process.pid)).split()[-1]
    program.pointer("mousemove", "--window", window, str(left + width // 2), str(top + height // 2))
    time.sleep(_BETWEEN)
    begin = time.time()
    program.pointer("click", "1")
    return 1000 * (_when(program, answers) - begin)


def _pressed(program: Running, key: str) -> float:
    """Milliseconds from a key to the frame after it."""
    time.sleep(_BETWEEN)
    heard = program.told()["heard"]
    begin = time.time()
    program.pointer("key", key)
    return 1000 * (_when(program, lambda told: told["heard"] > heard) - begin)


def _when(program: Running, shown: Callable[[Told], bool]) -> float:
    """The moment at which the screen shows what is waited for. Raises `DevtoolsError`."""
    end = time.time() + _PATIENCE
    while (now := time.time()) < end:
        told = program.told()
        if told and shown(told):
            return now
        if program.process.poll() is not None:
            raise DevtoolsError(f"The program ended with {program.process.returncode}.")
        time.sleep(_LOOK_EVERY)
    raise DevtoolsError(f"After {_PATIENCE:.0f} s there is something else: {program.told()}")
