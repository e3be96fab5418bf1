"""Calls in a rummy: an opening, a joker won, going out; a game may have its own words."""

from __future__ import annotations

from typing import assert_never

from game.engine import CardsDealt, Event, MatchEnded, Reshuffled, RoundEnded, Shuffled, TurnBegan
from game.families.rummy.rules import events
from game.i18n import _


def call_of(event: Event) -> str | None:
    """Return the call of a player with an event; empty without one."""
    if not isinstance(event, events.RummyEvent):
        return None
    match event:
        case events.Opened():
            return _("Open!")
        case events.JokerWon():
            return _("Joker!")
        case events.WentOut() | events.WentOutAtOnce():
            return _("I'm out!")
        case events.Eliminated():
            return _("Out of the match")
        case Shuffled() | Reshuffled() | CardsDealt() | TurnBegan() | RoundEnded() | MatchEnded():
            return None
        case (
            events.Drawn()
            | events.Taken()
            | events.Laid()
            | events.Added()
            | events.Swapped()
            | events.Discarded()
            | events.RoundVoided()
            | events.StockUsedUp()
        ):
            return None
    assert_never(event)
