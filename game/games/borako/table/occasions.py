"""What moves those at a table of Borako: a swept pile, the Mour, going out (borako 3, 8, 9)."""

from __future__ import annotations

from typing import Final

from game.engine import Event
from game.games.borako.rules import events
from game.melds.common import WentOut
from game.ui.table.company.occasion import Occasion

_MANY: Final = 5
"""Swept cards that are worth a word."""


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
