"""Charts in a tree: the graph that can be walked, and the small drawings of parts of a whole."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator
from typing import Final

import pygame

from game.charts import Merit
from game.i18n import _
from game.ui.graphics.drawing import Style
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb, area_of, hex_of, mixed
from game.ui.kit import Control, Extent, Node
from game.ui.widgets import Chart
from game.ui.widgets.marks import merit_colour

_EVEN: Final = 0.5


class ChartPanel(Control):
    """A chart with what it counts; its marks are heard one by one as they are walked."""

    def __init__(self, chart: Chart, *, height: float, grow: float = 0, name: str = "") -> None:
        """Show a chart, at least `height` units high."""
        super().__init__(chart, width=height, height=height, grow=grow, name=name)
        self._view = chart.view

    def texts(self) -> Iterator[str]:
        """The axes, the names of colours and lines, the sentence about all marks, and the chosen mark."""
        if self._view.marks:
            yield from (self._view.up, self._view.across)
            yield _(", ").join(label for _key, label in (*self._view.legend, *self._view.levels))
            yield self._view.summary
        yield from super().texts()


class ShareRing(Node):
    """A ring that is as far round as a part of a whole, with the figure inside."""

    _STROKE: Final = 0.11
    _GROOVE: Final = 0.7
    """The parts of the ring that its line takes, and of its colour that the empty part has."""
    _LETTERS: Final = 0.3
    _INNER: Final = 0.68
    """The size of the figure and its room, as parts of the ring."""

    def __init__(self, share: float | None, value: str, *, size: float) -> None:
        """Draw a ring `size` units wide; without a `share` the figure alone."""
        super().__init__()
        self._share = share
        self._value = value
        self._size = size

    def texts(self) -> Iterator[str]:
        """The figure."""
        yield self._value

    def measure_width(self, style: Style) -> Extent:
        """Its size, or somewhat smaller."""
        return Extent(style.px(self._size * 2 / 3), style.px(self._size))

    def measure_height(self, style: Style, width: int) -> Extent:
        """As high as wide."""
        return self.measure_width(style)

    def content(self) -> Hashable:
        """The figure."""
        return self._share, self._value

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """It begins at the top and goes round as the hands of a clock do."""
        side, theme = min(self.rect.size), style.theme
        if self._share is not None:
            stroke = side * self._STROKE
            radius = (side - stroke) / 2
            around = 2 * math.pi * radius
            circle = f'cx="{side / 2}" cy="{side / 2}" r="{radius}" fill="none" stroke-width="{stroke}"'
            markup = (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">'
                f'<circle {circle} stroke="{hex_of(mixed(theme.panel, theme.panel_edge, self._GROOVE))}"/>'
                f'<circle {circle} stroke="{hex_of(area_of(theme, theme.won))}" stroke-dasharray='
                f'"{around * self._share:.2f} {around:.2f}" transform="rotate(-90 {side / 2} {side / 2})"/></svg>'
            )
            ring = style.pictures.drawn(markup, (side, side))
            surface.blit(ring, ring.get_rect(center=self.rect.center))
        size = style.type.fitted(self._value, round(side * self._LETTERS), round(side * self._INNER), TextStyle.STRONG)
        value = style.type.line(self._value, size, theme.gilt, TextStyle.STRONG)
        surface.blit(value, value.get_rect(center=self.rect.center))


class ShareBar(Node):
    """A part of a whole as a bar with a mark at the half."""

    _LEAST: Final = 40
    _NATURAL: Final = 160
    _HIGH: Final = 16
    _MARK: Final = (3, 26)
    """Units of the bar, and of the mark at the half."""
    _GROOVE: Final = 0.6
    _SHADED: Final = 0.2

    def __init__(self, share: float, *, grow: float = 0, optional: bool = False) -> None:
        super().__init__(grow=grow, optional=optional)
        self._share = share

    def measure_width(self, style: Style) -> Extent:
        """Short enough to leave room for words."""
        return Extent(style.px(self._LEAST), style.px(self._NATURAL))

    def measure_height(self, style: Style, width: int) -> Extent:
        """That of the mark."""
        return Extent.fixed(style.px(self._MARK[1]))

    def content(self) -> Hashable:
        """The part."""
        return self._share

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """A groove, the part that is filled, and the mark."""
        theme = style.theme
        bar = pygame.Rect(0, 0, self.rect.width, style.px(self._HIGH)).move_to(center=self.rect.center)
        self._paint_pill(surface, style, bar, mixed(theme.panel, theme.panel_edge, self._GROOVE))
        filled = pygame.Rect(bar.topleft, (round(bar.width * self._share), bar.height))
        if filled.width >= filled.height:
            merit = Merit.GOOD if round(self._share, 2) >= _EVEN else Merit.BAD
            self._paint_pill(surface, style, filled, area_of(theme, merit_colour(theme, merit)))
        half = pygame.Rect(0, 0, max(2, style.px(self._MARK[0])), min(self.rect.height, style.px(self._MARK[1])))
        half.center = bar.center
        surface.fill(theme.text, half)

    def _paint_pill(self, surface: pygame.Surface, style: Style, rect: pygame.Rect, colour: Rgb) -> None:
        """Round ends, and a little darker at the foot."""
        foot = mixed(colour, style.theme.panel, self._SHADED)
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{rect.width}" height="{rect.height}"><defs>'
            f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{rect.height}">'
            f'<stop offset="0" stop-color="{hex_of(colour)}"/><stop offset="1" stop-color="{hex_of(foot)}"/>'
            "</linearGradient></defs>"
            f'<rect width="{rect.width}" height="{rect.height}" rx="{rect.height / 2}" fill="url(#g)"/></svg>'
        )
        surface.blit(style.pictures.drawn(markup, rect.size), rect)


class HalfMark(Node):
    """The mark at the half of a bar, for a legend."""

    def measure_width(self, style: Style) -> Extent:
        """As wide as on a bar."""
        return Extent.fixed(max(2, style.px(ShareBar._MARK[0])))

    def measure_height(self, style: Style, width: int) -> Extent:
        """As high as a bar."""
        return Extent.fixed(style.px(ShareBar._HIGH))

    def content(self) -> Hashable:
        """It always looks the same."""
        return True

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """A short line."""
        surface.fill(style.theme.text, self.rect)
