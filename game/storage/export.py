"""Exporting a match: a copy of its record where the player looks for files, under a name that is free."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

_PREFIX: Final = "majlis-"


def export_record(record: Path, folder: Path) -> Path:
    """Copy the record of a match into the folder and return the copy; no file there is ever replaced.

    A last line that is still being written is left out. Raises `OSError` where the record cannot be read or the copy
    not be written; then there is no copy.
    """
    content = record.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    folder.mkdir(parents=True, exist_ok=True)
    stem = record.stem if record.stem.startswith(_PREFIX) else f"{_PREFIX}{record.stem}"
    number = 1
    while True:
        target = folder / (stem + (f"-{number}" if number > 1 else "") + record.suffix)
        try:
            file = target.open("xb")
        except FileExistsError:
            number += 1
            continue
        try:
            with file:
                file.write(whole)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            target.unlink(missing_ok=True)
            raise
        return target
