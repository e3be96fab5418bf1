"""The whole turn that a better way begins: its steps with their numbers, cards and words, one behind the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.card_strip import foresee_strip
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.judged.deeds import Step
from game.ui.judged.signs import Sign, draw_number, draw_sign
from game.ui.scenes.review.deed_box import SIGN_LEFT, paint_signed
from game.ui.scenes.review.shown_cards import draw_shown, shown_size
from game.ui.text import SMALLEST, TextStyle

CARDS: Final = (76, 62)
"""Units of the width of the cards: the smaller where words have no room beside the larger."""
_TEXTS: Final = (21, 19, 17)
"""Units of the words; the first with which all steps find room in a line."""
_HEAD: Final = 18
_DISC: Final = 30
_PAD: Final = 10
_SIDE: Final = 16
_NEAR: Final = 7
"""Units between what belongs to one step."""
_APART: Final = (14, 84)
"""Units between two steps, at least and at most."""
_LINES: Final = 2
"""So many lines they take at most."""


@dataclass(frozen=True, slots=True)
class _Set:
    """How steps are set."""

    size: int
    """Of the words, in pixels."""
    lines: Sequence[Sequence[int]]
    """Which of them stand in which line."""
    units: int = CARDS[0]
    """Of the width of the cards."""
    worded: bool = True
    headed: bool = False


class PlanStrip:
    """In a width in pixels."""

    def __init__(self, style: Style, steps: Sequence[Step], width: int, *, wraps: bool, signed: bool = False) -> None:
        """They may take a second line where it `wraps`; `signed` as a box of what would have been better."""
        self._style = style
        self._left = style.px(SIGN_LEFT if signed else _SIDE)
        self._signed = signed
        self._wraps = wraps
        self._steps = steps
        self._width = width
        self._set = self._arranged() if steps else None
        step = style.px(_PAD) + max(style.px(_DISC), shown_size(style, "AS", width, CARDS[0])[1])
        self.height = style.px(_PAD) + step * len(self._set.lines) if self._set is not None else 0
        """In pixels; 0 where there are no steps, or no room for them."""

    @property
    def in_words(self) -> bool:
        """Whether there is room for the words of all steps."""
        return self._set is not None and self._set.worded

    def foresee(self) -> None:
        """Ask for the pictures of its cards."""
        if self._set is not None:
            for cards in (cards for step in self._steps for cards in _held(step)):
                foresee_strip(self._style, cards, self._width, self._set.units)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """All steps, each line of them in a column of its own where there are several lines."""
        if self._set is None:
            return
        style, px, told = self._style, self._style.px, self._set
        if self._signed:
            paint_signed(surface, style, rect, Sign.GOOD)
        else:
            draw_panel(surface, style, rect, PanelKind.ROW, radius=6)
        left, right = rect.left + self._left, rect.right - px(_SIDE)
        if told.headed:
            head = draw_text(surface, style, _head(), _HEAD, style.theme.text_soft, midleft=(left, rect.centery))
            left = head.right + px(_APART[0])
        for number, line in enumerate(told.lines):
            middle = rect.top + px(_PAD) // 2 + (2 * number + 1) * (rect.height - px(_PAD)) // (2 * len(told.lines))
            widths = [self._wide(self._steps[place], told) for place in line]
            gap = (right - left - sum(widths)) // max(1, len(line) - (len(told.lines) == 1 and not told.headed))
            gap, place_left = min(gap, px(_APART[1])), left
            for place, wide in zip(line, widths, strict=True):
                self._paint_step(surface, place, (place_left, middle))
                place_left += wide + gap

    def _paint_step(self, surface: pygame.Surface, place: int, midleft: tuple[int, int]) -> None:
        """Its number or, of what ends the round, a tick; its cards, the meld that they join, and its word."""
        style, px, step, told = self._style, self._style.px, self._steps[place], self._set
        assert told is not None, "there are steps"
        left, middle = midleft
        disc = pygame.Rect(left, middle - px(_DISC) // 2, px(_DISC), px(_DISC))
        if step.deed.cards:
            draw_number(surface, style, disc, Sign.GOOD, place + 1)
        else:
            draw_sign(surface, style, disc, Sign.GOOD)
        left = disc.right + px(_NEAR)
        for number, cards in enumerate(_held(step)):
            if number:
                plus = (left + (self._plus - px(_NEAR)) // 2, middle)
                draw_text(surface, style, "+", _HEAD, style.theme.text_soft, TextStyle.STRONG, center=plus)
                left += self._plus
            size = shown_size(style, cards, self._width, told.units)
            draw_shown(surface, style, cards, pygame.Rect((left, middle - size[1] // 2), size), told.units)
            left += size[0] + px(_NEAR)
        if told.worded or not step.deed.cards:
            line = style.type.line(step.word, told.size, style.theme.text)
            surface.blit(line, line.get_rect(midleft=(left, middle)))

    def _arranged(self) -> _Set | None:
        """In a line, with a head if there is room, else in two, else the cards alone; None where these have none."""
        style, room, count = self._style, self._width - self._left - self._style.px(_SIDE), len(self._steps)
        head = style.type.width(_head(), style.text(_HEAD)) + style.px(_APART[0])
        sizes, whole = [max(SMALLEST, style.text(units)) for units in _TEXTS], [range(count)]
        ways = [(size, headed) for headed in (True, False) for size in sizes]
        if self._signed:  # the sign says whose steps they are: much smaller letters are no price for a head
            ways.sort(key=lambda way: (way[0] < sizes[1], not way[1]))
        tries = [
            *(_Set(size, whole, headed=headed) for size, headed in ways),
            *(_Set(size, whole, CARDS[1]) for size in sizes),
            *(
                replace(self._halved(size, count), headed=headed)
                for size in sizes[:2]
                for headed in (True, False)
                if self._wraps and count > _LINES
            ),
            *(self._halved(size, count) for size in sizes[2:] if self._wraps and count > _LINES),
            _Set(sizes[-1], whole, worded=False),
        ]
        return next((each for each in tries if self._fits(each, room - head * each.headed)), None)

    def _halved(self, size: int, count: int) -> _Set:
        """In two lines, so parted that the longer one is as short as it can be."""
        parted = (_Set(size, [range(first), range(first, count)]) for first in range(1, count))
        return min(parted, key=self._longest)

    def _fits(self, told: _Set, room: int) -> bool:
        return self._longest(told) <= room

    def _longest(self, told: _Set) -> int:
        """The width of the longest of its lines in pixels, its steps as close as may be."""
        gap = self._style.px(_APART[0])
        return max(sum(self._wide(self._steps[place], told) + gap for place in line) - gap for line in told.lines)

    def _wide(self, step: Step, told: _Set) -> int:
        """What a step takes in pixels."""
        px, held = self._style.px, list(_held(step))
        cards = sum(shown_size(self._style, each, self._width, told.units)[0] + px(_NEAR) for each in held)
        word = self._style.type.width(step.word, told.size) if told.worded or not held else -px(_NEAR)
        return px(_DISC) + px(_NEAR) + cards + self._plus * (len(held) > 1) + word

    @property
    def _plus(self) -> int:
        return self._style.type.width("+", self._style.text(_HEAD), TextStyle.STRONG) + self._style.px(_NEAR)


def _head() -> str:
    return _("Whole turn")


def _held(step: Step) -> Iterator[str]:
    """Its cards and the meld that they join."""
    return (cards for cards in (step.deed.cards, step.deed.onto) if cards)
