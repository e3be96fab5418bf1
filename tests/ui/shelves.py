"""Saved matches by the thousand, and counting which of their records are opened."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from game.games import GAMES
from game.match.archive import index_of
from game.match.summary import read_row
from game.storage.index import FILE, IndexRow, stamp_of
from game.ui.stage.profile import Profile

RECORDS: Final = Path(__file__).parents[1] / "records" / "0.1.0"
FINISHED: Final = ("baloot-finished.jsonl", "remik-two-finished.jsonl")
NEWEST: Final = 1_760_000_000.0
"""The time of the first of the copies, in seconds since 1970."""
DAY: Final = 86_400

_listeners: list[list[str]] = []


def _hear(event: str, arguments: tuple[object, ...]) -> None:
    if event == "open" and isinstance(arguments[0], str | os.PathLike):
        for listener in _listeners:
            listener.append(os.fspath(arguments[0]))


sys.addaudithook(_hear)


@contextmanager
def opened_in(folder: Path) -> Iterator[list[str]]:
    """Yield a list for the names of all records of a folder that are opened within the block, filled at its end."""
    names, heard = list[str](), list[str]()
    _listeners.append(heard)
    try:
        yield names
    finally:
        _listeners.remove(heard)
        names += [name for name in heard if name.startswith(str(folder)) and name.endswith(".jsonl")]


@cache
def _finished() -> tuple[tuple[bytes, IndexRow], ...]:
    return tuple(
        ((RECORDS / name).read_bytes(), read_row(GAMES, RECORDS, IndexRow(name, "", 0.0))) for name in FINISHED
    )


def fill(profile: Profile, count: int, *, indexed: bool = True) -> list[Path]:
    """Put so many finished matches of two games into the saves, a day between each and the next, the newest first.

    Their rows are in the index, unless the archive is to find them by itself.
    """
    saves = profile.folders.saves
    saves.mkdir(parents=True, exist_ok=True)
    paths, rows = list[Path](), list[IndexRow]()
    for number in range(count):
        raw, row = _finished()[number % len(FINISHED)]
        path = saves / f"{row.game}-{number:05}.jsonl"
        path.write_bytes(raw[:200] if indexed and count > 100 else raw)
        os.utime(path, (NEWEST - DAY * number,) * 2)
        row = row._replace(match=f"{number:016x}", changed=NEWEST - DAY * number)  # not copies of one another
        rows.append(row._replace(name=path.name, stamp=stamp_of(path.stat())))
        paths.append(path)
    if indexed:
        index = index_of(GAMES, profile.folders.home / FILE)
        index.open()
        index.put(rows)
        index.close()
    return paths
