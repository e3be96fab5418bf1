"""How the program answers with thousands of saved matches, and how with none: both in turns, in one run.

Beside the clock's time stands the processor's, of all threads of the program: no other work of the machine is in it,
and where the machine has nothing else to do, nobody waits longer.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from bench.comparison import SCREEN
from bench.many_matches import write_many
from bench.usage import processor_seconds
from devtools.environment import DevtoolsError
from devtools.running import Running, running
from game.storage.folders import folders_of
from game.storage.settings import Settings, save_settings

SIZES: Final = (0, 20, 5000)
"""Matches in each archive. A menu without any has no list to open: lists are compared with that of a few."""
_TURNS: Final = 7
_PATIENCE: Final = 20.0
_BETWEEN: Final = 0.2
_LOOK_EVERY: Final = 0.002

Told = Mapping[str, Any]
"""What the program tells of its screen."""


def measure(command: list[str], display: str, folder: Path) -> Mapping[int, Mapping[str, Sequence[float]]]:
    """For every size of an archive the milliseconds of what was measured, in each of several turns after one.

    What begins with `processor_` is the processor's time of the same.
    """
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
    return taken


def _turn(program: Running, size: int) -> dict[str, float]:
    """One start of the program, from the first frame to a search in the list."""
    ms: dict[str, float] = {}
    known, used = _when(program, _nothing_to_resume)
    ms["menu_known"], ms["processor_menu_known"] = 1000 * (known - program.started), 1000 * used
    ms["first_frame"] = 1000 * (program.told()["first_frame"] - program.started)
    rested, used = _when(program, lambda told: told["idle"])
    ms["menu_at_rest"], ms["processor_menu_at_rest"] = 1000 * (rested - program.started), 1000 * used
    _clicked(program, ms, "menu_answer", "menu.new_match", lambda told: told["scene"] == "new_match")
    if size:
        program.pointer("key", "Escape")
        program.wait_for("menu.load", scene="menu")
        _clicked(program, ms, "list", "menu.load", lambda told: "load.match.0" in told["targets"])
        for name, key in (("step", "Down"), ("first_sign", "r"), ("next_sign", "e")):
            _answered(program, ms, name, ("key", key), lambda _told: True)
    return ms


def _nothing_to_resume(told: Told) -> bool:
    """Whether the menu knows that there is nothing to go on with: until then the focus is not on what begins anew."""
    targets = told["targets"]
    return bool(told["scene"] == "menu" and targets.get("focus") == targets["menu.new_match"])


def _clicked(program: Running, ms: dict[str, float], name: str, target: str, answers: Callable[[Told], bool]) -> None:
    """Measure from a click to its answer."""
    left, top, width, height = program.told()["targets"][target]
    window = program.pointer("search", "--onlyvisible", "--pid", str(program.process.pid)).split()[-1]
    program.pointer("mousemove", "--window", window, str(left + width // 2), str(top + height // 2))
    _answered(program, ms, name, ("click", "1"), answers)


def _answered(
    program: Running, ms: dict[str, float], name: str, done: Sequence[str], answers: Callable[[Told], bool]
) -> None:
    """Measure from something that is done with key or pointer to the frame that answers it."""
    time.sleep(_BETWEEN)
    heard, used, begin = program.told()["heard"], processor_seconds(program.process.pid), time.time()
    program.pointer(*done)
    shown, used_then = _when(program, lambda told: told["heard"] > heard and answers(told))
    ms[name], ms[f"processor_{name}"] = 1000 * (shown - begin), 1000 * (used_then - used)


def _when(program: Running, shown: Callable[[Told], bool]) -> tuple[float, float]:
    """The moment at which the screen shows what is waited for, and what the program has used of the processor then.

    Raises `DevtoolsError`.
    """
    end = time.time() + _PATIENCE
    while (now := time.time()) < end:
        told = program.told()
        if told and shown(told):
            return now, processor_seconds(program.process.pid)
        if program.process.poll() is not None:
            raise DevtoolsError(f"The program ended with {program.process.returncode}.")
        time.sleep(_LOOK_EVERY)
    raise DevtoolsError(f"After {_PATIENCE:.0f} s there is something else: {program.told()}")
