"""How cards behave on the table of one game, by the zones they lie in and the events that move them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.engine import Event
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.event_style import EventStyle
from game.ui.table.layout.rim import Around, around


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
    """Zones that can be clicked, by the part of their name before the point."""
    outlined: frozenset[str] = frozenset()
    """Where the cards of the last action are outlined."""
    peeked: frozenset[str] = frozenset()
    """Where cards can be enlarged, besides those of the hand."""
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
    around: Callable[[int, int], Around] = around
    """Who sits where around a table at which so many play, seen from a seat."""

    def style(self, event: Event) -> EventStyle:
        """How an event is told; raises `KeyError` for a kind that the game does not tell."""
        return self.events[type(event)]

    def layer(self, zone: str) -> int:
        """Above how many other zones the cards of one lie."""
        return self.layers.index(zone) if zone in self.layers else 0

    def is_nested(self, zone: str) -> bool:
        """Whether a zone of the layout lies within another."""
        kind, point, _number = zone.partition(".")
        return bool(point) and kind in self.nested

    def is_block(self, zone: str) -> bool:
        """Whether a zone of the layout is one block of cards within another zone."""
        return self.is_nested(zone) and zone.partition(".")[0] in self.blocks
