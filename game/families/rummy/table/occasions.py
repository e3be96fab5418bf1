"""What moves those at a table of rummy: the first melds, a joker won, going out."""

from __future__ import annotations

from game.engine import Event
from game.families.rummy.rules import events
from game.melds.common import WentOut
from game.ui.table.company.occasion import Occasion


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
