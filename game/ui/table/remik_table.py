"""The table of Remik: two to four players, turns clockwise (remik 1.1, 1.2)."""

from __future__ import annotations

from dataclasses import replace

from game.ui.table.rummy import REMIK_SEATED
from game.ui.table.rummy_table import MANNERS, RummyTable


class RemikTable(RummyTable):
    """A rummy table as Remik wants it."""

    def __init__(self) -> None:
        super().__init__(replace(MANNERS, dealt=13, around=REMIK_SEATED))  # remik 1.2
