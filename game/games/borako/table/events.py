"""How what happens in Borako is told at its table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.engine import Event
from game.games.borako.rules import events
from game.ui.sound import Cue
from game.ui.table.config import EVERYWHERE, TURN, EventStyle

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **EVERYWHERE,
        events.TurnBegan: TURN,
        events.Drawn: EventStyle(Cue.LIFT, ms=500.0),
        events.Swept: EventStyle(Cue.LIFT),
        events.Laid: EventStyle(Cue.LAY),
        events.Added: EventStyle(Cue.DROP, ms=550.0, own_ms=110.0),
        events.Discarded: EventStyle(Cue.DROP, ms=550.0),
        events.MourTaken: EventStyle(Cue.LIFT),
        events.WentOut: EventStyle(),
    }
)
