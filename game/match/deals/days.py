"""The deal of the day: for each game one a day, the same for everybody, from the civil date alone.

It is recognised by its seed, which no other match has: drawn ones are below a thousand million, and typed ones have
fifteen digits. So the record of such a match is like any other, and an earlier program can read it.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import Final
from zlib import crc32

FIRST_DAY: Final = date(2026, 1, 1)
"""The day of the first deal of the day."""
_MARK: Final = 0x5DA
"""Eleven bits; then follow twenty of the day and thirty-two of the game, so that two games never share a pack."""
_DAY_BITS: Final = 20
_GAME_BITS: Final = 32
LAST_DAY: Final = date.fromordinal((1 << _DAY_BITS) - 1)
"""The last one whose number has room, in the year 2871."""


def day_of_clock(now: datetime) -> date:
    """The day whose deal is that of today; by a clock that cannot be right the nearest one that has a deal."""
    return min(max(now.date(), FIRST_DAY), LAST_DAY)


def seed_of_day(game: str, day: date) -> int:
    """The seed of the deal of a day."""
    return (_MARK << _DAY_BITS | day.toordinal()) << _GAME_BITS | crc32(game.encode())


def day_of(game: str, seed: int) -> date | None:
    """The day whose deal of this game has this seed; None for every other seed."""
    ordinal = seed >> _GAME_BITS & (1 << _DAY_BITS) - 1
    if not FIRST_DAY.toordinal() <= ordinal <= LAST_DAY.toordinal():
        return None
    day = date.fromordinal(ordinal)
    return day if seed == seed_of_day(game, day) else None
