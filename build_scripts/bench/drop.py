"""The calls of one dropped card: `python -m bench.drop WIDTH HEIGHT` prints one JSON object.

Counted from the button that goes up, in this process: files of the program, and calls of their functions, until the
event is dealt with, and to the end of the frame after it. The card is discarded late in a round, with many melds on the
table.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pygame

from bench.frames import frame, late_table, point, rest
from devtools.paths import ROOT
from game.ui.graphics.motion import Pace

_STEPS: Final = 12


def measure(size: tuple[int, int], home: Path) -> dict[str, int]:
    """Files and calls of a drop in a window of that size."""
    window, stage = late_table(size, home, Pace.NORMAL)
    rest(stage, window)
    targets = stage.targets()
    start = next(rect for name, rect in targets.items() if name.startswith("hand.")).center
    end = targets["discards"].center
    point(stage, pygame.MOUSEMOTION, start)
    point(stage, pygame.MOUSEBUTTONDOWN, start)
    for step in range(1, _STEPS + 1):
        across, down = (start[axis] + (end[axis] - start[axis]) * step // _STEPS for axis in (0, 1))
        point(stage, pygame.MOUSEMOTION, (across, down))
    rest(stage, window)
    match = stage.profile.match
    before = match.number if match is not None else 0
    calls: Counter[str] = Counter()
    inside = str(ROOT / "game")

    def note(caller: FrameType, kind: str, _argument: Any) -> None:
        if kind == "call" and caller.f_code.co_filename.startswith(inside):
            calls[caller.f_code.co_filename] += 1

    sys.setprofile(note)
    point(stage, pygame.MOUSEBUTTONUP, end)
    sys.setprofile(None)
    counts = {"files": len(calls), "calls": calls.total()}
    sys.setprofile(note)
    frame(stage, window)
    sys.setprofile(None)
    if match is None or match.number == before:
        raise RuntimeError("nothing was dropped")
    stage.close()
    match.close()
    stage.profile.archive.close()
    window.close()
    return {**counts, "files_to_the_frame": len(calls), "calls_to_the_frame": calls.total()}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        print(json.dumps(measure((int(sys.argv[1]), int(sys.argv[2])), Path(scratch))))
