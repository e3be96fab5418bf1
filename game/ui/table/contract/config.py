"""How cards behave on the table of one game, by the zones they lie in and the events that move them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from game.engine import CardsDealt, Event, MatchEnded, Resynced, RoundEnded, SeatView, Shuffled
from game.ui.system.sound import Cue
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.contract.occasion import Moment, Occasion, no_moment, no_occasion
from game.ui.table.layout.rim import Around, around
from game.ui.table.layout.zone import Zone


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
    """The time for the player's own events, which otherwise take none."""
    still_ms: float = 0.0
    """How long everything lies still before it."""
    silent: bool = False
    """Whether it leaves the last outline in place."""
    ends: bool = False
    """Whether it says how a round came to its end."""
    key: bool = False
    """Whether it is one of the moments that a round is told by."""
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
        Resynced: EventStyle(ms=0.0),
    }
)
"""What every game tells, and what the match tells by itself."""
DOUBLE_CLICK_MS: Final = 250.0
"""The longest time between the two clicks of a double click at the table."""
TURN: Final = EventStyle(own_cue=Cue.YOUR_TURN, ms=0.0, silent=True)
"""That a turn begins is a note for whose turn it is, and takes no time."""


@dataclass(frozen=True, slots=True)
class TableConfig:
    """Zones are those of `Place`; times are milliseconds at normal pace."""

    layers: tuple[str, ...]
    """Zones whose cards lie upon one another, the lowest first."""
    dealt: int
    """How many cards the own hand has when it is dealt."""
    events: Mapping[type[Event], EventStyle]
    """How each kind of event is told that the game or the match can tell."""
    heaps: frozenset[str] = frozenset()
    """Squared piles, of which only some cards can be seen at all."""
    rows: frozenset[str] = frozenset()
    """Zones that stand in rows: those further down lie above."""
    nested: frozenset[str] = frozenset()
    """Zones within others: they go first where cards are dropped, and are lit around their edge."""
    blocks: frozenset[str] = frozenset()
    """Zones that light leaves free, because their cards lie as one block."""
    scattered: frozenset[str] = frozenset()
    """Zones that light leaves free card by card."""
    piles: Mapping[str, int] = field(default_factory=dict)
    """Zones from which cards can be dragged into the hand, and how many of them are carried."""
    clicked: frozenset[str] = frozenset()
    """Kinds of zones that can be clicked."""
    outlined: frozenset[str] = frozenset()
    """Where the cards of the last action are outlined."""
    alone: bool = False
    """Whether one card at most is selected."""
    marks_new: bool = True
    """Whether cards that came into the hand last are marked."""
    packets: bool = False
    """Whether hands are dealt packet by packet, not a card to each in turn."""
    sortings: tuple[Sorting, ...] = (Sorting.SUIT, Sorting.RANK)
    """The orders that the hand can be kept in, the first one from the beginning."""
    takes_back: bool = False
    """Whether some action of the game can be taken back."""
    occasion: Callable[[Event], Occasion | None] = no_occasion
    """What an event means to who did it."""
    moment: Callable[[Event, SeatView], Moment | None] = no_moment
    """What is celebrated for a second as an event is told; the view is that of the player."""
    around: Callable[[int, int], Around] = around
    """Who sits where around a table at which so many play, seen from a seat."""

    def style(self, event: Event) -> EventStyle:
        """How an event is told; raises `KeyError` for a kind that the game does not tell."""
        return self.events[type(event)]

    def layer(self, zone: str) -> int:
        """Above how many other zones the cards of one lie."""
        return self.layers.index(zone) if zone in self.layers else 0

    def is_nested(self, zone: Zone) -> bool:
        """Whether a zone of the layout lies within another."""
        return not zone.is_single and zone.kind in self.nested

    def is_block(self, zone: Zone) -> bool:
        """Whether a zone of the layout is one block of cards within another zone."""
        return self.is_nested(zone) and zone.kind in self.blocks
