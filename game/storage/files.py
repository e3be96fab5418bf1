"""Files that survive a kill: written whole or not at all, and damaged ones kept aside."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from game.storage.regular_files import UnreadableFileError, read_regular


def write_atomically(path: Path, content: bytes) -> None:
    """Replace a file in one step; raises `OSError` and leaves the old one if the disk refuses."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.new")
    try:
        # What a kill left there, or whatever else has that name, is in the way and never written into.
        fresh.unlink(missing_ok=True)
        with fresh.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def keep_aside(path: Path, largest: int, why: str = "damaged") -> Path:
    """Copy a file to `NAME.damaged` (then `.damaged-2` …), or another `why`, in the same folder; raises `OSError`."""
    content = read_regular(path, largest)
    for aside in _names_aside(path, why):
        if not os.path.lexists(aside):
            write_atomically(aside, content)
            return aside
        with contextlib.suppress(UnreadableFileError):
            if read_regular(aside, largest) == content:
                return aside
    raise AssertionError("there is always another number")


def move_aside(path: Path, why: str = "damaged") -> Path:
    """Give whatever has this name, be it a file or not, a free name of the same kind; raises `OSError`."""
    aside = next(aside for aside in _names_aside(path, why) if not os.path.lexists(aside))
    path.rename(aside)
    sync_folder(path.parent)
    return aside


def _names_aside(path: Path, why: str) -> Iterator[Path]:
    yield path.with_name(f"{path.name}.{why}")
    for number in count(2):
        yield path.with_name(f"{path.name}.{why}-{number}")


def sync_folder(folder: Path) -> None:
    """Make a new name in the folder last; not every system can, and then the name is as safe as the system makes it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
