"""What the coach points at: rings around cards, zones and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from game.cards import CardSyntaxError, Face, parse_face
from game.i18n import _
from game.i18n.phrases import card_name
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.context import AnyComponent, AnyContext
from game.ui.table.drawing.marks import Ring, draw_ring, ring_of
from game.ui.table.layout.geometry import Rect, without
from game.ui.table.layout.zone import Zone
from game.ui.widgets import WidgetGroup

_UNNAMED: Final = ("score", "hand", "badge", "points")
"""Kinds of zones that keys do not lead to."""
_PANELS: Final = ("score", "seat", "badge", "points")
"""Kinds of zones that are panels, which lie above rings around what is larger."""


class Pointing:
    """Keeps the rings where the things are."""

    def __init__(
        self,
        table: AnyContext,
        widgets: WidgetGroup,
        components: Sequence[AnyComponent],
        zone_words: Callable[[Zone], str],
    ) -> None:
        """`zone_words` says what a zone is called and has in it."""
        self._table = table
        self._zone_words = zone_words
        self._components = components
        self._widgets = widgets
        self.rings: list[Ring] = []
        """The rings that are shown."""
        self.names = ""
        """What they are around, in words."""

    def update(self, names: Sequence[str]) -> None:
        """Point at these from now on: cards, zones or buttons; what is not there is left out."""
        self.names = _(", ").join(filter(None, map(self._called, names)))
        taken: list[Sprite] = []
        rings = [ring for name in names for ring in self._rings_of(name, taken)]
        if rings != self.rings:
            for ring in (*self.rings, *rings):
                self._table.damage.add(ring.area(self._table.style))
            self.rings = rings

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """A glowing ring around each, beneath the panels and the buttons beside it."""
        style, above = self._table.style, self._above()
        for ring in self.rings:
            shown = ring.area(style).clip(area)
            if not shown:
                continue
            for part in without(Rect(*shown), above):
                surface.set_clip(pygame.Rect(part))
                draw_ring(surface, style, ring, style.theme.brass_light, glowing=True)
        surface.set_clip(area)

    def _above(self) -> list[Rect]:
        zones = self._table.board.layout.zones
        boxes = [ring.box for ring in self.rings]
        named = [rect for zone, rect in zones.items() if zone.kind in _PANELS and tuple(rect) not in boxes]
        named += [Rect(*each) for one in self._components for each in (*one.hanging(), *one.panels())]
        return named + [Rect(*widget.rect) for widget in self._widgets.widgets if widget.visible]

    def _called(self, name: str) -> str:
        """The name of a card, a zone or a button; empty where it has none."""
        zone = next((each for each in self._table.board.layout.zones if each == name), None)
        if zone is not None and zone.kind == "seat" and zone.owner is not None:
            return self._table.match.names[zone.owner]
        if zone is not None:
            return "" if zone.kind in _UNNAMED else self._zone_words(zone).rstrip(".")
        face = _face(name)
        if face is not None:
            return str(card_name(face, self._table.phrases.cards))
        return next((each.spoken for each in self._widgets.widgets if each.name == name and each.visible), "")

    def _rings_of(self, name: str, taken: list[Sprite]) -> Iterator[Ring]:
        zones = self._table.board.layout.zones
        zone = next((rect for each, rect in zones.items() if each == name), None)
        if zone is not None:
            yield Ring((zone.x, zone.y, zone.w, zone.h))
            return
        face = _face(name)
        if face is None:
            for widget in self._widgets.widgets:
                if widget.name == name and widget.visible:
                    yield Ring((*widget.rect.topleft, *widget.rect.size))
            return
        board = self._table.board
        held = (*board.hand.sprites, *board.staging.sprites)
        sprite = next((one for one in held if one.face == face and one not in taken), None)
        if sprite is None or sprite in board.carried:
            return
        taken.append(sprite)
        # what was put together already is where it belongs, with its worth written below it
        if sprite not in board.staging.sprites:
            yield ring_of(board, sprite)


def _face(name: str) -> Face | None:
    try:
        return parse_face(name)
    except CardSyntaxError:
        return None
