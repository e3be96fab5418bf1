"""The date and time of this computer, judged as all that comes from outside: a clock may be set to any year."""

from __future__ import annotations

from datetime import datetime
from typing import Final

EARLIEST: Final = datetime(1980, 1, 1)
LATEST: Final = datetime(2999, 12, 31)
"""Limits from which a calendar can go on for years, also on systems that reckon from 1970 to 3000 alone."""


def local_now() -> datetime:
    """Local date and time; of a clock that cannot be right the nearest date that can be shown and reckoned with."""
    try:
        return min(max(datetime.now(), EARLIEST), LATEST)
    except (OSError, OverflowError, ValueError):  # what the system says is in no year that Python knows
        return LATEST
