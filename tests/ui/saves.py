"""Saved matches for the scenes that list them: records of old, so that none need be played first."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from game.ui.stage.stage import Stage

_RECORDS: Final = Path(__file__).parents[1] / "records" / "0.1.0"
_PLAYED: Final = ("baloot-finished", "borako-mid-turn", "baloot-mid-trick")
"""The one played last comes last."""
_DAMAGED: Final = "baloot-cut"
_CUT: Final = 200
"""Bytes left of a record that cannot be opened: a part of its header."""


def with_saves(stage: Stage) -> None:
    """A finished match, two in play and a damaged one, which is the oldest."""
    folder = stage.profile.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    written = {name: (_RECORDS / f"{name}.jsonl").read_bytes() for name in _PLAYED}
    for day, (name, content) in enumerate([(_DAMAGED, written[_PLAYED[-1]][:_CUT]), *written.items()], start=2):
        path = folder / f"{name}.jsonl"
        path.write_bytes(content)
        moment = datetime(2026, 1, day, 20).timestamp()
        os.utime(path, (moment, moment))
