"""Occasions at a table of Belote that move the people there: a raised stake, a trick, a belote (belote 4.1, 6.3)."""

from __future__ import annotations

from game.engine import Event, SeatView
from game.families.tricks.table.table import rich_trick, trick_occasion
from game.games.belote.rules import events
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import tricks_of
from game.games.belote.rules.view import BeloteView
from game.ui.table.contract.occasion import Moment, Occasion


def occasion(event: Event) -> Occasion | None:
    """Return the meaning of an event for the player who caused it."""
    match event:
        case events.CoincheSaid() | events.SurcoincheSaid():
            return Occasion.DOUBLE
        case events.BeloteSaid():
            return Occasion.RESERVE
        case _:
            return trick_occasion(event, tricks_of(BeloteOptions(), None))


def moment(event: Event, view: SeatView) -> Moment | None:
    """A trick of many card points is celebrated as it goes to its winner (belote 1.3)."""
    if not isinstance(view, BeloteView) or view.contract is None:
        return None
    return rich_trick(event, tricks_of(view.options, view.contract.named), view.contract.trump)
