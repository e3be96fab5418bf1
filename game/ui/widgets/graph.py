"""Totals of the teams over the rounds, as lines with marks of different shapes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from decimal import Decimal
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.mirror import is_mirrored
from game.ui.text import TextStyle
from game.ui.widgets.base import Widget

_STEPS: Final = (1, 2, 5)
_GRID_LINES: Final = 5


class TotalsGraph(Widget):
    """One line a team, each with marks of its own shape."""

    def __init__(self, name: str, totals: Sequence[Sequence[Decimal]], rounds: Sequence[int], limit: int = 0) -> None:
        """A broken line lies at a `limit` that nobody wants to reach, once somebody is half way there; 0: none."""
        super().__init__(name, focusable=False)
        highest = max((total for each in totals for total in each), default=Decimal(0))
        self._limit = limit if highest * 2 >= limit else 0
        self._totals = totals
        self._rounds = rounds

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Tray, grid with numbers, lines, marks."""
        draw_panel(surface, style, self.rect, PanelKind.TRAY)
        theme = style.theme
        numbers = style.type.width("−1000", style.text(18))
        line = style.type.height(style.text(18))
        plot = pygame.Rect(self.rect.left + numbers + style.px(18), self.rect.top + style.px(20), 0, 0)
        plot.width = self.rect.right - style.px(34) - plot.left
        plot.height = self.rect.bottom - line - style.px(14) - plot.top
        low, high, step = self._span()
        said = max(1, math.ceil(line * 0.9 * (high - low) / step / max(1, plot.height)))  # where labels have no room
        for value in range(low, high + 1, step):
            y = plot.bottom - round((value - low) / (high - low) * plot.height)
            surface.fill(
                theme.panel_edge if value == 0 else theme.panel_raised, (plot.left, y, plot.width, style.px(1.5))
            )
            label = f"{value}".replace("-", "−")
            if value // step % said:
                continue
            draw_text(surface, style, label, 18, theme.text_soft, midright=(plot.left - style.px(10), y))
        self._paint_rounds(surface, style, plot)
        if self._limit:
            self._paint_limit(
                surface, style, plot, plot.bottom - round((self._limit - low) / (high - low) * plot.height)
            )
        markup = self._lines_markup(style, plot, low, high)
        margin = style.px(16)
        whole = plot.inflate(2 * margin, 2 * margin)
        picture = style.pictures.drawn(markup, whole.size)
        surface.blit(pygame.transform.flip(picture, True, False) if is_mirrored(surface) else picture, whole)

    def _paint_limit(self, surface: pygame.Surface, style: Style, plot: pygame.Rect, y: int) -> None:
        """The broken line, and at its beginning what it stands at."""
        dash, colour = style.px(12), style.theme.bad
        label = style.type.line(str(self._limit), style.text(18), colour, TextStyle.STRONG)
        surface.blit(label, label.get_rect(bottomleft=(plot.left + style.px(6), y)))
        for left in range(plot.left, plot.right, 2 * dash):
            surface.fill(colour, (left, y, min(dash, plot.right - left), style.px(2)))

    def _span(self) -> tuple[int, int, int]:
        values = [Decimal(0), Decimal(self._limit), *(total for totals in self._totals for total in totals)]
        low, high = min(values), max(*values, Decimal(50))
        wanted = float(high - low) / _GRID_LINES
        step = next(
            factor * 10**power for power in range(7) for factor in _STEPS if factor * 10**power >= max(wanted, 1.0)
        )
        return math.floor(low / step) * step, math.ceil(high / step) * step, step

    def _xs(self, plot_width: int) -> list[float]:
        last = max(1, len(self._rounds))
        return [plot_width * index / last for index in range(len(self._rounds) + 1)]

    def _paint_rounds(self, surface: pygame.Surface, style: Style, plot: pygame.Rect) -> None:
        room = style.type.width("000", style.text(18))
        skip = max(1, -(-room * len(self._rounds) // max(1, plot.width)))
        for index, x in enumerate(self._xs(plot.width)):
            if index and index % skip == 0:
                place = (plot.left + round(x), plot.bottom + style.px(6))
                draw_text(surface, style, str(self._rounds[index - 1]), 18, style.theme.text_soft, midtop=place)

    def _lines_markup(self, style: Style, plot: pygame.Rect, low: int, high: int) -> str:
        margin = style.px(16)
        width, height = plot.width + 2 * margin, plot.height + 2 * margin
        colours: tuple[Rgb, ...] = (style.theme.us, style.theme.them, style.theme.good, style.theme.bad)
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">']
        for team in range(len(self._totals[0]) if self._totals else 0):
            values = [0.0, *(float(totals[team]) for totals in self._totals)]
            points = [
                (margin + x, margin + plot.height - (value - low) / (high - low) * plot.height)
                for x, value in zip(self._xs(plot.width), values, strict=True)
            ]
            colour = hex_of(colours[team % len(colours)])
            path = "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
            parts.append(
                f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="{style.px(4)}" '
                'stroke-linejoin="round"/>'
            )
            parts += [mark_markup(team, x, y, style.px(8), colour) for x, y in points[1:]]
        return "".join([*parts, "</svg>"])


def mark_markup(team: int, x: float, y: float, radius: float, colour: str) -> str:
    """The mark of a team, as SVG: a disc, a diamond, a square or a triangle, so that it is told without its colour."""
    shape = team % 4
    if shape == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * 0.85:.1f}" fill="{colour}"/>'
    if shape == 1:
        corners = ((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y))
    elif shape == 2:
        side = radius * 0.78
        corners = ((x - side, y - side), (x + side, y - side), (x + side, y + side), (x - side, y + side))
    else:
        corners = ((x, y - radius), (x + radius, y + radius * 0.8), (x - radius, y + radius * 0.8), (x, y - radius))
    path = "L".join(f"{across:.1f},{down:.1f}" for across, down in corners)
    return f'<path d="M{path}Z" fill="{colour}"/>'


def draw_mark(surface: pygame.Surface, style: Style, team: int, centre: tuple[int, int], units: float = 10) -> None:
    """The mark of a team at a place, as in the graph."""
    radius = style.px(units)
    colour = hex_of((style.theme.us, style.theme.them, style.theme.good, style.theme.bad)[team % 4])
    side = 2 * radius + 2
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">'
        f"{mark_markup(team, side / 2, side / 2, radius, colour)}</svg>"
    )
    picture = style.pictures.drawn(markup, (side, side))
    surface.blit(picture, picture.get_rect(center=centre))
