"""The list of lessons as nodes: a row of a lesson, and the coach with a speech bubble."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame

from game.lessons.views import LessonListView, LessonStatus, LessonView
from game.ui.graphics.arch import door_markup, glow_markup
from game.ui.graphics.background import lettering
from game.ui.graphics.drawing import Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.graphics.tables import TABLES, home_of
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import CONTRAST, hex_of, table_theme
from game.ui.kit import (
    Align,
    Column,
    Drawing,
    Extent,
    FirstThatFits,
    Node,
    Panel,
    Role,
    Row,
    RowState,
    Space,
    Text,
    Tone,
)
from game.ui.kit.bubble import Bubble

_TONES: Final = {LessonStatus.DONE: Tone.GOOD, LessonStatus.LATER: Tone.SOFT}
_MOST_CARDS: Final = 7
_LEAST_CARDS: Final = 2
"""So many cards of a lesson are shown, or none."""
_FACE: Final = 190
"""Units of the face of the coach."""
_BACKS: Final = 3
"""Cards that lie face down stand for a lesson that is about none."""


def lesson_row(view: LessonListView, place: int, state: RowState, *, high: bool = False) -> Node:
    """A lesson: its number or a tick, the title, its subject, the cards it is about, and how far the player is.

    In a `high` row the subject is broken into two lines rather than the cards left out.
    """
    lesson = view.lessons[place]
    cards = (lesson.cards or (f"back:{home_of(view.game)}",) * _BACKS)[:_MOST_CARDS]

    def words(count: int) -> Node:
        about = Column(Text(lesson.title, Role.STRONG), Text(lesson.about, Role.SOFT, lines=2), gap=Space.NONE, grow=1)
        return Row(about, *([LessonCards(cards[:count])] if count else []), gap=Space.WIDE)

    def broken() -> Node:
        return FirstThatFits(*(partial(words, count) for count in counts), partial(words, 0), grow=1)

    counts = range(len(cards), min(_LEAST_CARDS, len(cards)) - 1, -1)
    tone = _TONES.get(lesson.status, Tone.GILT)
    status = [Text(lesson.status.label, Role.LABEL, tone, side=Align.END)] if lesson.status.label else []
    usual = [each.label for each in LessonStatus]
    return Panel(
        Row(
            Coin(lesson),
            FirstThatFits(
                *(partial(words, count) for count in counts),
                broken if high else partial(words, 0),
                at="natural",
                grow=1,
            ),
            Column(
                *status,
                Text(lesson.length, Role.SOFT, side=Align.END, reserve=usual),
                gap=Space.NONE,
                align=Align.CENTER,
            ),
            gap=Space.WIDE,
            cross=Align.STRETCH,
        ),
        state.ground(),
        pad_above=Space.SMALL,
    )


class Coin(Node):
    """The number of a lesson on a coin; a tick where it is done, an arc as far round as it was played."""

    _SIDE: Final = 64

    def __init__(self, lesson: LessonView) -> None:
        super().__init__(align=Align.CENTER)
        self._lesson = lesson

    def measure_width(self, style: Style) -> Extent:
        """Its size."""
        return Extent.fixed(style.px(self._SIDE))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its size."""
        return Extent.fixed(style.px(self._SIDE))

    def texts(self) -> Iterator[str]:
        """The number."""
        yield str(self._lesson.number)

    def content(self) -> Hashable:
        """The number and how far the player is."""
        return self._lesson.number, self._lesson.status, self._lesson.part

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The coin."""
        theme, status = style.theme, self._lesson.status
        ring = {LessonStatus.DONE: theme.good, LessonStatus.LATER: theme.rim, LessonStatus.BEGUN: theme.rim}.get(
            status, theme.gilt
        )
        sign = ""
        if status is LessonStatus.DONE:
            sign = f'<path d="M30 52 L45 67 L72 36" fill="none" stroke="{hex_of(theme.good)}" stroke-width="9"/>'
        if status is LessonStatus.BEGUN:
            turn = 2 * math.pi * min(0.999, max(0.08, self._lesson.part))
            x, y = 50 + 44 * math.sin(turn), 50 - 44 * math.cos(turn)
            sign = (
                f'<path d="M50 6 A44 44 0 {int(turn > math.pi)} 1 {x:.1f} {y:.1f}" fill="none" '
                f'stroke="{hex_of(theme.gilt)}" stroke-width="8"/>'
            )
        markup = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<circle cx="50" cy="50" r="44" fill="{hex_of(theme.panel)}" stroke="{hex_of(ring)}" stroke-width="4"/>'
            f"{sign}</svg>"
        )
        surface.blit(style.pictures.drawn(markup, self.rect.size), self.rect)
        if status is not LessonStatus.DONE:
            ink = theme.text_soft if status is LessonStatus.LATER else theme.gilt
            size = max(13, self.rect.height * 48 // 100)
            number = style.type.line(str(self._lesson.number), size, ink, TextStyle.TITLE)
            surface.blit(number, number.get_rect(center=self.rect.center))


class LessonCards(Node):
    """Cards that rise from the lower edge of a row; their places are empty until they are drawn."""

    _WIDTH: Final = 70
    _SMALLEST: Final = 57
    """Units and pixels of the width of a card; in the latter the index is 14 pixels high."""
    _STEP: Final = 0.36
    """From one card to the next, in widths of a card."""
    _EDGE: Final = 3
    _SHADOW: Final = 3
    """Units of the edge of the row and of the shadow of a card."""

    def __init__(self, cards: Sequence[str]) -> None:
        super().__init__(align=Align.STRETCH)
        self._cards = cards

    def measure_width(self, style: Style) -> Extent:
        """The whole last card and a part of each before it."""
        wide = self._card_width(style)
        return Extent.fixed(wide + round(wide * self._STEP) * (len(self._cards) - 1))

    def measure_height(self, style: Style, width: int) -> Extent:
        """It takes the height of its row."""
        return Extent(0, 0)

    def content(self) -> Hashable:
        """The cards."""
        return tuple(self._cards)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Ask for the pictures that are needed there."""
        super().arrange(style, rect)
        style.pictures.want(self._cards, self._card_width(style), (style.px(self._SHADOW),))

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The cards that are drawn already, down to the edge of the row."""
        wide, depth = self._card_width(style), style.px(self._SHADOW)
        below = style.px(Space.SMALL.value) - style.px(self._EDGE)
        room = pygame.Rect(self.rect.left, self.rect.top, self.rect.width + depth, self.rect.height + below)
        top = max(room.top, self.rect.centery - round(wide * CARD_RATIO) // 2)
        outer = surface.get_clip()
        surface.set_clip(outer.clip(room))
        for place, card in enumerate(self._cards):
            if style.pictures.has_card(card, wide, depth):
                left = self.rect.left + place * round(wide * self._STEP)
                style.pictures.card(card, wide, depth).draw(surface, left, top)
        surface.set_clip(outer)

    def _card_width(self, style: Style) -> int:
        return max(self._SMALLEST, style.px(self._WIDTH))


def coach_panel(view: LessonListView, *, column: bool) -> Node:
    """The coach, what the coach says, and how many lessons are done: below one another or side by side."""
    said = Text(view.greeting, Role.BODY, Tone.INK, lines=0)
    progress = (Text(view.progress, Role.SOFT), Pips(view.done, len(view.lessons)))
    if column:
        arch = Arch(view, grow=1, optional=True)
        return Column(
            arch,
            Bubble(said, speaker=arch),
            Column(*progress, gap=Space.SMALL),
            gap=Space.WIDE,
            justify=Align.END,
            grow=1,
        )
    face = Drawing(partial(_paint_face, view=view), view.face, width=_FACE, height=_FACE)
    return Row(
        face,
        Column(Bubble(said, speaker=face, grow=1), *progress, gap=Space.SMALL, grow=1),
        gap=Space.LARGE,
        cross=Align.STRETCH,
    )


class Arch(Node):
    """The coach in the niche of the game's home, with the name below."""

    _LEAST: Final = 190
    """Units below which it has no room for a face."""
    _NAME: Final = 34

    def __init__(self, view: LessonListView, *, grow: float = 0, optional: bool = False) -> None:
        super().__init__(grow=grow, optional=optional)
        self.view = view

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent(0, style.px(self._LEAST))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Room for a face."""
        return Extent.fixed(style.px(self._LEAST))

    def texts(self) -> Iterator[str]:
        """The name."""
        yield self.view.coach

    def content(self) -> Hashable:
        """The game and the coach."""
        return self.view.game, self.view.face

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The niche, the light in it, the face and the name."""
        rect = pygame.Rect(0, 0, min(self.rect.width, self.rect.height * 92 // 100), self.rect.height)
        rect.center = self.rect.center
        look = TABLES[home_of(self.view.game)]
        theme, edge = look.dyed(table_theme(style.theme)), style.px(4)
        surface.blit(style.pictures.drawn(door_markup(look.arch, rect.size, theme, edge), rect.size), rect)
        if style.theme.name != CONTRAST.name:
            surface.blit(style.pictures.drawn(glow_markup(look.arch, rect.size, look.lamp, edge), rect.size), rect)
        at_table, name = style.at_table(), self.view.coach
        words = lettering(
            at_table, name, style.type.fitted(name, style.text(self._NAME), rect.width * 3 // 4, TextStyle.TITLE)
        )
        foot = rect.bottom - 3 * edge - words.get_height()
        surface.blit(words, words.get_rect(midtop=(rect.centerx, foot)))
        side = min(rect.width * 62 // 100, (foot - rect.top) * 70 // 100)
        face = pygame.Rect(0, 0, side, side).move_to(midbottom=(rect.centerx, foot - style.px(4)))
        _paint_face(surface, style, face, self.view)


def _paint_face(surface: pygame.Surface, style: Style, rect: pygame.Rect, view: LessonListView) -> None:
    draw_medallion(surface, style, rect, view.coach, style.theme.brass, face=view.face, mood="glad")


class Pips(Node):
    """A pip for each lesson, filled where it is done."""

    _HEIGHT: Final = 12
    _GAP: Final = 6

    def __init__(self, done: int, count: int) -> None:
        super().__init__()
        self._done = done
        self._count = count

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent(0, 0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(self._HEIGHT))

    def content(self) -> Hashable:
        """The numbers."""
        return self._done, self._count

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The pips side by side."""
        gap = style.px(self._GAP)
        wide = (self.rect.width - gap * (self._count - 1)) // max(1, self._count)
        for place in range(self._count):
            pip = pygame.Rect(self.rect.left + place * (wide + gap), self.rect.top, wide, self.rect.height)
            surface.fill(style.theme.good if place < self._done else style.theme.panel_edge, pip)
