"""Lets background threads yield to the window, since a thread that computes holds Python's lock, which every frame
needs.
"""

from __future__ import annotations

from threading import Event
from typing import Final

_LONGEST: Final = 0.05
"""The longest pause of a thread in seconds, so that its work goes on while the window is never idle."""


class YieldToUi:
    """Tells background threads whether the window is busy; it is idle until `ui_busy` is called."""

    def __init__(self) -> None:
        self._free = Event()
        self._free.set()

    def ui_busy(self) -> None:
        """The window handles events or paints: other threads wait in `give_way`."""
        self._free.clear()

    def ui_idle(self) -> None:
        """The window waits for events: other threads may work."""
        self._free.set()

    def give_way(self) -> None:
        """Wait until the window is idle. It is called between two small pieces of work, of a millisecond at most."""
        if not self._free.is_set():
            self._free.wait(_LONGEST)
