"""A person at a table of Remik: a discard is taken to be melded, and a whole hand goes out at once (remik 4.2, 7.1)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from drive.families.rummy import Rummy
from game.families.rummy.rules.events import WentOutAtOnce


class Remik(Rummy):
    """A rummy with the goal that has its name."""

    goals = MappingProxyType({**Rummy.goals, WentOutAtOnce: "Remik"})
    filmed_events = (*Rummy.filmed_events, WentOutAtOnce)
    barred = "take_without_opening"


DRIVE: Final = Remik()
