"""Trays sunk into the felt."""

from __future__ import annotations

import pygame

from game.ui.graphics.style import Style
from game.ui.table.layout.geometry import Rect


def draw_tray(surface: pygame.Surface, style: Style, rect: Rect) -> None:
    """A shallow tray in the felt. Trays change their size in mid-game, so that drawing one anew must cost little."""
    size = (rect.w, rect.h)
    made = style.pictures.made("tray", size) or style.pictures.store("tray", size, _tray(style, size))
    surface.blit(made, (rect.x, rect.y))


def _tray(style: Style, size: tuple[int, int]) -> pygame.Surface:
    """Corners as they are drawn in a small tray, edges and middle filled with the colours between them."""
    corner = min(style.px(14), size[0] // 2, size[1] // 2)
    side = 3 * corner
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f'<rect x="1" y="1" width="{side - 2}" height="{side - 2}" rx="{style.px(10)}" '
        f'fill="#04181a" fill-opacity="0.30" '
        f'stroke="#d9b061" stroke-opacity="0.35" stroke-width="{max(1, style.px(1.5))}"/></svg>'
    )
    small = style.pictures.drawn(markup, (side, side))
    tray = pygame.Surface(size, pygame.SRCALPHA)
    tray.fill(small.get_at((side // 2, side // 2)))
    wide, high = size
    for depth in range(corner):
        edge = small.get_at((side // 2, depth))
        tray.fill(edge, (corner, depth, wide - 2 * corner, 1))
        tray.fill(edge, (corner, high - 1 - depth, wide - 2 * corner, 1))
        tray.fill(edge, (depth, corner, 1, high - 2 * corner))
        tray.fill(edge, (wide - 1 - depth, corner, 1, high - 2 * corner))
    for x, from_x in ((0, 0), (wide - corner, side - corner)):
        for y, from_y in ((0, 0), (high - corner, side - corner)):
            tray.fill((0, 0, 0, 0), (x, y, corner, corner))
            tray.blit(small, (x, y), (from_x, from_y, corner, corner))
    return tray
