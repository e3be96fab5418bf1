"""Writes the lock files: every requirement with its hashes, for Python 3.11 and later on Linux, macOS and Windows.

Those of the Python that runs under Wine are for Windows alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from devtools.environment import LOCK, DevtoolsError, ready, run
from devtools.paths import REQUIREMENTS, ROOT

SOURCES: Final = {
    "runtime": ("pyproject.toml",),
    "dev": ("pyproject.toml", "dev.in"),
    "package": ("pyproject.toml", "package.in"),
    "lock": ("lock.in",),
    "windows": ("pyproject.toml", "windows.in"),
    "windows-python": ("windows-python.in",),
}
CONSTRAINTS: Final = {"dev": ("runtime",), "package": ("runtime", "dev"), "windows": ("runtime", "package", "dev")}
"""Locks whose pins hold in another one, made before it."""
WINDOWS: Final = ("--python-platform", "x86_64-pc-windows-msvc")
"""Locks for Windows are read by a pip on Linux, so that their contents must hold everywhere."""
HEADER: Final = "# Written by `dev.py lock`; change pyproject.toml or the .in file instead.\n"


def write_locks() -> int:
    """Writes all lock files anew; the pins of the runtime hold in all of them."""
    uv = ready(LOCK).with_name("uv")
    for name, sources in SOURCES.items():
        lock = REQUIREMENTS / f"{name}.txt"
        command = [str(uv), "pip", "compile", "--quiet", "--python-version", "3.11", "--generate-hashes"]
        command += WINDOWS if name.startswith("windows") else ["--universal"]
        command += ["--no-deps"] if name == "windows-python" else []
        command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--upgrade"]
        for other in CONSTRAINTS.get(name, ()):
            command += ["--constraint", str(REQUIREMENTS / f"{other}.txt")]
        command += ["--output-file", str(lock), *(str(_source(source)) for source in sources)]
        if run(command) != 0:
            raise DevtoolsError(f"The lock file {lock.name} could not be made; the lines above say why.")
        lock.write_text(HEADER + lock.read_text(encoding="utf-8"), encoding="utf-8")
    return 0


def _source(name: str) -> Path:
    return ROOT / name if name == "pyproject.toml" else REQUIREMENTS / name
