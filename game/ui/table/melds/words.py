"""Words of a moment: they come up where something fine happened, and are gone within a second."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.graphics.drawing import PanelKind, Style
from game.ui.kit import Align, Panel, Role, Space, Text
from game.ui.table.company.bubble import beside, cards_in, freest
from game.ui.table.contract.context import AnyContext
from game.ui.table.layout.zone import Zone

_MS: Final = 950.0
_GAP: Final = 4
"""Units between a word and what it is about."""
_RISES: Final = 22
"""Units from below which a word comes."""
_COMES: Final = 0.2
_GOES: Final = 0.3
"""Parts of its time in which it appears, and in which it fades."""


@dataclass(frozen=True, slots=True)
class _Word:
    picture: pygame.Surface
    rect: pygame.Rect
    """Where it comes to rest."""
    since: float
    ms: float
    still: bool

    def part(self, now: float) -> float:
        """How much of its time is over."""
        return (now - self.since) / self.ms


class Words:
    """Those that are seen now. Each is painted within its own rectangle; where nothing is to move it just stands."""

    def __init__(self, table: AnyContext) -> None:
        self._table = table
        self._words: list[_Word] = []

    @property
    def seen(self) -> bool:
        """Whether there is any."""
        return bool(self._words)

    def say(self, text: str, about: pygame.Rect) -> None:
        """Let a word come up on the felt beside what it is about, which it leaves free; not where all is hurried.

        Another that is there goes.
        """
        table = self._table
        ms = table.pace.move(_MS)
        still = ms <= 0
        ms = ms or table.pace.pause(_MS)
        if not text or ms <= 0 or table.hastened:
            return
        picture = _picture(table.style, text, table.size[0] // 2)
        layout = table.board.layout
        places = beside(picture.get_size(), about, pygame.Rect(layout.zones[Zone("felt")]), table.style.px(_GAP))
        rect = freest(places, cards_in(layout))
        for other in [one for one in self._words if one.rect.colliderect(rect)]:
            self._drop(other)
        word = _Word(picture, rect, table.now, ms, still)
        self._words.append(word)
        table.damage.add(self._area(word))

    def clear(self) -> None:
        """None, at once."""
        for word in list(self._words):
            self._drop(word)

    def update(self, now: float) -> None:
        """Those that move are painted again, those whose time is over go."""
        for word in list(self._words):
            if word.part(now) >= 1:
                self._drop(word)
            elif not word.still:
                self._table.damage.add(self._area(word))

    def wake_after(self, now: float) -> float | None:
        """At once while one moves; when one that stands there goes."""
        if any(not word.still for word in self._words):
            return 0.0
        return min((max(0.0, word.since + word.ms - now) for word in self._words), default=None)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Whatever of them touches `area`."""
        for word in self._words:
            if not area.colliderect(self._area(word)):
                continue
            if word.still:
                surface.blit(word.picture, word.rect)
                continue
            part = min(1.0, max(0.0, word.part(self._table.now)))
            low = (1 - min(1.0, part / _COMES)) ** 2
            word.picture.set_alpha(round(255 * min(1.0, part / _COMES, (1 - part) / _GOES)))
            surface.blit(word.picture, word.rect.move(0, round(self._rise * low)))

    @property
    def _rise(self) -> int:
        return self._table.style.px(_RISES)

    def _area(self, word: _Word) -> pygame.Rect:
        return word.rect.union(word.rect.move(0, self._rise))

    def _drop(self, word: _Word) -> None:
        self._words.remove(word)
        self._table.damage.add(self._area(word))


def _picture(style: Style, text: str, widest: int) -> pygame.Surface:
    """The word in brass on a plate of the night."""
    plate = Panel(Text(text, Role.TITLE, side=Align.CENTER), PanelKind.TOAST, pad=Space.LARGE, pad_above=Space.SMALL)
    wide = min(widest, plate.widths(style).natural)
    picture = pygame.Surface((wide, plate.heights(style, wide).natural), pygame.SRCALPHA)
    plate.arrange(style, picture.get_rect())
    plate.paint(picture, style, picture.get_rect())
    return picture
