"""How what happens in Baloot is told at its table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.engine import Event
from game.games.baloot.rules import events
from game.ui.sound import Cue
from game.ui.table.config import EVERYWHERE, EventStyle

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **EVERYWHERE,
        events.Reshuffled: EventStyle(Cue.DEAL),
        events.PackCut: EventStyle(),
        events.PublicTurned: EventStyle(Cue.DROP, ms=500.0),
        events.Passed: EventStyle(),
        events.Declined: EventStyle(),
        events.HokomBid: EventStyle(),
        events.SecondHokomBid: EventStyle(),
        events.SunBid: EventStyle(),
        events.AshkalBid: EventStyle(),
        events.KaweshSaid: EventStyle(),
        events.HokomConfirmed: EventStyle(),
        events.HokomTurned: EventStyle(),
        events.Bought: EventStyle(Cue.LIFT, ms=700.0),
        events.ThrownIn: EventStyle(),
        events.RaiseDeclined: EventStyle(),
        events.DoubleSaid: EventStyle(),
        events.LockedDoubleSaid: EventStyle(),
        events.ThreeSaid: EventStyle(),
        events.FourSaid: EventStyle(),
        events.LockedFourSaid: EventStyle(),
        events.GahwaSaid: EventStyle(),
        events.ProjectDeclared: EventStyle(Cue.LAY),
        events.ProjectShown: EventStyle(ms=1800.0),
        events.CardPlayed: EventStyle(Cue.DROP, ms=500.0),
        events.TrickWon: EventStyle(Cue.DROP, ms=300.0, own_ms=300.0, still_ms=900.0),
        events.BalootSaid: EventStyle(),
        events.RestClaimed: EventStyle(ms=1400.0),
        events.RestGathered: EventStyle(Cue.DROP),
        events.RoundEnded: EventStyle(Cue.ROUND_END, still_ms=500.0),
    }
)
