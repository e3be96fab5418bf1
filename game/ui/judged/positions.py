"""The pictures of decisions, for the window: wanted one at a time, and drawn by a process of their own."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import pygame

from game.match.latest_request import LatestRequest
from game.match.worker_process import WorkerProcess
from game.review.units import read_back
from game.ui.judged.position import Position, position_picture, serve
from game.ui.stage.profile import Profile

_LOOK_MS: Final = 60.0
"""How often it is asked whether a picture is there."""
_PATIENCE: Final = 30.0
"""Seconds a picture may take."""
_IN_MEMORY: Final = 12
_PIXELS: Final = 300_000
"""So many pixels are taken in a frame, so that none is held up."""


@dataclass(slots=True)
class _Incoming:
    """A picture of which some lines are there."""

    position: Position
    pixels: bytes
    picture: pygame.Surface
    lines: int = 0


class Positions:
    """Nothing here waits for a picture."""

    def __init__(self, profile: Profile, raw: bytes) -> None:
        """Of the decisions in a record."""
        self._profile = profile
        self._raw = raw
        self.settings = profile.settings
        """What decides how pictures look."""
        self._ready: OrderedDict[Position, pygame.Surface | None] = OrderedDict()
        """The last wanted at the end; None where none can be drawn."""
        self._wanted: Position | None = None
        self._drawing: Position | None = None
        self._incoming: _Incoming | None = None
        worker = WorkerProcess("positions", serve, profile.folders, profile.settings, profile.games, raw)
        self._requests = LatestRequest(worker, _PATIENCE)

    def want(self, position: Position | None) -> pygame.Surface | None:
        """The picture of a decision, or None as long as there is none."""
        if position is None:
            self._wanted = None
            return None
        if position in self._ready:
            self._wanted = None
            self._ready.move_to_end(position)
            return self._ready[position]
        if self._profile.draws_at_once:
            self._take(position, position_picture(self._profile, read_back(self._profile.games, self._raw), position))
            return self._ready[position]
        self._wanted = position if self._profile.draws_pictures else None
        return None

    def update(self) -> bool:
        """Ask for what is wanted, and take what has come; returns whether something has."""
        if self._incoming is not None:
            return self._take_in(self._incoming)
        answered = self._requests.take()
        if answered is not None:
            position, pixels = answered
            self._drawing = None
            if pixels is not None:
                self._incoming = _Incoming(position, pixels, pygame.Surface(position.room))
            else:
                self._take(position, None)
        elif self._wanted is not None and self._drawing is None and self._wanted not in self._ready:
            self._drawing = self._wanted
            self._requests.ask(self._drawing)
        return False

    def wake_after(self) -> float | None:
        """Milliseconds until there may be something to do; at once while a picture comes in."""
        if self._incoming is not None:
            return 0.0
        return _LOOK_MS if self._drawing is not None or self._wanted is not None else None

    def close(self) -> None:
        """Draw nothing more."""
        self._requests.close()

    def _take_in(self, incoming: _Incoming) -> bool:
        """The next lines of a picture; returns whether it is whole."""
        wide, high = incoming.position.room
        lines = min(max(1, _PIXELS // wide), high - incoming.lines)
        line = 3 * wide
        part = incoming.pixels[incoming.lines * line : (incoming.lines + lines) * line]
        incoming.picture.blit(pygame.image.frombytes(part, (wide, lines), "RGB"), (0, incoming.lines))
        incoming.lines += lines
        if incoming.lines < high:
            return False
        self._incoming = None
        self._take(incoming.position, incoming.picture)
        return True

    def _take(self, position: Position, picture: pygame.Surface | None) -> None:
        self._ready[position] = picture
        while len(self._ready) > _IN_MEMORY:
            self._ready.popitem(last=False)
