"""The speed of the program with thousands of saved matches, with a few and with none: all in turns, in one run.

Besides the clock's time there is that of the processor, of all threads of the program: it contains no other work of the
machine, and where the machine has nothing else to do, it decides how long one waits.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from bench.comparison import SCREEN
from bench.figures import Figure, median, percentile
from bench.many_matches import write_many
from bench.screen import Screen, screen
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

_TEXTS: Final = {
    "first_frame": "start to first frame",
    "menu_known": "start to a menu that says what to go on with",
    "menu_at_rest": "start to a menu over a folder that was looked through",
    "menu_answer": "the menu answers a click",
    "list": "the list opens",
    "step": "a step in the list",
    "first_sign": "the first sign of a search",
    "next_sign": "the next sign of a search",
    "statistics": "the statistics open",
    "graph_time": "the graph over time, of all games",
    "one_game": "the same of one game",
    "graph_results": "the graph of results, of one game",
    "graph_rating": "the graph of the rating, of one game",
}
_OF_NONE: Final = ("first_frame", "menu_answer")
"""The figures of a menu without any match, which has nothing to ask the index for."""
_OPENS: Final = ("list", "statistics", "graph_time", "one_game", "graph_results", "graph_rating")
"""The actions that should answer at once."""

State = Mapping[str, Any]
"""The report of the program about its screen."""


def measure(command: list[str], display: str, folder: Path) -> Mapping[int, Mapping[str, Sequence[float]]]:
    """The milliseconds of every measurement in several turns after the first, for every size of an archive.

    What begins with `processor_` is the processor's time of the same. Raises `NoScreenError`.
    """
    for size in SIZES:
        folders = folders_of({"MAJLIS_HOME": str(folder / str(size) / "home")})
        width, height = SCREEN
        save_settings(folders.config, Settings(window_width=width, window_height=height, first_start_done=True))
        write_many(folders, size)
    taken: dict[int, dict[str, list[float]]] = {size: defaultdict(list) for size in SIZES}
    with screen(display) as watched:
        for turn in range(_TURNS + 1):
            for size in SIZES:
                with running(command, display, folder / str(size)) as program:
                    measured = _turn(program, watched, size)
                if turn:
                    for name, ms in measured.items():
                        taken[size][name].append(ms)
    return taken


def figures(measured: Mapping[int, Mapping[str, Sequence[float]]]) -> Iterator[Figure]:
    """Yield the cost of thousands of matches, and the time that everything takes to open."""
    none, some, full = (measured[size] for size in SIZES)
    for name, text in _TEXTS.items():
        few, among = (none, "none") if name in _OF_NONE else (some, "few")
        yield Figure(f"archive_{name}_{among}_ms", f"{text}, of {among}", median(few[name]), "ms")
        if name in _OPENS:
            text_of_all = f"{text}, of {max(SIZES)} (processor {median(full[f'processor_{name}']):.0f} ms)"
            yield Figure(f"archive_{name}_ms", text_of_all, median(full[name]), "ms", 100)
        for key, clock in ((name, ""), (f"processor_{name}", ", by the processor's time")):
            if key in full:
                more = [much - little for much, little in zip(full[key], few[key], strict=True)]
                spread = f"{percentile(more, 25):.0f} to {percentile(more, 75):.0f} in half of the pairs"
                notice_of = f"{text}, so much later of {max(SIZES)}{clock} ({spread})"
                yield Figure(f"archive_{key}_more_ms", notice_of, median(more), "ms", 50)


def _turn(program: Running, watched: Screen, size: int) -> dict[str, float]:
    """One start of the program, from the first frame to a search in the list."""
    ms: dict[str, float] = {}
    known, used = _when(program, _nothing_to_resume)
    ms["menu_known"], ms["processor_menu_known"] = 1000 * (known - program.started), 1000 * used
    ms["first_frame"] = 1000 * (program.state()["first_frame"] - program.started)
    rested, used = _when(program, lambda state: state["idle"])
    ms["menu_at_rest"], ms["processor_menu_at_rest"] = 1000 * (rested - program.started), 1000 * used
    _clicked(program, watched, ms, "menu_answer", "menu.new_match", lambda state: state["scene"] == "new_match")
    if size:
        program.pointer("key", "Escape")
        program.wait_for("menu.load", scene="menu")
        _clicked(program, watched, ms, "list", "menu.load", lambda state: "load.match.0" in state["targets"])
        for name, key in (("step", "Down"), ("first_sign", "r"), ("next_sign", "e")):
            _answered(program, ms, name, partial(program.pointer, "key", key), lambda _told: True)
        for _time in ("what is searched for", "the list"):
            program.pointer("key", "Escape")
        _statistics(program, watched, ms)
    return ms


def _statistics(program: Running, watched: Screen, ms: dict[str, float]) -> None:
    """Open each graph from the menu: what changes with time for all games, and everything for one of them."""
    program.wait_for("menu.statistics", scene="menu")
    _clicked(program, watched, ms, "statistics", "menu.statistics", lambda state: state["scene"] == "statistics")
    program.wait_for("statistics.graph.time")
    for name, target in (
        ("graph_time", "graph.time"),
        ("games", "game"),
        ("one_game", "game.1"),
        ("graph_results", "graph.results"),
        ("graph_rating", "graph.rating"),
    ):
        _clicked(program, watched, ms, name, f"statistics.{target}", lambda _told: True)


def _nothing_to_resume(state: State) -> bool:
    """Whether the menu knows that there is nothing to go on with: until then the focus is not on what begins anew."""
    targets = state["targets"]
    return bool(state["scene"] == "menu" and targets.get("focus") == targets["menu.new_match"])


def _clicked(
    program: Running, watched: Screen, ms: dict[str, float], name: str, target: str, answers: Callable[[State], bool]
) -> None:
    """Measure from a click to its answer."""
    left, top, width, height = program.state()["targets"][target]
    watched.point(left + width // 2, top + height // 2)

    def click() -> None:
        watched.press(down=True)
        watched.press(down=False)

    _answered(program, ms, name, click, answers)


def _answered(
    program: Running, ms: dict[str, float], name: str, do: Callable[[], object], answers: Callable[[State], bool]
) -> None:
    """Measure from something that is done with key or pointer to the frame that answers it."""
    time.sleep(_BETWEEN)
    heard, used, begin = program.state()["heard"], processor_seconds(program.process.pid), time.time()
    do()
    shown, used_then = _when(program, lambda state: state["heard"] > heard and answers(state))
    ms[name], ms[f"processor_{name}"] = 1000 * (shown - begin), 1000 * (used_then - used)


def _when(program: Running, shown: Callable[[State], bool]) -> tuple[float, float]:
    """The moment at which the screen shows what is waited for, and what the program has used of the processor then.

    Raises `DevtoolsError`.
    """
    end = time.time() + _PATIENCE
    while (now := time.time()) < end:
        state = program.state()
        if state and shown(state):
            return now, processor_seconds(program.process.pid)
        if program.process.poll() is not None:
            raise DevtoolsError(f"The program ended with {program.process.returncode}.")
        time.sleep(_LOOK_EVERY)
    raise DevtoolsError(f"After {_PATIENCE:.0f} s there is something else: {program.state()}")
