"""The chosen decision of a review: what was done and what would have been better, why, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.i18n import _
from game.review.judging import Judged
from game.ui.graphics.card_strip import draw_strip, foresee_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_paragraph
from game.ui.judged.deeds import Deed, Step
from game.ui.judged.signs import Sign
from game.ui.scenes.review.deed_box import CARDS, DeedBox
from game.ui.scenes.review.plan_strip import PlanStrip
from game.ui.scenes.review.worth import Worth, paint_worth, usual_height, worth_height
from game.ui.text import TextStyle

_HEAD: Final = 22
_SHAPE: Final = 0.85
"""The height of the table by its width at most."""
_LOWER: Final = 0.34
"""The same at least, where the room is lower."""
_ENOUGH: Final = 0.46
"""The part of the room that the table takes at least, where cards can become smaller for it."""
_SPARED: Final = 0.42
"""The same beside what a reason leads to."""
_LEAST: Final = 0.3
"""The same where the steps of a turn are told; where it would be less, their numbers on the table are enough."""
_ROOMY: Final = 5
"""From so many times what is usually said on, the table keeps its size, however little is said."""
_FIRST: Final = 0.36
"""The part of the width of the box of what was done, where the steps of the better turn stand in the other one."""
_TALL: Final = 0.9
"""A room that is so high by its width has height for labels of two lines."""
_BOX: Final = 68
"""Units of the height of the boxes at least there."""
_GAP: Final = 10
"""Units between what stands below each other."""


@dataclass(frozen=True, slots=True)
class Told:
    """All that is told of a decision."""

    deeds: Sequence[tuple[Sign, Deed]]
    """What was done, and what would have been better where that is told."""
    worth: Worth
    hand: str
    """What the player held, in notation."""
    steps: Sequence[Step] = ()
    """The whole turn that the better way begins; none where it is not known or ends it."""


class ChosenDecision:
    """Places everything that is told of a decision, and paints it."""

    def __init__(self, style: Style, room: pygame.Rect, decision: Judged, told: Told) -> None:
        self.decision = decision
        self._style = style
        self._room = room
        self._told = told
        self._tall = room.height >= room.width * _TALL
        count, gap = max(1, len(told.deeds)), style.px(14)
        wide = (room.width - gap * (count - 1)) // count
        usual = usual_height(style)
        roomy = room.height >= _ROOMY * usual
        self._worth = told.worth
        self._worth_high = max(self._measured(), usual * roomy)
        deeds, least = told.deeds, room.width - round(room.width * _FIRST) - gap
        self._plan = PlanStrip(style, told.steps, least, wraps=True, signed=True)
        self._merged = self._plan.in_words
        if self._merged:
            deeds, wide = told.deeds[:1], room.width - least - gap
        else:
            self._plan = PlanStrip(style, told.steps, room.width, wraps=roomy)
        for units in CARDS:
            self._boxes = [DeedBox(style, sign, deed, wide, units) for sign, deed in deeds]
            self._deeds_high = max((box.height for box in self._boxes), default=0)
            self._deeds_high = max(self._deeds_high, style.px(_BOX) * roomy, self._plan.height * self._merged)
            if room.height - self._words_high >= room.height * _ENOUGH:
                break
        if not self._merged and room.height - self._words_high < room.height * _LEAST:
            self._plan = PlanStrip(style, (), room.width, wraps=False)
        if room.height - self._words_high < room.height * _SPARED:
            self._worth = replace(told.worth, why=told.worth.brief or told.worth.why)
            self._worth_high = self._measured()
        self._lefts = [room.left + number * (wide + gap) for number in range(count)]
        self.table = self._table()
        """Where the picture of the table is."""

    def _measured(self) -> int:
        """What the difference and its reason take, in pixels."""
        return worth_height(self._style, self._worth, self._room.width, wraps=self._tall)

    def foresee(self) -> None:
        """Ask for the pictures of all its cards."""
        for box in self._boxes:
            box.foresee()
        self._plan.foresee()
        foresee_strip(self._style, self._told.hand, self._room.width, CARDS[-1])

    @property
    def parts(self) -> Sequence[Callable[[pygame.Surface], None]]:
        """What paints its parts but the table, each a share of the work."""
        return self._paint_deeds, self._paint_worth, self._paint_hand

    def paint(self, surface: pygame.Surface, picture: pygame.Surface | None) -> None:
        """The deeds, what is said of them, and the table; the hand in its place as long as there is no picture."""
        style = self._style
        self._paint_deeds(surface)
        self._paint_worth(surface)
        frame = style.px(4)
        if min(self.table.size) <= 4 * frame:
            return
        draw_panel(surface, style, self.table.inflate(2 * frame, 2 * frame), PanelKind.TRAY, radius=6)
        if picture is not None:
            surface.blit(picture, self.table)
        elif self._told.hand:
            self._paint_hand(surface)

    def _paint_deeds(self, surface: pygame.Surface) -> None:
        for left, box in zip(self._lefts, self._boxes, strict=False):
            box.paint(surface, pygame.Rect(left, self._room.top, box.width, self._deeds_high))
        top, room = self._room.top + self._deeds_high + self._style.px(_GAP), self._room
        place = pygame.Rect(room.left, top, room.width, self._plan.height)
        if self._merged:
            left = room.left + self._boxes[0].width + self._style.px(14)
            place = pygame.Rect(left, room.top, room.right - left, self._deeds_high)
        self._plan.paint(surface, place)

    def _paint_worth(self, surface: pygame.Surface) -> None:
        room, style = self._room, self._style
        top = room.top + self._deeds_high + self._plan_high + style.px(_GAP)
        worth = pygame.Rect(room.left, top, room.width, self._worth_high)
        if worth.bottom <= room.bottom:
            paint_worth(surface, style, worth, self._worth, wraps=self._tall)

    def _paint_hand(self, surface: pygame.Surface) -> None:
        style, box = self._style, self.table.inflate(-self._style.px(40), -self._style.px(24))
        text, names = _("Your cards then:"), self._told.hand.split()
        wide, high = strip_size(style, len(names), box.width, CARDS[-1])
        size = style.text(_HEAD)
        head = len(style.type.wrap(text, size, box.width, TextStyle.STRONG)) * style.type.height(size, TextStyle.STRONG)
        if box.width < 1 or head + high + style.px(6) > box.height:
            return
        box.top += (box.height - head - high - style.px(6)) // 2
        box.top += draw_paragraph(surface, style, text, _HEAD, style.theme.gilt, box, TextStyle.STRONG) + style.px(6)
        draw_strip(surface, style, self._told.hand, pygame.Rect(box.topleft, (max(wide, 1), high)), CARDS[-1])

    @property
    def _words_high(self) -> int:
        """What everything above the table takes, in pixels."""
        return self._deeds_high + self._plan_high + self._worth_high + 2 * self._style.px(_GAP)

    @property
    def _plan_high(self) -> int:
        """What the steps of the turn take with what is free above them, in pixels; 0 where they stand in a box."""
        return self._plan.height + self._style.px(_GAP) if self._plan.height and not self._merged else 0

    def _table(self) -> pygame.Rect:
        """As large as the room below the words lets it be, in the middle of it; none too small to be pointed at."""
        frame, room = self._style.px(4), self._room
        top = room.top + self._words_high
        free = pygame.Rect(room.left, top, room.width, room.bottom - top).inflate(-2 * frame, -2 * frame)
        wide = min(free.width, round(max(0, free.height) / _LOWER))
        table = pygame.Rect(0, 0, wide, min(max(0, free.height), round(wide * _SHAPE)))
        if table.height < self._style.target(1):
            table.size = 0, 0
        table.midtop = free.midtop
        return table
