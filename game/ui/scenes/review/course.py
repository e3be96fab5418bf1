"""The course of a round: a bar for each turn of the player, up for what it gained and down for what it cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel, draw_paragraph, draw_text
from game.ui.mirror import pixels_of
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets import Widget

_SUMMARY: Final = 19
_CAPTION: Final = 16
_FIGURE: Final = 15
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
    units = (_SUMMARY, _FIGURE, _FIGURE, SMALLEST)
    return sum(style.type.height(style.text(each)) for each in units) + style.px(_BARS)


@dataclass(frozen=True, slots=True)
class TurnWorth:
    """What the decisions of a turn came to."""

    turn: int
    points: float
    """Negative for what they cost; 0 where no difference was found."""
    chosen: bool
    """Whether the decision that is shown is one of them."""
    said: str
    """Its points with their sign; empty where no difference was found."""


class Course(Widget):
    """Bars on their line, with the numbers of turns below them; a click or an arrow chooses a turn."""

    def __init__(self, name: str, choose: Callable[[int], None]) -> None:
        super().__init__(name)
        self._choose = choose
        self._summary = ""
        self._turns: Sequence[TurnWorth] = ()
        self._field = pygame.Rect(0, 0, 0, 0)

    def show(self, summary: str, turns: Sequence[TurnWorth]) -> None:
        """What is said above it, and its bars."""
        self.dirty |= (self._summary, self._turns) != (summary, turns)
        self._summary, self._turns = summary, turns

    @property
    def spoken(self) -> str:
        """The summary, and every turn in which something was gained or lost."""
        turns = [f"{_('Turn {turn}', turn=each.turn)}: {each.said}." for each in self._turns if each.said]
        return " ".join([f"{self._summary}.", *turns])

    def handle(self, event: pygame.Event) -> bool:
        """The turn that was clicked, or the one beside the chosen one."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._turns:
            place = (event.pos[0] - self._field.left) * len(self._turns) // max(1, self._field.width)
            self._choose(self._turns[max(0, min(place, len(self._turns) - 1))].turn)
            return True
        if event.type == pygame.KEYDOWN and event.key in _STEPS and self._turns:
            chosen = next((place for place, each in enumerate(self._turns) if each.chosen), 0)
            wanted = max(0, min(chosen + _STEPS[event.key], len(self._turns) - 1))
            self._choose(self._turns[wanted].turn)
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """What it is, and the bars."""
        theme, px, pad = style.theme, style.px, style.px(_PAD)
        draw_panel(surface, style, self.rect, PanelKind.TRAY)
        top = self.rect.top + px(8)
        captioned = self.rect.height >= least_height(style) + style.type.height(style.text(_CAPTION))
        for text, units, shade, kind in (
            (self._summary, _SUMMARY, theme.text, TextStyle.STRONG),
            (_("What each turn gained or cost, in points"), _CAPTION, theme.text_soft, TextStyle.BODY),
        )[: 1 + captioned]:
            words = pygame.Rect(self.rect.left + pad, top, self.rect.width - 2 * pad, 0)
            top += draw_paragraph(surface, style, text, units, shade, words, kind)
        figures, numbers = style.type.height(style.text(_FIGURE)), style.type.height(style.text(SMALLEST))
        self._field = pygame.Rect(self.rect.left + pad, top + px(4), self.rect.width - 2 * pad, 0)
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
        numbered = said_until = field.left
        for place, each in enumerate(self._turns):
            middle = field.left + round((place + 0.5) * step)
            length = max(even, round(field.height * abs(each.points) / whole)) if each.points else even
            top = line - length if each.points > 0 else line if each.points else line - even // 2
            bar = pygame.Rect(middle - wide // 2, top, wide, length)
            colour = theme.good if each.points > 0 else theme.bad if each.points < 0 else theme.text_faint
            surface.fill(colour, bar)
            if each.chosen:
                around = pixels_of(surface, bar.inflate(px(8), px(8)))
                pygame.draw.rect(surface, theme.rim_lit, around, max(2, px(2)), px(3))
            half = style.type.width(each.said, style.text(_FIGURE), TextStyle.STRONG) // 2
            if each.said and middle - half >= said_until:
                anchor = {"midbottom": (middle, bar.top - px(3))} if each.points > 0 else {}
                anchor = anchor or {"midtop": (middle, bar.bottom + px(3))}
                drawn = draw_text(surface, style, each.said, _FIGURE, colour, TextStyle.STRONG, **anchor)
                said_until = drawn.right + px(4)
            number = str(each.turn)
            half = style.type.width(number, style.text(SMALLEST)) // 2
            if middle - half >= numbered:
                shade = theme.text if each.chosen else theme.text_soft
                place_of = (middle, self.rect.bottom - px(5))
                drawn = draw_text(surface, style, number, SMALLEST, shade, midbottom=place_of)
                numbered = drawn.right + px(6)
