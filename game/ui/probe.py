"""The probe: named rectangles of what is on screen, written for a driver that plays the real window from outside."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from game.ui.stage import Stage

VARIABLE = "MAJLIS_PROBE"


class Probe:
    """Writes a JSON object to the file that `MAJLIS_PROBE` names whenever something it tells has changed.

    Keys: `scene`, `seq` (counts writings), `idle`, `said` (the message that is shown, or nothing), `targets` (name to
    [left, top, width, height]), `size` and `first_frame` (seconds since the epoch).
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._first_frame = 0.0
        self._written: dict[str, Any] = {}
        self._count = 0

    @classmethod
    def from_environment(cls) -> Probe | None:
        """The probe that was asked for, if any."""
        name = os.environ.get(VARIABLE)
        return cls(Path(name)) if name else None

    def tell(self, stage: Stage, idle: bool) -> None:
        """Write what changed; the first call marks the first frame. Raises `OSError` where it cannot write."""
        self._first_frame = self._first_frame or time.time()
        if stage.empty:
            return
        told = {
            "scene": stage.top.name,
            "idle": idle,
            "said": stage.top.said,
            "size": list(stage.size),
            "targets": {name: list(rect) for name, rect in stage.targets().items()},
            "first_frame": self._first_frame,
        }
        if told == self._written:
            return
        self._written = told
        self._count += 1
        beside = self._path.with_name(self._path.name + ".new")
        beside.write_text(json.dumps({**told, "seq": self._count}), encoding="utf-8")
        beside.replace(self._path)
