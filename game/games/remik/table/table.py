"""The table of Remik: two to four players, turns clockwise (remik 1.1, 1.2)."""

from __future__ import annotations

from dataclasses import replace

from game.engine import Event
from game.families.rummy.rules.events import WentOutAtOnce
from game.families.rummy.table.table import CLOCKWISE, CONFIG, RummyTable
from game.i18n import _


class RemikTable(RummyTable):
    """A rummy table as Remik wants it."""

    def __init__(self) -> None:
        super().__init__(replace(CONFIG, dealt=13, around=CLOCKWISE))  # remik 1.2

    def called(self, event: Event) -> str | None:
        """Return the call of a player with an event, which for a Remik has its own words (remik 7.1)."""
        return _("Remik!") if isinstance(event, WentOutAtOnce) else super().called(event)
