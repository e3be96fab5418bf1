"""What the player made of each round, beside what Club made of the same cards: two bars with their numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import number_text
from game.match.deals.same_deal_views import RoundsView
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel, draw_text
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import DAY, Rgb, hex_of, mixed
from game.ui.kit import Control, Extent
from game.ui.widgets.chart import Chart
from game.ui.widgets.marks import draw_bar

_CAPTION: Final = 20
_NUMBER: Final = 18
"""Units of what is written."""
_PAD: Final = 14
_LEAST: Final = 76
"""Units of the bars at least."""
_LOWEST: Final = 42
_BEST: Final = (150, 460)
_WIDEST: Final = 46
"""Units of them above rows of numbers, that the bars like to be high, also in an upright window, and of the width of
one at most."""
_APART: Final = 4
_SIGN: Final = 16
_RIM: Final = 2.5
"""Units between two bars, of a sign of the legend, and of the edge of those of Club."""
_HOLLOW: Final = 0.16
"""How much of the colour of Club is within its bars."""
_TRAY: Final = 0.53
_TINT: Final = 0.18
_FAINT: Final = 0.03
"""How dark the ground is, and how much of the colour of losses is in it where most was lost; by day gold bears less."""


class RoundChart(Chart):
    """Left and right walk from round to round; each says its numbers."""

    def __init__(self) -> None:
        super().__init__("rounds")
        self.upright = False
        """Whether the names of the bars have a line of their own, and the bars are high."""
        self.rounds: RoundsView | None = None
        """What it shows."""

    def show(self, rounds: RoundsView | None) -> None:
        """Show these rounds; the chosen one stays chosen."""
        chosen = self.chosen if self.rounds is not None else 0
        self.rounds = rounds
        if rounds is not None:
            self.fill(rounds.chart)
            self.chosen = min(chosen, len(rounds.rounds) - 1)

    def heights(self, style: Style) -> Extent:
        """The pixels of the lowest one that can be read, and those that it would like to have."""
        numbers = style.type.height(style.text(_NUMBER))
        lines = 2 if self.upright else 1
        around = lines * style.type.height(style.text(_CAPTION)) + numbers + 2 * style.px(_PAD)
        return Extent(around + style.px(_LEAST), around + style.px(_BEST[self.upright]))

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """A line of words above the bars, and the numbers of the rounds below."""
        draw_panel(surface, style, self.rect, PanelKind.TRAY)
        if self.rounds is not None:
            pad, words = style.px(_PAD), style.type.height(style.text(_CAPTION))
            head = pygame.Rect(self.rect.left + pad, self.rect.top + pad // 2, self.rect.width - 2 * pad, words)
            begin = self._paint_signs(surface, style, head, self.rounds) - pad
            if self.upright:
                head.top, begin = head.bottom, head.right
            text, room = self.spoken if self._pointed else self.view.summary, begin - head.left
            size = style.type.fitted(text, style.text(_CAPTION), room)
            if not self._pointed and style.type.width(text, size) > room:
                text = self.rounds.brief
            line = style.type.shortened(text, size, room)
            ink = style.theme.text if self._pointed else style.theme.text_soft
            draw_text(surface, style, line, size / style.scale, ink, midleft=(head.left, head.centery))
            self._plot = pygame.Rect(head.left, head.bottom + pad // 2, head.width, 0)
            self._plot.height = self.rect.bottom - pad // 2 - self._plot.top
            self._paint_rounds(surface, style, self.rounds)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_signs(self, surface: pygame.Surface, style: Style, head: pygame.Rect, rounds: RoundsView) -> int:
        """Name the bars at the end of the line, or at its beginning if upright; returns where the names begin."""
        theme, side, size = style.theme, style.px(_SIGN), style.text(_CAPTION)
        (own, club), player = rounds.totals, _("A Club player in your seat")
        owners = (_("You"), own, theme.us), (player, club, theme.text)
        names = [style.type.line(name, size, theme.text_soft) for name, _total, _ink in owners]
        totals = [style.type.line(total, size, ink, TextStyle.STRONG) for _name, total, ink in owners]
        words = sum(line.get_width() for line in (*names, *totals))
        begin = left = (
            head.left if self.upright else head.right - words - 2 * (side + style.px(14)) - style.px(2 * _PAD)
        )
        for place, (name, total) in enumerate(zip(names, totals, strict=True)):
            sign = pygame.Rect(left, head.centery - side // 2, side, side)
            self._paint_bar(surface, style, sign, owners[place][2], hollow=place > 0)
            left = sign.right + style.px(8)
            surface.blit(name, name.get_rect(midleft=(left, head.centery)))
            left += name.get_width() + style.px(6)
            surface.blit(total, total.get_rect(midleft=(left, head.centery)))
            left += total.get_width() + style.px(2 * _PAD)
        return begin

    def _paint_rounds(self, surface: pygame.Surface, style: Style, rounds: RoundsView) -> None:
        """The numbers stand at the ends of the bars, or below each other under the rounds, or not at all."""
        theme, px, plot, units = style.theme, style.px, self._plot, _NUMBER
        pairs = [(each.points, each.club) for each in rounds.rounds]
        known = [float(points) for pair in pairs for points in pair if points is not None]
        most, least = max(0.0, *known), min(0.0, *known)
        size = style.text(units)
        numbers = style.type.height(size)
        texts = [[number_text(points) if points is not None else "…" for points in pair] for pair in pairs]
        longest = max(style.type.width(text, size, TextStyle.STRONG) for pair in texts for text in pair)
        slot, beside = plot.width / len(pairs), 2 * longest + 3 * px(_APART)
        at_ends = beside <= slot
        heads = max(style.type.width(head, size) for head in rounds.heads) + px(_PAD)
        slot = (plot.width - heads) / len(pairs)
        below = not at_ends and longest + px(_APART) <= slot and plot.height >= 3 * numbers + px(_LOWEST)
        if at_ends and beside > slot:  # numbers rather than what they are
            heads, slot = 0, plot.width / len(pairs)
        plot.left, plot.width = plot.left + heads, plot.width - heads
        foot = plot.bottom - numbers * (3 if below else 1)
        top = plot.top + (numbers if at_ends and most > 0 else 0)
        bottom = foot - (numbers if at_ends and least < 0 else 0)
        scale = (bottom - top) / ((most - least) or 1.0)
        ground = top + round(most * scale)
        wide = max(px(3), min(px(_WIDEST), round(slot * 0.36)))
        step = max(wide, longest) + px(_APART) if at_ends else wide + px(1)
        every = max(1, -(-style.type.width("00", size) // max(1, round(slot) - px(_APART))))
        for row, head in enumerate((rounds.heads if below else rounds.heads[:1]) if heads else ()):
            at = (plot.left - px(_PAD), foot + row * numbers)
            draw_text(surface, style, head, units, theme.us if row == 1 else theme.text_soft, topright=at)
        if rounds.worst is not None:
            self._paint_worst(surface, style, rounds.worst, slot)
        for place, (pair, middle) in enumerate(zip(pairs, self._xs(), strict=True)):
            pointed = place == self.chosen and self._pointed
            if pointed:
                column = pygame.Rect(round(middle - slot / 2), plot.top, round(slot), plot.height)
                draw_panel(surface, style, column, PanelKind.ROW_CHOSEN, radius=6)
            for number, points in enumerate(pair):
                ink, text = theme.text if number else theme.us, texts[place][number]
                x = round(middle + (number - 0.5) * step)
                end = ground - round(float(points or 0) * scale)
                bar = pygame.Rect(x - wide // 2, min(end, ground), wide, abs(end - ground))
                self._paint_bar(surface, style, bar, ink, hollow=number > 0)
                if at_ends:
                    anchor = {"midtop": (x, end)} if points is not None and points < 0 else {"midbottom": (x, end)}
                    draw_text(surface, style, text, units, ink, TextStyle.STRONG, **anchor)
                elif below:
                    at = (round(middle), foot + numbers * (1 + number))
                    draw_text(surface, style, text, units, ink, TextStyle.STRONG, midtop=at)
            if place % every == 0 or pointed:
                ink = theme.text if pointed else theme.text_soft
                draw_text(surface, style, self._marks[place].label, units, ink, midtop=(round(middle), foot))
        surface.fill(theme.rim, (plot.left, ground, plot.width, px(1.5)))

    def _paint_worst(self, surface: pygame.Surface, style: Style, worst: int, slot: float) -> None:
        """A tint behind the round in which most was lost."""
        left = round(self._xs()[worst] - slot / 2)
        ground = mixed(style.theme.panel, style.theme.night, _TRAY)
        column = pygame.Rect(left, self._plot.top, round(slot), self._plot.height)
        by_day = style.theme is DAY
        surface.fill(mixed(ground, style.theme.bad, _FAINT if by_day else _TINT), column)
        if by_day:
            pygame.draw.rect(surface, style.theme.bad, column, max(1, round(style.px(1.5))))

    def _paint_bar(self, surface: pygame.Surface, style: Style, bar: pygame.Rect, ink: Rgb, *, hollow: bool) -> None:
        """Full for the player, an outline for Club, so that they differ without colours."""
        if not hollow or bar.height < 1:
            draw_bar(surface, style, bar, ink)
            return
        rim = min(style.px(_RIM), bar.width / 2, bar.height / 2)
        inner = f'x="{rim / 2}" y="{rim / 2}" width="{bar.width - rim}" height="{bar.height - rim}"'
        ground = hex_of(mixed(style.theme.panel, ink, _HOLLOW))
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{bar.width}" height="{bar.height}"><rect {inner} '
            f'rx="{min(style.px(3), bar.height / 2)}" fill="{ground}" stroke="{hex_of(ink)}" stroke-width="{rim}"/>'
            "</svg>"
        )
        surface.blit(style.pictures.drawn(markup, bar.size), bar)


class Rounds(Control):
    """The place of a chart of rounds, which takes what height there is."""

    def __init__(self, chart: RoundChart) -> None:
        super().__init__(chart)
        self._chart = chart

    def texts(self) -> Iterator[str]:
        """What they are, the summary and both totals; each round is heard when it is chosen."""
        rounds = self._chart.rounds
        if rounds is not None:
            yield from (rounds.heads[0], rounds.chart.summary, f"{_('You')} {rounds.totals[0]}")
            yield f"{_('A Club player in your seat')} {rounds.totals[1]}"

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent(0, 0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """Bars that can be read, or as high as they would like to be."""
        return self._chart.heights(style)
