"""Occasions at a table of Buraco that move the people there: the pile, a clean canastra, the morto, going out (buraco
3, 6, 7, 9).
"""

from __future__ import annotations

from typing import Final

from game.engine import Event, SeatView
from game.games.buraco.rules import events
from game.games.buraco.rules.scoring import Canastra
from game.i18n import _, plural
from game.melds.common import Taken, WentOut
from game.ui.system.sound import Cue
from game.ui.table.contract.occasion import Moment, Occasion

_MANY: Final = 5
"""Taken cards that are worth a word."""


def occasion(event: Event) -> Occasion | None:
    """Return the meaning of an event for the player who caused it."""
    match event:
        case Taken() if len(event.cards) >= _MANY:
            return Occasion.PILE
        case events.CanastraCleaned():
            return Occasion.PRIZE
        case events.CanastraMade() if event.kind is not Canastra.SUJA:
            return Occasion.PRIZE
        case events.MortoTaken():
            return Occasion.RESERVE
        case WentOut():
            return Occasion.OUT
        case _:
            return None


def moment(event: Event, _view: SeatView) -> Moment | None:
    """Return the celebration of an event; canastras are celebrated when their seal arrives."""
    match event:
        case Taken() if len(event.cards) >= _MANY:
            return Moment(plural("{count} card!", "{count} cards!", len(event.cards)), Cue.SWEEP)
        case events.MortoTaken():
            return Moment(_("Morto!"), Cue.RESERVE)
        case events.InPique():
            return Moment(_("Pique!"), Cue.TRICK)
        case _:
            return None
