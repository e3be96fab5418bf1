"""Light on the places where carried cards may be dropped: softly on all of them, brightly on the one that is meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class Lights:
    """Which zones are lit, and having them painted again when that changes."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._legal: tuple[str, ...] = ()
        self._target: str | None = None

    def set(self, legal: Sequence[str], target: str | None) -> None:
        """Light these zones from now on."""
        changed: set[str | None] = {*(set(self._legal) ^ set(legal))}
        if target != self._target:
            changed |= {target, self._target}
        self._legal, self._target = tuple(legal), target
        zones = self._scene.board.layout.zones
        margin = self._scene.look.px(12)
        for zone in changed:
            if zone is not None and zone in zones:
                self._scene.damage.add(pygame.Rect(zones[zone]).inflate(margin, margin))

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Outline the lit zones within `area`; the target is veiled and outlined twice as wide."""
        look, zones = self._scene.look, self._scene.board.layout.zones
        for zone in self._legal:
            if zone not in zones:
                continue
            rect = pygame.Rect(zones[zone])
            if zone.startswith("meld."):
                rect = rect.inflate(look.px(6), look.px(6))
            if not rect.colliderect(area):
                continue
            meant = zone == self._target
            if meant:
                veil = pygame.Surface(rect.clip(area).size, pygame.SRCALPHA)
                veil.fill((*look.theme.brass_light, 46))
                surface.blit(veil, rect.clip(area))
            colour = look.theme.focus if meant else look.theme.brass
            pygame.draw.rect(surface, colour, rect, look.px(5 if meant else 2), border_radius=look.px(10))
