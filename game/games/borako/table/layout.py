"""The table of Borako: where its zones lie in a window (borako 1.2, 2.1).

Players sit on the wooden rim, partners opposite, turns going counter-clockwise: the next player sits to the right. On
the felt lie the trays of both teams, each with its Mour, and between them the stock and the spread discards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.layout.rim import around
from game.ui.table.layout.two_trays import TwoTrays

_FELT: Final = TwoTrays(around, reserves=True)


@lru_cache(maxsize=64)
def layout(counts: Counts, frame: Frame) -> TableLayout:
    """Where everything belongs."""
    return _FELT.layout(counts, frame)
