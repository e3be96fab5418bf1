"""The table of the rummies: where its zones lie in a window, and who sits where.

Everybody has a tray. Turns go counter-clockwise in Rami and clockwise in Remik (rami 1.2, remik 1.2).
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from game.ui.table.layout.many_trays import ManyTrays
from game.ui.table.layout.rim import Around, around
from game.ui.table.layout.tree import Counts, Frame, TableLayout


def seated(counts: Counts, *, clockwise: bool) -> Around:
    """Who sits where; who is out of the match keeps the chair."""
    return around(counts.seat, counts.seats, clockwise=clockwise)


_FELTS: Final = {clockwise: ManyTrays(partial(seated, clockwise=clockwise)) for clockwise in (False, True)}


@lru_cache(maxsize=64)
def layout(counts: Counts, frame: Frame, *, clockwise: bool) -> TableLayout:
    """Where everything belongs."""
    return _FELTS[clockwise].layout(counts, frame)
