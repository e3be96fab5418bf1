"""The course of a round: a bar for each turn of the player, up for what it gained and down for what it cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel, draw_paragraph, draw_text
from game.ui.graphics.theme import Rgb
from game.ui.mirror import pixels_of
from game.ui.shared_texts import number_text
from game.ui.text import TextStyle
from game.ui.widgets import Widget

_VERDICT: Final = 21
_SUMMARY: Final = 18
_CAPTION: Final = 17
_FIGURE: Final = 16
_NUMBER: Final = 16
_BAR: Final = 24
"""Units of the width of a bar at most."""
_EVEN: Final = 3
"""Units of the height of what stands for a turn that made no difference."""
_PAD: Final = 16
_BARS: Final = 44
"""Units of height that bars take at least."""
_STEPS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


def least_height(style: Style) -> int:
    """In pixels, without which its bars say nothing."""
    units = (_VERDICT, _SUMMARY, _FIGURE, _FIGURE, _NUMBER)
    return sum(style.type.height(style.text(each)) for each in units) + style.px(_BARS)


def usual_height(style: Style) -> int:
    """The same with what they count."""
    return least_height(style) + style.type.height(style.text(_CAPTION))


@dataclass(frozen=True, slots=True)
class Summary:
    """What a round comes to."""

    verdict: str
    """In a word or two."""
    good: bool | None
    """Whether it was played well; None for neither well nor badly."""
    told: str
    """What the player's decisions cost in all."""


@dataclass(frozen=True, slots=True)
class TurnWorth:
    """What the decisions of a turn came to."""

    turn: int
    points: float
    """Negative for what they cost; 0 where no difference was found."""
    decided: bool = True
    """Whether there was anything to decide in it."""
    chosen: bool = False
    """Whether the decision that is shown is one of them."""
    said: str = ""
    """Its points with their sign; empty where no difference was found."""


