"""The programs that Windows on Linux takes, and what to say where one is missing."""

from __future__ import annotations

import shutil
import sys
from typing import Final

from devtools.environment import DevtoolsError

PACKAGES: Final = {
    "wine": "wine wine64",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
    "makensis": "nsis",
    "Xvfb": "xvfb",
}
"""Debian's packages of each command."""
PYTHON: Final = (3, 11)
"""The Python that is packaged: its standard library is taken from the one that runs."""


def missing(*commands: str) -> str:
    """Return a line about the missing commands, of all where none is named, that tells how to get them; else empty."""
    gone = [name for name in commands or PACKAGES if shutil.which(name) is None]
    if not gone:
        return ""
    wanted = " ".join(PACKAGES[name] for name in gone)
    return f"Working for Windows needs {', '.join(gone)}. Install them (Debian: sudo apt install {wanted})."


def refuse_without(*commands: str) -> None:
    """Raises `DevtoolsError` where one of the commands is missing, or Python is another than the one packaged."""
    trouble = missing(*commands)
    if not trouble and sys.version_info[:2] != PYTHON:
        wanted = ".".join(map(str, PYTHON))
        trouble = (
            f"The package for Windows contains Python {wanted} and the standard library of the Python that builds it: "
            f"run this with Python {wanted}."
        )
    if trouble:
        raise DevtoolsError(trouble)
