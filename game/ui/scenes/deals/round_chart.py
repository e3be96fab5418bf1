"""What the player made of each round, beside what Club made of the same cards: two bars with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

import pygame

from game.charts import ChartView, Mark, Shape
from game.i18n import _, plural
from game.i18n.wording import level_name, number_text
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel, draw_text
from game.ui.graphics.theme import DAY, Rgb, hex_of, mixed
from game.ui.scenes.deals.seat_results import RoundResult
from game.ui.text import TextStyle
from game.ui.widgets.chart import Chart
from game.ui.widgets.marks import draw_bar

FEWEST_ROUNDS: Final = 2
"""Of fewer there is nothing to be compared with each other."""
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
        self.larger = 1.0
        """Its words are so much larger than usual."""
        self.upright = False
        """Whether whose bars they are stands on a line of its own, and the bars have height."""
        self._results: Sequence[RoundResult] = ()
        self._totals: tuple[str, str] = ("", "")
        self._heads: tuple[str, str, str] = ("", "", "")
        """What the rows of numbers below the bars tell."""
        self._worst: int | None = None
        """Where the round lies in which most was lost."""
        self._fewest_win = False

    def show(self, results: Sequence[RoundResult], totals: tuple[str, str], rounds: str, *, fewest_win: bool) -> None:
        """These `rounds`, as they are called, and both totals beside the signs of the player and of Club."""
        self._results, self._totals, self._heads = results, totals, (rounds, _("You"), level_name("club"))
        self._worst, self._fewest_win = _worst(results, fewest_win=fewest_win), fewest_win
        chosen = self.chosen if self._marks else 0
        marks = [Mark(float(each.points), str(each.number), _said(each)) for each in results]
        self.fill(ChartView(marks, Shape.BARS, summary=_summary(results, self._worst, fewest_win=fewest_win)))
        self.chosen = min(chosen, max(0, len(marks) - 1))

    def least_height(self, style: Style) -> int:
        """The pixels of the lowest one that can be read."""
        return self._around(style) + style.px(_LEAST)

    def best_height(self, style: Style) -> int:
        """The pixels that it would like to have."""
        return self._around(style) + style.px(_BEST[self.upright])

    def _around(self, style: Style) -> int:
        """The pixels above and below the bars."""
        numbers = style.type.height(style.text(_NUMBER * self.larger))
        lines = 2 if self.upright else 1
        return lines * style.type.height(style.text(_CAPTION * self.larger)) + numbers + 2 * style.px(_PAD)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """A line of words above the bars, and the numbers of the rounds below."""
        draw_panel(surface, style, self.rect, PanelKind.TRAY)
        if self._results:
            pad, words = style.px(_PAD), style.type.height(style.text(_CAPTION * self.larger))
            head = pygame.Rect(self.rect.left + pad, self.rect.top + pad // 2, self.rect.width - 2 * pad, words)
            begin = self._paint_signs(surface, style, head) - pad
            if self.upright:  # they stand on a line of their own
                head.top, begin = head.bottom, head.right
            said, room = self.spoken if self._pointed else self.view.summary, begin - head.left
            size = style.type.fitted(said, style.text(_CAPTION * self.larger), room)
            if said == self.view.summary and style.type.width(said, size) > room:
                said = _summary(self._results, None, fewest_win=self._fewest_win)
            line = style.type.shortened(said, size, room)
            ink = style.theme.text if self._pointed else style.theme.text_soft
            draw_text(surface, style, line, size / style.scale, ink, midleft=(head.left, head.centery))
            self._plot = pygame.Rect(head.left, head.bottom + pad // 2, head.width, 0)
            self._plot.height = self.rect.bottom - pad // 2 - self._plot.top
            self._paint_rounds(surface, style)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_signs(self, surface: pygame.Surface, style: Style, head: pygame.Rect) -> int:
        """Who has which bars, at the end of the line, or at its beginning if upright; returns where that begins."""
        theme, side, size = style.theme, style.px(_SIGN), _CAPTION * self.larger
        told = ((_("You"), self._totals[0], theme.us), (_("A Club player in your seat"), self._totals[1], theme.text))
        names = [style.type.line(name, style.text(size), theme.text_soft) for name, _total, _ink in told]
        totals = [style.type.line(total, style.text(size), ink, TextStyle.STRONG) for _name, total, ink in told]
        words = sum(line.get_width() for line in (*names, *totals))
        begin = left = (
            head.left if self.upright else head.right - words - 2 * (side + style.px(14)) - style.px(2 * _PAD)
        )
        for place, (name, total) in enumerate(zip(names, totals, strict=True)):
            sign = pygame.Rect(left, head.centery - side // 2, side, side)
            self._paint_bar(surface, style, sign, told[place][2], hollow=place > 0)
            left = sign.right + style.px(8)
            surface.blit(name, name.get_rect(midleft=(left, head.centery)))
            left += name.get_width() + style.px(6)
            surface.blit(total, total.get_rect(midleft=(left, head.centery)))
            left += total.get_width() + style.px(2 * _PAD)
        return begin

    def _paint_rounds(self, surface: pygame.Surface, style: Style) -> None:
        """The numbers stand at the ends of the bars, or below each other under the rounds, or not at all."""
        theme, px, plot, units = style.theme, style.px, self._plot, _NUMBER * self.larger
        pairs = [(each.points, each.club) for each in self._results]
        known = [float(points) for pair in pairs for points in pair if points is not None]
        most, least = max(0.0, *known), min(0.0, *known)
        size = style.text(units)
        numbers = style.type.height(size)
        texts = [[number_text(points) if points is not None else "…" for points in pair] for pair in pairs]
        longest = max(style.type.width(text, size, TextStyle.STRONG) for pair in texts for text in pair)
        slot, beside = plot.width / len(pairs), 2 * longest + 3 * px(_APART)
        at_ends = beside <= slot
        heads = max(style.type.width(head, size) for head in self._heads) + px(_PAD)
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
        for row, head in enumerate((self._heads if below else self._heads[:1]) if heads else ()):
            at = (plot.left - px(_PAD), foot + row * numbers)
            draw_text(surface, style, head, units, theme.us if row == 1 else theme.text_soft, topright=at)
        if self._worst is not None:
            self._paint_worst(surface, style, slot)
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

    def _paint_worst(self, surface: pygame.Surface, style: Style, slot: float) -> None:
        """A tint behind the round in which most was lost."""
        left = round(self._xs()[self._worst or 0] - slot / 2)
        ground = mixed(style.theme.panel, style.theme.night, _TRAY)
        column = pygame.Rect(left, self._plot.top, round(slot), self._plot.height)
        by_day = style.theme is DAY
        surface.fill(mixed(ground, style.theme.bad, _FAINT if by_day else _TINT), column)
        if by_day:
            pygame.draw.rect(surface, style.theme.bad, column, max(1, round(style.px(1.5))))

    def _paint_bar(self, surface: pygame.Surface, style: Style, bar: pygame.Rect, ink: Rgb, *, hollow: bool) -> None:
        """Full for the player, an outline for Club, so that they are told without colours."""
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


def _said(each: RoundResult) -> str:
    points = number_text(each.points)
    if each.club is None:
        return _("Round {round}: you {points}", round=each.number, points=points)
    return _(
        "Round {round}: you {points}, a Club player {club}",
        round=each.number,
        points=points,
        club=number_text(each.club),
    )


def _summary(results: Sequence[RoundResult], worst: int | None, *, fewest_win: bool) -> str:
    """In how many rounds the player did better, and which was the worst, if that is to be told.

    What the numbers are as long as Club is still playing.
    """
    pairs = [(each.points, each.club) for each in results if each.club is not None]
    if len(pairs) < len(results):
        return _("Points of each round")
    better = sum(_is_better(points, club, fewest_win=fewest_win) for points, club in pairs)
    said = plural(
        "Better than a Club player in {better} of {count} round",
        "Better than a Club player in {better} of {count} rounds",
        len(pairs),
        better=better,
    )
    lost = _("most lost in round {round}", round=results[worst].number) if worst is not None else ""
    return " · ".join(filter(None, (said, lost)))


def _worst(results: Sequence[RoundResult], *, fewest_win: bool) -> int | None:
    """Where the round lies in which Club did better by most; None where it did in none, or is still playing."""
    if any(each.club is None for each in results):
        return None
    lost = [(each.points - (each.club or 0)) * (1 if fewest_win else -1) for each in results]
    most = max(lost, default=Decimal(0))
    return lost.index(most) if most > 0 else None


def _is_better(points: Decimal, club: Decimal, *, fewest_win: bool) -> bool:
    return points < club if fewest_win else points > club
