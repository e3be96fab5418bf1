"""Wine: a prefix, which is a Windows of its own, and programs run in it on a virtual display."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import Final

from devtools.display import virtual_display
from devtools.environment import DevtoolsError, clean_variables
from windows.tools import refuse_without

_NOTHING_OF_THE_HOST: Final = "mscoree=;mshtml=;winemenubuilder.exe="
"""No .NET and no browser are installed into a prefix, and no menu entry into the desktop of whoever runs this."""


@dataclass(frozen=True, slots=True)
class Wine:
    """One prefix, shown on one display."""

    prefix: Path
    display: str

    def variables(self) -> dict[str, str]:
        """The variables of a program in the prefix; its home is inside, so that nothing of the host's is touched."""
        own = {"WINEPREFIX": str(self.prefix), "HOME": str(self.prefix / "home"), "DISPLAY": self.display}
        quiet = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": _NOTHING_OF_THE_HOST, "LC_ALL": "C.UTF-8"}
        return clean_variables() | own | quiet

    def run(
        self,
        words: Sequence[str],
        *,
        variables: Mapping[str, str] | None = None,
        folder: Path | None = None,
        seconds: float | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Runs a program to its end; what it says comes back, both streams as one.

        Raises `DevtoolsError` where it takes longer.
        """
        try:
            return subprocess.run(
                ["wine", *words],
                env=self.variables() | dict(variables or {}),
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise DevtoolsError(f"{PureWindowsPath(words[0]).name} has not ended after {seconds:.0f} s.") from error

    @property
    def drive(self) -> Path:
        """What programs see as `C:`."""
        return self.prefix / "drive_c"

    def host_path(self, path: str) -> Path:
        r"""The file that programs see as `C:\…` or `Z:\…`."""
        seen = PureWindowsPath(path)
        root = self.drive if seen.drive.upper() == "C:" else Path("/")
        return root.joinpath(*seen.parts[1:])

    def windows_path(self, path: Path) -> str:
        """How programs in the prefix name a file of the host."""
        inside = path.is_relative_to(self.drive)
        place = PureWindowsPath("C:/", path.relative_to(self.drive)) if inside else PureWindowsPath(f"Z:{path}")
        return str(place)

    def boot(self) -> None:
        """Sets the prefix up as a Windows 10, unless it is. Raises `DevtoolsError` where Wine cannot."""
        (self.prefix / "home").mkdir(parents=True, exist_ok=True)
        if (self.prefix / "system.reg").is_file():
            return
        for command in (["wineboot", "-i"], ["winecfg", "-v", "win10"]):
            if self.run(command, seconds=180).returncode != 0:
                raise DevtoolsError(f"Wine could not set up {self.prefix}.")
        self.settle()

    def settle(self) -> None:
        """Waits until every program in the prefix has ended and what it changed is on disk."""
        subprocess.run(["wineserver", "-w"], env=self.variables(), check=False, timeout=60)

    def end(self) -> None:
        """Ends whatever still runs in the prefix."""
        subprocess.run(["wineserver", "-k"], env=self.variables(), check=False, stderr=subprocess.DEVNULL)


@contextmanager
def wine(prefix: Path, size: tuple[int, int] = (1280, 800)) -> Iterator[Wine]:
    """A prefix on a display of its own; all programs in it end with the block. Raises `DevtoolsError` without Wine."""
    refuse_without("wine", "Xvfb")
    with virtual_display(*size) as display:
        windows = Wine(prefix, display)
        windows.boot()
        try:
            yield windows
        finally:
            windows.end()
