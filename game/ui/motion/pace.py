"""How fast things move and how long the table waits between them, as the player set it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Pace(Enum):
    """The five speeds; the value is the key kept in the settings."""

    OFF = "off"
    """Nothing moves, but pauses stay, so that what opponents do can be followed."""
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"
    """Neither motion nor pauses."""

    @classmethod
    def named(cls, key: str) -> Pace:
        """The pace with this settings key; `NORMAL` for a key of another version."""
        return next((pace for pace in cls if pace.value == key), cls.NORMAL)

    def move(self, ms: float) -> float:
        """The duration of a movement that takes `ms` at normal pace."""
        return ms * _MOVE[self]

    def pause(self, ms: float) -> float:
        """The length of a pause of `ms` at normal pace."""
        return ms * _PAUSE[self]


@dataclass(frozen=True, slots=True)
class Tempo:
    """A pace as one player bears it: with `still` nothing flies, while the pauses stay as they are."""

    pace: Pace
    still: bool = False

    def move(self, ms: float) -> float:
        """The duration of a movement that takes `ms` at normal pace."""
        return 0.0 if self.still else self.pace.move(ms)

    def pause(self, ms: float) -> float:
        """The length of a pause of `ms` at normal pace."""
        return self.pace.pause(ms)


_MOVE = {Pace.OFF: 0.0, Pace.SLOW: 1.8, Pace.NORMAL: 1.0, Pace.FAST: 0.5, Pace.INSTANT: 0.0}
_PAUSE = {Pace.OFF: 1.0, Pace.SLOW: 1.7, Pace.NORMAL: 1.0, Pace.FAST: 0.4, Pace.INSTANT: 0.0}
