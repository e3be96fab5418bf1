"""What is called out during a turn, in bubbles at the panels.

They stay in the turn that follows, until somebody calls out something else in it or moves a card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

import pygame

from game.engine import Event, Shuffled, TurnBegan
from game.ui.graphics.bubble import draw_tail
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, panel_area
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.layout.zone import Zone
from game.ui.text import TextStyle

V = TypeVar("V")
_SIZE: Final = 24
CALL_ROUND: Final = 18
"""Units of the radius of the corners of a bubble."""
_TAIL: Final = 11
_SHADOW: Final = 4


def draw_call(
    surface: pygame.Surface,
    style: Style,
    text: str,
    room: pygame.Rect,
    *,
    quiet: bool = False,
    panel: pygame.Rect | None = None,
) -> None:
    """The words in the middle of `room`, or as near to the `panel` of who says them as it lets them, with a tail.

    What matters little is `quiet`.
    """
    line, rect = _called(style, text, room, quiet=quiet, panel=panel)
    draw_panel(surface, style, rect, PanelKind.PARCHMENT, radius=CALL_ROUND, shadow=_SHADOW)
    if panel is not None:
        _point_at(surface, style, rect, panel)
    surface.blit(line, line.get_rect(center=rect.center))


def call_area(style: Style, text: str, room: pygame.Rect, *, quiet: bool, panel: pygame.Rect) -> pygame.Rect:
    """What such a bubble covers, with its tail."""
    tail = style.px(_TAIL)
    return _called(style, text, room, quiet=quiet, panel=panel)[1].inflate(2 * tail, 2 * tail)


def _called(
    style: Style, text: str, room: pygame.Rect, *, quiet: bool, panel: pygame.Rect | None
) -> tuple[pygame.Surface, pygame.Rect]:
    """The words, and the bubble where it hangs."""
    line, rect = _bubble(style, text, room, TextStyle.BODY if quiet else TextStyle.STRONG)
    if panel is not None:
        rect.center = panel.center
        rect.clamp_ip(room)
    return line, rect


def _point_at(surface: pygame.Surface, style: Style, rect: pygame.Rect, panel: pygame.Rect) -> None:
    """A point from the edge of a bubble towards the panel beside, above or below it."""
    half, long = style.px(8), style.px(_TAIL)
    x = max(rect.left + 3 * half, min(panel.centerx, rect.right - 3 * half))
    if panel.right <= rect.left or panel.left >= rect.right:
        edge, out = (rect.left + 1, -long) if panel.right <= rect.left else (rect.right - 1, long)
        draw_tail(surface, style, (edge, rect.centery - half), (edge + out, rect.centery), (edge, rect.centery + half))
    else:
        edge, out = (rect.top + 1, -long) if panel.centery < rect.centery else (rect.bottom - 1, long)
        draw_tail(surface, style, (x - half, edge), (x, edge + out), (x + half, edge))


def _bubble(style: Style, text: str, room: pygame.Rect, text_style: TextStyle) -> tuple[pygame.Surface, pygame.Rect]:
    """The words as they find room, and the bubble around them."""
    wide = room.width - style.px(24)
    size = style.type.fitted(text, style.text(_SIZE), wide, text_style)
    line = style.type.line(style.type.shortened(text, size, wide, text_style), size, style.theme.ink, text_style)
    rect = pygame.Rect(
        0, 0, min(room.width, line.get_width() + style.px(32)), min(room.height, line.get_height() + style.px(12))
    )
    rect.center = room.center
    return line, rect


class SeatCalls(TableComponent[V]):
    """Bubbles appear as soon as it is told what they say."""

    def __init__(self, table: TableContext[V], call_of: Callable[[Event], str | None]) -> None:
        """`call_of` says what the player of an event calls out with it, if anything."""
        super().__init__(table)
        self._call_of = call_of
        self._now: dict[int, str] = {}
        self._before: dict[int, str] = {}

    @property
    def shown(self) -> Mapping[int, str]:
        """What was called in the turn in play and the one before, the latest by each seat."""
        return {**self._before, **self._now}

    def on_event(self, event: Event) -> None:
        """Somebody may call something out."""
        if isinstance(event, Shuffled):
            self._now, self._before = {}, {}
        elif isinstance(event, TurnBegan):
            self._now, self._before = {}, self._now
        elif event.seat is not None and (text := self._call_of(event)) is not None:
            self._now[event.seat], self._before = text, {}
        elif event.seat is not None and event.cards:
            self._before = {}

    def replay(self, events: Sequence[Event]) -> None:
        """What was called last."""
        self._now, self._before = {}, {}
        for event in events:
            self.on_event(event)

    def called(self, event: Event) -> str:
        """What is called out with it."""
        return self._call_of(event) or ""

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """A bubble for everybody who called out."""
        return {name: (self._reach(room), text) for name, (room, text) in self._bubbles().items()}

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Bubbles hang over cards."""
        for room, text in self._bubbles().values():
            if self._reach(room).colliderect(area):
                draw_call(surface, self.style, text, room)

    def hanging(self) -> Sequence[pygame.Rect]:
        """What hangs at the panels, and the bubbles on cards."""
        return [
            room if name.startswith("call said.") else _bubble(self.style, text, room, TextStyle.STRONG)[1]
            for name, (room, text) in self._bubbles().items()
        ]

    def said(self) -> Mapping[Zone, str]:
        """What bubbles say, by the zone that each hangs in."""
        return {Zone("said", seat): text for seat, text in self.shown.items()}

    def _reach(self, room: pygame.Rect) -> pygame.Rect:
        """What a bubble that fills its room covers, with its shadow."""
        return panel_area(self.style, room, _SHADOW)

    def _bubbles(self) -> Mapping[str, tuple[pygame.Rect, str]]:
        zones = self.board.layout.zones
        said = self.said().items()
        return {f"call {name}": (pygame.Rect(zones[name]), text) for name, text in said if name in zones}
