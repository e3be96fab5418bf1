"""Totals of the teams over the rounds, as lines with marks of different shapes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from decimal import Decimal
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.theme import Rgb, Theme, hex_of
from game.ui.widgets.base import Widget

_STEPS: Final = (1, 2, 5)
_GRID_LINES: Final = 5
_APART: Final = 1.25
"""Heights of a line of text from one grid line to the next, at least."""
_NEAR: Final = Decimal("0.35")
"""From this part of the limit on a total is near to it."""


class TotalsGraph(Widget):
    """One line a team, each with marks of its own shape, and a line where the match ends if it is near."""

    def __init__(
        self,
        name: str,
        totals: Sequence[Sequence[Decimal]],
        rounds: Sequence[int],
        *,
        limit: int = 0,
        words: Sequence[str] = (),
    ) -> None:
        """Draw the totals of all teams after each of `rounds`; `words` are a sentence a round for a listener."""
        super().__init__(name, focusable=False)
        self._words = words
        self._totals = totals
        self._rounds = rounds
        self._limit = limit
        self._shown = len(rounds)

    @property
    def spoken(self) -> str:
        """The totals after each round that is drawn."""
        return ". ".join(self._words[: self._shown])

    @property
    def shown(self) -> int:
        """How many rounds are drawn; there is room for all."""
        return self._shown

    @shown.setter
    def shown(self, value: int) -> None:
        self.dirty |= value != self._shown
        self._shown = value

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Tray, grid with numbers, lines, marks."""
        draw_panel(surface, style, self.rect, PanelKind.TRAY)
        theme = style.theme
        numbers = style.type.width("−1000", style.text(18))
        line = style.type.height(style.text(18))
        plot = pygame.Rect(self.rect.left + numbers + style.px(18), self.rect.top + style.px(20), 0, 0)
        plot.width = self.rect.right - style.px(34) - plot.left
        plot.height = self.rect.bottom - line - style.px(14) - plot.top
        low, high, step = self._span(plot.height // max(1, round(line * _APART)))
        for value in range(math.ceil(low / step) * step, high + 1, step):
            y = plot.bottom - round((value - low) / (high - low) * plot.height)
            surface.fill(
                theme.panel_edge if value == 0 else theme.panel_raised, (plot.left, y, plot.width, style.px(1.5))
            )
            if self._limit == high and plot.top + line > y:  # there stands the limit
                continue
            label = f"{value}".replace("-", "−")
            draw_text(surface, style, label, 18, theme.text_soft, midright=(plot.left - style.px(10), y))
        if self._limit and low < self._limit <= high:
            y = plot.bottom - round((self._limit - low) / (high - low) * plot.height)
            dash = style.px(14)
            for left in range(plot.left, plot.right, 2 * dash):
                surface.fill(theme.gilt, (left, y, min(dash, plot.right - left), style.px(2)))
            if self._limit == high:  # a number beside the graph as the others are
                draw_text(surface, style, f"{high}", 18, theme.gilt, midright=(plot.left - style.px(10), y))
            else:
                draw_text(surface, style, f"{self._limit}", 16, theme.gilt, bottomleft=(plot.left + style.px(6), y))
        self._paint_rounds(surface, style, plot)
        markup = self._lines_markup(style, plot, low, high)
        margin = style.px(16)
        whole = plot.inflate(2 * margin, 2 * margin)
        picture = style.pictures.drawn(markup, whole.size)
        surface.blit(pygame.transform.flip(picture, True, False) if is_mirrored(surface) else picture, whole)

    def _span(self, most_lines: int) -> tuple[int, int, int]:
        values = [Decimal(0), *(total for totals in self._totals for total in totals)]
        low, high = min(values), max(*values, Decimal(50))
        near = self._limit * _NEAR <= high < self._limit
        if near:
            high = Decimal(self._limit)
        wanted = float(high - low) / max(1, min(_GRID_LINES, most_lines))
        step = next(
            factor * 10**power for power in range(7) for factor in _STEPS if factor * 10**power >= max(wanted, 1.0)
        )
        return math.floor(low), math.ceil(high) if near else math.ceil(high / step) * step, step

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
            values = [0.0, *(float(totals[team]) for totals in self._totals[: self._shown])]
            points = [
                (margin + x, margin + plot.height - (value - low) / (high - low) * plot.height)
                for x, value in zip(self._xs(plot.width), values, strict=False)
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


def mark_colour(theme: Theme, team: int) -> Rgb:
    """The colour of the mark of a team."""
    return (theme.us, theme.them, theme.good, theme.bad)[team % 4]


def team_colour(theme: Theme, team: int, own: int) -> Rgb:
    """The colour of a team for whoever sees it from the team `own`: that has the first mark, the others follow."""
    return mark_colour(theme, place_of_team(team, own))


def place_of_team(team: int, own: int) -> int:
    """The place of a team among all where the team `own` comes first."""
    return 0 if team == own else team + (team < own)


def draw_mark(surface: pygame.Surface, style: Style, team: int, centre: tuple[int, int], units: float = 10) -> None:
    """The mark of a team at a place, as in the graph."""
    radius = style.px(units)
    colour = hex_of(mark_colour(style.theme, team))
    side = 2 * radius + 2
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">'
        f"{mark_markup(team, side / 2, side / 2, radius, colour)}</svg>"
    )
    picture = style.pictures.drawn(markup, (side, side))
    surface.blit(picture, picture.get_rect(center=centre))
