"""The message for a Python that is too old. That Python reads this file, so the syntax stays at 3.7."""

from __future__ import annotations

import shutil
import subprocess

HOW_TO_GET_ONE = """  Debian, Ubuntu:  sudo apt install python3.11 python3.11-venv   (or any later version)
  Fedora:          sudo dnf install python3.12
  macOS:           brew install python@3.12
  Windows:         winget install Python.Python.3.12"""


def newer_python(oldest: tuple[int, int]) -> str:
    """The command of a new enough Python on the path, the newest first; empty if there is none."""
    for minor in range(oldest[1] + 8, oldest[1] - 1, -1):
        command = f"python{oldest[0]}.{minor}"
        if shutil.which(command) and _starts(command):
            return command
    return ""


def _starts(command: str) -> bool:
    """Whether the command is more than a name: version switchers leave names that start nothing."""
    return subprocess.run([command, "-c", ""], capture_output=True, check=False).returncode == 0


def advice(found: tuple[int, int], oldest: tuple[int, int]) -> str:
    """The message for a Python of version `found` where `oldest` is the first that will do."""
    lines = [f"Majlis needs Python {oldest[0]}.{oldest[1]} or later; this is Python {found[0]}.{found[1]}."]
    command = newer_python(oldest)
    if command:
        lines.append(f"This computer has a newer one. Run the same again with: {command} build_scripts/dev.py")
    else:
        lines += ["Install a newer one, then run the same again with it:", HOW_TO_GET_ONE]
    return "\n".join(lines)
