"""The coach: a face below the table with a bubble of speech, one sentence at a time, and what answers a wrong try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.i18n import _, language
from game.lessons.coach import coach_of
from game.lessons.lesson_run import LessonRun
from game.ui.graphics.bubble import draw_bubble
from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_panel, draw_paragraph
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.theme import Rgb
from game.ui.widgets import Button, ButtonKind

_HIGH: Final = 140
"""Units of the height of the band, which takes no more than `_MOST` of the window."""
_MOST: Final = 0.18
_LEAST: Final = 3 * SMALLEST_TARGET
"""Pixels, for two buttons one above the other."""
_SIZES: Final = (28, 26, 24, 22, 20, 18, 16, 14, 12)
"""Units of the text, the largest that finds room."""
_LESS: Final = 4
"""Units by which the text may shrink where an answer comes to the sentence."""
_TAIL: Final = 16
"""Units from the face to the bubble."""


def band_height(style: Style, height: int) -> int:
    """How much of a window of some height the coach takes, in pixels."""
    return min(max(style.px(_HIGH), _LEAST), round(height * _MOST))


class Coach:
    """Says where the lesson stands."""

    def __init__(
        self,
        course: LessonRun,
        style: Style,
        changed: Callable[[pygame.Rect], None],
        read: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        """`changed` is told what is to be painted anew; `read` and `leave` are what the two buttons do."""
        self._course = course
        self._style = style
        self._changed = changed
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._answer = ""
        """What was said to the last try, until something else is done."""
        self._sentence = ""
        self._shown: tuple[str, str, bool] = ("", "", False)
        self.next = Button("coach_next", "", read, kind=ButtonKind.PRIMARY, size=22)
        self._leave = Button("coach_leave", "", leave, kind=ButtonKind.QUIET, size=18)
        self.widgets = (self.next, self._leave)
        self.relabel()

    @property
    def answer(self) -> str:
        """What was said to a wrong try; empty when there was none."""
        return self._answer

    @property
    def said(self) -> str:
        """All that is read in the band."""
        return "\n".join(filter(None, (self._answer, self._sentence)))

    def reply(self, text: str) -> None:
        """Say something to a try."""
        self._answer = text

    def relabel(self) -> None:
        """The words of another language."""
        self.next.label, self._leave.label = _("Next"), _("Leave the lesson")
        self._answer = ""
        self._sentence = self._course.said()

    def place(self, rect: pygame.Rect) -> None:
        """The band, with the buttons at its end."""
        style = self._style
        self.rect = rect
        pad, wide = style.px(14), style.px(236)
        column = pygame.Rect(rect.right - wide - pad, rect.top + pad, wide, rect.height - 2 * pad)
        small = max(SMALLEST_TARGET, min(style.target(38), column.height * 2 // 5))
        gap = max(2, style.px(6))
        self._leave.place(pygame.Rect(column.left, column.bottom - small, column.width, small))
        self.next.place(pygame.Rect(column.left, column.top, column.width, column.height - small - gap))

    def update(self, *, settled: bool) -> None:
        """Say what is to be said now, once the cards that it speaks of lie there; at the end nothing more."""
        if settled and not self._course.over:
            self._sentence = self._course.said()
        self.next.visible = settled and self._course.reading
        shown = (self._answer, self._sentence, self.next.visible)
        if shown != self._shown:
            self._shown = shown
            self._changed(self.rect)

    def paint(self, surface: pygame.Surface) -> None:
        """Panel, face, words and buttons."""
        style, theme, rect = self._style, self._style.theme, self.rect
        surface.fill(theme.night, rect)
        draw_panel(surface, style, rect.inflate(-style.px(6), -style.px(6)), PanelKind.PANEL, radius=10)
        pad = style.px(12)
        side = rect.height - 2 * style.px(6)
        face = pygame.Rect(rect.left + pad, rect.centery - side // 2, side, side)
        coach = coach_of(self._course.match.game_name)
        mood = "dismayed" if self._answer else "glad" if self._course.over else "calm"
        draw_medallion(surface, style, face, coach.called(language().code), theme.brass, face=coach.key, mood=mood)
        left = face.right + style.px(_TAIL) + pad // 2
        bubble = pygame.Rect(left, rect.top + pad, self._leave.rect.left - 2 * pad - left, rect.height - 2 * pad)
        draw_bubble(surface, style, bubble, (left - style.px(_TAIL), bubble.centery))
        self._paint_words(surface, bubble.inflate(-2 * style.px(22), -2 * style.px(6)))
        for button in self.widgets:
            if button.visible:
                button.paint(surface, style)

    def _paint_words(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """The answer above the sentence where both find room about as large as the sentence alone, else the answer."""
        style, theme = self._style, self._style.theme
        said: list[tuple[str, Rgb]] = [(self._sentence, theme.ink)]
        units, high = self._largest(said, room)
        if self._answer:
            alone = units
            said = [(self._answer, theme.oxblood), (self._sentence, theme.ink_soft)]
            units, high = self._largest(said, room)
            if units < alone - _LESS:
                del said[1:]
                units, high = self._largest(said, room)
        top = room.top + max(0, (room.height - high) // 2)
        for text, colour in said:
            top += draw_paragraph(surface, style, text, units, colour, pygame.Rect(room.left, top, room.width, high))

    def _largest(self, said: Sequence[tuple[str, Rgb]], room: pygame.Rect) -> tuple[int, int]:
        """The largest size in which it finds room, and how high it is then."""
        style, high = self._style, 0
        for units in _SIZES:
            px = style.text(units)
            high = sum(len(style.type.wrap(text, px, room.width)) for text, _colour in said) * style.type.height(px)
            if high <= room.height:
                return units, high
        return _SIZES[-1], high
