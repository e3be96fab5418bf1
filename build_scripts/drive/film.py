"""The film strip: a picture of the whole display for each thing worth seeing, and a contact sheet of them all."""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import Final, Protocol

from devtools.environment import DevtoolsError, clean_variables
from drive.sheet import contact_sheet

_OF_A_KIND: Final = 3
"""Pictures of the same caption; the later ones would only repeat what was seen."""


class Camera(Protocol):
    """A camera that films how a game is driven."""

    def take(self, display: str, caption: str, detail: str = "") -> None:
        """Takes a picture of the display."""


class NullCamera:
    """A camera without pictures, for games that are driven only to see whether they can be."""

    def take(self, display: str, caption: str, detail: str = "") -> None:
        """Takes no picture."""


def taken(display: str, path: Path) -> None:
    """Writes a picture of the whole display."""
    command = ["import", "-display", display, "-window", "root", str(path)]
    subprocess.run(command, env=clean_variables(), check=True)


class Film:
    """Takes pictures of one display into a folder. Raises `DevtoolsError` without ImageMagick."""

    def __init__(self, folder: Path) -> None:
        if shutil.which("import") is None:
            raise DevtoolsError(
                "There is no ImageMagick here. Install it (Debian, Ubuntu: sudo apt install imagemagick)."
            )
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._taken: list[tuple[str, Path]] = []
        self._kinds: Counter[str] = Counter()

    def take(self, display: str, caption: str, detail: str = "") -> None:
        """Takes a picture, unless there are enough with this caption already."""
        self._kinds[caption] += 1
        if self._kinds[caption] > _OF_A_KIND:
            return
        number = len(self._taken) + 1
        path = self.folder / f"{number:03}-{caption.replace(' ', '-')}.png"
        taken(display, path)
        self._taken.append((f"{number} {caption} {detail}".rstrip(), path))

    def strip(self) -> Path:
        """Writes the contact sheet and returns its path."""
        path = self.folder / "film-strip.png"
        contact_sheet(self._taken, path)
        return path
