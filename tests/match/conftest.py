"""A folder of saves, and counting which of the records in it are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.record import read_record
from game.match import summary
from game.match.resume import Replayed, replayed
from game.match.saves import Games

Counted = list[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of saved matches, with the index beside it."""
    return tmp_path / "saves"


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """The names of all records that were read in this process."""
    read: Counted = []

    def counted(games: Games, path: Path) -> tuple[object, Replayed]:
        read.append(path.name)
        record = read_record(path.read_bytes())
        return record, replayed(record, games)

    monkeypatch.setattr(summary, "load_match", counted)
    return read
