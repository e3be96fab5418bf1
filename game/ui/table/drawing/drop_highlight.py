"""Light on the places where carried cards may be dropped: an edge on all of them, brightness on the one that is meant.

The light lies beneath the cards: it fills what they leave free.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.mirror import pixels_of
from game.ui.table.component import AnyComponent
from game.ui.table.context import Drawing
from game.ui.table.layout.geometry import Rect, bounds, without

_VEIL: Final = 40
"""How opaque the light is, of 255."""


class DropHighlight:
    """Which zones are lit, and having them painted again when that changes."""

    def __init__(self, table: Drawing, components: Sequence[AnyComponent]) -> None:
        self._table = table
        self._components = components
        self._legal: tuple[str, ...] = ()
        self._target: str | None = None

    def set(self, legal: Sequence[str], target: str | None) -> None:
        """Light these zones from now on."""
        changed: set[str | None] = {*(set(self._legal) ^ set(legal))}
        if target != self._target:
            changed |= {target, self._target}
        self._legal, self._target = tuple(legal), target
        zones = self._table.board.layout.zones
        margin = self._table.style.px(16)
        for zone in changed:
            if zone is not None and zone in zones:
                self._table.damage.add(pygame.Rect(zones[zone]).inflate(margin, margin))

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Light the zones within `area`."""
        style, zones, config = self._table.style, self._table.board.layout.zones, self._table.board.config
        for zone in self._legal:
            if zone not in zones:
                continue
            rect = pygame.Rect(zones[zone])
            if config.is_block(zone):
                rect = rect.inflate(style.px(10), style.px(10))
            if not rect.colliderect(area):
                continue
            meant = zone == self._target
            if meant:
                self._veil(surface, rect.clip(area))
            width = style.px(5 if meant else 2)
            colour = style.theme.focus if meant else style.theme.brass
            pygame.draw.rect(surface, colour, pixels_of(surface, rect), width, border_radius=style.px(10))

    def _veil(self, surface: pygame.Surface, lit: pygame.Rect) -> None:
        """Brighten `lit` where no card lies."""
        blocks = self._blocks()
        for part in without(Rect(*lit), blocks):
            veil = pygame.Surface((part.w, part.h), pygame.SRCALPHA)
            veil.fill((*self._table.style.theme.brass_light, _VEIL))
            surface.blit(veil, (part.x, part.y))

    def _blocks(self) -> list[Rect]:
        """What cards cover, and words."""
        config, slots = self._table.board.config, self._table.board.layout.slots
        there = [(place.zone, [slot.rect for slot in held]) for place, held in slots.items() if held]
        blocks = [bounds(rects) for zone, rects in there if zone in config.blocks]
        blocks += [Rect(*words) for component in self._components for words in component.kept_dark()]
        return blocks + [rect for zone, rects in there if zone in config.scattered for rect in rects]
