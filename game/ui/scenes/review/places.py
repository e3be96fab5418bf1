"""Where everything of a review stands: the list on one side, the chosen decision on the other, or above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from game.ui.graphics.background import Panel, is_portrait, lettering, panel_for
from game.ui.graphics.drawing import Style
from game.ui.judged.verdicts import Grade
from game.ui.scenes.review.account import account_height
from game.ui.scenes.review.course import least_height, usual_height
from game.ui.scenes.review.rows import ROW_GAP, close_height, grades_high, row_height

_WIDE: Final = (1840, 1040)
_TALL: Final = (1840, 1500)
"""Units of the panel; the second where the window is higher than wide."""
_ABOVE, _BELOW = 14, 14
"""Units that it is nearer to the title and to the foot of the panel than other rooms: a table wants all there is."""
_LIST: Final = 37
"""The part of the width that the list takes, in percent."""
_ABOUT: Final = 0.46
"""The part of the height that the chosen decision takes at least where the window is higher than wide."""
_UPRIGHT: Final = 0.75
"""Its height by its width below which rows of the list are closer for it."""
_LARGER: Final = 1.22
"""By what everything is larger there."""

STATE: Final = 19
"""Units of the line that says how far the review is."""
_GRADED: Final = 3
"""With so many rows beside it, or all that there would be, there is room for the line that says what grades mean."""
_COURSE: Final = 260
_LOW_COURSE: Final = 216
"""Units of the height of the bars of turns; the second where the window is higher than wide."""
_LOWER: Final = 0.75
"""The part of it that they have at least where the rest lets a row more and what the grades mean be seen."""
_ROWS: Final = 2
"""So many rows of the list they leave room for."""
_MEANT: Final = 56
"""Units of height beside these rows, for what the grades mean."""
_KEY: Final = 48
_TRAY: Final = 17
"""The same beside rows as high as these need at least, and of what is around them alone."""
_WALK: Final = 170
"""Units of the width of what leads from decision to decision."""
_PART: Final = 1.6
"""The width of a button by that of the last, whose word is short."""
_HEAD: Final = 30
"""Units from the edge of the panel to what stands beside its title."""


@dataclass(frozen=True, slots=True)
class Places:
    """All in pixels."""

    panel: Panel
    rounds: pygame.Rect
    """Of what chooses the round, before the title."""
    stop: pygame.Rect
    """Of what stops the review, behind it."""
    course: pygame.Rect
    """Of the bars of its turns; empty where the list would have no room beside them."""
    filter: pygame.Rect
    account: pygame.Rect
    foot: int
    """Where the list ends."""
    about: pygame.Rect
    """Of all that is told of the chosen decision."""
    walk: pygame.Rect
    """Of what leads to the decision before or after the chosen one, before the buttons."""
    buttons: tuple[pygame.Rect, ...]

    @property
    def whole(self) -> pygame.Rect:
        """Of everything above the buttons."""
        inner, lowest = self.panel.inner, self.account if self.account.bottom <= self.walk.top else self.about
        return pygame.Rect(*inner.topleft, inner.width, lowest.bottom - inner.top)


def print_of(style: Style, size: tuple[int, int]) -> Style:
    """What lists, bars and sentences are set in: larger where the window is higher than wide."""
    return replace(style, scale=style.scale * _LARGER) if is_portrait(size) else style


def places_for(style: Style, size: tuple[int, int], title: str, buttons: int) -> Places:
    """Bars of turns, decisions and account on the left, the chosen decision on the right.

    In a tall window all stand below each other, the chosen decision between the bars and the list.
    """
    px, larger = style.px, print_of(style, size)
    panel = panel_for(style, size, _TALL if is_portrait(size) else _WIDE)
    gap, row, tall = px(14), style.target(48), is_portrait(size)
    inner = pygame.Rect(panel.inner.left, panel.inner.top - px(_ABOVE), panel.inner.width, 0)
    inner.height = panel.inner.bottom + px(_BELOW) - inner.top
    panel = replace(panel, inner=inner)
    left = pygame.Rect(inner.left, inner.top, inner.width * _LIST // 100, inner.height)
    aside = (inner.width - lettering(style, title, px(62)).get_width()) // 2 - 2 * gap
    rounds = pygame.Rect(inner.left, panel.rect.top + px(_HEAD), min(left.width, aside), row)
    height = style.target(56)
    right = pygame.Rect(left.right + 2 * gap, inner.top, inner.right - left.right - 2 * gap, inner.height)
    if tall:
        left, right = pygame.Rect(*inner.topleft, inner.width, inner.height - height - gap), inner
    account = pygame.Rect(0, 0, left.width, account_height(larger))
    account.bottomleft = left.bottomleft
    foot = account.top - px(12)
    free = foot - left.top - row - 2 * gap
    high = _course_high(larger, free - round(left.height * _ABOUT) * tall, _LOW_COURSE if tall else _COURSE)
    rows = _GRADED * row_height(larger, 1) + (_GRADED - 1) * larger.px(ROW_GAP)
    for beside in () if tall else (_KEY, _TRAY):
        if (lower := free - rows - larger.px(beside)) >= _LOWER * larger.px(_COURSE):
            high = min(high, lower)
            break
    course = pygame.Rect(left.left, left.top, left.width, high or -gap)
    about = pygame.Rect(right.left, right.top, right.width, right.bottom - height - gap - right.top)
    if tall:
        about.top = course.bottom + gap
        for each in (row_height(larger, 1), close_height(larger, 1)):
            listed = row + 2 * gap + _ROWS * (each + larger.px(ROW_GAP)) + larger.px(_MEANT)
            about.height = foot - listed - gap - about.top
            if about.height >= about.width * _UPRIGHT:
                break
    walk = pygame.Rect(right.left, right.bottom - height, px(_WALK), height)
    free = right.right - walk.right - gap * buttons
    wide = round(free * _PART / (_PART * (buttons - 1) + 1))
    return Places(
        panel,
        rounds,
        pygame.Rect(inner.right - rounds.width, rounds.top, rounds.width, row),
        course if course.height > 0 else pygame.Rect(0, 0, 0, 0),
        pygame.Rect(left.left, (about if tall else course).bottom + gap, left.width, row),
        account,
        foot,
        about,
        walk,
        tuple(
            pygame.Rect(
                walk.right + gap + place * (wide + gap),
                walk.top,
                wide if place < buttons - 1 else free - wide * place,
                height,
            )
            for place in range(buttons)
        ),
    )


def _course_high(style: Style, free: int, units: float) -> int:
    """What the bars of turns take of a height that they share with the list, in pixels, of so many units at most.

    It is 0 where they have no room.
    """
    for lines in (2, 1):
        rows = _ROWS * (row_height(style, lines) + style.px(ROW_GAP)) + style.px(12)
        high = min(free - rows, max(style.px(units), usual_height(style)))
        if high >= least_height(style):
            return high
    return 0


def _nowhere() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class ListPlaces:
    """Of the list of decisions and what belongs to it, in pixels."""

    tray: pygame.Rect = field(default_factory=_nowhere)
    rows: pygame.Rect = field(default_factory=_nowhere)
    grades: pygame.Rect = field(default_factory=_nowhere)
    """Of what the grades of decisions mean; empty where there is no room for it."""
    state: pygame.Rect = field(default_factory=_nowhere)
    """Of how far the review is; empty where that is not said."""


def width_of_rows(style: Style, width: int) -> int:
    """Of the list in a tray of this width, in pixels."""
    return width - 2 * style.px(8)


def places_of_list(
    style: Style,
    above: pygame.Rect,
    foot: int,
    rows_of: tuple[int, int, int],
    grades: Sequence[tuple[Grade, str]],
    *,
    said: bool,
) -> ListPlaces:
    """Below what sifts it, down to the foot; so many rows, so high and so far apart in pixels, and what grades mean."""
    px = style.px
    line = style.type.height(style.text(STATE)) if said else 0
    state = pygame.Rect(above.left, foot - line, above.width, line)
    top = above.bottom + px(14)
    tray = pygame.Rect(above.left, top, above.width, state.top - px(6) * said - top)
    rows = tray.inflate(width_of_rows(style, tray.width) - tray.width, -2 * px(8))
    meant = grades_high(style, grades, rows.width - 2 * px(6))
    count, row, gap = rows_of
    shown, less = ((high + gap) // (row + gap) for high in (rows.height, rows.height - meant))
    if less < min(shown, count, _GRADED):
        meant = 0
    rows.height -= meant
    return ListPlaces(
        tray,
        rows,
        pygame.Rect(rows.left + px(6), rows.bottom + px(4) * bool(meant), rows.width - 2 * px(6), meant),
        state,
    )
