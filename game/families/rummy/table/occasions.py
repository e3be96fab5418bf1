"""What moves those at a table of rummy: the first melds, a joker won, going out."""

from __future__ import annotations

from game.engine import Event, SeatView
from game.families.rummy.rules import events
from game.i18n import _, plural
from game.melds.common import WentOut
from game.ui.sound import Cue
from game.ui.table.company.occasion import Moment, Occasion


def occasion(event: Event) -> Occasion | None:
    """What an event means to who did it."""
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
    """What is celebrated as it happens."""
    match event:
        case events.JokerWon():
            return Moment(_("Joker!"), Cue.PRIZE)
        case events.Opened(points=points):
            return Moment(plural("Opened: {count} point!", "Opened: {count} points!", points), Cue.PRIZE)
        case _:
            return None
