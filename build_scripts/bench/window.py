"""What is measured on the whole program from outside: the first frame, idling, memory."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

from bench.figures import median
from bench.late_round import write_late_round
from devtools.running import running
from game.storage.folders import folders_of
from game.storage.settings import Settings, save_settings

SIZE = (1920, 1080)


def first_frame(command: list[str], display: str, folder: Path, times: int) -> float:
    """Seconds from the start of the program to its first frame: the median of several starts after one unmeasured."""
    folders = folders_of({"MAJLIS_HOME": str(folder / "home")})
    save_settings(folders.config, Settings(first_start_done=True))
    taken = []
    for _ in range(times + 1):
        with running(command, display, folder) as program:
            taken.append(program.wait_for(scene="menu")["first_frame"] - program.started)
    return median(taken[1:])


def idle(command: list[str], display: str, folder: Path, seconds: float) -> dict[str, float]:
    """Percent of a core that the table uses while it waits for the person, and megabytes of memory."""
    folders = folders_of({"MAJLIS_HOME": str(folder / "home")})
    width, height = SIZE
    settings = Settings(window_width=width, window_height=height, animation_speed="off", first_start_done=True)
    save_settings(folders.config, settings)
    # the opponent before the person ends its turn first, so that the opponents' process has started
    write_late_round(folders.saves, seat=3)
    with running(command, display, folder) as program:
        program.click("menu.continue")
        program.wait_for("stock", scene="table")
        time.sleep(5)
        family = _family(program.process.pid)
        before = sum(map(_processor_seconds, family))
        time.sleep(seconds)
        used = sum(map(_processor_seconds, family)) - before
        memory = [_megabytes(process) for process in family]
    return {"percent": 100 * used / seconds, "window": memory[0], "opponents": sum(memory[1:])}


def _family(process: int) -> list[int]:
    """A process and all that descend from it."""
    found = [process]
    for parent in found:
        children = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False
        )
        found += [int(word) for word in children.stdout.split()]
    return found


def _processor_seconds(process: int) -> float:
    words = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _megabytes(process: int) -> float:
    """Resident memory that the process does not share with others, plus its part of what it shares."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0
