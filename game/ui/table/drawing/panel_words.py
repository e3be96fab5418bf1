"""Where face, name and count of cards stand in the panel of a player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from game.ui.graphics.drawing import Style
from game.ui.text import TextStyle

_NAME: Final = 20
_COUNT: Final = 18
_LARGEST_FACE: Final = 108
AFTER: Final = 16
"""Units that are free after words."""
APART: Final = 8
"""Units between the face and words, and between one and the next."""
_SIGNS: Final = 44
"""Units that signs of the dealer and of whoever acts take from the edge of a panel."""
_SPARED: Final = 0.97
"""The part of a room that words fill at most: their sizes are rounded."""
_LARGEST_BESIDE: Final = 1.25
"""By what words are larger at most where they stand beside one another."""
_NEARLY: Final = 0.9
"""Words stand beside one another where they are at least so large there, by what they would be in two lines."""


def is_broad(panel: pygame.Rect) -> bool:
    """Whether face, name and count stand beside one another in a panel."""
    return panel.width > 2 * panel.height


def ring_of(style: Style, panel: pygame.Rect, *, own: bool) -> pygame.Rect:
    """The place of the face in a panel: beside the name, or above it."""
    if is_broad(panel):
        side = panel.height - style.px(3)
        return pygame.Rect(panel.left + style.px(5), panel.centery - side // 2, side, side)
    words = height_of(style)
    side = min(panel.width - style.px(20), panel.height - words - style.px(6), style.px(_LARGEST_FACE))
    top = panel.top + ((panel.height - side - words) // 2 if own else style.px(2))
    return pygame.Rect(panel.centerx - side // 2, top, side, side)


def sizes_of(style: Style) -> tuple[int, int]:
    """Of the letters of name and count, in pixels, where there is room for them."""
    return style.text(_NAME), style.text(_COUNT)


def height_of(style: Style) -> int:
    """What name and count take one below the other, in pixels."""
    big, small = sizes_of(style)
    return style.type.height(big, TextStyle.STRONG) + style.type.height(small)


def part_beside(style: Style, panel: pygame.Rect, words: Iterable[tuple[str, str]]) -> float:
    """The part of their sizes in which name and count stand beside one another in a low panel.

    `words` are those of all panels like this one, which look alike. 0 where they stand one below the other.
    """
    (big, small), high = sizes_of(style), height_of(style)
    if not is_broad(panel) or high <= panel.height:
        return 0.0
    room = panel.right - ring_of(style, panel, own=False).right - style.px(AFTER + APART + _SIGNS)
    wide = max(style.type.width(name, big, TextStyle.STRONG) + style.type.width(count, small) for name, count in words)
    name_high = style.type.height(big, TextStyle.STRONG)
    part = min(_LARGEST_BESIDE, _SPARED * room / wide, _SPARED * panel.height / name_high)
    return part if part > _NEARLY * panel.height / high else 0.0
