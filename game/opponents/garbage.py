"""Memory of a process that does nothing but think."""

from __future__ import annotations

import gc
from typing import Final

_MADE: Final = 10_000
"""So many more objects must have been made than let go before Python looks for garbage, instead of 700."""


def look_for_garbage_seldom() -> None:
    """Whoever thinks makes positions by the thousand and lets them go, and hardly any of them hold each other. Python,
    which looks whether they do whenever there are many, finds next to nothing and takes a sixth of the time for it.
    """
    gc.set_threshold(_MADE, 10, 10)
