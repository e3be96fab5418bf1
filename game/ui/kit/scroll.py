"""A column that scrolls where its children are higher than its room, and the bar that keeps how far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_focus, draw_panel
from game.ui.kit.boxes import Column
from game.ui.kit.node import Extent, Node
from game.ui.kit.tokens import Space
from game.ui.widgets.base import Widget

_BAR: Final = 24
"""Pixels of the width of the bar at least; it can be touched."""
_PAGE: Final = 4
_STEPS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -_PAGE, pygame.K_PAGEDOWN: _PAGE}
"""How many children each key scrolls by."""


class ScrollBar(Widget):
    """The bar of a `Scroll`. A scene keeps it, and composes anew in `on_scroll`."""

    def __init__(self, name: str, on_scroll: Callable[[], None]) -> None:
        super().__init__(name)
        self.first = 0
        """The number of the first child in sight."""
        self._wanted = 0
        """The one that was asked for; it comes back with the room that it needs."""
        self._last = 0
        """The highest number that it can have."""
        self._in_sight = 1
        self._on_scroll = on_scroll
        self._held = False

    @property
    def spoken(self) -> str:
        """How far it is scrolled."""
        return _("{place} of {count}", place=self.first + 1, count=self._last + 1)

    def limit(self, last: int, in_sight: int) -> int:
        """Take how far it can scroll and how many children are seen at once; returns the first child in sight."""
        before = self.first, self._last, self._in_sight
        self._last, self._in_sight = last, in_sight
        self.first = min(self._wanted, last)
        self.dirty |= before != (self.first, last, in_sight)
        return self.first

    def scroll_to(self, first: int) -> bool:
        """Show another child first; False where that is the first already."""
        first = self._wanted = max(0, min(first, self._last))
        if first == self.first:
            return False
        self.first, self.dirty = first, True
        self._on_scroll()
        return True

    def handle(self, event: pygame.Event) -> bool:
        """The wheel, the keys, and dragging."""
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll_to(self.first - event.y)
        if event.type == pygame.KEYDOWN and event.key in _STEPS:
            return self.scroll_to(self.first + _STEPS[event.key])
        held = self._held
        if event.type == pygame.MOUSEBUTTONUP:
            self._held = False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = True
        self.dirty |= self._held != held
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION) and self._held:
            thumb = self._thumb()
            part = (event.pos[1] - self.rect.top - thumb.height / 2) / max(1, self.rect.height - thumb.height)
            self.scroll_to(round(part * self._last))
            return True
        return False

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The thumb."""
        draw_panel(surface, style, self._thumb(), PanelKind.BRASS_PRESSED if self._held else PanelKind.HOVER, 4)
        if self.focused:
            draw_focus(surface, style, self.rect)

    def _thumb(self) -> pygame.Rect:
        high = max(_BAR, self.rect.height * self._in_sight // (self._last + self._in_sight))
        top = self.rect.top + (self.rect.height - high) * self.first // max(1, self._last)
        return pygame.Rect(self.rect.left, top, self.rect.width, high)


class Scroll(Column):
    """A column that scrolls by whole children, so that none is cut, where not all of them have room."""

    def __init__(
        self, bar: ScrollBar, *children: Node, gap: Space = Space.MEDIUM, grow: float = 1, name: str = ""
    ) -> None:
        super().__init__(*children, gap=gap, grow=grow, name=name)
        self._bar = bar
        self._scrolls = False

    def own_widgets(self) -> Sequence[Widget]:
        """The bar, where it scrolls."""
        return (self._bar,) if self._scrolls else ()

    def measure_height(self, style: Style, width: int) -> Extent:
        """All its children, or the highest of them."""
        heights = [child.heights(style, self._inner(style, width)).least for child in self.children]
        return Extent(max(heights, default=0), super().measure_height(style, width).natural)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put those children into its room that are in sight."""
        least = [child.heights(style, rect.width).least for child in self.children]
        self._scrolls = sum(least) + self._space(style, len(least)) > rect.height
        if not self._scrolls:
            super().arrange(style, rect)
            return
        Node.arrange(self, style, rect)
        wide, gap = self._inner(style, rect.width), self._space(style, 2)
        heights = [child.heights(style, wide).natural for child in self.children]
        ends = [0]  # how high the last children are together, with a gap below each
        for high in reversed(heights):
            ends.append(ends[-1] + high + gap)
        in_sight = max(1, sum(end - gap <= rect.height for end in ends[1:]))
        first = self._bar.limit(len(heights) - in_sight, in_sight)
        shown: list[Node] = []
        top = rect.top
        for child, high in zip(self.children[first:], heights[first:], strict=True):
            if shown and top + high > rect.bottom:
                break
            child.arrange(style, pygame.Rect(rect.left, top, wide, min(high, rect.bottom - top)))
            shown.append(child)
            top += high + gap
        self.shown = shown
        bar = max(_BAR, style.px(Space.WIDE.value))
        self._bar.place(pygame.Rect(rect.right - bar, rect.top, bar, rect.height))

    def _inner(self, style: Style, width: int) -> int:
        """What the bar leaves of the width."""
        return width - max(_BAR, style.px(Space.WIDE.value)) - style.px(Space.SMALL.value)
