"""Installs the program, tries it and uninstalls it, on Windows itself: `python on_windows.py SETUP.exe`.

Needs nothing but a Python. It installs for the person who runs it, and refuses where the program is installed already.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

NAME: Final = "majlis"
TITLE: Final = "Majlis"
_UNINSTALL: Final = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{TITLE}"
_OPENING: Final = rf"Software\Classes\{TITLE}.Match\shell\open\command"
_ENDING: Final = rf"Software\Classes\.{NAME}"
_LONGEST_S: Final = 300.0


class TrialError(Exception):
    """Something is not as it should be; the text says what."""


class Trial:
    """One installer and the places of one person."""

    def __init__(self, setup: Path, local: Path, roaming: Path, value: Callable[[str, str], str | None]) -> None:
        """`local` and `roaming` are the folders of the person's programs; `value` reads the registry of the person."""
        self._setup = setup
        self._home = local / "Programs" / TITLE
        self._saves = local / NAME / "saves"
        self._shortcut = roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs" / f"{TITLE}.lnk"
        self._value = value

    def passes(self) -> None:
        """Run everything in turn, with a line for each. Raises `TrialError`."""
        if self._home.exists() or self._saves.exists():
            raise TrialError(f"{TITLE} is here already")
        self._installs()
        self._tests_itself()
        self._starts_twice()
        kept = self._saves / "kept.jsonl"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text("a match\n", encoding="utf-8")
        self._installs("once more, over itself")
        self._uninstalls("/S")
        if not kept.is_file():
            raise TrialError("the uninstaller took the matches with it")
        self._installs()
        self._uninstalls("/S", "/SAVES=delete")
        if kept.parent.parent.exists():
            raise TrialError("matches and settings were to be deleted, and are still there")

    def _installs(self, how: str = "for this person") -> None:
        self._runs(self._setup, "/S")
        for path in (self._home / f"{NAME}.exe", self._home / "uninstall.exe", self._shortcut):
            if not path.is_file():
                raise TrialError(f"{path} was not installed")
        opens = self._value(_OPENING, "")
        if opens != f'"{self._home / NAME}.exe" "%1"' or self._value(_ENDING, "") != f"{TITLE}.Match":
            raise TrialError(f"matches are opened by {opens}")
        print(f"installed {how}: version {self._value(_UNINSTALL, 'DisplayVersion')}", flush=True)

    def _tests_itself(self) -> None:
        output = self._runs(self._home / f"{NAME}-console.exe", "--self-test")
        print("\n".join(f"  {line}" for line in output.splitlines()), flush=True)
        self._runs(self._home / f"{NAME}.exe", "--self-test")
        print("the program without a console tests itself as well", flush=True)

    def _starts_twice(self) -> None:
        """The second start ends at once, and the window of the first stays."""
        with tempfile.TemporaryDirectory() as scratch:
            probe = Path(scratch) / "probe.json"
            command, nowhere = [str(self._home / f"{NAME}.exe")], subprocess.DEVNULL
            first = subprocess.Popen(
                command, env=os.environ | {"MAJLIS_PROBE": str(probe)}, stdin=nowhere, stdout=nowhere, stderr=nowhere
            )
            try:
                end = time.monotonic() + _LONGEST_S
                while not probe.exists() and time.monotonic() < end:
                    time.sleep(0.1)
                second = subprocess.run(
                    command, stdin=nowhere, stdout=nowhere, stderr=nowhere, timeout=_LONGEST_S, check=False
                )
                if not probe.exists() or second.returncode != 0 or first.poll() is not None:
                    raise TrialError(f"two starts ended with {first.poll()} and {second.returncode}")
            finally:
                first.kill()
                first.wait()
        print("started twice: one window", flush=True)

    def _uninstalls(self, *words: str) -> None:
        """The uninstaller goes on in a copy of itself, as it could not delete itself otherwise."""
        self._runs(self._home / "uninstall.exe", *words)
        end = time.monotonic() + _LONGEST_S
        while self._home.exists() and time.monotonic() < end:
            time.sleep(0.2)
        left = [str(path) for path in (self._home, self._shortcut) if path.exists()]
        left += [key for key in (_UNINSTALL, _OPENING, _ENDING) if self._value(key, "") is not None]
        if left or self._value(_UNINSTALL, "DisplayName") is not None:
            raise TrialError(f"the uninstaller has left {', '.join(left)}")
        print(f"uninstalled by {' '.join(words)}", flush=True)

    def _runs(self, program: Path, *words: str) -> str:
        done = subprocess.run(
            [str(program), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=_LONGEST_S,
            check=False,
        )
        if done.returncode != 0:
            raise TrialError(f"{program.name} {' '.join(words)} ended with {done.returncode}: {done.stdout}")
        return done.stdout


def registry_value(key: str, name: str) -> str | None:
    """Return a value in the user's registry; None where there is none."""
    if sys.platform != "win32":
        return None
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened:
            return str(winreg.QueryValueEx(opened, name)[0])
    except OSError:
        return None


def main() -> int:
    """Tries one installer; 1 with the reason where anything is not as it should be."""
    if sys.platform != "win32" or len(sys.argv) != 2:
        print("on Windows: python on_windows.py SETUP.exe", file=sys.stderr)
        return 2
    local, roaming = Path(os.environ["LOCALAPPDATA"]), Path(os.environ["APPDATA"])
    try:
        Trial(Path(sys.argv[1]), local, roaming, registry_value).passes()
    except TrialError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(f"{TITLE} comes, works and goes as it should", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
