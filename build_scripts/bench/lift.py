"""The time to select and lift cards of a late, big hand: `python -m bench.lift GAME` prints one JSON object.

Every kind of selection is selected, lifted and let go at the real table, and suggested melds are asked for; the figure
is the processor's time for handling the event, in milliseconds.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import pygame

from bench.big_hands import biggest
from bench.figures import percentile
from bench.selections import selections
from bench.tables import HiddenTable
from game.ui.graphics.motion import Pace

SIZE: Final = (1280, 800)
MATCHES: Final = 6
"""The number of matches; the biggest hands of each are taken."""
HANDS: Final = 3
_AWAY: Final = 40


def milliseconds(act: Callable[[], object]) -> float:
    """Milliseconds of the processor."""
    begun = time.thread_time_ns()
    act()
    return (time.thread_time_ns() - begun) / 1e6


def lifts(table: HiddenTable, rng: Random) -> dict[str, list[float]]:
    """The times of all selections of the hand, lifted once each, and of a suggestion."""
    scene, board = table.scene, table.scene.board
    times: dict[str, list[float]] = {"select": [], "lift": [], "suggest": []}
    sprites = list(board.in_hand)
    faces = [sprite.face for sprite in sprites if sprite.face is not None]
    for group in selections(faces, rng):
        chosen = [sprites[at] for at in group]
        times["select"].append(milliseconds(partial(scene.select, chosen)))
        table.rest()
        start = scene.targets()[f"hand.{board.in_hand.index(chosen[0])}"].center
        table.stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
        away = (start[0], start[1] - _AWAY)
        move = pygame.Event(pygame.MOUSEMOTION, pos=away, rel=(0, -_AWAY), buttons=(1, 0, 0), touch=False)
        times["lift"].append(milliseconds(partial(table.stage.handle, move)))
        scene.input.cancel()
        scene.select([])
        table.rest()
    if scene.strip is not None:
        times["suggest"].append(milliseconds(scene.strip.suggest))
    return times


def measure(game: str, home: Path) -> dict[str, float]:
    """The number, the median and the longest of each gesture; `cards`: the largest selection."""
    rng = Random(1)
    figures: dict[str, float] = {"cards": 0}
    times: dict[str, list[float]] = {}
    for deal in range(1, MATCHES + 1):
        for match in biggest(game, deal, HANDS):
            table = HiddenTable(match, SIZE, home, Pace.INSTANT)
            figures["cards"] = max(figures["cards"], len(table.scene.board.in_hand))
            for gesture, spent in lifts(table, rng).items():
                times.setdefault(gesture, []).extend(spent)
            table.close()
    for gesture, spent in times.items():
        if spent:
            figures |= {
                f"{gesture}_times": len(spent),
                f"{gesture}_p50": percentile(spent, 50),
                f"{gesture}_max": max(spent),
            }
    return figures


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        print(json.dumps(measure(sys.argv[1], Path(scratch))))
