"""What moves those at a table of Borako: a swept pile, the Mour, going out (borako 3, 8, 9)."""

from __future__ import annotations

from typing import Final

from game.engine import Event, SeatView
from game.games.borako.rules import events
from game.i18n import _, plural
from game.melds.common import WentOut
from game.ui.sound import Cue
from game.ui.table.company.occasion import Moment, Occasion

_MANY: Final = 5
"""Swept cards that are worth a word."""
_HANDFUL: Final = 3
"""Swept cards that are worth a moment."""


def occasion(event: Event) -> Occasion | None:
    """What an event means to who did it."""
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
    """What is celebrated as it happens; melds of seven are as their seal arrives."""
    match event:
        case events.Swept() if len(event.cards) >= _HANDFUL:
            return Moment(plural("Swept: {count} card!", "Swept: {count} cards!", len(event.cards)), Cue.SWEEP)
        case events.MourTaken():
            return Moment(_("Mour!"), Cue.RESERVE)
        case _:
            return None
