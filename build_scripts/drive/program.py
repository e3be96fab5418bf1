"""The program that is driven: how it is started, and where it keeps what it writes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from devtools.running import Running, running
from game.storage.folders import Folders, folders_of


class Program(Protocol):
    """The program in one of its shapes."""

    def folders(self, folder: Path) -> Folders:
        """The profile that a start with this scratch folder finds and writes."""
        ...

    def running(self, display: str, folder: Path) -> AbstractContextManager[Running]:
        """Starts it with that profile; it ends with the block."""
        ...

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Return the output of one of its commands."""
        ...


@dataclass(frozen=True, slots=True)
class HostProgram:
    """The program of this system, from the checkout or packaged."""

    command: Sequence[str]

    def folders(self, folder: Path) -> Folders:
        """All under the scratch folder."""
        return folders_of({"MAJLIS_HOME": str(folder / "home")})

    def running(self, display: str, folder: Path) -> AbstractContextManager[Running]:
        """Starts it on the display."""
        return running(self.command, display, folder)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Runs one of its commands."""
        return subprocess.run([*self.command, *words], check=False, stdout=subprocess.PIPE, text=True)


SOURCE: Final = HostProgram((sys.executable, "-m", "game"))
"""The program from the checkout."""
