"""A cache shared by the processes of one test run."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final

_FOLDER: Final = "MAJLIS_TESTS_WORKED_OUT"
"""The variable that gives the processes of a run the place."""
_LETTERS: Final = 16
"""Bytes of the hash by which something is found."""


def open_folder() -> None:
    """Called by the first process of a run, before others start."""
    if _FOLDER not in os.environ:
        os.environ[_FOLDER] = tempfile.mkdtemp(prefix="majlis-tests-")
        os.environ[f"{_FOLDER}_BY"] = str(os.getpid())


def clear_folder() -> None:
    """Called by every process at its end: the one that opened the folder takes it away."""
    if os.environ.get(f"{_FOLDER}_BY") == str(os.getpid()):
        del os.environ[f"{_FOLDER}_BY"]
        shutil.rmtree(os.environ.pop(_FOLDER), ignore_errors=True)


def once(key: bytes, work_out: Callable[[], bytes]) -> bytes:
    """Return the result of `work_out`, which depends on nothing but the key, computed once in a run."""
    folder = os.environ.get(_FOLDER)
    if folder is None:
        return work_out()
    file = Path(folder) / blake2b(key, digest_size=_LETTERS).hexdigest()
    try:
        return file.read_bytes()
    except FileNotFoundError:
        made = work_out()
    unfinished = file.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(made)
    unfinished.replace(file)
    return made
