"""The table of Rami: four players, turns counter-clockwise (rami 1.1, 1.2)."""

from __future__ import annotations

from dataclasses import replace

from game.families.rummy.table.table import CONFIG, COUNTER_CLOCKWISE, RummyTable


class RamiTable(RummyTable):
    """A rummy table as Rami wants it."""

    def __init__(self) -> None:
        super().__init__(replace(CONFIG, dealt=14, around=COUNTER_CLOCKWISE))  # rami 3.1
