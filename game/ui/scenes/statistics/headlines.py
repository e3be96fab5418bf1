"""The figures that matter most, large, each on a panel of its own, and below them how the last matches ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.i18n import _, plural
from game.match.course import EVEN, LOST, WON
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.outcome import draw_outcome
from game.ui.text import TextStyle
from game.ui.widgets import Widget
from game.ui.widgets.marks import Tone, tone_colour

_VALUE: Final = 38
_LABEL: Final = 18
_LATEST: Final = 17
_LARGER: Final = 1.3
"""So much larger are all texts where two stand side by side."""
_GAP: Final = 12
_PAD: Final = 16
_SIGN: Final = 32
_STEP: Final = (40, 116)
"""Units from one sign to the next at least and at most: they are spread along their thread."""
_THREAD: Final = 2
_PAIR: Final = 2
_FEWEST: Final = 2
"""Of fewer matches there is no row."""


class Headline(NamedTuple):
    """One figure."""

    label: str
    value: str
    detail: str = ""
    """What it is made of; may be empty."""
    tone: Tone = Tone.PLAIN
    """Plain figures are gilt."""


class Headlines(Widget):
    """So many in a row, and all of them in one line of signs below. Nothing can be done with them but to listen."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.across = 4
        """How many stand side by side."""
        self.brief = False
        """Whether there is no room for how matches ended."""
        self._told: Sequence[Headline] = ()
        self._ended = ""

    def fill(self, told: Sequence[Headline], ended: str) -> None:
        """Show these from now on, and how matches ended, a letter each, the last at the end."""
        self._told, self._ended, self.dirty = told, ended if len(ended) >= _FEWEST else "", True
        self.focusable = bool(told)

    @property
    def spoken(self) -> str:
        """All of them."""
        said = [", ".join(filter(None, (each.label, each.value, each.detail))) for each in self._told]
        return ". ".join([*said, self._ended_text()] if self._ended else said)

    def _ended_text(self) -> str:
        named = {WON: _("Won"), LOST: _("Lost"), EVEN: _("Even")}
        return ", ".join([_("Last matches"), *(named[each] for each in self._ended[-10:])])

    def natural(self, style: Style) -> int:
        """The height that it takes, in pixels."""
        gap, rows = style.px(_GAP), -(-len(self._told) // self.across)
        return rows * (self._high(style) + gap) + (self._row_high(style) + gap if self._ended and not self.brief else 0)

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """A raised panel for each: the figure, and below it what it is; then the row of signs."""
        gap, high = style.px(_GAP), self._high(style)
        wide = (self.rect.width - gap * (self.across - 1)) // self.across
        bottom = self.rect.top
        for place, each in enumerate(self._told):
            row, column = divmod(place, self.across)
            rect = pygame.Rect(self.rect.left + column * (wide + gap), self.rect.top + row * (high + gap), wide, high)
            if column == self.across - 1:
                rect.width = self.rect.right - rect.left
            self._paint_one(surface, style, rect, each)
            bottom = rect.bottom
        if self._ended and not self.brief:
            rect = pygame.Rect(self.rect.left, bottom + gap, self.rect.width, self._row_high(style))
            self._paint_ended(surface, style, rect)
        if self.focused:
            draw_focus(surface, style, self.rect.inflate(0, -gap).move(0, -gap // 2))

    def _paint_ended(self, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
        """The last matches on a thread, the latest at the end, as is written there.

        A full disc with a tick for each that was won, a ring with a cross for each that was lost.
        """
        theme, pad, side = style.theme, style.px(_PAD), style.px(self._units(_SIGN))
        draw_panel(surface, style, rect, PanelKind.ROW)
        said = plural("Last {count} match", "Last {count} matches", len(self._ended))
        size = style.type.fitted(said, style.text(self._units(_LABEL)), rect.width // 2)
        latest = style.type.line(_("latest"), style.text(self._units(_LATEST)), theme.text_soft)
        end = rect.right - pad - latest.get_width() - style.px(8)
        surface.blit(latest, latest.get_rect(midright=(rect.right - pad, rect.centery)))
        begin = rect.left + 2 * pad + style.type.width(said, size)
        least, most = (style.px(self._units(step)) for step in _STEP)
        shown = self._ended[-max(1, (end - begin) // least) :]
        said = plural("Last {count} match", "Last {count} matches", len(shown))
        label = style.type.line(said, size, theme.text)
        surface.blit(label, label.get_rect(midleft=(rect.left + pad, rect.centery)))
        step = max(least, min(most, (end - begin - side) // max(1, len(shown) - 1)))
        left = end - side - (len(shown) - 1) * step
        thread = pygame.Rect(
            left + side // 2, rect.centery - style.px(_THREAD) // 2, end - left - side, style.px(_THREAD)
        )
        surface.fill(theme.brass_dark, thread)
        for place, result in enumerate(shown):
            draw_outcome(surface, style, pygame.Rect(left + place * step, rect.centery - side // 2, side, side), result)

    def _paint_one(self, surface: pygame.Surface, style: Style, rect: pygame.Rect, each: Headline) -> None:
        theme, pad = style.theme, style.px(_PAD)
        draw_panel(surface, style, rect, PanelKind.ROW)
        room, top = rect.width - 2 * pad, rect.top + style.px(8)
        size = style.type.fitted(each.value, style.text(self._units(_VALUE)), room, TextStyle.STRONG)
        colour = theme.gilt if each.tone is Tone.PLAIN else tone_colour(theme, each.tone)
        value = style.type.line(each.value, size, colour, TextStyle.STRONG)
        high = style.type.height(style.text(self._units(_VALUE)), TextStyle.STRONG)
        surface.blit(value, value.get_rect(midleft=(rect.left + pad, top + high // 2)))
        beside = room - value.get_width() - style.px(10)
        if each.detail and beside > 0:
            small = style.type.fitted(each.detail, style.text(self._units(_LABEL)), beside)
            if style.type.width(each.detail, small) <= beside:
                detail = style.type.line(each.detail, small, theme.text_soft)
                surface.blit(detail, detail.get_rect(midright=(rect.right - pad, top + high // 2)))
        size = style.type.fitted(each.label, style.text(self._units(_LABEL)), room)
        label = style.type.line(style.type.shortened(each.label, size, room), size, theme.text)
        surface.blit(label, (rect.left + pad, top + high))

    def _high(self, style: Style) -> int:
        value = style.type.height(style.text(self._units(_VALUE)), TextStyle.STRONG)
        return value + style.type.height(style.text(self._units(_LABEL))) + style.px(16)

    def _row_high(self, style: Style) -> int:
        return style.px(self._units(_SIGN)) + style.px(20)

    def _units(self, units: float) -> float:
        return units * _LARGER if self.across == _PAIR else units