class Course(Widget):
    """Bars on their line, with the numbers of turns below them; a click or an arrow chooses a turn."""

    def __init__(self, name: str, choose: Callable[[int], None]) -> None:
        super().__init__(name)
        self._choose = choose
        self._summary = Summary("", None, "")
        self._turns: Sequence[TurnWorth] = ()
        self._field = pygame.Rect(0, 0, 0, 0)

    def show(self, summary: Summary, turns: Sequence[TurnWorth]) -> None:
        """What is said above its bars, and one for each turn of the player."""
        self.dirty |= (self._summary, self._turns) != (summary, turns)
        self._summary, self._turns = summary, turns

    @property
    def spoken(self) -> str:
        """The summary, and every turn in which something was gained or lost."""
        turns = [f"{_('Turn {turn}', turn=each.turn)}: {each.said}." for each in self._turns if each.said]
        return " ".join([f"{self._summary.verdict}.", self._summary.told, *turns])

    def handle(self, event: pygame.Event) -> bool:
        """The turn that was clicked, or the one beside the chosen one."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._turns:
            place = (event.pos[0] - self._field.left) * len(self._turns) // max(1, self._field.width)
            pointed = self._turns[max(0, min(place, len(self._turns) - 1))]
            if pointed.decided:
                self._choose(pointed.turn)
            return True
        if event.type == pygame.KEYDOWN and event.key in _STEPS and self._turns:
            decided = [each for each in self._turns if each.decided]
            chosen = next((place for place, each in enumerate(decided) if each.chosen), 0)
            if decided:
                self._choose(decided[max(0, min(chosen + _STEPS[event.key], len(decided) - 1))].turn)
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """What it is, and the bars."""
        theme, px, pad = style.theme, style.px, style.px(_PAD)
        draw_panel(surface, style, self.rect, PanelKind.TRAY)
        top = self.rect.top + px(8)
        summary, shade = self._summary, theme.gilt
        if summary.good is not None:
            shade = theme.good if summary.good else theme.bad
        wide, verdict = (
            self.rect.width - 2 * pad,
            style.type.width(summary.verdict, style.text(_VERDICT), TextStyle.STRONG),
        )
        beside = verdict + px(14) + style.type.width(summary.told, style.text(_SUMMARY)) <= wide
        if beside:
            line = style.type.line(summary.told, style.text(_SUMMARY), theme.text)
            high = style.type.height(style.text(_VERDICT), TextStyle.STRONG)
            surface.blit(line, line.get_rect(midright=(self.rect.right - pad, top + high // 2)))
        least = 2 * style.type.height(style.text(_FIGURE)) + style.type.height(style.text(_NUMBER)) + px(_BARS)
        for text, units, colour, kind in (
            (summary.verdict, _VERDICT, shade, TextStyle.STRONG),
            ("" if beside else summary.told, _SUMMARY, theme.text, TextStyle.BODY),
            (_("Points that each of your turns gained or gave away"), _CAPTION, theme.text_soft, TextStyle.BODY),
        ):
            words = pygame.Rect(self.rect.left + pad, top, wide, 0)
            if units == _CAPTION and top + style.type.height(style.text(units)) > self.rect.bottom - least:
                continue
            top += draw_paragraph(surface, style, text, units, colour, words, kind) if text else 0
        figures, numbers = style.type.height(style.text(_FIGURE)), style.type.height(style.text(_NUMBER))
        axis = draw_text(
            surface,
            style,
            _("Turn"),
            _NUMBER,
            theme.text_soft,
            bottomleft=(self.rect.left + pad, self.rect.bottom - px(5)),
        )
        self._field = pygame.Rect(axis.right + px(8), top + px(4), 0, 0)
        self._field.width = max(1, self.rect.right - pad - self._field.left)
        self._field.height = self.rect.bottom - px(6) - numbers - self._field.top
        self._paint_bars(surface, style, self._field.inflate(0, -2 * (figures + px(3))))
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_bars(self, surface: pygame.Surface, style: Style, field: pygame.Rect) -> None:
        """In a field that leaves room for figures above and below it."""
        theme, px = style.theme, style.px
        gained = max(0.0, *(each.points for each in self._turns), 0.0)
        cost = -min(0.0, *(each.points for each in self._turns), 0.0)
        whole, even = (gained + cost) or 1.0, max(2, px(_EVEN))
        line = field.top + round(field.height * (gained / whole if gained + cost else 0.5))
        step = field.width / max(1, len(self._turns))
        wide = max(2, min(px(_BAR), round(step * 0.66)))
        surface.fill(theme.text_faint, (field.left, line, field.width, max(1, px(1))))
        numbered, bars = field.left, list[tuple[TurnWorth, pygame.Rect, Rgb]]()
        for place, each in enumerate(self._turns):
            middle = field.left + round((place + 0.5) * step)
            length = max(even, round(field.height * abs(each.points) / whole)) if each.points else even
            top = line - length if each.points > 0 else line if each.points else line - even // 2
            bar = pygame.Rect(middle - wide // 2, top, wide, length)
            colour = theme.good if each.points > 0 else theme.bad if each.points < 0 else theme.text_faint
            if each.decided:
                surface.fill(colour, bar)
                bars.append((each, bar, colour))
            if each.chosen:
                around = pixels_of(surface, bar.inflate(px(8), px(8)))
                pygame.draw.rect(surface, theme.rim_lit, around, max(2, px(2)), px(3))
            number = number_text(Decimal(each.turn))
            half = style.type.width(number, style.text(_NUMBER)) // 2
            if middle - half >= numbered:
                shade = theme.text if each.chosen else theme.text_soft if each.decided else theme.text_faint
                place_of = (middle, self.rect.bottom - px(5))
                drawn = draw_text(surface, style, number, _NUMBER, shade, midbottom=place_of)
                numbered = drawn.right + px(6)
        self._paint_figures(surface, style, bars)

    def _paint_figures(
        self, surface: pygame.Surface, style: Style, bars: Sequence[tuple[TurnWorth, pygame.Rect, Rgb]]
    ) -> None:
        """Beyond the end of each bar; where two would touch, that of the chosen turn or of the higher bar."""
        written: list[pygame.Rect] = []
        for each, bar, colour in sorted(bars, key=lambda one: (not one[0].chosen, -abs(one[0].points))):
            if not each.said:
                continue
            line = style.type.line(each.said, style.text(_FIGURE), colour, TextStyle.STRONG)
            place = line.get_rect(midtop=(bar.centerx, bar.bottom + style.px(3)))
            if each.points > 0:
                place.bottom = bar.top - style.px(3)
            place.clamp_ip(self.rect.inflate(-2 * style.px(6), 0))
            if place.bottom > self._field.bottom or place.top < self._field.top:
                continue
            if place.inflate(style.px(8), 0).collidelist(written) < 0:
                surface.blit(line, place)
                written.append(place)
