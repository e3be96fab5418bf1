"""What is called out in a rummy: an opening, a joker won, going out (rami 6, 7, remik 5, 7)."""

from __future__ import annotations

from typing import assert_never

from game.engine import CardsDealt, Event, MatchEnded, Reshuffled, RoundEnded, Shuffled, TurnBegan
from game.families.rummy.rules.events import (
    Added,
    Discarded,
    Drawn,
    Eliminated,
    JokerWon,
    Laid,
    Opened,
    RemikMade,
    RoundVoided,
    RummyEvent,
    StockUsedUp,
    Swapped,
    Taken,
    WentOut,
)
from game.i18n import _
from game.ui.table.calls import SeatCalls
from game.ui.table.context import TableContext


def call_of(event: Event) -> str | None:
    """What a player calls out with an event, if anything."""
    if not isinstance(event, RummyEvent):
        return None
    match event:
        case Opened():
            return _("Open!")
        case JokerWon():
            return _("Joker!")
        case WentOut():
            return _("Out!")
        case RemikMade():
            return _("Remik!")
        case Eliminated():
            return _("Out of the match")
        case Shuffled() | Reshuffled() | CardsDealt() | TurnBegan() | RoundEnded() | MatchEnded():
            return None
        case Drawn() | Taken() | Laid() | Added() | Swapped() | Discarded() | RoundVoided() | StockUsedUp():
            return None
    assert_never(event)


class Calls(SeatCalls):
    """Bubbles at the panels."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table, call_of)
