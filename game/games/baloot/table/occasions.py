"""What moves those at a table of Baloot: a raised stake, a trick, the points of a hand (baloot 4, 5.5, 7)."""

from __future__ import annotations

from game.engine import Event
from game.engine.events import RoundEnded
from game.games.baloot.rules import events
from game.ui.table.company.occasion import Occasion


def occasion(event: Event) -> Occasion | None:
    """What an event means to who did it."""
    match event:
        case events.Raised():
            return Occasion.DOUBLE
        case events.TrickWon():
            return Occasion.TRICK
        case events.BalootSaid():
            return Occasion.RESERVE
        case RoundEnded():
            return Occasion.SCORED
        case _:
            return None
