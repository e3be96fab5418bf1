"""Where everything of a review stands: the list on one side, the chosen decision on the other, or below it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import pygame

from game.ui.graphics.background import Panel, is_portrait, panel_for
from game.ui.graphics.drawing import Style
from game.ui.scenes.review.account import account_height
from game.ui.scenes.review.course import least_height, usual_height
from game.ui.scenes.review.rows import ROW_GAP, grades_high, row_height

_WIDE: Final = (1840, 1040)
_TALL: Final = (1840, 1500)
"""Units of the panel; the second where the window is higher than wide."""
_LIST: Final = 37
"""The part of the width that the list takes, in percent."""
_LIST_ABOVE: Final = 47
"""The part of the height that it takes where the window is higher than wide."""

STATE: Final = 19
"""Units of the line that says how far the review is."""
_GRADED: Final = 3
"""With so many rows beside it, or all that there would be, there is room for the line that says what grades mean."""
_COURSE: Final = 176
_COURSE_ABOVE: Final = 230
"""Units of the height of the bars of turns; the second where the window is higher than wide."""
_ROWS: Final = 2
"""So many rows of the list they leave room for."""


@dataclass(frozen=True, slots=True)
class Places:
    """All in pixels."""

    panel: Panel
    above: pygame.Rect
    """Of what chooses the round."""
    course: pygame.Rect
    """Of the bars of its turns; empty where the list would have no room beside them."""
    filter: pygame.Rect
    account: pygame.Rect
    foot: int
    """Where the list ends."""
    about: pygame.Rect
    """Of all that is told of the chosen decision."""
    buttons: tuple[pygame.Rect, ...]


def places_for(style: Style, size: tuple[int, int], buttons: int) -> Places:
    """Rounds, decisions and account on the left, the chosen decision on the right.

    In a tall window it stands below the list, and the account stands between it and the buttons.
    """
    px = style.px
    panel = panel_for(style, size, _TALL if is_portrait(size) else _WIDE)
    inner, gap = panel.inner, px(14)
    left = pygame.Rect(inner.left, inner.top, inner.width * _LIST // 100, inner.height)
    right = pygame.Rect(left.right + 2 * gap, inner.top, inner.right - left.right - 2 * gap, inner.height)
    high = account_height(style)
    account = pygame.Rect(left.left, left.bottom - high, left.width, high)
    if inner.height > inner.width:
        left = pygame.Rect(inner.left, inner.top, inner.width, inner.height * _LIST_ABOVE // 100 - high - gap)
        right = pygame.Rect(inner.left, left.bottom + gap, inner.width, inner.bottom - left.bottom - gap)
        account = pygame.Rect(inner.left, inner.bottom - style.target(56) - gap - high, inner.width, high)
        foot = left.bottom
    else:
        foot = account.top - px(12)
    row = style.target(48)
    above = pygame.Rect(left.left, left.top, left.width, row)
    free = foot - left.top - 2 * row - 2 * gap - _ROWS * (row_height(style, 1) + px(ROW_GAP)) - px(16)
    wanted = max(px(_COURSE if inner.height <= inner.width else _COURSE_ABOVE), usual_height(style))
    course = pygame.Rect(left.left, above.bottom + gap, left.width, min(free - gap, wanted))
    if course.height < least_height(style):
        course.height = -gap
    height = style.target(56)
    end = account.top if inner.height > inner.width else right.bottom - height
    part = (right.width - gap * (buttons - 1)) // buttons
    return Places(
        panel,
        above,
        course if course.height > 0 else pygame.Rect(0, 0, 0, 0),
        pygame.Rect(left.left, course.bottom + gap, left.width, row),
        account,
        foot,
        pygame.Rect(right.left, right.top, right.width, end - gap - right.top),
        tuple(
            pygame.Rect(right.left + place * (part + gap), right.bottom - height, part, height)
            for place in range(buttons)
        ),
    )


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


def places_of_list(style: Style, above: pygame.Rect, foot: int, lines: int, *, said: bool) -> ListPlaces:
    """Below what sifts it, down to the foot; rows whose ways take so many lines of words."""
    px = style.px
    line = style.type.height(style.text(STATE)) if said else 0
    state = pygame.Rect(above.left, foot - line, above.width, line)
    top = above.bottom + px(14)
    tray = pygame.Rect(above.left, top, above.width, state.top - px(6) * said - top)
    rows, grades = tray.inflate(-2 * px(8), -2 * px(8)), grades_high(style)
    row, gap = row_height(style, lines), px(ROW_GAP)
    shown, less = ((high + gap) // (row + gap) for high in (rows.height, rows.height - grades))
    if less < min(shown, _GRADED):
        grades = 0
    rows.height -= grades
    return ListPlaces(
        tray,
        rows,
        pygame.Rect(rows.left + px(6), rows.bottom + px(4) * bool(grades), rows.width - 2 * px(6), grades),
        state,
    )
