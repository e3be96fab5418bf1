"""The program running in a window of a virtual display, watched through the file that `MAJLIS_PROBE` names."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from devtools.environment import DevtoolsError, clean_variables
from game.ui.probe import pad_of


@dataclass(frozen=True, slots=True)
class Running:
    """A started program."""

    process: subprocess.Popen[bytes]
    display: str
    probe: Path
    started: float
    """The time of the start, in seconds since 1970."""

    def state(self) -> dict[str, Any]:
        """The last report of the program about its screen; empty before the first frame."""
        try:
            state: dict[str, Any] = json.loads(self.probe.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        return state

    def wait_for(self, target: str = "", *, scene: str = "", seconds: float = 20.0) -> dict[str, Any]:
        """Waits until the screen is still and shows the target or the scene. Raises `DevtoolsError`."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            state = self.state()
            shown = state and (not scene or state["scene"] == scene) and (not target or target in state["targets"])
            if shown and state["idle"]:
                return state
            if self.process.poll() is not None:
                raise DevtoolsError(f"The program ended with {self.process.returncode}.")
            time.sleep(0.02)
        raise DevtoolsError(f"After {seconds:.0f} s there is no {target or scene or 'first frame'}: {self.state()}")

    def click(self, target: str) -> None:
        """Clicks the middle of a named rectangle with the X pointer."""
        left, top, width, height = self.wait_for(target)["targets"][target]
        middle = str(left + width // 2), str(top + height // 2)
        self.pointer("mousemove", "--window", self.window(), *middle, "click", "1")

    def window(self) -> str:
        """Return the X number of its window."""
        return self.pointer("search", "--onlyvisible", "--pid", str(self.process.pid)).split()[-1]

    def processes(self) -> list[int]:
        """All processes of its own."""
        return [self.process.pid, *self.children()]

    def children(self) -> list[int]:
        """Return its child processes, where the system lists them."""
        return [process for process, parent in parents().items() if parent == self.process.pid]

    def kill(self) -> None:
        """Ends it at once, as a crash would."""
        self.process.kill()
        self.process.wait()

    def pointer(self, *words: str) -> str:
        """Runs xdotool on this display and returns what it says."""
        environment = os.environ | {"DISPLAY": self.display}
        return subprocess.run(["xdotool", *words], env=environment, check=True, capture_output=True, text=True).stdout


def parents() -> dict[int, int]:
    """Return every process of the system with its parent; empty where the system does not say."""
    found = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, ValueError):
            found[int(entry.parent.name)] = int(entry.read_text().rpartition(")")[2].split()[1])
    return found


def heed_signals() -> None:
    """Undo what a `nohup` or a shell's `&` made be ignored: it would be handed on to every process started here."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def end_process(process: subprocess.Popen[bytes], seconds: float = 10.0) -> None:
    """Ask a process to end, and kill it where it does not within so many seconds."""
    process.terminate()
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextmanager
def running(command: Sequence[str], display: str, folder: Path) -> Iterator[Running]:
    """Starts the program with a profile of its own in the folder; it ends with the block."""
    probe = folder / "probe.json"
    probe.unlink(missing_ok=True)
    if hasattr(os, "mkfifo"):
        pad_of(probe).unlink(missing_ok=True)
        os.mkfifo(pad_of(probe))
    variables = clean_variables() | {
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "MAJLIS_PROBE": str(probe),
        "MAJLIS_HOME": str(folder / "home"),
    }
    heed_signals()
    started = time.time()
    process = subprocess.Popen(list(command), env=variables, stderr=subprocess.DEVNULL)
    try:
        yield Running(process, display, probe, started)
    finally:
        end_process(process)
