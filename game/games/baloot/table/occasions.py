"""Occasions at a table of Baloot that move the people there: a raised stake, a trick, the points of a hand (baloot 4,
5.5, 7).
"""

from __future__ import annotations

from game.engine import Event, SeatView
from game.families.tricks.table.table import rich_trick, trick_occasion
from game.games.baloot.rules import events
from game.games.baloot.rules.state import TRICKS
from game.games.baloot.rules.view import BalootView
from game.ui.table.contract.occasion import Moment, Occasion


def occasion(event: Event) -> Occasion | None:
    """Return the meaning of an event for the player who caused it."""
    match event:
        case events.Raised():
            return Occasion.DOUBLE
        case events.BalootSaid():
            return Occasion.RESERVE
        case _:
            return trick_occasion(event, TRICKS)


def moment(event: Event, view: SeatView) -> Moment | None:
    """A trick of many card points is celebrated as it goes to its winner (baloot 1.3)."""
    if not isinstance(view, BalootView) or view.contract is None:
        return None
    return rich_trick(event, TRICKS, view.contract.trump)
