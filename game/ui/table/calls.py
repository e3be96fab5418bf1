"""What is called out during a turn, in bubbles at the panels.

They stay in the turn that follows, until somebody calls out something else in it or moves a card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import pygame

from game.engine import Event, Shuffled, TurnBegan
from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.kit import Align, Role, Space, Text, Tone
from game.ui.kit.bubble import Bubble
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.layout.zone import Zone

V = TypeVar("V")


def call_bubble(
    style: Style, text: str, room: pygame.Rect, *, quiet: bool = False, speaker: pygame.Rect | None = None
) -> Bubble:
    """A bubble in the middle of `room`, or as near as the room lets it be to the panel of who says it.

    What matters little is `quiet`.
    """
    words = Text(text, Role.STRONG, Tone.INK_SOFT if quiet else Tone.INK, side=Align.CENTER)
    bubble = Bubble(words, speaker=speaker)
    if bubble.widths(style).natural > room.width:  # letters rather than air
        bubble = Bubble(words, speaker=speaker, pad=Space.SMALL)
    wide = min(room.width, bubble.widths(style).natural)
    place = pygame.Rect(0, 0, wide, min(room.height, bubble.heights(style, wide).natural))
    place.center = (speaker or room).center
    bubble.arrange(style, place.clamp(room))
    return bubble


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
        said = self.said()
        return {f"call {zone}": (bubble.area(self.style), said[zone]) for zone, bubble in self._bubbles().items()}

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Bubbles hang over cards."""
        for bubble in self._bubbles().values():
            if bubble.area(self.style).colliderect(area):
                bubble.paint(surface, self.style, area)

    def hanging(self) -> Sequence[pygame.Rect]:
        """What hangs at the panels, and the bubbles on cards."""
        zones = self.board.layout.zones
        return [
            pygame.Rect(zones[zone]) if zone.kind == "said" else bubble.rect for zone, bubble in self._bubbles().items()
        ]

    def words(self) -> Sequence[str]:
        """What each bubble says, with who says it."""
        names = self.table.match.names
        return [
            _("{label}: {value}", label=names[zone.owner], value=text)
            if zone.kind == "said" and zone.owner is not None
            else text
            for zone, text in self.said().items()
        ]

    def said(self) -> Mapping[Zone, str]:
        """What bubbles say, by the zone that each hangs in."""
        return {Zone("said", seat): text for seat, text in self.shown.items()}

    def _bubbles(self) -> Mapping[Zone, Bubble]:
        zones = self.board.layout.zones
        return {
            zone: call_bubble(self.style, text, pygame.Rect(zones[zone]))
            for zone, text in self.said().items()
            if zone in zones
        }
