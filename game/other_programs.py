"""Programs of the system that this one starts: they need its libraries, not those in the folder of a package."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import subprocess

_PATIENCE: Final = 30.0
"""Seconds that a program may take which is waited for."""


def environment_of_the_system(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment as it was before a packaged program put its own folder first where libraries are searched."""
    variables = dict(environment)
    before = variables.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        variables["LD_LIBRARY_PATH"] = before
    elif getattr(sys, "frozen", False):
        variables.pop("LD_LIBRARY_PATH", None)
    return variables


def start_program(*words: str) -> None:
    """Start a program and never wait for it. Raises `OSError` where there is no such program."""
    import subprocess  # the window need not wait for that

    nowhere = subprocess.DEVNULL
    process = subprocess.Popen(
        words,
        env=environment_of_the_system(os.environ),
        stdin=nowhere,
        stdout=nowhere,
        stderr=nowhere,
        start_new_session=True,
    )
    leave_nothing_of(process)


def leave_nothing_of(process: subprocess.Popen[bytes]) -> None:
    """Read the exit status of a process as soon as it ends; until then the system keeps what is left of it."""
    Thread(target=process.wait, name="reaper", daemon=True).start()


def run_if_there(*words: str) -> None:
    """Run a program to its end, where the system has it; what it says and how it ends are of no importance."""
    if shutil.which(words[0]) is None:
        return
    import subprocess

    nowhere = subprocess.DEVNULL
    with suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(
            words,
            check=False,
            env=environment_of_the_system(os.environ),
            stdin=nowhere,
            stdout=nowhere,
            stderr=nowhere,
            timeout=_PATIENCE,
        )
