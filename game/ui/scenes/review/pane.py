"""A place of the review that is explained where the pointer rests on it, and is painted with the ground."""

from __future__ import annotations

import pygame

from game.i18n import _
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


def table_tip() -> str:
    """What signs and numbers on the picture of a table mean."""
    return _(
        "The table before your decision. The cross marks what you did, the tick or the numbers what is better; "
        "tinted cards don't lie there yet."
    )
