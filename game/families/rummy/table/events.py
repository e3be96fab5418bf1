"""How what happens in a rummy is told at its table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.engine import Event
from game.families.rummy.rules import events
from game.ui.sound import Cue
from game.ui.table.config import EVERYWHERE, TURN, EventStyle

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **EVERYWHERE,
        events.TurnBegan: TURN,
        events.Drawn: EventStyle(Cue.LIFT, ms=450.0),
        events.Reshuffled: EventStyle(Cue.DEAL),
        events.Taken: EventStyle(Cue.LIFT, ms=700.0),
        events.Opened: EventStyle(Cue.LAY, ms=900.0, silent=True),
        events.Laid: EventStyle(Cue.LAY),
        events.Added: EventStyle(Cue.DROP, ms=600.0, own_ms=110.0),
        events.Swapped: EventStyle(Cue.DROP, ms=600.0, own_ms=260.0),
        events.JokerWon: EventStyle(Cue.LIFT, ms=500.0, own_ms=260.0, silent=True),
        events.Discarded: EventStyle(Cue.DROP, ms=550.0),
        events.WentOut: EventStyle(ms=1500.0, own_ms=1200.0, silent=True),
        events.WentOutAtOnce: EventStyle(ms=2000.0, own_ms=1600.0, silent=True),
        events.RoundVoided: EventStyle(silent=True),
        events.StockUsedUp: EventStyle(silent=True),
        events.Eliminated: EventStyle(ms=1200.0, silent=True),
    }
)
