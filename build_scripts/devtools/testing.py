"""What `dev.py test` gives to pytest: everything, what answers quickly, what a change can reach, or real windows."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from devtools.environment import DevtoolsError
from devtools.paths import ROOT
from devtools.reach import reached_tests, sources_in

CORES: Final = os.cpu_count() or 1
PROCESSES: Final = CORES + 1
"""One more than cores: some tests wait for programs or windows. Quick ones do not, and a process costs its start."""
ALWAYS: Final = ("--dist", "worksteal", "--durations=20")
"""Who has nothing left to do takes from the others; the slowest twenty are told."""
QUICK: Final = ("-m", "not slow and not pictures and not window and not package")
WHOLE: Final = ("-m", "not window and not package")
"""Real windows want more than Python; what a package holds is looked at when one has been made: `-m package`."""
WINDOWS: Final = ("-m", "window and not package")
KEEPING_MEMORY: Final[Mapping[str, str]] = {
    "MALLOC_MMAP_THRESHOLD_": str(32 * 1024**2),
    "MALLOC_TRIM_THRESHOLD_": str(512 * 1024**2),
    "MALLOC_TOP_PAD_": str(16 * 1024**2),
}
"""The C library of GNU gives no memory back between two pictures, which was half the work of the kernel in a run."""
_MAIN: Final = ("main", "origin/main")
_OF_WINDOWS: Final = re.compile(r"^pytestmark = .*\bmark\.window\b", re.MULTILINE)
"""How a file says that all its tests are of a real window."""


def pytest_arguments(words: Sequence[str]) -> list[str] | None:
    """The arguments of pytest for what stands after `dev.py test`; None where no test is reached.

    What pytest knows goes on to it and comes last, so that it prevails. Raises `DevtoolsError`.
    """
    match words:
        case ["quick", *rest]:
            return ["-n", str(CORES), *ALWAYS, *QUICK, *rest]
        case ["window", *rest]:
            return ["-n", str(PROCESSES), *ALWAYS, *WINDOWS, *rest]
        case ["changed", *rest]:
            parser = argparse.ArgumentParser(prog="dev.py test changed", add_help=False, allow_abbrev=False)
            parser.add_argument("--since", metavar="REV")
            chosen, rest = parser.parse_known_args(rest)
            reached = _reached_without_windows(changed_files(chosen.since))
            return ["-n", str(PROCESSES), *ALWAYS, *WHOLE, *rest, *reached] if reached else None
        case _:
            return ["-n", str(PROCESSES), *ALWAYS, *WHOLE, *words]


def _reached_without_windows(changed: Sequence[str]) -> tuple[str, ...]:
    """The test files to run after these files changed; those of real windows are told instead."""
    if not changed:
        return ()
    sources = sources_in(ROOT)
    reached = reached_tests(changed, sources)
    windows = tuple(path for path in reached if _OF_WINDOWS.search(sources[path]))
    if windows:
        print(f"In real windows, for `dev.py test window {' '.join(windows)}`, and not run now.")
    return tuple(path for path in reached if path not in windows)


def changed_files(since: str | None = None, root: Path = ROOT) -> tuple[str, ...]:
    """The files that differ from a revision, those that are gone and those that are new included.

    Without one: from the last commit if anything was changed since, or else from where the branch left main.
    """
    new = _git(root, "ls-files", "--others", "--exclude-standard", "-z")
    base = since or ("HEAD" if new or _differing(root, "HEAD") else _branched_off(root))
    return tuple(sorted({*_differing(root, base), *new}))


def _differing(root: Path, base: str) -> list[str]:
    return _git(root, "diff", "--name-only", "--no-renames", "-z", base, "--")


def _branched_off(root: Path) -> str:
    for branch in _MAIN:
        if _git(root, "branch", "--all", "--list", branch, f"remotes/{branch}"):
            (base,) = _git(root, "merge-base", "HEAD", branch)
            return base.strip()
    raise DevtoolsError("There is no branch main to compare with; say `--since REV`.")


def _git(root: Path, *words: str) -> list[str]:
    """What git says, cut at the zeros between names."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"git {words[0]} failed: {done.stderr.strip()}")
    return [name for name in done.stdout.split("\0") if name]
