"""Start and idling of the installed program under Wine and of the packaged one of Linux, in turn."""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.figures import Figure, median
from bench.usage import processor_seconds
from devtools.display import virtual_display
from devtools.running import Running
from drive.program import Program
from game.storage.settings import Settings, save_settings

SCREEN: Final = (1280, 800)
_STARTS: Final = 5
_IDLE_S: Final = 20.0
_SETTLED_S: Final = 5.0
"""Seconds after the first frame in which sounds are loaded and the archive is read."""


@dataclass(slots=True)
class Measured:
    """The starts of one program."""

    first_frames: list[float] = field(default_factory=list)
    """Milliseconds from the start of its process, or of what starts it."""
    idle: float = math.nan
    """Percent of a core in a menu in which nothing happens, by all processes of its own."""


def measure(programs: dict[str, Program]) -> dict[str, Measured]:
    """Starts them in turn; with the last start of each it is watched while it idles."""
    measured = {name: Measured() for name in programs}
    for number in range(_STARTS):
        for name, program in programs.items():
            with tempfile.TemporaryDirectory() as scratch, virtual_display(*SCREEN) as display:
                folder = Path(scratch)
                width, height = SCREEN
                settings = Settings(window_width=width, window_height=height, first_start_done=True)
                save_settings(program.folders(folder).config, settings)
                with program.running(display, folder) as running:
                    first = running.wait_for("menu.new_match", scene="menu", seconds=60)["first_frame"]
                    measured[name].first_frames.append(1000 * (first - running.started))
                    if number == _STARTS - 1:
                        measured[name].idle = _idle(running)
    return measured


def figures(programs: dict[str, Program]) -> Iterator[Figure]:
    """Yield the figures of every program."""
    for name, measured in measure(programs).items():
        key = name.replace(" ", "_").lower()
        yield Figure(f"{key}_first_frame_ms", f"start to first frame, {name}", median(measured.first_frames), "ms")
        yield Figure(f"{key}_idle_percent", f"idle at the menu, of a core, {name}", measured.idle, "%")


def _idle(running: Running) -> float:
    time.sleep(_SETTLED_S)
    processes = running.processes()
    before, began = sum(map(processor_seconds, processes)), time.monotonic()
    time.sleep(_IDLE_S)
    return 100 * (sum(map(processor_seconds, processes)) - before) / (time.monotonic() - began)
