"""The table of Rami: four players, turns counter-clockwise (rami 1.1, 1.2)."""

from __future__ import annotations

from dataclasses import replace

from game.ui.table.rummy import RAMI_SEATED
from game.ui.table.rummy_table import MANNERS, RummyTable


class RamiTable(RummyTable):
    """A rummy table as Rami wants it."""

    def __init__(self) -> None:
        super().__init__(replace(MANNERS, dealt=14, around=RAMI_SEATED))  # rami 3.1
