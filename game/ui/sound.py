"""Sounds: cards on felt, and a few notes for what concerns the player.

Nothing is told by sound alone, so no sound is ever worth a delay or an error: the device is opened by a thread after
the first frame, and where there is none, or it goes away, play simply is quiet.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import cycle
from threading import Thread
from typing import Final

import pygame

from game.resources import asset
from game.storage.logs import LOG
from game.storage.settings import Settings


class Cue(Enum):
    """What can be heard; the value is the name of its file."""

    DEAL = "deal"
    LIFT = "lift"
    DROP = "drop"
    LAY = "lay"
    REFUSE = "refuse"
    YOUR_TURN = "your_turn"
    ROUND_END = "round_end"
    MATCH_END = "match_end"


SIGNALS: Final = frozenset({Cue.YOUR_TURN, Cue.ROUND_END, Cue.MATCH_END})
"""Notes that concern the player; everything else is of the table."""

_GAPS_MS: Final[Mapping[Cue, float]] = {Cue.DEAL: 70, Cue.LIFT: 60, Cue.DROP: 50, Cue.LAY: 120, Cue.REFUSE: 250}
"""A sound is left out when it was heard so shortly before: a deal is a riffle, not a drum."""
_SIGNAL_GAP_MS: Final = 1000.0
_VOICES: Final = 10
_RETRY_MS: Final = 10_000.0
"""How long after one attempt a device that appears is tried again."""
_SHADES: Final = (1.0, 0.82, 0.92, 0.76)
"""No two cards in a row land equally loud."""


@dataclass(frozen=True, slots=True)
class Loudness:
    """How loud the two kinds of sounds are, from 0 to 1."""

    table: float
    signals: float
    mute: bool = False

    @classmethod
    def of(cls, settings: Settings) -> Loudness:
        """As the player set it."""
        return cls(settings.table_volume / 100, settings.signal_volume / 100, settings.mute)

    def gain(self, cue: Cue) -> float:
        """What the samples of a cue are multiplied with; the ear takes the square for even."""
        part = self.signals if cue in SIGNALS else self.table
        return 0.0 if self.mute else part * part


class Sounds:
    """All sounds of the program. Quiet until `start`, and wherever no device can be had."""

    def __init__(self, loudness: Loudness, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` gives seconds."""
        self._loudness = loudness
        self._clock = clock
        self._shades = cycle(_SHADES)
        self._heard: dict[Cue, float] = {}
        self._loaded: Mapping[Cue, pygame.mixer.Sound] = {}
        self._opening: Thread | None = None
        self._tried_ms = float("-inf")

    @property
    def ready(self) -> bool:
        """Whether something can be heard."""
        return bool(self._loaded)

    def start(self) -> None:
        """Open the device and load the sounds, in a thread of its own; without effect while that goes on or is done."""
        if self.ready or (self._opening is not None and self._opening.is_alive()):
            return
        self._tried_ms = self._now
        self._opening = Thread(target=self._open, name="sound", daemon=True)
        self._opening.start()

    def wait(self, patience: float) -> bool:
        """Wait up to `patience` seconds for `start`; returns whether something can be heard."""
        if self._opening is not None:
            self._opening.join(patience)
        return self.ready

    def set_loudness(self, loudness: Loudness) -> None:
        """Take other volumes from now on; what sounds on is silenced where it should be."""
        self._loudness = loudness
        if self.ready and loudness.mute:
            pygame.mixer.stop()

    def play(self, cue: Cue) -> bool:
        """Let something be heard, unless it just was; returns whether it is."""
        gain, now = self._loudness.gain(cue), self._now
        gap = _SIGNAL_GAP_MS if cue in SIGNALS else _GAPS_MS[cue]
        if not self.ready or gain == 0 or now - self._heard.get(cue, float("-inf")) < gap:
            return False
        self._heard[cue] = now
        try:
            channel = pygame.mixer.find_channel(force=cue in SIGNALS)
            if channel is None:
                return False
            channel.play(self._loaded[cue])
            channel.set_volume(gain if cue in SIGNALS else gain * next(self._shades))
        except pygame.error as error:
            self._lost(error)
            return False
        return True

    def handle(self, event: pygame.Event) -> None:
        """A device came or went; with the last one the sounds fall silent, with the next they are back."""
        if getattr(event, "iscapture", 0):
            return
        if event.type == pygame.AUDIODEVICEREMOVED and self.ready:
            self.close()
            self.start()
        elif event.type == pygame.AUDIODEVICEADDED and self._now - self._tried_ms > _RETRY_MS:
            self.start()

    def close(self) -> None:
        """Give the device back."""
        if self.ready:
            self._loaded = {}
            pygame.mixer.quit()

    @property
    def _now(self) -> float:
        return self._clock() * 1000

    def _open(self) -> None:
        try:
            pygame.mixer.init(44_100, -16, 2, 1024)
            pygame.mixer.set_num_channels(_VOICES)
            self._loaded = {cue: pygame.mixer.Sound(asset("sounds", f"{cue.value}.wav")) for cue in Cue}
        except (pygame.error, OSError, ImportError, NotImplementedError) as error:
            self._lost(error)

    def _lost(self, error: Exception) -> None:
        self._loaded = {}
        logging.getLogger(LOG).info("no sound: %s", error)
