"""The arguments of pytest for `dev.py test`: all tests, quick ones, or real windows."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

CORES: Final = os.cpu_count() or 1
PROCESSES: Final = CORES + 1
"""One more than cores: some tests wait for programs or windows. Quick ones do not, and a process costs its start."""
ALWAYS: Final = ("--dist", "worksteal", "--durations=20")
"""Options of every run: idle workers take tests from others, and the slowest twenty are reported."""
QUICK: Final = ("-m", "not slow and not pictures and not window and not package")
WHOLE: Final = ("-m", "not window and not package")
"""Real windows want more than Python; the contents of a package are checked when one has been made: `-m package`."""
WINDOWS: Final = ("-m", "window and not package")
KEEPING_MEMORY: Final[Mapping[str, str]] = {
    "MALLOC_MMAP_THRESHOLD_": str(32 * 1024**2),
    "MALLOC_TRIM_THRESHOLD_": str(512 * 1024**2),
    "MALLOC_TOP_PAD_": str(16 * 1024**2),
}
"""The C library of GNU gives no memory back between two pictures, which was half the work of the kernel in a run."""


def pytest_arguments(words: Sequence[str]) -> list[str]:
    """Return the arguments of pytest for the words after `dev.py test`, which come last, so that they prevail."""
    match words:
        case ["quick", *rest]:
            return ["-n", str(CORES), *ALWAYS, *QUICK, *rest]
        case ["window", *rest]:
            return ["-n", str(PROCESSES), *ALWAYS, *WINDOWS, *rest]
        case _:
            return ["-n", str(PROCESSES), *ALWAYS, *WHOLE, *words]
