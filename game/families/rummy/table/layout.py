"""The table of the rummies: where its zones lie in a window, and who sits where.

Everybody has a tray. Turns go counter-clockwise or clockwise, as the game says.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.layout.many_trays import ManyTrays, Seated
from game.ui.table.layout.rim import around

COUNTER_CLOCKWISE: Final[Seated] = around
CLOCKWISE: Final[Seated] = partial(around, clockwise=True)


@lru_cache(maxsize=64)
def layout(counts: Counts, frame: Frame, seated: Seated) -> TableLayout:
    """Where everything belongs; `seated` says who sits where."""
    return ManyTrays(seated).layout(counts, frame)
