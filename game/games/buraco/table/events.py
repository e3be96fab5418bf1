"""How what happens in Buraco is told at its table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.engine import Event
from game.games.buraco.rules import events
from game.ui.sound import Cue
from game.ui.table.config import EVERYWHERE, TURN, EventStyle

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **EVERYWHERE,
        events.TurnBegan: TURN,
        events.InPique: EventStyle(ms=1000.0, silent=True),
        events.Drawn: EventStyle(Cue.LIFT, ms=500.0),
        events.StockRenewed: EventStyle(Cue.DROP),
        events.Taken: EventStyle(Cue.LIFT, ms=300.0, gathered=True),
        events.Laid: EventStyle(Cue.LAY),
        events.Added: EventStyle(Cue.DROP, ms=550.0, own_ms=110.0),
        events.CanastraCleaned: EventStyle(ms=1000.0, own_ms=700.0, silent=True),
        events.CanastraMade: EventStyle(ms=1000.0, own_ms=500.0, silent=True),
        events.Discarded: EventStyle(Cue.DROP, ms=550.0),
        events.MortoTaken: EventStyle(Cue.LIFT),
        events.WentOut: EventStyle(ms=1500.0, own_ms=1200.0, silent=True),
    }
)
