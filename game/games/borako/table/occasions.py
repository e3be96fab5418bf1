"""Occasions at a table of Borako that move the people there: a swept pile, the Mour, going out (borako 3, 8, 9)."""

from __future__ import annotations

from typing import Final

from game.engine import Event, SeatView
from game.games.borako.rules import events
from game.i18n import _, plural
from game.melds.common import WentOut
from game.ui.system.sound import Cue
from game.ui.table.contract.occasion import Moment, Occasion

_MANY: Final = 5
"""Swept cards that are worth a word."""
_HANDFUL: Final = 3
"""Swept cards that are worth a moment."""


def occasion(event: Event) -> Occasion | None:
    """Return the meaning of an event for the player who caused it."""
    match event:
        case events.Swept() if len(event.cards) >= _MANY:
            return Occasion.PILE
        case events.MourTaken():
            return Occasion.RESERVE
        case WentOut():
            return Occasion.OUT
        case _:
            return None


def moment(event: Event, _view: SeatView) -> Moment | None:
    """Return the celebration of an event; melds of seven are celebrated when their seal arrives."""
    match event:
        case events.Swept() if len(event.cards) >= _HANDFUL:
            return Moment(plural("Swept: {count} card!", "Swept: {count} cards!", len(event.cards)), Cue.SWEEP)
        case events.MourTaken():
            return Moment(_("Mour!"), Cue.RESERVE)
        case _:
            return None
