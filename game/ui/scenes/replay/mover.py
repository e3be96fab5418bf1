"""The face of who laid cards, beside these where they lie now: it points at them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import hex_of
from game.ui.mirror import is_mirrored
from game.ui.scenes.replay.lists import Player
from game.ui.table.drawing.marks import OUTLINE, OUTLINE_EDGE
from game.ui.widgets.graph import mark_colour

_SIDE: Final = 56
_LEAST: Final = 34
"""Units of its size, and the least pixels."""
_POINT: Final = 0.32
"""How far its point reaches, in its size."""
_BEFORE: Final = 7
"""Units between that and the cards, which have a frame."""
_FREE: Final = 2
"""Pixels that are free around it."""


class Mover:
    """Stands beside the cards, else below or above them, on the side that they came from if there is room."""

    def __init__(self) -> None:
        self._player: Player | None = None
        self._face = self.area = pygame.Rect(0, 0, 0, 0)
        """The face, and all that it covers with its point; empty while nothing is seen."""
        self._end = pygame.Rect(0, 0, 0, 0)

    def hide(self) -> None:
        """Show nothing."""
        self.area = pygame.Rect(0, 0, 0, 0)

    def show(
        self,
        style: Style,
        player: Player,
        ends: tuple[pygame.Rect, pygame.Rect],
        kept: Sequence[pygame.Rect],
        room: pygame.Rect,
    ) -> None:
        """By the first and the last of the `ends` of a way, in a room, off all that is `kept` clear."""
        side = max(_LEAST, style.px(_SIDE))
        (start, end), reach = ends, round(side * _POINT) + style.px(_BEFORE)
        across = [(x, end.centery - side // 2) for x in (end.right + reach, end.left - reach - side)]
        upright = [(end.centerx - side // 2, y) for y in (end.bottom + reach, end.top - reach - side)]
        for corner in (*_nearest(start, across), *_nearest(start, upright)):
            place = pygame.Rect(*corner, side, side)
            if room.contains(place) and place.inflate(2 * _FREE, 2 * _FREE).collidelist(list(kept)) < 0:
                self._player, self._face, self._end = player, place, end
                self.area = place.inflate(2 * reach, 2 * reach)
                return

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """A point in the colour of what frames the cards, and the face upon it."""
        if not self.area or self._player is None:
            return
        face, area, end = self._face, self.area, self._end
        x, y = face.center
        away = max(end.left, min(end.right, x)) - x, max(end.top, min(end.bottom, y)) - y
        dx, dy = (each / max(1, abs(each)) for each in away)  # it stands straight beside or above what it points at
        tip, base = ((x + dx * face.width * part, y + dy * face.width * part) for part in (0.5 + _POINT, 0.4))
        half, wide = face.width * _POINT, max(2, style.px(2))
        corners = (tip, (base[0] - dy * half, base[1] + dx * half), (base[0] + dy * half, base[1] - dx * half))
        path = "L".join(f"{across - area.left:.1f},{down - area.top:.1f}" for across, down in corners)
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{area.width}" height="{area.height}"><path d="M{path}Z" '
            f'fill="{hex_of(OUTLINE)}" stroke="{hex_of(OUTLINE_EDGE)}" stroke-width="{wide}"/></svg>'
        )
        drawn = style.pictures.drawn(markup, area.size)
        surface.blit(pygame.transform.flip(drawn, True, False) if is_mirrored(surface) else drawn, area)
        player = self._player
        colour = mark_colour(style.theme, player.place)
        draw_medallion(surface, style, face, player.name, colour, face=player.face)


def _nearest(start: pygame.Rect, corners: Sequence[tuple[int, int]]) -> Sequence[tuple[int, int]]:
    """Upper left corners of equal places, that first which is nearest to where the cards came from."""
    return sorted(corners, key=lambda corner: math.dist(corner, start.center))
