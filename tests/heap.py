"""What stays in memory to the end of a run, and that is much, is not looked through for garbage each time."""

from __future__ import annotations

import gc
from typing import Final

import pytest

_freeze: Final = gc.freeze
_swept = [0]
"""How often everything was looked through when that was last done between two tests."""


def keep_what_stays() -> None:
    """What modules and caches hold, now that no test holds anything, is no garbage."""
    gc.collect()
    _freeze()
    _swept[:] = [gc.get_stats()[-1]["collections"]]


def keep_what_outlived_a_search() -> None:
    """After a test in which everything was looked through, what stays of it is not looked through again."""
    if gc.get_stats()[-1]["collections"] != _swept[0]:
        keep_what_stays()


def leave_the_rest_frozen(patch: pytest.MonkeyPatch) -> None:
    """The program, which freezes what it has loaded and lets go of it at its end, does neither among tests."""
    patch.setattr(gc, "freeze", lambda: None)
    patch.setattr(gc, "unfreeze", lambda: None)
