"""The table of Remik: two to four players, turns clockwise (remik 1.1, 1.2)."""

from __future__ import annotations

from dataclasses import replace

from game.families.rummy.table.layout import CLOCKWISE
from game.families.rummy.table.table import MANNERS, RummyTable


class RemikTable(RummyTable):
    """A rummy table as Remik wants it."""

    def __init__(self) -> None:
        super().__init__(replace(MANNERS, dealt=13, around=CLOCKWISE))  # remik 1.2
