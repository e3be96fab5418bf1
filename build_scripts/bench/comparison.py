"""Figures of the program and of other card programs, each measure also as a ratio to theirs."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

from bench.figures import Figure, median
from bench.rivals import Load, Player, Program, ProgramEndedError, first_picture, majlis, rivals, started
from bench.screen import Screen, screen
from devtools.display import virtual_display

SCREEN: Final = (1920, 1080)
_STARTS: Final = 7
_LEAST_PERCENT: Final = 0.1
"""The least share of the processor that the system can count in the seconds that are measured."""
_IDLE_S: Final = 30.0
_BUSY_S: Final = 10.0


@dataclass(frozen=True, slots=True)
class Measured:
    """All about one program."""

    name: str
    start: float
    """Seconds to the first whole picture: the median of several starts after one that is not counted."""
    menu: float
    """Megabytes with the first picture."""
    table: float
    """Megabytes at a table, with the children."""
    idle: Load
    hover: Load
    drag: Load


def compared(command: Sequence[str]) -> Iterator[Figure]:
    """The program, started by `command`, and whatever else is installed. Raises `NoScreenError`.

    A rival that ends by itself is left out, and that is printed.
    """
    with virtual_display(*SCREEN) as display, screen(display) as watched, ExitStack() as stack:
        own = stack.enter_context(majlis(command, display))
        others = [program for program in rivals() if _stays(program, watched, display)]
        starts = _starts([own, *others], watched, display)
        measured = _measured(own, starts[own.name], watched, display)
        yield from _own(measured)
        for program in others:
            try:
                other = _measured(program, starts[program.name], watched, display)
            except ProgramEndedError as error:
                print(f"{error}: its comparison ends here", file=sys.stderr)
            else:
                yield from _other(measured, other)


def _stays(program: Program, watched: Screen, display: str) -> bool:
    """Whether it can be measured; its first start is not counted in any case."""
    try:
        first_picture(program, watched, display)
    except ProgramEndedError as error:
        print(f"{error}: it is left out of the comparison", file=sys.stderr)
        return False
    return True


def _starts(programs: Sequence[Program], watched: Screen, display: str) -> dict[str, float]:
    """Each in turn, forwards and backwards, so that none always finds the machine as the same other one left it."""
    taken: dict[str, list[float]] = {program.name: [] for program in programs}
    for number in range(_STARTS + 1):
        for program in programs if number % 2 else reversed(programs):
            seconds = first_picture(program, watched, display)
            if number:
                taken[program.name].append(seconds)
    return {name: median(seconds) for name, seconds in taken.items()}


def _measured(program: Program, start: float, watched: Screen, display: str) -> Measured:
    """Raises `ProgramEndedError`."""
    with started(program.start, program, display) as process:
        first = Player(program, process, watched)
        first.wait()
        menu = sum(first.memory())
    with started(program.play, program, display) as process:
        player = Player(program, process, watched)
        player.sit_down(display)
        table = sum(player.memory())
        idle = player.rest(_IDLE_S)
        return Measured(program.name, start, menu, table, idle, player.hover(_BUSY_S), player.drag(_BUSY_S))


def _own(own: Measured) -> Iterator[Figure]:
    yield Figure("start_s", "start to the whole first picture", own.start, "s")
    yield Figure("idle_percent", "idle at the table, of a core", own.idle.percent, "%", 0.1)
    yield Figure("idle_wakings", "wakings a second, idle at the table", own.idle.wakings, "", 10)
    for name, load in (("hover", own.hover), ("drag", own.drag)):
        yield Figure(f"{name}_percent", f"{name} at 60 moves a second, of a core", load.percent, "%", 6)
        yield Figure(f"{name}_delay_ms", f"{name}: from the pointer to the screen, median", load.delay, "ms", 2)
    yield Figure("menu_mb", "memory of the menu", own.menu, "MB", 60)
    yield Figure("table_mb", "memory of the table with the opponents' process", own.table, "MB", 90)


_MOST_START: Final = {"AisleRiot": 2.0, "KPatience": 1.0}
"""The factor by which the program may start more slowly than its rivals."""


def _other(own: Measured, other: Measured) -> Iterator[Figure]:
    name, key = other.name, other.name.lower()
    yield Figure(
        f"{key}_start_ratio",
        f"start / {name} ({other.start:.2f} s)",
        own.start / other.start,
        "",
        _MOST_START.get(name),
    )
    for what, mine, theirs in (("hover", own.hover, other.hover), ("drag", own.drag, other.drag)):
        shown = f", {theirs.delay:.1f} ms" if theirs.delays else ""  # most paint nothing for a pointer that only passes
        text = f"{what} / {name} ({theirs.percent:.2f} %, {theirs.wakings:.0f} wakings{shown})"
        yield Figure(f"{key}_{what}_ratio", text, mine.percent / max(theirs.percent, _LEAST_PERCENT), "")
    yield Figure(
        f"{key}_memory_ratio", f"memory of the table / {name} ({other.table:.0f} MB)", own.table / other.table, ""
    )
