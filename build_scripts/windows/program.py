"""The program as it is installed on Windows: under Wine, for a person whose name has letters of two scripts."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import Final

from devtools.environment import DevtoolsError
from devtools.running import Running
from distribution.contents import NAME
from game.storage.folders import Folders
from windows.places import HERE, INSTALLER
from windows.resources import TITLE
from windows.wine import Wine, wine

PREFIX: Final = HERE / "drive"
PERSON: Final = PureWindowsPath("C:/users/Zażółć مجلس")
PROGRAMS: Final = PERSON / "AppData" / "Local" / "Programs"
_SHELL_FOLDERS: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
_WORKER: Final = b"--multiprocessing-fork"
_PROGRAM: Final = re.compile(rb"majlis\.exe\"?(?:[\0 ]|$)")
_STARTER: Final = re.compile(rb"start(?:\.exe)?\0")
_PATIENCE_S: Final = 60.0


@dataclass(frozen=True, slots=True)
class WineRunning(Running):
    """The program under Wine; `process` is the `start` that waits for its end, as Windows does after a double-click."""

    prefix: Path

    def window(self) -> str:
        """Return its window, which for X belongs to Wine."""
        return self.pointer("search", "--onlyvisible", "--class", f"{NAME}.exe").split()[-1]

    def processes(self) -> list[int]:
        """The program and the opponents' process; what Wine is for all programs does not count."""
        return [process for process, _words in self._processes()]

    def children(self) -> list[int]:
        """The opponents' process."""
        return [process for process, words in self._processes() if _WORKER in words]

    def kill(self) -> None:
        """Ends the program and nothing else, as the task manager does."""
        for process, words in self._processes():
            if _WORKER not in words:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        self.process.wait(_PATIENCE_S)

    def _processes(self) -> Iterator[tuple[int, bytes]]:
        """The processes of the program in this prefix, each with its command line."""
        home = f"WINEPREFIX={self.prefix}".encode()
        for entry in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                words = (entry / "cmdline").read_bytes()
                known = _PROGRAM.search(words) and not _STARTER.search(words)
                if known and home in (entry / "environ").read_bytes().split(b"\0"):
                    yield int(entry.name), words


@dataclass(frozen=True, slots=True)
class InstalledProgram:
    """The program that the installer put there. Every scratch folder has its own folders of the person's."""

    prefix: Path
    home: PureWindowsPath
    """The folder in which it is installed."""

    def folders(self, folder: Path) -> Folders:
        """Return the folders under the person's AppData, as Windows names it."""
        local = Wine(self.prefix, "").host_path(str(_local(folder))) / NAME
        return Folders(local, local / "saves", local / "Cache", local / "Logs", (local / "rescued",))

    @contextmanager
    def running(self, display: str, folder: Path) -> Iterator[Running]:
        """Starts it as a double-click does. There is no sound device."""
        windows = Wine(self.prefix, display)
        dwell(windows, _local(folder))
        probe = folder / "probe.json"
        probe.unlink(missing_ok=True)
        command = ["wine", "start", "/wait", "/unix", str(windows.host_path(str(self.home / f"{NAME}.exe")))]
        variables = windows.variables() | {"MAJLIS_PROBE": windows.windows_path(probe)}
        nowhere = subprocess.DEVNULL
        started = time.time()
        process = subprocess.Popen(command, env=variables, stdin=nowhere, stdout=nowhere, stderr=nowhere)
        try:
            yield WineRunning(process, display, probe, started, self.prefix)
        finally:
            windows.end()
            process.wait(_PATIENCE_S)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Runs a command of the program that has a console; files are named as Windows does."""
        with wine(self.prefix) as windows:
            named = [windows.windows_path(Path(word)) if Path(word).is_absolute() else word for word in words]
            return windows.run([str(self.home / f"{NAME}-console.exe"), *named])


def _local(folder: Path) -> PureWindowsPath:
    return PERSON / folder.name / "AppData" / "Local"


def dwell(windows: Wine, local: PureWindowsPath) -> None:
    """Makes a folder the one where programs of the person keep what they write. Raises `DevtoolsError`."""
    windows.host_path(str(local)).mkdir(parents=True, exist_ok=True)
    command = ["reg", "add", _SHELL_FOLDERS, "/v", "Local AppData", "/t", "REG_SZ", "/d", str(local), "/f"]
    if windows.run(command).returncode != 0:
        raise DevtoolsError(f"The person could not move to {local}.")


@contextmanager
def installed(installer: Path = INSTALLER, *, tested: bool = False) -> Iterator[InstalledProgram]:
    """Installs the program silently into a fresh Windows; at the end uninstalls it, and matches must still be there.

    Its folder can only be read. Where it is to be `tested`, it tests itself first.

    Raises `DevtoolsError` where there is no installer, where it fails or where it leaves something behind.
    """
    if not installer.is_file():
        raise DevtoolsError(f"There is no {installer.name} yet; build it with `dev.py package --windows`.")
    shutil.rmtree(PREFIX, ignore_errors=True)
    home = PROGRAMS / TITLE
    with wine(PREFIX) as windows:
        dwell(windows, PROGRAMS.parent)
        done = windows.run([str(installer), "/S"], seconds=120)
        folder = windows.host_path(str(home))
        if done.returncode != 0 or not (folder / f"{NAME}.exe").is_file():
            raise DevtoolsError(f"The installer ended with {done.returncode}.")
    _make_read_only(folder)
    before = _contents(folder)
    program = InstalledProgram(PREFIX, home)
    if tested:
        output = program.run("--self-test")
        print(output.stdout, end="", flush=True)
        if output.returncode != 0:
            raise DevtoolsError(f"The self-test in {home} ended with {output.returncode}.")
    yield program
    if _contents(folder) != before:
        raise DevtoolsError("The program wrote into its own folder.")
    matches = sorted(PREFIX.rglob("saves/*.jsonl"))
    with wine(PREFIX) as windows:
        windows.run([str(home / "uninstall.exe"), "/S", f"_?={home}"], seconds=120)
    left = [path.name for path in folder.rglob("*") if path.name != "uninstall.exe"]
    if left or sorted(PREFIX.rglob("saves/*.jsonl")) != matches:
        raise DevtoolsError(f"The uninstaller has left {left}, or taken matches with it.")
    print(f"uninstalled: nothing is left of the program, {len(matches)} matches are still there")


def _make_read_only(folder: Path) -> None:
    for path in (folder, *folder.rglob("*")):
        path.chmod(path.stat().st_mode & ~0o222)


def _contents(folder: Path) -> dict[Path, tuple[int, int]]:
    return {path: (path.stat().st_size, path.stat().st_mtime_ns) for path in folder.rglob("*") if path.is_file()}
