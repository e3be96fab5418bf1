"""Work beside the window that gives way to it: whoever computes holds Python's lock, which every frame needs."""

from __future__ import annotations

from threading import Event
from typing import Final

_LONGEST: Final = 0.05
"""Seconds to stand back at once, so that work goes on beside a window that never rests."""


class Courtesy:
    """Tells a thread when the window has something to answer. As long as nobody says so, it has not."""

    def __init__(self) -> None:
        self._free = Event()
        self._free.set()

    def answering(self) -> None:
        """The window has something to do: others stand back."""
        self._free.clear()

    def resting(self) -> None:
        """The window waits for something to happen: others may work."""
        self._free.set()

    def give_way(self) -> None:
        """Between two small pieces of work, a millisecond at most: wait until the window has answered."""
        if not self._free.is_set():
            self._free.wait(_LONGEST)
