"""The coach: a face below the table with a bubble of speech, one sentence at a time, and what answers a wrong try."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.i18n import _, language
from game.lessons.coach import coach_of
from game.lessons.lesson_run import LessonRun
from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.kit import (
    Align,
    Column,
    Control,
    Drawing,
    Filler,
    FirstThatFits,
    Node,
    Panel,
    Role,
    Row,
    Scaled,
    Space,
    Spacer,
    Text,
    Tone,
    spoken,
)
from game.ui.kit.bubble import Bubble
from game.ui.widgets import Button, ButtonKind

_HIGH: Final = 140
"""Units of the height of the band, which takes no more than `_MOST` of the window."""
_MOST: Final = 0.18
_LEAST: Final = 3 * SMALLEST_TARGET
"""Pixels, for two buttons one above the other."""
_SIZES: Final = (1.4, 1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6)
"""How much larger than usual the words are, the largest that finds room."""
_WITH_SENTENCE: Final = _SIZES[:4]
"""At these sizes an answer stands above the sentence; where that has no room, it stands alone."""
_WITH_HOW: Final = _SIZES[:7]
"""At these sizes the way of doing it stands below the sentence; where that has no room, it is left out."""
_BUTTONS: Final = 236
_LEAVE: Final = 38
"""Units of the width of the buttons at the end of the band, and of the height of the lower one."""


def band_height(style: Style, height: int) -> int:
    """How much of a window of some height the coach takes, in pixels."""
    return min(max(style.px(_HIGH), _LEAST), round(height * _MOST))


class Coach:
    """The band below the table, where the coach says how the lesson goes on."""

    def __init__(
        self,
        course: LessonRun,
        style: Style,
        changed: Callable[[pygame.Rect], None],
        read: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        """`changed` takes what is to be painted anew; `read` and `leave` are what the two buttons do."""
        self._course = course
        self._style = style
        self._changed = changed
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.answer = ""
        """What was said to a wrong try, until something else is done; empty when there was none."""
        self.how = ""
        """How things are done by the player's way of playing; empty where that is known, or nothing is to be done."""
        self._sentence = ""
        self._shown: tuple[str, str, str, bool] = ("", "", "", False)
        self.next = Button("coach_next", "", read, kind=ButtonKind.PRIMARY, size=22)
        self._leave = Button("coach_leave", "", leave, kind=ButtonKind.QUIET, size=18)
        self.widgets = (self.next, self._leave)
        self._words: Node = Spacer()
        self.tree: Node = Spacer()
        self.relabel()

    @property
    def said(self) -> str:
        """The answer and the sentence; a listener hears once how things are done."""
        return spoken(self._words)

    def relabel(self) -> None:
        """Take the words of another language."""
        self.next.label, self._leave.label = _("Next"), _("Leave the lesson")
        self.answer = ""
        self._sentence = self._course.said()

    def place(self, rect: pygame.Rect) -> None:
        """Lie there, in pixels of the window."""
        self.rect = rect
        self._arrange()

    def update(self, *, settled: bool) -> None:
        """Say what is to be said now, once the cards that it speaks of lie there; at the end nothing more."""
        if settled and not self._course.over:
            self._sentence = self._course.said()
        self.next.visible = settled and self._course.reading
        shown = (self.answer, self._sentence, self.how, self.next.visible)
        if shown != self._shown:
            self._shown = shown
            self._arrange()
            self._changed(self.rect)

    def paint(self, surface: pygame.Surface) -> None:
        """The band, and its buttons, which it covers."""
        surface.fill(self._style.theme.night, self.rect)
        self.tree.paint(surface, self._style, self.rect)
        for button in self.widgets:
            if button.visible:
                button.paint(surface, self._style)

    def _arrange(self) -> None:
        coach, style = coach_of(self._course.match.game_name), self._style
        mood = "dismayed" if self.answer else "glad" if self._course.over else "calm"
        name = coach.called(language().code)
        draw = partial(draw_medallion, name=name, colour=style.theme.brass, face=coach.key, mood=mood)
        inner = self.rect.inflate(-style.px(Space.TIGHT.value), -style.px(Space.TIGHT.value))
        side = inner.height / style.scale - 2 * Space.SMALL.value
        face = Drawing(draw, (coach.key, mood), width=side, height=side)
        self._words = _words(self.answer, self._sentence, self.how)
        buttons = Column(
            Control(self.next, width=_BUTTONS, grow=1),
            Control(self._leave, width=_BUTTONS, height=_LEAVE),
            gap=Space.TIGHT,
        )
        self.tree = Panel(
            Row(face, Bubble(Filler(self._words), speaker=face, grow=1), buttons, cross=Align.STRETCH),
            pad_above=Space.SMALL,
            kind=PanelKind.PANEL,
            radius=10,
        )
        self.tree.arrange(style, inner)


def _words(answer: str, sentence: str, how: str = "") -> Node:
    """The sentence with how it is done below; an answer above the sentence where both find room in large letters, else
    the answer alone.
    """
    asked = Text(sentence, tone=Tone.INK_SOFT if answer else Tone.INK, lines=0)
    if not answer:
        explained = Column(asked, Text(how, Role.SMALL, Tone.INK_SOFT, lines=0, said=""), justify=Align.CENTER)
        sizes = [Scaled(explained, size) for size in _WITH_HOW] if how else []
        return FirstThatFits(*sizes, *(Scaled(asked, size) for size in _SIZES))
    alone = [Scaled(Text(answer, tone=Tone.WARNING, lines=0), size) for size in _SIZES]
    both = Column(Text(answer, tone=Tone.WARNING, lines=0), asked, gap=Space.NONE, justify=Align.CENTER)
    return FirstThatFits(*(Scaled(both, size) for size in _WITH_SENTENCE), *alone)
