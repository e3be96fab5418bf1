"""How wide the columns of a table are: as wide as their text where there is room, and never so narrow as to cut it."""

from __future__ import annotations

from collections.abc import Sequence


def columns(whole: Sequence[int], least: Sequence[int], room: int) -> list[int] | None:
    """Widths in pixels; `whole` is what the text of each takes unbroken, `least` its widest word.

    Columns that need less than an equal share leave the rest of it to the others. None where not even the widest words
    have room beside each other.
    """
    if sum(least) > room:
        return None
    if sum(whole) <= room:
        return list(whole)
    widths = [0] * len(whole)
    unsettled = list(range(len(whole)))
    for wanted, exceeds in ((least, True), (whole, False)):
        while unsettled:
            share = (room - sum(widths)) // len(unsettled)
            settled = [column for column in unsettled if (wanted[column] > share) == exceeds]
            if not settled:
                break
            for column in settled:
                widths[column] = wanted[column]
                unsettled.remove(column)
    share = (room - sum(widths)) // max(1, len(unsettled))
    for column in unsettled:
        widths[column] = share
    return widths
