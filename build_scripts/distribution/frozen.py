"""The frozen program: its paths, and its modules in one order."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path
from typing import Final

from devtools.paths import BUILD
from distribution.contents import NAME

FROZEN: Final = BUILD / "frozen"
FOLDER: Final = FROZEN / NAME
"""The frozen folder on Linux and Windows."""
DEPENDS: Final = FROZEN / "depends.txt"
"""The Debian packages that the folder depends on, as a field of a package; empty where no tool could tell."""
BUNDLE: Final = FROZEN / "Majlis.app"
"""The application bundle on macOS."""


def program() -> Path:
    """The frozen program."""
    return FOLDER / ("majlis-console.exe" if sys.platform == "win32" else NAME)


def sort_base_library(folder: Path) -> None:
    """Puts the modules that Python starts with in the order of their names: PyInstaller stores them in any order."""
    path = folder / "_internal" / "base_library.zip"
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in sorted(archive.namelist())}
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in members.items():
            archive.writestr(zipfile.ZipInfo(name), content)
