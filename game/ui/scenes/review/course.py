"""The course of a round: a bar for each turn of the player, up for what it gained and down for what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import Style, draw_text
from game.ui.mirror import pixels_of
from game.ui.text import SMALLEST

_LEAST: Final = 110
"""Units of height without which nothing can be seen of it."""
_MOST: Final = 300
_CAPTION: Final = 17
_BAR: Final = 26
"""Units of the width of a bar at most."""
_EVEN: Final = 4
"""Units of the height of what stands for a turn that made no difference."""


@dataclass(frozen=True, slots=True)
class TurnWorth:
    """What the decisions of a turn came to."""

    turn: int
    points: float
    """Negative for what they cost; 0 where no difference was found."""
    chosen: bool
    """Whether the decision that is shown is one of them."""


def course_room(style: Style, free: pygame.Rect) -> pygame.Rect:
    """What of a free place it takes, at its lower end; empty where that is too low."""
    high = min(free.height, style.px(_MOST)) if free.height >= style.px(_LEAST) else 0
    return pygame.Rect(free.left, free.bottom - high, free.width, high)


def paint_course(surface: pygame.Surface, style: Style, rect: pygame.Rect, turns: Sequence[TurnWorth]) -> None:
    """The bars on their line, with the numbers of turns below them and the chosen one marked."""
    theme, px = style.theme, style.px
    caption = draw_text(
        surface, style, _("What each turn gained or cost"), _CAPTION, theme.text_soft, topleft=rect.topleft
    )
    figures = style.type.height(style.text(SMALLEST))
    field = pygame.Rect(rect.left, caption.bottom + px(8), rect.width, rect.bottom - caption.bottom - px(10) - figures)
    gained = max((each.points for each in turns), default=0.0)
    cost = -min((each.points for each in turns), default=0.0)
    whole = max(0.0, gained) + max(0.0, cost)
    even = max(2, px(_EVEN))
    high = field.height - 2 * even
    line = field.top + even + (round(high * gained / whole) if whole else high // 2)
    step = field.width / max(1, len(turns))
    wide = max(2, min(px(_BAR), round(step * 0.7)))
    free = rect.left
    for place, each in enumerate(turns):
        middle = field.left + round((place + 0.5) * step)
        length = max(even, round(high * abs(each.points) / whole)) if each.points else even
        bar = pygame.Rect(middle - wide // 2, line - length if each.points > 0 else line, wide, length)
        colour = theme.good if each.points > 0 else theme.bad if each.points < 0 else theme.text_faint
        surface.fill(colour, bar)
        shade = theme.text if each.chosen else theme.text_soft
        if each.chosen:
            around = pixels_of(surface, bar.inflate(px(8), px(8)))
            pygame.draw.rect(surface, theme.rim_lit, around, max(2, px(2)), px(3))
        said = str(each.turn)
        half = style.type.width(said, style.text(SMALLEST)) // 2
        if middle - half >= free:
            drawn = draw_text(surface, style, said, SMALLEST, shade, midbottom=(middle, rect.bottom))
            free = drawn.right + px(6)
    surface.fill(theme.text_faint, (field.left, line, field.width, max(1, px(1))))
