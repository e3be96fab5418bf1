"""What the pointer rests on: a button that becomes another one under it cannot have been meant by the click."""

from __future__ import annotations

from math import inf
from typing import Final

import pygame

from game.ui.widgets import Widget, WidgetGroup

MEANT_MS: Final = 300.0
"""Nobody sees a button change and decides to press it in less time."""


class Aim:
    """Follows what a click would press. Times are milliseconds of the stage's clock."""

    def __init__(self, group: WidgetGroup) -> None:
        self._group = group
        self._pointer: tuple[int, int] | None = None
        self._on: Widget | None = None
        self._means: object = None
        self._since = -inf

    def follow(self, now: float) -> None:
        """Notice that something else is under the resting pointer than before."""
        on = self._under()
        means = _meaning(on)
        if on is not self._on or means != self._means:
            self._on, self._means, self._since = on, means, now

    def handle(self, event: pygame.Event, now: float) -> bool:
        """Use up a click on what is there for less than `MEANT_MS`; what the pointer was moved onto may be clicked."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._pointer = event.pos
            on = self._under()
            if on is not self._on:
                self._on, self._means, self._since = on, _meaning(on), -inf
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        self.follow(now)
        return self._on is not None and now - self._since < MEANT_MS

    def _under(self) -> Widget | None:
        return self._group.under(self._pointer) if self._pointer is not None else None


def _meaning(widget: Widget | None) -> object:
    return None if widget is None else (widget.name, widget.enabled)
