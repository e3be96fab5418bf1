"""Files that survive a kill: written whole or not at all, and damaged ones kept aside."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from game.storage.disk import sync_folder


def write_atomically(path: Path, content: bytes) -> None:
    """Replace a file in one step; raises `OSError` and leaves the old one if the disk refuses."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def keep_aside(path: Path, why: str = "damaged") -> Path:
    """Copy a file to `NAME.damaged` (then `.damaged-2` …), or another `why`, beside it; raises `OSError`."""
    content = path.read_bytes()
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.{why}" + (f"-{number}" if number > 1 else ""))
        if not aside.exists():
            write_atomically(aside, content)
            return aside
        if aside.read_bytes() == content:
            return aside
        number += 1
