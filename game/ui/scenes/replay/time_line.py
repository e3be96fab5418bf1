"""The time line of a replay: all rounds of the match in a row, and below them the moments of the one that is shown."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.ui.graphics.drawing import SMALLEST_TARGET, PanelKind, Style, draw_focus, draw_panel
from game.ui.graphics.theme import mixed
from game.ui.scenes.replay.key_moments import Ended, KeyMoment
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets import Widget

_FIGURES: Final = 5
"""The part of the time line that the words at its end take at most: one in so many."""
_TEXT: Final = 18
"""Units of their letters."""
_ROUNDS: Final = 0.44
"""The part of the height that the rounds take."""
_PASSED: Final = 0.45
"""How much of brass is in the ground of a round that has passed."""


class TimeLine(Widget):
    """A round that is clicked begins; in its moments one drags or clicks. Rounds are all as wide, however long."""

    def __init__(self, name: str, go: Callable[[int], None]) -> None:
        super().__init__(name)
        self._go = go
        self._last = 0
        self._at = 0
        self._rounds: Sequence[int] = ()
        self._said: tuple[str, str] = ("", "")
        self._widest = ""
        self._held: bool | None = None
        """Whether it is held at its rounds, or at the moments of one; None while it is not held."""
        self._knob = 12
        self._end = 60
        self._ended: Sequence[Ended | None] = ()
        self._keys: Sequence[KeyMoment] = ()
        self._pointed: pygame.Rect | None = None
        """What of it the pointer is at that has a name."""

    def show(self, at: int, last: int, rounds: Sequence[int], said: tuple[str, str], widest: str = "") -> None:
        """The moment that is shown, the last there is, those at which rounds begin, and what is said at the end.

        Room is kept for the `widest` that is said in this round.
        """
        self._widest = widest
        shown = self._at, self._last, self._rounds, self._said
        self._at, self._last, self._rounds, self._said = at, last, rounds, said
        self.dirty |= shown != (at, last, rounds, said)

    def mark(self, ended: Sequence[Ended | None], keys: Sequence[KeyMoment]) -> None:
        """How each round ended, as far as somebody won it, and the moments of this one that it is told by."""
        self.dirty |= (ended, keys) != (self._ended, self._keys)
        self._ended, self._keys = ended, keys

    @property
    def spoken(self) -> str:
        """Round and moment, what the moment is known for, and how the round ended."""
        known = [each.text for each in self._keys if each.number == self._at]
        ended = self._ended[self._place] if self._place < len(self._ended) else None
        return ". ".join(text.removesuffix(".") for text in (*self._said, *known, ended.told if ended else "") if text)

    @property
    def explained(self) -> pygame.Rect:
        """The round or the mark that the pointer is at."""
        return self._pointed or self.rect

    def point(self, position: tuple[int, int]) -> None:
        """Say how the round ended that the pointer is at, or what happened at the mark."""
        self.tip, self._pointed = "", None
        if position[1] < self._split:
            for place, ended in enumerate(self._ended):
                if ended is not None and (cell := self._cell(place)).left <= position[0] < cell.right:
                    self.tip, self._pointed = ended.told, cell
            return
        near = min(self._keys, key=lambda each: (abs(self._x_of(each.number) - position[0]), each.trick), default=None)
        if near is not None and abs(self._x_of(near.number) - position[0]) <= self._knob:
            self.tip, self._pointed = near.text, self._mark(near.number)

    @property
    def span(self) -> tuple[int, int]:
        """The first and the last moment of the round that is shown."""
        place = self._place
        begin = self._rounds[place] if self._rounds else 0
        end = self._rounds[place + 1] - 1 if place + 1 < len(self._rounds) else self._last
        return begin, max(begin, end)

    def handle(self, event: pygame.Event) -> bool:
        """Press, drag, release; keys are those of the scene."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = event.pos[1] < self._split and len(self._rounds) > 1
            self._go(self._moment_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEMOTION and self._held is not None:
            self._go(self._moment_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._held is not None:
            self._held = None
            return True
        return False

    def marks(self) -> dict[str, pygame.Rect]:
        """Each round, and where the moment lies that is shown."""
        rounds = dict[str, pygame.Rect]()
        for place in range(len(self._rounds)):
            cell = self._cell(place)
            mark = pygame.Rect(0, 0, max(SMALLEST_TARGET, cell.width), max(SMALLEST_TARGET, cell.height))
            mark.center = cell.center
            rounds[f"round.{place + 1}"] = mark
        return {**rounds, "moment": self._mark(self._at)}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """Rounds with their numbers; groove, what of it has passed, knob; round and moment in words."""
        texts = (*self._said, self._widest)
        most = max(self.rect.width // _FIGURES, *(style.type.width(text, SMALLEST, TextStyle.STRONG) for text in texts))
        whole = max(style.type.width(text, style.text(_TEXT), TextStyle.STRONG) for text in texts)
        self._knob, self._end = style.px(12), min(whole, most) + style.px(20)
        self._paint_rounds(surface, style)
        track = self._track()
        middle = (self._split + self.rect.bottom) // 2 + style.px(2)
        groove = pygame.Rect(track.left - self._knob, 0, track.width + 2 * self._knob, style.px(12))
        groove.centery = middle
        draw_panel(surface, style, groove, PanelKind.FIELD, radius=6)
        x = self._x_of(self._at)
        passed = pygame.Rect(groove.left, groove.top, x - groove.left, groove.height)
        draw_panel(surface, style, passed, PanelKind.BRASS_PRESSED, radius=6)
        self._paint_keys(surface, style, groove)
        knob = pygame.Rect(0, 0, 2 * self._knob, 2 * self._knob)
        knob.center = (x, min(middle, self.rect.bottom - self._knob))
        draw_panel(surface, style, knob, PanelKind.BRASS_HOVER if self.hovered else PanelKind.BRASS, 12, shadow=3)
        self._paint_words(surface, style)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _paint_keys(self, surface: pygame.Surface, style: Style, groove: pygame.Rect) -> None:
        """Above the groove what one's own team did, below it what others did; a trick has no more than a tick."""
        theme, thin, gap = style.theme, max(2, style.px(2)), style.px(2)
        for each in sorted(self._keys, key=lambda key: not key.trick):
            colour = theme.us if each.ours else theme.them
            high = min(style.px(9), self.rect.bottom - groove.bottom - gap)
            tick = pygame.Rect(0, 0, thin if each.trick else 3 * thin, high)
            if each.ours:
                tick.midbottom = (self._x_of(each.number), groove.top - gap)
            else:
                tick.midtop = (self._x_of(each.number), groove.bottom + gap)
            surface.fill(colour, tick)

    def _paint_words(self, surface: pygame.Surface, style: Style) -> None:
        """The round above the moment, at the end of the line."""
        theme, room = style.theme, self._end - style.px(16)
        left = self.rect.right - room
        halves = ((self.rect.top + self._split) // 2, (self._split + self.rect.bottom) // 2)
        for text, shade, middle in zip(self._said, (theme.gilt, theme.text), halves, strict=True):
            size = style.type.fitted(text, style.text(_TEXT), room, TextStyle.STRONG)
            line = style.type.line(text, size, shade, TextStyle.STRONG)
            surface.blit(line, line.get_rect(midleft=(left, middle)))

    def _paint_rounds(self, surface: pygame.Surface, style: Style) -> None:
        theme = style.theme
        for place in range(len(self._rounds)):
            cell = self._cell(place)
            shown, number = place == self._place, str(place + 1)
            ground = theme.brass if shown else mixed(theme.panel_raised, theme.brass_dark, _PASSED)
            ground = ground if place <= self._place else theme.panel_raised
            surface.fill(ground, cell.inflate(-max(2, style.px(3)), 0))
            ink = theme.ink if shown else theme.text
            ended = self._ended[place] if place < len(self._ended) else None
            size = min(style.text(_TEXT - 3), max(SMALLEST, cell.height - 2))
            words = [(number, ink, TextStyle.STRONG)]
            if ended is not None:
                colour = theme.us if ended.ours else theme.them
                bar = pygame.Rect(cell.left, cell.top, cell.width, max(2, style.px(3))).inflate(-max(2, style.px(3)), 0)
                bar.bottom = cell.bottom if not ended.ours else bar.bottom
                surface.fill(ink if shown else colour, bar)
                words.append((ended.margin, ink if shown else colour, TextStyle.BODY))
            while words:
                lines = [style.type.line(text, size, shade, kind) for text, shade, kind in words]
                wide = sum(line.get_width() for line in lines) + style.px(6) * (len(lines) - 1)
                if wide <= cell.width - style.px(8) or (len(words) == 1 and wide <= cell.width - style.px(4)):
                    left = cell.centerx - wide // 2
                    for line in lines:
                        surface.blit(line, line.get_rect(midleft=(left, cell.centery)))
                        left += line.get_width() + style.px(6)
                    break
                words.pop()

    @property
    def _place(self) -> int:
        """Of the round that is shown among all."""
        return max(0, bisect_right(self._rounds, self._at) - 1)

    @property
    def _split(self) -> int:
        """Where the rounds end and the moments begin, from the top."""
        return self.rect.top + round(self.rect.height * _ROUNDS)

    def _cell(self, place: int) -> pygame.Rect:
        left, right = (self._row.left + self._row.width * each // len(self._rounds) for each in (place, place + 1))
        return pygame.Rect(left, self.rect.top, right - left, self._split - self.rect.top)

    @property
    def _row(self) -> pygame.Rect:
        """Of all rounds."""
        return self._track().inflate(2 * self._knob, 0)

    def _mark(self, at: int) -> pygame.Rect:
        high = max(SMALLEST_TARGET, self.rect.bottom - self._split)
        rect = pygame.Rect(0, 0, max(SMALLEST_TARGET, 2 * self._knob), high)
        rect.midbottom = (self._x_of(at), self.rect.bottom)
        return rect

    def _track(self) -> pygame.Rect:
        """Where the middle of the knob can be."""
        margin = self._knob + 4
        return pygame.Rect(
            self.rect.left + margin, self.rect.top, self.rect.width - self._end - 2 * margin, self.rect.height
        )

    def _x_of(self, at: int) -> int:
        track, (begin, end) = self._track(), self.span
        return track.left + track.width * (at - begin) // max(1, end - begin)

    def _moment_at(self, x: int) -> int:
        track = self._track()
        if self._held:
            place = (x - self._row.left) * len(self._rounds) // max(1, self._row.width)
            return self._rounds[max(0, min(place, len(self._rounds) - 1))]
        begin, end = self.span
        part = (x - track.left) / max(1, track.width)
        return max(begin, min(end, begin + round(part * (end - begin))))
