"""Whether a replay plays by itself, and how fast."""

from __future__ import annotations

from typing import Final

from game.ui.motion import Pace

_PAUSE_MS: Final = 500.0
"""Between two moments that are played, at normal speed; an action of others takes its time to be told besides."""
_INSTANT_MS: Final = 140.0
"""The same at the highest speed, at which nothing is told."""
_SPEEDS: Final = (Pace.SLOW, Pace.NORMAL, Pace.FAST, Pace.INSTANT)


class Running:
    """Times are milliseconds of the stage's clock."""

    def __init__(self, pace: Pace) -> None:
        """At a pace, if it is one of the speeds of a replay."""
        self.on = False
        """Whether it plays."""
        self.speed = pace if pace in _SPEEDS else Pace.NORMAL
        self._since = 0.0
        """From when on the moment was seen that is shown."""

    def seen(self, now: float) -> None:
        """The moment that is shown is seen from now on."""
        self._since = now

    def toggle(self, now: float) -> None:
        """Play or pause; the next moment comes at once."""
        self.on = not self.on
        self._since = now - self._pause

    def faster(self, by: int, *, around: bool) -> None:
        """To the next speed or the one before; `around` from the highest to the lowest."""
        place = _SPEEDS.index(self.speed) + by
        self.speed = _SPEEDS[place % len(_SPEEDS) if around else max(0, min(place, len(_SPEEDS) - 1))]

    def wait(self, now: float) -> float | None:
        """How long until the next moment is due; None while it does not play."""
        return max(0.0, self._since + self._pause - now) if self.on else None

    @property
    def _pause(self) -> float:
        return _INSTANT_MS if self.speed is Pace.INSTANT else self.speed.pause(_PAUSE_MS)
