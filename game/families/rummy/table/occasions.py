"""Occasions at a table of rummy that move the people there: the first melds, a joker won, going out."""

from __future__ import annotations

from game.engine import Event, SeatView
from game.families.rummy.rules import events
from game.i18n import _, plural
from game.melds.common import WentOut
from game.ui.system.sound import Cue
from game.ui.table.contract.occasion import Moment, Occasion


def occasion(event: Event) -> Occasion | None:
    """Return the meaning of an event for the player who caused it."""
    match event:
        case events.JokerWon():
            return Occasion.JOKER
        case events.Opened():
            return Occasion.RESERVE
        case events.WentOutAtOnce() | WentOut():
            return Occasion.OUT
        case _:
            return None


def moment(event: Event, _view: SeatView) -> Moment | None:
    """Return the celebration of an event."""
    match event:
        case events.JokerWon():
            return Moment(_("Joker!"), Cue.PRIZE)
        case events.Opened(points=points):
            return Moment(plural("Opened: {count} point!", "Opened: {count} points!", points), Cue.PRIZE)
        case _:
            return None
