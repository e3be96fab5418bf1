"""Drawings about the same cards in several seats: bars of points, a track with the player and Club, ribbons, light."""

from __future__ import annotations

from collections.abc import Hashable
from decimal import Decimal
from typing import Final

import pygame

from game.engine.record import SeatSetup
from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.graphics.theme import Rgb, area_of, hex_of, mixed
from game.ui.graphics.trophies import rays
from game.ui.kit import Extent, Node, Tone

_RIM: Final = 2.5
_HOLLOW: Final = 0.16
"""Units of the edge of a bar of Club, and how much of its colour is within it."""
_GROOVE: Final = 0.8
"""How much of the colour of edges is in the ground of a track."""
_NEAREST: Final = 0.34
_FARTHEST: Final = 0.82
"""Parts of the track by which the two lie apart: where they are even almost, and where no seat differs by more."""
_LIGHT: Final = 0.3
"""The strength of the light behind what was won."""


class PointsBar(Node):
    """A bar from 0 as far as points go: full for a player, an outline for Club, so that they differ without colours."""

    _LEAST: Final = 26
    _THICK: Final = 20
    """Units of the room for a bar at least, and of its height."""

    def __init__(self, points: Decimal | None, span: tuple[float, float], tone: Tone, *, hollow: bool) -> None:
        """Show points, if they are known, by a scale from the least to the most of all points."""
        super().__init__()
        self._points = points
        self._span = span
        self._tone = tone
        self._hollow = hollow

    def content(self) -> Hashable:
        """The points and their scale."""
        return self._points, self._span, self._tone, self._hollow

    def measure_width(self, style: Style) -> Extent:
        """It grows where there is room."""
        return Extent(style.px(self._LEAST), style.px(3 * self._LEAST))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(self._THICK))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The bar in the middle of its height."""
        if self._points is None:
            return
        least, most = self._span
        scale = self.rect.width / ((most - least) or 1.0)
        ground, end = round(-least * scale), round((float(self._points) - least) * scale)
        bar = pygame.Rect(
            self.rect.left + min(ground, end), 0, max(style.px(3), abs(end - ground)), style.px(self._THICK)
        )
        bar.centery = self.rect.centery
        ink, corner = self._tone.colour(style.theme), min(bar.height * 0.3, bar.width / 2)
        size = f'width="{bar.width}" height="{bar.height}"'
        if self._hollow:
            rim = min(style.px(_RIM), bar.width / 2)
            inner = f'x="{rim / 2}" y="{rim / 2}" width="{bar.width - rim}" height="{bar.height - rim}"'
            fill = hex_of(mixed(style.theme.panel, ink, _HOLLOW))
            look = f'{inner} rx="{corner}" fill="{fill}" stroke="{hex_of(ink)}" stroke-width="{rim}"'
        else:
            look = f'{size} rx="{corner}" fill="{hex_of(area_of(style.theme, ink))}"'
        markup = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect {look}/></svg>'
        surface.blit(style.pictures.drawn(markup, bar.size), bar)


class ClubTrack(Node):
    """A groove with the face of the player and the mark of Club on it, the better of the two where lines go on."""

    _WIDTH: Final = 460
    _FACE: Final = 42
    _THICK: Final = 10
    _MARK: Final = 24
    """Units of its width, of the face, of the groove and of the mark of Club."""

    def __init__(self, setup: SeatSetup, nearness: float, tone: Tone, *, ahead: bool) -> None:
        """Show how far the two are apart; `nearness` is the difference as a part of the largest one of any seat."""
        super().__init__()
        self._setup = setup
        self._apart = _NEAREST + (_FARTHEST - _NEAREST) * nearness
        self._tone = tone
        self._ahead = ahead

    def content(self) -> Hashable:
        """Who is where."""
        return self._setup, self._apart, self._tone, self._ahead

    def measure_width(self, style: Style) -> Extent:
        """Its width; half of it will do."""
        return Extent(style.px(self._WIDTH / 2), style.px(self._WIDTH))

    def measure_height(self, style: Style, width: int) -> Extent:
        """The height of the face."""
        return Extent.fixed(style.px(self._FACE))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The groove, the difference on it, and both of them."""
        theme, thick, middle = style.theme, style.px(self._THICK), self.rect.center
        _pill(surface, style, self.rect.width, thick, middle, mixed(theme.panel, theme.panel_edge, _GROOVE))
        apart = round(self.rect.width * self._apart)
        _pill(surface, style, apart, thick, middle, self._tone.colour(theme))
        toward = apart // 2 if self._ahead else -(apart // 2)
        face = pygame.Rect(0, 0, style.px(self._FACE), style.px(self._FACE))
        face.center = (middle[0] + toward, middle[1])
        draw_medallion(surface, style, face, self._setup.name, theme.us, face=face_of(style, self._setup))
        mark = style.px(self._MARK)
        _pill(surface, style, mark, mark, (middle[0] - toward, middle[1]), theme.text)


class Ribbon(Node):
    """A ribbon in the colour of a side along the upper edge of its card."""

    def __init__(self, tone: Tone) -> None:
        super().__init__()
        self._tone = tone

    def content(self) -> Hashable:
        """The colour."""
        return self._tone

    def measure_width(self, style: Style) -> Extent:
        """As wide as there is room."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """A few units."""
        return Extent.fixed(style.px(5))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The ribbon."""
        _pill(surface, style, *self.rect.size, self.rect.center, self._tone.colour(style.theme))


class Rays(Node):
    """The light behind what was won."""

    def measure_width(self, style: Style) -> Extent:
        """It takes the room of what lies upon it."""
        return Extent.fixed(0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """It takes the room of what lies upon it."""
        return Extent.fixed(0)

    def content(self) -> Hashable:
        """It is always alike."""
        return "rays"

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The light."""
        surface.blit(rays(style, self.rect.size, (0.5, 0.5), _LIGHT), self.rect)


def _pill(surface: pygame.Surface, style: Style, wide: int, high: int, middle: tuple[int, int], colour: Rgb) -> None:
    """A bar with round ends."""
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        f'<rect width="{wide}" height="{high}" rx="{min(wide, high) / 2}" fill="{hex_of(colour)}"/></svg>'
    )
    bar = style.pictures.drawn(markup, (wide, high))
    surface.blit(bar, bar.get_rect(center=middle))
