"""The table of Buraco: where its zones lie in a window (buraco 1.2, 1.3).

Partners sit opposite, turns go clockwise: the next player sits at the left. Of three, whoever plays alone has both
others at the sides. On the felt lie the trays of both teams, and between them the stock, the mortos as long as they are
there, and the spread discards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.engine import Place
from game.games.buraco.rules.state import MORTOS
from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.layout.rim import Around, around, bars_of, place_words
from game.ui.table.layout.two_trays import TwoTrays

_LONE: Final = 1
"""The seat of whoever plays alone against two (buraco 1.2)."""


def seated(seat: int, seats: int) -> Around:
    """Who sits where, seen from a seat (buraco 1.2)."""
    if seats == 3 and seat != _LONE:
        return Around(across=2 - seat, left=_LONE)
    return around(seat, seats, clockwise=True)


_FELT: Final = TwoTrays(seated, (Place("stock"), *(Place("morto", None, index) for index in range(MORTOS))))


@lru_cache(maxsize=64)
def layout(counts: Counts, frame: Frame) -> TableLayout:
    """Where everything belongs."""
    laid = _FELT.layout(counts, frame)
    zones = dict(laid.zones)
    place_words(bars_of(frame), zones["hand"], counts, zones, seated(counts.seat, counts.seats))
    return TableLayout(zones, laid.slots)
