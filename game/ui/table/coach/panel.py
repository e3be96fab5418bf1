"""The coach: a face below the table with a bubble of speech, one sentence at a time, and what answers a wrong try."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

import pygame

from game.i18n import _, language
from game.lessons.coach import coach_of
from game.lessons.lesson_run import LessonRun
from game.ui.graphics.bubble import draw_bubble
from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.kit import (
    Align,
    Column,
    Control,
    Extent,
    FirstThatFits,
    Node,
    Panel,
    Row,
    Scaled,
    Space,
    Spacer,
    Text,
    Tone,
    spoken,
)
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
_BUTTONS: Final = 236
_LEAVE: Final = 38
_TAIL: Final = 16
"""Units of the buttons at the end of the band, of the height of the lower one, and from the face to the bubble."""
_WORDS: Final = (22, 6)
"""Units of the bubble around its words."""


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
        self._sentence = ""
        self._shown: tuple[str, str, bool] = ("", "", False)
        self.next = Button("coach_next", "", read, kind=ButtonKind.PRIMARY, size=22)
        self._leave = Button("coach_leave", "", leave, kind=ButtonKind.QUIET, size=18)
        self.widgets = (self.next, self._leave)
        self._words: Node = Spacer()
        self.tree: Node = Spacer()
        self.relabel()

    @property
    def said(self) -> str:
        """What is read in the bubble."""
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
        shown = (self.answer, self._sentence, self.next.visible)
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
        coach = coach_of(self._course.match.game_name)
        mood = "dismayed" if self.answer else "glad" if self._course.over else "calm"
        self._words = _words(self.answer, self._sentence)
        buttons = Column(
            Control(self.next, width=_BUTTONS, grow=1),
            Control(self._leave, width=_BUTTONS, height=_LEAVE),
            gap=Space.TIGHT,
        )
        speech = _Speech(coach.called(language().code), coach.key, mood, self._words)
        self.tree = Panel(
            Row(speech, buttons, cross=Align.STRETCH),
            pad=Space.MEDIUM,
            pad_above=Space.SMALL,
            kind=PanelKind.PANEL,
            radius=10,
        )
        margin = self._style.px(Space.TIGHT.value)
        self.tree.arrange(self._style, self.rect.inflate(-margin, -margin))


def _words(answer: str, sentence: str) -> Node:
    """The answer above the sentence where both find room in large letters, else the answer alone."""
    asked = Text(sentence, tone=Tone.INK_SOFT if answer else Tone.INK, lines=0)
    if not answer:
        return FirstThatFits(*(Scaled(asked, size) for size in _SIZES))
    alone = [Scaled(Text(answer, tone=Tone.WARNING, lines=0), size) for size in _SIZES]
    both = Column(Text(answer, tone=Tone.WARNING, lines=0), asked, gap=Space.NONE, justify=Align.CENTER)
    return FirstThatFits(*(Scaled(both, size) for size in _WITH_SENTENCE), *alone)


class _Speech(Node):
    """A face as high as its room, and a bubble with words beside it."""

    def __init__(self, name: str, face: str, mood: str, words: Node) -> None:
        super().__init__(grow=1)
        self._name = name
        self._face = face
        self._mood = mood
        self._words = words

    @property
    def children(self) -> Sequence[Node]:
        """The words."""
        return (self._words,)

    def measure_width(self, style: Style) -> Extent:
        """It takes what room there is."""
        return Extent(0, 0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """It takes what room there is."""
        return Extent(0, 0)

    def content(self) -> Hashable:
        """The face and its mood; the words answer for themselves."""
        return self._face, self._mood

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the words into the bubble."""
        super().arrange(style, rect)
        left = rect.left + rect.height + style.px(_TAIL)
        self._bubble = pygame.Rect(left, rect.top, rect.right - left, rect.height)
        across, down = (2 * style.px(units) for units in _WORDS)
        self._words.arrange(style, self._bubble.inflate(-across, -down))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Face, bubble and words."""
        face = pygame.Rect(*self.rect.topleft, self.rect.height, self.rect.height)
        draw_medallion(surface, style, face, self._name, style.theme.brass, face=self._face, mood=self._mood)
        draw_bubble(surface, style, self._bubble, (face.right, self._bubble.centery))
        super().paint(surface, style, area)
