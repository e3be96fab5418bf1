"""What is called out in a rummy: an opening, a joker won, going out; a game may have its own word for something."""

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
    RoundVoided,
    RummyEvent,
    StockUsedUp,
    Swapped,
    Taken,
    WentOut,
    WentOutAtOnce,
)
from game.i18n import _


def call_of(event: Event) -> str | None:
    """What a player calls out with an event, if anything."""
    if not isinstance(event, RummyEvent):
        return None
    match event:
        case Opened():
            return _("Open!")
        case JokerWon():
            return _("Joker!")
        case WentOut() | WentOutAtOnce():
            return _("Out!")
        case Eliminated():
            return _("Out of the match")
        case Shuffled() | Reshuffled() | CardsDealt() | TurnBegan() | RoundEnded() | MatchEnded():
            return None
        case Drawn() | Taken() | Laid() | Added() | Swapped() | Discarded() | RoundVoided() | StockUsedUp():
            return None
    assert_never(event)
