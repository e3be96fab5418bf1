"""Writes the lock files: every requirement with its hashes, for Python 3.11 and later on Linux, macOS and Windows."""

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
}
HEADER: Final = "# Written by `dev.py lock`; change pyproject.toml or the .in file instead.\n"


def write_locks() -> int:
    """Writes all lock files anew; the pins of the runtime hold in all of them."""
    uv = ready(LOCK).with_name("uv")
    for name, sources in SOURCES.items():
        lock = REQUIREMENTS / f"{name}.txt"
        command = [str(uv), "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
        command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--upgrade"]
        if "pyproject.toml" in sources and name != "runtime":
            command += ["--constraint", str(REQUIREMENTS / "runtime.txt")]
        command += ["--output-file", str(lock), *(str(_source(source)) for source in sources)]
        if run(command) != 0:
            raise DevtoolsError(f"The lock file {lock.name} could not be made; the lines above say why.")
        lock.write_text(HEADER + lock.read_text(encoding="utf-8"), encoding="utf-8")
    return 0


def _source(name: str) -> Path:
    return ROOT / name if name == "pyproject.toml" else REQUIREMENTS / name
