"""Wine: a prefix, which is a Windows of its own, and programs run in it on a virtual display."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import ClassVar, Final

from devtools.display import virtual_display
from devtools.environment import DevtoolsError, clean_variables
from windows.tools import refuse_without

_NOTHING_OF_THE_HOST: Final = "mscoree=;mshtml=;winemenubuilder.exe="
"""No .NET and no browser are installed into a prefix, and no menu entry into the user's desktop."""
_SETUP: Final = (("wineboot", "-i"), ("winecfg", "-v", "win10"))
"""The commands that make a Windows 10."""
_SETUP_S: Final = 180.0
_TRIES: Final = 3
_END_S: Final = 30.0
"""Seconds that the server of a prefix may take to end."""
_LAST_LINES: Final = 12
"""Lines of the output of a command that failed, which are shown."""


class WineStartError(DevtoolsError):
    """Wine cannot make a prefix on this computer, which says nothing about the program."""

    exit_code: ClassVar[int] = 77
    """What test suites take for "skipped", and no status of pytest."""


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

    def ask(
        self, words: Sequence[str], *, variables: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Runs a program that has something to say, as `run` does; one that fails without a word is started again.

        Now and then Wine ends before the program begins. Raises `DevtoolsError` where three tries fail like that, for
        then it is the program that breaks off.
        """
        for _try in range(_TRIES):
            done = self.run(words, variables=variables)
            if done.returncode == 0 or done.stdout.strip():
                return done
        name = PureWindowsPath(words[0]).name
        raise DevtoolsError(f"{name} ended with {done.returncode} and without a word, {_TRIES} times.")

    @property
    def drive(self) -> Path:
        """The folder that programs see as `C:`."""
        return self.prefix / "drive_c"

    def host_path(self, path: str) -> Path:
        r"""The file that programs see as `C:\…` or `Z:\…`."""
        seen = PureWindowsPath(path)
        root = self.drive if seen.drive.upper() == "C:" else Path("/")
        return root.joinpath(*seen.parts[1:])

    def windows_path(self, path: Path) -> str:
        """Return the name of a file of the host for programs in the prefix."""
        inside = path.is_relative_to(self.drive)
        place = PureWindowsPath("C:/", path.relative_to(self.drive)) if inside else PureWindowsPath(f"Z:{path}")
        return str(place)

    def boot(self) -> None:
        """Sets the prefix up as a Windows 10, unless it is. Raises `WineStartError` where three tries fail."""
        complete = self.prefix / "complete"
        if complete.is_file():
            return
        for number in range(1, _TRIES + 1):
            # a try that failed, or one that was interrupted, leaves a server and half a Windows
            self.end()
            shutil.rmtree(self.prefix, ignore_errors=True)
            (self.prefix / "home").mkdir(parents=True)
            trouble = self._set_up()
            if not trouble:
                complete.touch()
                return
            print(f"Try {number} of {_TRIES}: {trouble}", file=sys.stderr, flush=True)
        raise WineStartError(f"Wine could not set up {self.prefix}: {trouble}")

    def _set_up(self) -> str:
        """Runs the commands that make a Windows; returns which failed and what it wrote last, else nothing."""
        for command in _SETUP:
            words = " ".join(command)
            try:
                done = self.run(command, variables={"WINEDEBUG": "err+all,fixme-all"}, seconds=_SETUP_S)
                # a command that begins while the server of the one before goes down may find nobody to talk to
                self.settle()
            except DevtoolsError as error:
                return f"{words}: {error}"
            if done.returncode != 0:
                lines = done.stdout.splitlines()[-_LAST_LINES:]
                return "\n  ".join([f"{words} ended with {done.returncode}", *lines])
        return ""

    def settle(self) -> None:
        """Waits until every program in the prefix has ended and what it changed is on disk.

        Raises `DevtoolsError` where that takes longer than a minute.
        """
        try:
            subprocess.run(["wineserver", "-w"], env=self.variables(), check=False, timeout=60)
        except subprocess.TimeoutExpired as error:
            raise DevtoolsError("Some program in the prefix has not ended after 60 s.") from error

    def end(self) -> None:
        """Ends whatever still runs in the prefix, and its server: a program that found that going down would fail."""
        for option in ("-k", "-w"):
            with suppress(subprocess.TimeoutExpired):
                command = ["wineserver", option]
                subprocess.run(command, env=self.variables(), check=False, stderr=subprocess.DEVNULL, timeout=_END_S)


@contextmanager
def wine(prefix: Path, size: tuple[int, int] = (1280, 800)) -> Iterator[Wine]:
    """A prefix on a display of its own; all programs in it end with the block.

    Raises `DevtoolsError` without Wine, `WineStartError` where it is there and does not work.
    """
    refuse_without("wine", "Xvfb")
    with virtual_display(*size) as display:
        windows = Wine(prefix, display)
        try:
            windows.boot()
            yield windows
        finally:
            windows.end()
