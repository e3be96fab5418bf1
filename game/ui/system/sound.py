"""Sounds: cards on felt, and a few notes for what concerns the player.

Nothing is told by sound alone, so no sound is ever worth a delay or an error: the device is opened by a thread after
the first frame, and where there is none, or it goes away, play simply is quiet. An open device is fed forty times a
second even with silence, so it is given back after a while, and opened again as soon as the player stirs.
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
from game.ui.system.hushing import hush_alsa
from game.ui.system.on_windows import has_sound_device


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
    PRIZE = "prize"
    """A meld is worth a bonus from now on, or somebody lays the first ones."""
    SWEEP = "sweep"
    """Many cards are taken at once."""
    RESERVE = "reserve"
    """A whole new hand is taken up."""
    TRICK = "trick"
    """A trick that counts is won, or somebody is one card from the end."""
    COUNT = "count"
    """A line of the score is counted."""
    TALLY = "tally"
    """The totals of a round stand."""
    VICTORY = "victory"
    DEFEAT = "defeat"


SIGNALS: Final = frozenset({Cue.YOUR_TURN, Cue.ROUND_END, Cue.MATCH_END, Cue.TALLY, Cue.VICTORY, Cue.DEFEAT})
"""Notes that concern the player; everything else is of the table."""

_GAPS_MS: Final[Mapping[Cue, float]] = {
    Cue.DEAL: 70,
    Cue.LIFT: 60,
    Cue.DROP: 50,
    Cue.LAY: 120,
    Cue.REFUSE: 250,
    Cue.PRIZE: 400,
    Cue.SWEEP: 400,
    Cue.RESERVE: 400,
    Cue.TRICK: 400,
    Cue.COUNT: 90,
}
"""A sound is left out when it was heard so shortly before: a deal is a riffle, not a drum."""
_SIGNAL_GAP_MS: Final = 1000.0
_VOICES: Final = 16
_RETRY_MS: Final = 10_000.0
"""How long after an attempt that failed another device that appears, or the player who stirs, leads to the next."""
_OPENING: Final = "sound opening"
_CLOSING: Final = "sound closing"
_PATIENCE: Final = 2.0
"""Seconds that the end of the program waits for a device."""
QUIET_MS: Final = 8000.0
"""The device is given back when nothing was to be heard, and the player did nothing, for so long."""
_LATE_MS: Final[Mapping[bool, float]] = {False: 150.0, True: 1500.0}
"""How much later than meant a sound may be heard when the device must be opened first; a signal much later."""
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

    @property
    def silent(self) -> bool:
        """Whether nothing can be heard at all."""
        return self.mute or not (self.table or self.signals)

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
        self._samples: Mapping[Cue, pygame.mixer.Sound] = {}
        """What was read from the files, for devices that take it as `_form` says."""
        self._form: tuple[int, int, int] | None = None
        self._open = False
        """Whether the device is open and everything is there to be played."""
        self._wanted = False
        """Whether the program has begun to make sounds and has not ended."""
        self._thread: Thread | None = None
        """Opens or closes the device; the next one waits for it."""
        self._meant: tuple[Cue, float] | None = None
        """What is to be heard as soon as the device is open, and since when."""
        self._tried_ms = float("-inf")
        self._stirred_ms = float("-inf")
        self.on_cue: Callable[[Cue], None] | None = None
        """Told of everything that is to be heard, whether or not it can be."""

    @property
    def ready(self) -> bool:
        """Whether something can be heard."""
        return self._open

    def start(self) -> None:
        """Open the device and load the sounds, in a thread of its own; without effect while that goes on or is done."""
        self._wanted = True
        self._stirred_ms = self._now
        if self._open or (self._thread is not None and self._thread.is_alive() and self._thread.name == _OPENING):
            return
        self._tried_ms = self._now
        self._then(_OPENING, self._take_device)

    def stir(self) -> None:
        """The player does something, so that something may be heard soon."""
        self._stirred_ms = self._now
        if self._wanted and not self._open and self._now - self._tried_ms > _RETRY_MS and not self._loudness.silent:
            self.start()

    def rest(self) -> None:
        """Give the device back if nothing was to be heard for a while; asked now and then."""
        latest = max(self._stirred_ms, *self._heard.values(), float("-inf"))
        if self._open and (self._loudness.silent or self._now - latest > QUIET_MS) and not pygame.mixer.get_busy():
            self._open = False
            self._tried_ms = float("-inf")
            self._then(_CLOSING, pygame.mixer.quit)

    def wait(self, patience: float) -> bool:
        """Wait up to `patience` seconds for the device to be opened or closed; returns whether it is open."""
        if self._thread is not None:
            self._thread.join(patience)
        return self._open

    def set_loudness(self, loudness: Loudness) -> None:
        """Take other volumes from now on; what sounds on is silenced where it should be."""
        self._loudness = loudness
        if self._open and loudness.mute:
            pygame.mixer.stop()

    def play(self, cue: Cue) -> bool:
        """Let something be heard, unless it just was; returns whether it is, or will be once the device is open."""
        if self.on_cue is not None:
            self.on_cue(cue)
        gain, now = self._loudness.gain(cue), self._now
        gap = _SIGNAL_GAP_MS if cue in SIGNALS else _GAPS_MS[cue]
        if not self._wanted or gain == 0 or now - self._heard.get(cue, float("-inf")) < gap:
            return False
        if not self._open:
            self._meant = (cue, now)  # before the thread that looks for it
            self.stir()
            # a device that opens in no time has been heard by now
            return (self._thread is not None and self._thread.is_alive()) or self._open
        self._heard[cue] = now
        return self._sound(cue, gain)

    def handle(self, event: pygame.Event) -> None:
        """A device came or went; with the last one the sounds fall silent, with the next they are back."""
        if getattr(event, "iscapture", 0):
            return
        if event.type == pygame.AUDIODEVICEREMOVED and self._open:
            self._open = False
            self._then(_CLOSING, pygame.mixer.quit)
            self.start()
        elif event.type == pygame.AUDIODEVICEADDED and self._wanted and self._now - self._tried_ms > _RETRY_MS:
            self.start()

    def close(self) -> None:
        """Give the device back for good."""
        self._wanted = False
        self.wait(_PATIENCE)
        if self._open:
            self._open = False
            pygame.mixer.quit()

    @property
    def _now(self) -> float:
        return self._clock() * 1000

    def _then(self, name: str, work: Callable[[], None]) -> None:
        """Do something in a thread after what the thread before does."""
        before = self._thread

        def run() -> None:
            if before is not None:
                before.join()
            work()

        self._thread = Thread(target=run, name=name, daemon=True)
        self._thread.start()

    def _take_device(self) -> None:
        try:
            if not has_sound_device():
                raise pygame.error("there is no sound device")
            hush_alsa()
            pygame.mixer.init(44_100, -16, 2, 1024)
            pygame.mixer.set_num_channels(_VOICES)
            form = pygame.mixer.get_init()
            if form != self._form:
                self._samples = {cue: pygame.mixer.Sound(asset("sounds", f"{cue.value}.wav")) for cue in Cue}
                self._form = form
        except (pygame.error, OSError, ImportError, NotImplementedError) as error:
            self._lost(error)
            return
        self._open = True
        meant, self._meant = self._meant, None
        if meant is not None and self._now - meant[1] < _LATE_MS[meant[0] in SIGNALS]:
            self._heard[meant[0]] = self._now
            self._sound(meant[0], self._loudness.gain(meant[0]))

    def _sound(self, cue: Cue, gain: float) -> bool:
        try:
            channel = pygame.mixer.find_channel(force=cue in SIGNALS)
            if channel is None:
                return False
            channel.play(self._samples[cue])
            channel.set_volume(gain if cue in SIGNALS else gain * next(self._shades))
        except pygame.error as error:
            self._lost(error)
            return False
        return True

    def _lost(self, error: Exception) -> None:
        self._open = False
        logging.getLogger(LOG).info("no sound: %s", error)
