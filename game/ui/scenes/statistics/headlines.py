"""The figures that matter most, large, each on a panel of its own, what they say, and how the last matches ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.i18n import _, plural
from game.match.course import EVEN, LOST, WON
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.outcome import draw_outcome
from game.ui.scenes.statistics.insight_panel import draw_ring, insights_height, paint_insights
from game.ui.text import TextStyle
from game.ui.widgets import Widget
from game.ui.widgets.marks import Tone, tone_colour

_VALUE: Final = 38
_LABEL: Final = 18
_LATEST: Final = 17
_LARGER: Final = 1.3
"""So much larger are all texts where two stand side by side."""
_SAID: Final = 22
_LEAD_LABEL: Final = 23
_GAP: Final = 12
_PAD: Final = 16
_TOP: Final = 8
"""Units between figures, around them, and above the number of one."""
_LEAD: Final = (0.22, 0.4)
_LEAST_LEAD: Final = (66, 190)
"""The part of the width that the first figure takes, and the units of the height of what all say at least; upright."""
_ENDED: Final = 0.53
"""The part of a row of figures that the last of them takes with how matches ended."""
_RING: Final = 0.46
_WITHIN: Final = 0.3
_INNER: Final = 0.68
"""The part of its width that a ring takes at most; of a ring, the size of the figure in it, and its width."""
_SIGN: Final = 32
_SMALL_SIGN: Final = 27
"""Units of a sign on a row of its own, and of one beside the streak."""
_STEP: Final = (1.12, 3.6)
"""From one sign to the next at least and at most, in signs: they are spread along their thread."""
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
    """Plain figures and good ones are gilt."""
    share: float | None = None
    """The part of 1 that it tells, if it is one."""


class _Thread(NamedTuple):
    """The signs of the last matches as they have room."""

    number: int
    left: int
    """Where the first of them lies."""


class Headlines(Widget):
    """So many in a row, and all of them in one line of signs below. Nothing can be done with them but to listen."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.across = 4
        """How many stand side by side."""
        self.brief = False
        """Whether there is no room for how matches ended."""
        self.bare = False
        """Whether there is no room for what they say either."""
        self._told: Sequence[Headline] = ()
        self._ended = ""
        self._insights: Sequence[str] = ()

    def fill(self, told: Sequence[Headline], ended: str, insights: Sequence[str] = ()) -> None:
        """Show these from now on, how matches ended, a letter each, the last at the end, and sentences about all."""
        self._told, self._ended, self.dirty = told, ended if len(ended) >= _FEWEST else "", True
        self._insights = insights
        self.focusable = bool(told)

    @property
    def spoken(self) -> str:
        """All of them."""
        said = [", ".join(filter(None, (each.label, each.value, each.detail))) for each in self._told]
        figures = ". ".join([*said, self._ended_text()] if self._ended else said)
        return " ".join([*self._insights, figures])

    def _ended_text(self) -> str:
        named = {WON: _("Won"), LOST: _("Lost"), EVEN: _("Even")}
        return ", ".join([_("Last matches"), *(named[each] for each in self._ended[-10:])])

    @property
    def _led(self) -> bool:
        """Whether the first figure is larger than the others, beside what all of them say."""
        return bool(self._insights) and bool(self._told) and not self.bare

    @property
    def _below(self) -> bool:
        """Whether a row of its own tells how matches ended, for it has no room beside the last figure."""
        return bool(self._ended) and not self.brief and not (self._led and self.across > _PAIR)

    def height_at(self, style: Style, wide: int) -> int:
        """The height that it takes, in pixels, if it is so wide."""
        gap = style.px(_GAP)
        ended = self._row_high(style) + gap if self._below else 0
        if self._led:
            return self._led_high(style, wide) + gap + ended
        rows = -(-len(self._told) // self.across)
        return rows * (self._high(style) + gap) + ended

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """A raised panel for each: the figure, and below it what it is; then the row of signs."""
        gap, high = style.px(_GAP), self._high(style)
        whole = self.rect.copy()
        if self._led:
            whole.height = self._led_high(style, whole.width)
            lead, said, rest = self._rooms(style, whole)
            self._paint_lead(surface, style, lead, self._told[0])
            paint_insights(surface, style, said, self._insights, self._units(_SAID))
            if self._ended and not self.brief and not self._below:
                others, small = self._told[1:-1], style.text(self._units(_LABEL))
                named = max(style.type.width(each.label, small) for each in others) + 2 * style.px(_PAD)
                wide = max(round(rest.width * (1 - _ENDED)), len(others) * (named + gap))
                last = pygame.Rect(rest.left + wide, rest.top, rest.width - wide, rest.height)
                rest.width = last.left - gap - rest.left
                self._paint_row(surface, style, rest, self._told[1:-1], len(self._told) - 2)
                self._paint_streak(surface, style, last, self._told[-1])
            else:
                self._paint_row(surface, style, rest, self._told[1:], len(self._told) - 1)
            bottom = whole.bottom
        else:
            rows = -(-len(self._told) // self.across)
            whole.height = rows * (high + gap) - gap
            self._paint_row(surface, style, whole, self._told, self.across)
            bottom = whole.bottom
        if self._below:
            rect = pygame.Rect(self.rect.left, bottom + gap, self.rect.width, self._row_high(style))
            self._paint_ended(surface, style, rect)
        if self.focused:
            draw_focus(surface, style, self.rect.inflate(0, -gap).move(0, -gap // 2))

    def _rooms(self, style: Style, whole: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Of the first figure, of what all of them say beside it, and of the others below that, or below both."""
        gap, high, tall = style.px(_GAP), self._high(style), self.across == _PAIR
        lead = pygame.Rect(whole.left, whole.top, round(whole.width * _LEAD[tall]), whole.height)
        said = pygame.Rect(lead.right + gap, whole.top, whole.right - lead.right - gap, whole.height - gap - high)
        rest = pygame.Rect(said.left, said.bottom + gap, said.width, high)
        if tall:
            lead.height, rest = said.height, pygame.Rect(whole.left, rest.top, whole.width, high)
        return lead, said, rest

    def _led_high(self, style: Style, wide: int) -> int:
        """The pixels down to the end of the figures below what they say."""
        tall = self.across == _PAIR
        room = wide - round(wide * _LEAD[tall]) - style.px(_GAP)
        said = insights_height(style, self._insights, room, self._units(_SAID))
        return max(said, style.px(_LEAST_LEAD[tall])) + style.px(_GAP) + self._high(style)

    def _paint_row(
        self, surface: pygame.Surface, style: Style, room: pygame.Rect, told: Sequence[Headline], across: int
    ) -> None:
        """These figures, so many of them side by side."""
        gap, high = style.px(_GAP), self._high(style)
        wide = (room.width - gap * (across - 1)) // across
        for place, each in enumerate(told):
            row, column = divmod(place, across)
            rect = pygame.Rect(room.left + column * (wide + gap), room.top + row * (high + gap), wide, high)
            if column == across - 1:
                rect.width = room.right - rect.left
            self._paint_one(surface, style, rect, each)

    def _paint_lead(self, surface: pygame.Surface, style: Style, rect: pygame.Rect, each: Headline) -> None:
        """A ring that is as far round as the part it tells, the figure within, and what it is beside it."""
        theme, pad = style.theme, style.px(_PAD)
        draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN)
        side = min(rect.height - pad, round(rect.width * _RING))
        ring = pygame.Rect(rect.left + pad, rect.centery - side // 2, side, side)
        if each.share is not None:
            draw_ring(surface, style, ring, each.share)
        size = style.type.fitted(each.value, round(side * _WITHIN), round(side * _INNER), TextStyle.STRONG)
        value = style.type.line(each.value, size, theme.gilt, TextStyle.STRONG)
        surface.blit(value, value.get_rect(center=ring.center))
        left, room = ring.right + pad, rect.right - ring.right - 2 * pad
        size = style.text(self._units(_LEAD_LABEL))
        lines = [(words, theme.text) for words in style.type.wrap(each.label, size, room)]
        lines += [(words, theme.text_soft) for words in style.type.wrap(each.detail, size, room) if each.detail]
        top = rect.centery - len(lines) * style.type.height(size) // 2
        for words, ink in lines:
            fitted = style.type.fitted(words, size, room)
            surface.blit(style.type.line(words, fitted, ink), (left, top))
            top += style.type.height(size)

    def _paint_ended(self, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
        """How many are shown, and the last matches after it."""
        pad = style.px(_PAD)
        draw_panel(surface, style, rect, PanelKind.ROW)
        said = _last_text(len(self._ended))
        size = style.type.fitted(said, style.text(self._units(_LABEL)), rect.width // 2)
        room = rect.inflate(-2 * pad, 0)
        room.left += style.type.width(said, size) + pad
        room.width = rect.right - pad - room.left
        thread = self._paint_signs(surface, style, room, style.px(self._units(_SIGN)))
        label = style.type.line(_last_text(thread.number), size, style.theme.text)
        surface.blit(label, label.get_rect(midleft=(rect.left + pad, rect.centery)))

    def _paint_streak(self, surface: pygame.Surface, style: Style, rect: pygame.Rect, streak: Headline) -> None:
        """The streak, and the last matches after it."""
        self._paint_one(surface, style, rect, streak)
        units, pad = style.text(self._units(_VALUE)), style.px(_PAD)
        label = style.type.width(streak.label, style.text(self._units(_LABEL)))
        begin = rect.left + 3 * pad + max(style.type.width(streak.value, units, TextStyle.STRONG), label)
        if rect.right - begin > rect.width // 3:
            above = style.type.height(units, TextStyle.STRONG)
            room = pygame.Rect(begin, rect.top + style.px(_TOP), rect.right - pad - begin, above)
            thread = self._paint_signs(surface, style, room, style.px(_SMALL_SIGN))
            said = _last_text(thread.number)
            size = style.type.fitted(said, style.text(self._units(_LABEL)), room.right - thread.left)
            surface.blit(style.type.line(said, size, style.theme.text), (thread.left, room.bottom))

    def _paint_signs(self, surface: pygame.Surface, style: Style, room: pygame.Rect, side: int) -> _Thread:
        """The last matches on a thread, the latest at the end, as is written there.

        A full disc with a tick for each that was won, a ring with a cross for each that was lost.
        """
        theme = style.theme
        latest = style.type.line(_("latest"), style.text(self._units(_LATEST)), theme.text_soft)
        end = room.right - latest.get_width() - style.px(8)
        surface.blit(latest, latest.get_rect(midright=(room.right, room.centery)))
        least, most = (round(side * step) for step in _STEP)
        shown = self._ended[-max(1, (end - room.left) // least) :]
        step = max(least, min(most, (end - room.left - side) // max(1, len(shown) - 1)))
        left = end - side - (len(shown) - 1) * step
        thread = pygame.Rect(
            left + side // 2, room.centery - style.px(_THREAD) // 2, end - left - side, style.px(_THREAD)
        )
        surface.fill(theme.brass_dark, thread)
        for place, result in enumerate(shown):
            draw_outcome(surface, style, pygame.Rect(left + place * step, room.centery - side // 2, side, side), result)
        return _Thread(len(shown), left)

    def _paint_one(self, surface: pygame.Surface, style: Style, rect: pygame.Rect, each: Headline) -> None:
        theme, pad = style.theme, style.px(_PAD)
        draw_panel(surface, style, rect, PanelKind.ROW)
        room, top = rect.width - 2 * pad, rect.top + style.px(_TOP)
        size = style.type.fitted(each.value, style.text(self._units(_VALUE)), room, TextStyle.STRONG)
        colour = theme.gilt if each.tone in (Tone.PLAIN, Tone.GOOD) else tone_colour(theme, each.tone)
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


def _last_text(count: int) -> str:
    return plural("Last {count} match", "Last {count} matches", count)
