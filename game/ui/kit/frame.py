"""The framed panel in the middle of the window, with a title, on which most scenes put their things."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

import pygame

from game.ui.graphics.background import backdrop, lettering, panel_for
from game.ui.graphics.drawing import Style
from game.ui.kit.node import Extent, Node


class Frame(Node):
    """The ground of the window, and on it a panel with a title above a child."""

    def __init__(
        self,
        title: str,
        child: Node,
        *,
        size: tuple[float, float],
        before: Node | None = None,
        after: Node | None = None,
        near: bool = False,
    ) -> None:
        """Frame `child`; `size` is the most that the panel takes of the window, in units.

        A child has the whole panel where there is no title. `before` and `after` stand in the line of the title, at its
        two ends. A child that comes `near` leaves less room below the title and above the edge.
        """
        super().__init__()
        self.title = title
        self._child = child
        self._size = size
        self._before, self._after = before, after
        self._near = near

    @property
    def children(self) -> Sequence[Node]:
        """What stands beside the title, and what lies on the panel."""
        return tuple(node for node in (self._before, self._after, self._child) if node is not None)

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
        if not self.title:
            self._child.arrange(style, self._panel.rect.inflate(-2 * style.px(44), -2 * style.px(30)))
            return
        inner, line = self._panel.inner, self._panel.band.top - self._panel.rect.top
        self._child.arrange(style, inner.inflate(0, 2 * style.px(14)) if self._near else inner)
        room = (inner.width - lettering(style, self.title, style.px(62)).get_width()) // 2 - style.px(28)
        for node, end in ((self._before, False), (self._after, True)):
            if node is not None:
                wide = min(room, node.widths(style).natural)
                place = pygame.Rect(
                    inner.right - wide if end else inner.left, 0, wide, node.heights(style, wide).natural
                )
                place.centery = self._panel.rect.top + line * 9 // 16  # the title stands lower than the middle
                node.arrange(style, place)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Ground, panel and title, then what lies on it."""
        surface.blit(backdrop(style, self.rect.size), area, area)
        self._panel.paint(surface, style, self.title)
        super().paint(surface, style, area)
