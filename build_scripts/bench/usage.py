"""What the system says a process uses: time of the processor, wakings, memory; children count with it."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path


def family(process: int) -> list[int]:
    """A process and all that descend from it."""
    found = [process]
    for parent in found:
        children = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False
        )
        found += [int(word) for word in children.stdout.split()]
    return found


def seconds_used(process: int) -> float:
    """Of the processor, by a process and its children until now."""
    seconds = 0.0
    for one in family(process):
        words = Path(f"/proc/{one}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        seconds += (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return seconds


def wakings_of(process: int) -> dict[Path, int]:
    """How often each thread of a process and its children was woken until now."""
    counts = {}
    for thread in (thread for one in family(process) for thread in Path(f"/proc/{one}/task").iterdir()):
        told = re.search(r"^voluntary_ctxt_switches:\s*(\d+)", (thread / "status").read_text("utf-8"), re.MULTILINE)
        counts[thread] = int(told[1]) if told else 0
    return counts


def megabytes(process: int | str) -> float:
    """Resident memory that the process does not share with others, plus its part of what it shares."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0
