"""The time line of a replay: all rounds of the match in a row, and below them the moments of the one that is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_focus, draw_panel
from game.ui.scenes.replay.findings.reviewed import Graded, Reviewed
from game.ui.scenes.replay.key_moments import Ended, KeyMoment
from game.ui.scenes.replay.time.lead_words import HEAD, words_width
from game.ui.scenes.replay.time.legend import before_line, draw_heads
from game.ui.scenes.replay.time.marks import Marks, names_height, paint_keys
from game.ui.scenes.replay.time.owners import owners_width
from game.ui.scenes.replay.time.review_signs import beside, draw_ring, sign_size
from game.ui.scenes.replay.time.rounds import EDGE, TEXT, Rounds, rounds_height
from game.ui.scenes.replay.time.scale import axis_width
from game.ui.scenes.replay.time.zoom import AIR, air, draw_zoom, seen_of
from game.ui.widgets import Widget

_MOMENTS: Final = 58
"""Units of the height that the moments take."""
_LEAST_MOMENTS: Final = 38
"""Pixels that they have at least."""
_TRACK: Final = 55
"""Where the track is above the names of tricks, in percent of the height of the moments."""
_BELOW: Final = 6
"""Units below the knob where no names of tricks stand there."""
_KNOB: Final = 10
"""Units of half the knob."""


def line_height(style: Style) -> int:
    """The height that a time line takes in which every round has two lines."""
    return rounds_height(style) + style.px(AIR) + max(_LEAST_MOMENTS, style.px(_MOMENTS))


class TimeLine(Widget):
    """A round that is clicked begins; in its moments one drags or clicks. Rounds are all as wide, however long."""

    def __init__(self, name: str, go: Callable[[int], None], reviewed: Reviewed, *, tricks: bool) -> None:
        """`tricks`: whether those of a round have marks as well."""
        super().__init__(name)
        self._reviewed = reviewed
        self._tricks = tricks
        self._go = go
        self._last = 0
        self._at = 0
        self.rounds = Rounds()
        self._said: tuple[str, str] = ("", "")
        self._held: bool | None = None
        """Whether it is held at its rounds, or at the moments of one; None while it is not held."""
        self._knob = _KNOB
        self._groove = pygame.Rect(0, 0, 0, 0)
        self._sign = 0
        """The pixels of a sign of the review."""
        self._keys: Sequence[KeyMoment] = ()
        self._opening = 0
        self._heads: Mapping[int, pygame.Rect] = {}
        """Where the marks of key moments are, by these."""
        self._pointed: pygame.Rect | None = None
        """What of it the pointer is at that has a name."""
        self.names: Sequence[str] = ()
        """Of those whose the marks are, in their order."""
        self.titles: Sequence[str] = ()
        """What the lines of the curve above it are, where everybody has one."""
        self.alone = False
        """Whether that has a line for each of the names, which stand behind it."""
        self.owned = True
        """Whether it is shown, so that there are names behind it."""
        self.after = 0
        """The width that these have behind the rounds."""
        self.heads: tuple[str, str] = ("", "")
        """What stands in the two lines of the cells of rounds."""
        self.known = ""
        """What the marks of moments are."""
        self._before = 0
        """The width of what says what the marks are, before the moments."""
        self._split = 0
        """Where the rounds end and the moments begin, from the top of the window."""

    def lay(self, style: Style, rect: pygame.Rect) -> None:
        """Put it there, as a style wants its parts."""
        self._knob = style.px(_KNOB)
        self._split = rect.bottom - min(max(_LEAST_MOMENTS, style.px(_MOMENTS)), rect.height * 55 // 100)
        foot = self._split - air(style, self._split - rect.top)
        stacked = rect.height * 10 >= line_height(style) * 9
        self.after = owners_width(style, self.names, rect.width) if self.alone and self.owned and stacked else 0
        curve = self._words_width(style), axis_width(style)
        self._before = before_line(style, (*self.heads, self.known), curve, rect.width) if stacked else 0
        left, right = rect.left + 2 + self._before, rect.right - 2 - self.after
        self.rounds.place(style, pygame.Rect(left, rect.top, right - left, foot - rect.top))
        self.place(rect)
        track = self._track()
        self._groove = pygame.Rect(track.left - self._knob, 0, track.width + 2 * self._knob, style.px(10))
        if self._tricks:
            self._groove.centery = self._split + (rect.bottom - self._split) * _TRACK // 100
            self._groove.bottom = min(self._groove.bottom, rect.bottom - names_height(style))
        else:
            self._groove.centery = rect.bottom - self._knob - style.px(_BELOW)
        self._sign = sign_size(style, self._groove.top - self._split)

    def _words_width(self, style: Style) -> int:
        """What stands in words before the curve above it."""
        if not self.alone:
            return words_width(style, self.heads[0])
        return max((style.type.width(each, style.text(HEAD)) for each in self.titles), default=0)

    def show(self, at: int, last: int, rounds: Sequence[int], said: tuple[str, str]) -> None:
        """The moment that is shown, the last there is, those at which rounds begin, and what is said of the moment."""
        shown = self._at, self._last, self.rounds.begins, self._said
        self._at, self._last, self._said = at, last, said
        self.rounds.show(at, rounds)
        self.dirty |= shown != (at, last, rounds, said)

    def mark(self, ended: Sequence[Ended | None], keys: Sequence[KeyMoment], opening: int) -> None:
        """How each round ended, the moments of this one that it is told by, and the first of its first trick."""
        self.dirty |= (ended, keys, opening) != (self.rounds.ended, self._keys, self._opening)
        self._keys, self._opening = keys, opening
        self.rounds.tell(ended)

    @property
    def spoken(self) -> str:
        """Round and moment, what the moment is known for, and how the round ended."""
        known = [each.text for each in self._keys if each.number == self._at]
        ended = self.rounds.how(self.rounds.shown)
        return ". ".join(text.removesuffix(".") for text in (*self._said, *known, ended.told if ended else "") if text)

    @property
    def explained(self) -> pygame.Rect:
        """The round or the mark that the pointer is at."""
        return self._pointed or self.rect

    def point(self, position: tuple[int, int]) -> None:
        """Say how the round ended that the pointer is at, or what happened at the mark."""
        self.tip, self._pointed = "", None
        if position[1] < self._split:
            for place, ended in enumerate(self.rounds.ended):
                if ended is not None and (cell := self.cell(place)).left <= position[0] < cell.right:
                    self.tip, self._pointed = ended.told, cell
            return
        near = min(self._keys, key=lambda each: (abs(self._x_of(each.number) - position[0]), each.trick), default=None)
        if (head := self._head_at(position)) is not None:
            self.tip = next((each.text for each in self._keys if each.number == head), "")
            self._pointed = self._heads[head]
        elif near is not None and abs(self._x_of(near.number) - position[0]) <= self._knob:
            self.tip, self._pointed = near.text, self._mark(near.number)
        if (sign := self._sign_at(position)) is not None:
            self.tip, self._pointed = self._reviewed.told(sign[0]), sign[1]

    def _signs(self) -> Sequence[tuple[Graded, pygame.Rect]]:
        """What was found in a review of the moves of the round that is shown, and where that is signed."""
        begin, end = self.span
        found = [each for each in self._reviewed.moves if begin <= each.number < end]
        room = self._groove.left + self._sign // 2, self._groove.right - self._sign // 2
        middles = beside([self._x_of(each.number + 1) for each in found], self._sign, room)
        signs = [pygame.Rect(0, 0, self._sign, self._sign) for _each in found]
        for rect, x in zip(signs, middles, strict=True):
            rect.center = x, self._groove.centery
        return list(zip(found, signs, strict=True))

    def _sign_at(self, position: tuple[int, int]) -> tuple[Graded, pygame.Rect] | None:
        """The sign that is there; of several the nearest."""
        there = [(graded, rect) for graded, rect in self._signs() if rect.collidepoint(position)]
        return min(there, key=lambda each: abs(each[1].centerx - position[0]), default=None)

    @property
    def span(self) -> tuple[int, int]:
        """The first and the last moment of the round that is shown."""
        place, rounds = self.rounds.shown, self.rounds.begins
        begin = rounds[place] if rounds else 0
        end = rounds[place + 1] - 1 if place + 1 < len(rounds) else self._last
        return begin, max(begin, end)

    def handle(self, event: pygame.Event) -> bool:
        """Press, drag, release; keys are those of the scene."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = event.pos[1] < self._split and len(self.rounds) > 1
            head, sign = self._head_at(event.pos), self._sign_at(event.pos)
            meant = sign[0].number + 1 if sign is not None else head
            self._go(self._moment_at(event.pos[0]) if meant is None else meant)
            return True
        if event.type == pygame.MOUSEMOTION and self._held is not None:
            self._go(self._moment_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._held is not None:
            self._held = None
            return True
        return False

    def marks(self) -> dict[str, pygame.Rect]:
        """What of the rounds can be clicked, and where the moment lies that is shown."""
        return {**self.rounds.targets(), "moment": self._mark(self._at)}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Rounds with their results; groove, what of it has passed, knob, and the marks of the moments."""
        self.rounds.paint(surface, style)
        groove, signs = self._groove, self._signs()
        if self._before:
            below = pygame.Rect(self.rect.left + style.px(4), self._split, self._before, self.rect.bottom - self._split)
            draw_heads(surface, style, (self.known,), below, 0)
            above = pygame.Rect(below.left, self.rect.top, below.width, self.rounds.row.height - style.px(EDGE))
            heads = ("" if self.rounds.named else self.heads[0], self.heads[1])
            draw_heads(surface, style, heads, above, style.type.height(style.text(TEXT)))
        if len(self.rounds):
            draw_zoom(
                surface, style, seen_of(style, self.cell(self.rounds.shown)), self._split, groove, self.rect.bottom
            )
        draw_panel(surface, style, groove, PanelKind.FIELD, radius=5)
        knob = pygame.Rect(0, 0, 2 * self._knob, 2 * self._knob)
        signed = (rect.centerx for graded, rect in signs if graded.number + 1 == self._at)
        x = next(signed, self._x_of(self._at))
        knob.center = (x, groove.centery)
        passed = pygame.Rect(groove.left, groove.top, x - groove.left, groove.height)
        draw_panel(surface, style, passed, PanelKind.BRASS_PRESSED, radius=5)
        field = pygame.Rect(self.rect.left, self._split, self.rect.width, self.rect.bottom - self._split)
        marks = Marks(self._keys, max(self.span[0], self._opening - 1), self._x_of)
        self._heads = paint_keys(surface, style, marks, groove, field)
        for graded, rect in sorted(signs, key=lambda each: each[0].cost):
            self._reviewed.draw(surface, style, rect, graded)
        if knob.collidelist([rect for _graded, rect in signs]) >= 0:
            draw_ring(surface, style, knob.center, self._sign, lit=self.hovered)
        else:
            draw_panel(surface, style, knob, PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS, 12, shadow=3)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def cell(self, place: int) -> pygame.Rect:
        """Of a round, in the order of all."""
        return self.rounds.cell(place)

    def _head_at(self, position: tuple[int, int]) -> int | None:
        """The key moment the mark of which is there."""
        return next((number for number, each in self._heads.items() if each.collidepoint(position)), None)

    def _mark(self, at: int) -> pygame.Rect:
        high = max(SMALLEST_TARGET, self.rect.bottom - self._split)
        rect = pygame.Rect(0, 0, max(SMALLEST_TARGET, 2 * self._knob), high)
        rect.midbottom = (self._x_of(at), self.rect.bottom)
        return rect

    def _track(self) -> pygame.Rect:
        """Where the middle of the knob can be."""
        left = self.rect.left + self._before + self._knob + 2
        right = self.rect.right - self.after - self._knob - 2  # as far as the rounds above it
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def _x_of(self, at: int) -> int:
        track, (begin, end) = self._track(), self.span
        return track.left + track.width * (at - begin) // max(1, end - begin)

    def _moment_at(self, x: int) -> int:
        track = self._track()
        if self._held:
            return self.rounds.begins[self.rounds.at(x)]
        begin, end = self.span
        part = (x - track.left) / max(1, track.width)
        return max(begin, min(end, begin + round(part * (end - begin))))
