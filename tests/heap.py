"""Objects that stay to the end of a run, which are many, are not searched for garbage each time."""

from __future__ import annotations

import gc
from typing import Final

import pytest

_freeze: Final = gc.freeze
_swept = [0]
"""The number of full searches at the last one between two tests."""


def keep_what_stays() -> None:
    """Exempt what modules and caches hold now, while no test holds anything."""
    gc.collect()
    _freeze()
    _swept[:] = [gc.get_stats()[-1]["collections"]]


def keep_what_outlived_a_search() -> None:
    """Exempt what is left of a test in which everything was searched."""
    if gc.get_stats()[-1]["collections"] != _swept[0]:
        keep_what_stays()


def leave_the_rest_frozen(patch: pytest.MonkeyPatch) -> None:
    """The program, which freezes what it has loaded and lets go of it at its end, does neither among tests."""
    patch.setattr(gc, "freeze", lambda: None)
    patch.setattr(gc, "unfreeze", lambda: None)
