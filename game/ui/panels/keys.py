"""Keys and buttons as caps side by side."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final

import pygame

from game.i18n import Message, _, mark
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.mirror import is_mirrored
from game.ui.graphics.text import TextStyle
from game.ui.kit import Extent, Node

_NAMES: Final[Mapping[str, Message]] = {
    "?": mark("Question mark"),
    ",": mark("Comma"),
    "←": mark("Left"),
    "→": mark("Right"),
    "↑": mark("Up"),
    "↓": mark("Down"),
    "↔": mark("Left or right"),
}
"""How signs are read out that a voice would pass over."""
_ARROWS: Final = frozenset("←→↑↓")
"""Keys that are not held together."""
_LETTERS: Final = 18
_LEAST: Final = 34
_APART: Final = 5
"""Units of the letters, of the narrowest cap, and between two caps."""


class KeyCaps(Node):
    """The keys of a shortcut, or a button of a gamepad."""

    def __init__(self, caps: Sequence[str], *, optional: bool = False) -> None:
        super().__init__(optional=optional)
        self._caps = tuple(caps)

    def texts(self) -> Iterator[str]:
        """The keys in the order in which they are held."""
        between = _(", ") if _ARROWS.issuperset(self._caps) else " + "
        yield between.join(_NAMES[cap].said() if cap in _NAMES else cap for cap in self._caps)

    def measure_width(self, style: Style) -> Extent:
        """All caps side by side."""
        return Extent.fixed(sum(_cap_widths(style, self._caps)) + style.px(_APART) * (len(self._caps) - 1))

    def measure_height(self, style: Style, width: int) -> Extent:
        """That of a cap."""
        return Extent.fixed(_cap_height(style))

    def content(self) -> Hashable:
        """The keys."""
        return self._caps

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The caps."""
        draw_caps(surface, style, self._caps, self.rect.midright)


def draw_caps(surface: pygame.Surface, style: Style, caps: Sequence[str], midright: tuple[int, int]) -> pygame.Rect:
    """Paint keys or buttons side by side; returns the place they cover."""
    right, y = midright
    high = _cap_height(style)
    covered = pygame.Rect(right, y, 0, 0)
    # the first held is the leftmost in every language, as keyboards and manuals have it
    for part in caps if is_mirrored(surface) else reversed(caps):
        (wide,) = _cap_widths(style, [part])
        cap = pygame.Rect(right - wide, y - high // 2, wide, high)
        draw_panel(surface, style, cap, PanelKind.PLAIN, radius=6)
        draw_text(surface, style, part, _LETTERS, style.theme.text, TextStyle.STRONG, center=cap.center)
        covered = covered.union(cap)
        right = cap.left - style.px(_APART)
    return covered


def _cap_height(style: Style) -> int:
    return style.type.height(style.text(_LETTERS), TextStyle.STRONG) + style.px(8)


def _cap_widths(style: Style, caps: Sequence[str]) -> list[int]:
    size = style.text(_LETTERS)
    return [max(style.px(_LEAST), style.type.width(part, size, TextStyle.STRONG) + style.px(18)) for part in caps]
