"""The second place of records: where they go when the folder of saves refuses them, and how they come home again."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from game.engine.record import LARGEST
from game.storage.files import write_atomically

_OWN_ALONE: Final = 0o700


def keep_private(folder: Path) -> None:
    """Make the folder if need be; raises `OSError` where it cannot be, or where it belongs to somebody else.

    One of the places lies where anybody may put folders.
    """
    folder.mkdir(_OWN_ALONE, parents=True, exist_ok=True)
    if not _is_own(folder):
        raise OSError(errno.EPERM, os.strerror(errno.EPERM), str(folder))


def spare_records(folders: Sequence[Path], suffix: str) -> list[Path]:
    """The records that lie in second places, those of the first place first; a place that cannot be read has none."""
    found: list[Path] = []
    for folder in folders:
        try:
            if _is_own(folder):
                found += sorted(path for path in folder.glob(f"*{suffix}") if _is_record(path))
        except OSError:
            continue
    return found


def bring_home(records: Sequence[Path], home: Path, *, but: Collection[Path] = ()) -> None:
    """Move records from second places into the folder `home`, except some; what cannot be moved stays where it is.

    Of two that begin alike the longer one is kept. Of two that differ both are.
    """
    for record in records:
        if record in but:
            continue
        try:
            _bring(record, home)
        except OSError:
            continue


def _bring(record: Path, home: Path) -> None:
    content, when = record.read_bytes(), record.stat()
    target, number = home / record.name, 1
    while (there := target.read_bytes() if target.exists() else b"") != content[: len(there)]:
        if there.startswith(content):
            record.unlink()
            return
        number += 1
        target = home / f"{record.stem}-{number}{record.suffix}"
    if there != content:
        write_atomically(target, content)
        os.utime(target, ns=(when.st_atime_ns, when.st_mtime_ns))
    record.unlink()


def _is_own(folder: Path) -> bool:
    status = folder.lstat()
    return stat.S_ISDIR(status.st_mode) and (not hasattr(os, "getuid") or status.st_uid == os.getuid())


def _is_record(path: Path) -> bool:
    status = path.lstat()
    return stat.S_ISREG(status.st_mode) and status.st_size <= LARGEST
