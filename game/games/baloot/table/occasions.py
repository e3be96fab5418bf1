"""What moves those at a table of Baloot: a raised stake, a trick, the points of a hand (baloot 4, 5.5, 7)."""

from __future__ import annotations

from typing import Final

from game.engine import Event, SeatView
from game.engine.events import RoundEnded
from game.games.baloot.rules import events
from game.games.baloot.rules.state import points
from game.games.baloot.rules.view import BalootView
from game.ui.sound import Cue
from game.ui.table.company.occasion import Moment, Occasion

_RICH: Final = 20
"""Card points of a trick that are worth a moment."""


def occasion(event: Event) -> Occasion | None:
    """What an event means to who did it."""
    match event:
        case events.Raised():
            return Occasion.DOUBLE
        case events.TrickWon():
            worth = sum(points(card, None) for card in event.cards if card is not None)
            return Occasion.RICH if worth >= _RICH else Occasion.TRICK
        case events.ProjectShown():
            return Occasion.PRIZE
        case events.ProjectBeaten():
            return Occasion.BEATEN
        case events.BalootSaid():
            return Occasion.RESERVE
        case RoundEnded():
            return Occasion.SCORED
        case _:
            return None


def moment(event: Event, view: SeatView) -> Moment | None:
    """A trick of many card points is celebrated as it goes to its winner (baloot 1.3)."""
    if not isinstance(event, events.TrickWon) or not isinstance(view, BalootView) or view.contract is None:
        return None
    worth = sum(points(card, view.contract.trump) for card in event.cards if card is not None)
    return Moment(f"+{worth}", Cue.TRICK) if worth >= _RICH else None
