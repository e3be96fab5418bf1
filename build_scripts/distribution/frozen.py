"""The paths of the frozen program."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from devtools.paths import BUILD
from distribution.contents import NAME

FROZEN: Final = BUILD / "frozen"
FOLDER: Final = FROZEN / NAME
"""The frozen folder on Linux and Windows."""
BUNDLE: Final = FROZEN / "Majlis.app"
"""The application bundle on macOS."""


def program() -> Path:
    """The frozen program."""
    return FOLDER / ("majlis-console.exe" if sys.platform == "win32" else NAME)
