"""A measure of work: Python calls are counted, so that a test need not look at a clock."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType


class TooMuchWorkError(AssertionError):
    """More calls than were allowed; the work was broken off."""


def calls_of(act: Callable[[], object], at_most: int) -> int:
    """Return the number of Python functions called; raises `TooMuchWorkError` as soon as there are more
    than `at_most`.
    """
    calls = 0

    def count(_frame: FrameType, kind: str, _argument: object) -> None:
        nonlocal calls
        if kind == "call":
            calls += 1
            if calls > at_most:
                sys.setprofile(None)
                raise TooMuchWorkError(f"more than {at_most} calls")

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return calls
