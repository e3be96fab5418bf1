"""The table of Remik: two to four players, turns clockwise (remik 1.1, 1.2)."""

from __future__ import annotations

from dataclasses import replace

from game.families.rummy.table.layout import REMIK_SEATED
from game.families.rummy.table.table import CONFIG, RummyTable


class RemikTable(RummyTable):
    """A rummy table as Remik wants it."""

    def __init__(self) -> None:
        super().__init__(replace(CONFIG, dealt=13, around=REMIK_SEATED))  # remik 1.2
