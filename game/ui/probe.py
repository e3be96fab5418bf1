"""The probe: named rectangles of what is on screen, written for a driver that plays the real window from outside."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable
from pathlib import Path
from threading import Thread
from typing import Any, Final

import pygame

from game.ui.stage.stage import Stage

VARIABLE = "MAJLIS_PROBE"
_HEARD: Final = (
    *(pygame.KEYDOWN, pygame.MOUSEBUTTONUP),
    *(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION),
)


def pad_of(probe: Path) -> Path:
    """The pipe beside a probe through which the events of a gamepad may be told, a line each."""
    return probe.with_name(probe.name + ".pad")


class Probe:
    """Writes a JSON object to the file that `MAJLIS_PROBE` names whenever something it tells has changed.

    Keys: `scene`, `seq` (counts writings), `idle`, `heard` (counts the keys that were pressed and the buttons of the
    mouse that were let go; what is told is what they led to), `said` (the message that is shown, or nothing), `targets`
    (name to [left, top, width, height]), `size` and `first_frame` (seconds since the epoch).
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._first_frame = 0.0
        self._written: dict[str, Any] = {}
        self._count = 0
        self._heard = 0

    @classmethod
    def from_environment(cls) -> Probe | None:
        """The probe that was asked for, if any."""
        name = os.environ.get(VARIABLE)
        if not name:
            return None
        if pad_of(Path(name)).is_fifo():
            Thread(target=_play_pad, args=(pad_of(Path(name)),), name="gamepad", daemon=True).start()
        return cls(Path(name))

    def hear(self, events: Iterable[pygame.Event]) -> None:
        """Count what the stage was given before it is told how things stand."""
        self._heard += sum(event.type in _HEARD for event in events)

    def tell(self, stage: Stage, idle: bool) -> None:
        """Write what changed; the first call marks the first frame. Raises `OSError` where it cannot write."""
        self._first_frame = self._first_frame or time.time()
        if stage.empty:
            return
        told = {
            "scene": stage.top.name,
            "idle": idle,
            "heard": self._heard,
            "said": stage.top.said,
            "size": list(stage.window),
            "targets": {name: list(stage.lens.seen(rect)) for name, rect in stage.targets().items()},
            "first_frame": self._first_frame,
        }
        if told == self._written:
            return
        self._written = told
        self._count += 1
        beside = self._path.with_name(self._path.name + ".new")
        beside.write_text(json.dumps({**told, "seq": self._count}), encoding="utf-8")
        beside.replace(self._path)


def _play_pad(pipe: Path) -> None:
    """Post what a driver tells: `down 0`, `up 0` of a button by its number, `axis 3 -32000`."""
    # open for writing as well it never ends, whoever comes and goes at the other end
    with os.fdopen(os.open(pipe, os.O_RDWR), encoding="ascii") as told:
        for line in told:
            what, number, *value = line.split()
            if what == "axis":
                kind, pushed = pygame.CONTROLLERAXISMOTION, int(value[0])
                pygame.event.post(pygame.Event(kind, instance_id=0, axis=int(number), value=pushed))
            else:
                kind = pygame.CONTROLLERBUTTONDOWN if what == "down" else pygame.CONTROLLERBUTTONUP
                pygame.event.post(pygame.Event(kind, instance_id=0, button=int(number)))
