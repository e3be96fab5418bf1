"""A place of the review that is explained where the pointer rests on it, and is painted with the ground."""

from __future__ import annotations

import pygame

from game.engine import AnyGame
from game.i18n import _
from game.opponents.protocol import opponents_of
from game.opponents.reasons import Names
from game.ui.graphics.drawing import Style
from game.ui.widgets import Widget


class Pane(Widget):
    """Nothing can be done with it."""

    def __init__(self, name: str, tip: str) -> None:
        super().__init__(name, focusable=False, tip=tip)

    def handle(self, event: pygame.Event) -> bool:
        """It minds nothing."""
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Whoever it belongs to paints it."""


def table_tip(game: AnyGame) -> str:
    """What signs and numbers on the picture of a table mean."""
    signs = _(
        "The table before your decision. Arrows lead to where cards go, and faint cards don't lie there yet: "
        "the cross marks what you did, the tick what is better."
    )
    if not any(reason.names is Names.BONUS for reason in opponents_of(game).reasons):
        return signs
    seals = _("At the foot of a meld stands the bonus that it earns, or its cards of those that it takes to earn one.")
    return f"{signs} {seals}"
