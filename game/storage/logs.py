"""The log: what went wrong, in one small file that turns over, for somebody who reports a fault."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.characters import escaped
from game.storage.regular_files import open_regular

LOG: Final = "majlis"
"""The name of the logger that every room of the program uses."""
FILE: Final = "majlis.log"
LARGEST: Final = 256 * 1024
"""Bytes after which a file turns over; one older file is kept."""


class _SmallFile(logging.Handler):
    """A log file that costs nothing where it cannot be written. It is made with the first line."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self.kept = True
        """Whether the last line is in the file."""

    def emit(self, record: logging.LogRecord) -> None:
        """Add what happened; a disk that refuses is no reason to say anything."""
        line = escaped(self.format(record), lines=True) + "\n"
        self.kept = False
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self._path.exists() and self._path.stat().st_size > LARGEST:
                self._path.replace(self._path.with_suffix(".old.log"))
            handle = open_regular(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            with os.fdopen(handle, "a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(line)
            self.kept = True


def log_is_kept() -> bool:
    """Whether what was logged last is in the log."""
    return all(handler.kept for handler in logging.getLogger(LOG).handlers if isinstance(handler, _SmallFile))


def open_log(folder: Path) -> logging.Logger:
    """The program's logger, which writes into the folder from now on."""
    logger = logging.getLogger(LOG)
    close_log()
    handler = _SmallFile(folder / FILE)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logger.propagate = False
    logger.setLevel(logging.INFO)
    logger.addHandler(handler)
    return logger


def close_log() -> None:
    """Write nowhere any more."""
    logger = logging.getLogger(LOG)
    for handler in tuple(logger.handlers):
        logger.removeHandler(handler)
        handler.close()
