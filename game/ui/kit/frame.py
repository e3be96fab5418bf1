"""The framed panel in the middle of the window, with a title, on which most scenes put their things."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

import pygame

from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.drawing import Style
from game.ui.kit.node import Extent, Node


class Frame(Node):
    """The ground of the window, and on it a panel with a title above a child."""

    def __init__(self, title: str, child: Node, *, size: tuple[float, float]) -> None:
        """Frame `child`; `size` is the most that the panel takes of the window, in units."""
        super().__init__()
        self.title = title
        self._child = child
        self._size = size

    @property
    def children(self) -> Sequence[Node]:
        """What lies on the panel."""
        return (self._child,)

    def texts(self) -> Iterator[str]:
        """The title, then what lies on the panel."""
        yield self.title
        yield from super().texts()

    def measure_width(self, style: Style) -> Extent:
        """Its size; the window decides."""
        return Extent(0, style.px(self._size[0]))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its size; the window decides."""
        return Extent(0, style.px(self._size[1]))

    def content(self) -> Hashable:
        """The title."""
        return self.title

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the panel into the middle of the window."""
        super().arrange(style, rect)
        self._panel = panel_for(style, rect.size, self._size)
        self._child.arrange(style, self._panel.inner)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Ground, panel and title, then what lies on it."""
        surface.blit(backdrop(style, self.rect.size), area, area)
        self._panel.paint(surface, style, self.title)
        super().paint(surface, style, area)
