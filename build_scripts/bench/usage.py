"""The use of resources by a process and its children: processor time, wake-ups, memory, as the system counts them.

A child may end at any moment, also between two looks at it: it uses nothing any more then, and what it had used is
counted with its parent.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

_GONE: Final = (FileNotFoundError, ProcessLookupError)
"""The errors of reading about a process that has ended."""


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
    """Time of the processor, by a process and its children until now, those included that have ended."""
    ticks = 0
    for one in family(process):
        with suppress(*_GONE):
            words = Path(f"/proc/{one}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            ticks += sum(map(int, words[11:15]))  # its own in both modes, then those of children it has waited for
    return ticks / os.sysconf("SC_CLK_TCK")


def processor_seconds(process: int) -> float:
    """Time of the processor of one process alone, to the microsecond."""
    # as clock_getcpuclockid(3) makes it
    return time.clock_gettime((~process << 3) | 2)


def wakings_of(process: int) -> dict[Path, int]:
    """Return the wake-ups of each thread of a process and its children until now."""
    counts = {}
    for one in family(process):
        with suppress(*_GONE):
            for thread in Path(f"/proc/{one}/task").iterdir():
                status = (thread / "status").read_text("utf-8")
                found = re.search(r"^voluntary_ctxt_switches:\s*(\d+)", status, re.MULTILINE)
                counts[thread] = int(found[1]) if found else 0
    return counts


def megabytes(process: int | str) -> float:
    """Resident memory that the process does not share with others, plus its part of what it shares."""
    with suppress(*_GONE):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0
