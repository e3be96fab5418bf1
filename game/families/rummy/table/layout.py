"""The table of the rummies: where its zones lie in a window, and who sits where.

Everybody has a tray. Turns go counter-clockwise in Rami and clockwise in Remik (rami 1.2, remik 1.2).
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from game.ui.table.layout.many_trays import ManyTrays, Seated
from game.ui.table.layout.rim import around
from game.ui.table.layout.tree import Counts, Frame, TableLayout

RAMI_SEATED: Final[Seated] = around
REMIK_SEATED: Final[Seated] = partial(around, clockwise=True)


@lru_cache(maxsize=64)
def layout(counts: Counts, frame: Frame, seated: Seated) -> TableLayout:
    """Where everything belongs; `seated` says who sits where."""
    return ManyTrays(seated).layout(counts, frame)
