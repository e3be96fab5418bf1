"""Light on the places where carried cards may be dropped: softly on all of them, brightly on the one that is meant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.ui.look import Look
from game.ui.table.layout.geometry import Rect


def paint_lit(
    surface: pygame.Surface,
    look: Look,
    area: pygame.Rect,
    zones: Mapping[str, Rect],
    legal: Sequence[str],
    target: str | None,
) -> None:
    """Outline the legal zones within `area`; the target is filled and outlined twice."""
    for zone in legal:
        if zone not in zones:
            continue
        rect = pygame.Rect(zones[zone])
        if zone.startswith("meld."):
            rect = rect.inflate(look.px(6), look.px(6))
        if not rect.colliderect(area):
            continue
        meant = zone == target
        if meant:
            veil = pygame.Surface(rect.clip(area).size, pygame.SRCALPHA)
            veil.fill((*look.theme.brass_light, 46))
            surface.blit(veil, rect.clip(area))
        colour = look.theme.focus if meant else look.theme.brass
        pygame.draw.rect(surface, colour, rect, look.px(5 if meant else 2), border_radius=look.px(10))
