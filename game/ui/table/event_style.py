"""How each kind of event is told at a table: what it sounds like, how long it takes, what it leaves behind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from game.engine import CardsDealt, Event, MatchEnded, Resynced, RoundEnded, Shuffled
from game.ui.sound import Cue


@dataclass(frozen=True, slots=True)
class EventStyle:
    """Times are milliseconds at normal pace."""

    cue: Cue | None = None
    """What it sounds like."""
    own_cue: Cue | None = None
    """What the player's own event sounds like, where that is something else."""
    ms: float | None = None
    """How long others' events are told, where that is not the usual time."""
    own_ms: float | None = None
    """The same for the player's own events, which otherwise take no time."""
    still_ms: float = 0.0
    """How long everything lies still before it."""
    silent: bool = False
    """Whether it leaves the last outline in place."""
    gathered: bool = False
    """Whether several that come one after the other are told as one."""

    def heard_as(self, *, own: bool) -> Cue | None:
        """What an event of this kind sounds like to the player."""
        return self.own_cue if own and self.own_cue is not None else self.cue


EVERYWHERE: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        Shuffled: EventStyle(ms=450.0, silent=True),
        CardsDealt: EventStyle(Cue.DEAL, silent=True),
        RoundEnded: EventStyle(Cue.ROUND_END),
        MatchEnded: EventStyle(Cue.MATCH_END),
        Resynced: EventStyle(),
    }
)
"""What every game tells, and what the match tells by itself."""
TURN: Final = EventStyle(own_cue=Cue.YOUR_TURN, ms=0.0, silent=True)
"""That a turn begins is a note for whose turn it is, and takes no time."""
