"""The framed panel in the middle of the window, with a title, on which most scenes put their things."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

import pygame

from game.ui.graphics.background import backdrop, is_portrait, lettering, panel_for
from game.ui.graphics.drawing import Style
from game.ui.kit.node import Extent, Node

_SIZE: Final = (1720, 1010)
_TALL_SIZE: Final = (1720, 1800)
"""Units of the panel at most, in wide windows and in high ones, which it fills."""


class Frame(Node):
    """The ground of the window, and on it a panel with a title above a child."""

    def __init__(
        self,
        title: str,
        child: Node,
        *,
        size: tuple[float, float] | None = None,
        before: Node | None = None,
        after: Node | None = None,
        near: bool = False,
        beneath: Callable[[], pygame.Surface | None] | None = None,
    ) -> None:
        """Frame `child`; `size` is the most that the panel takes of the window, in units, where that is not the usual.

        A child has the whole panel where there is no title. `before` and `after` stand in the line of the title, at its
        two ends. A child that comes `near` leaves less room below the title and above the edge. `beneath` gives a
        picture of the scene over which the panel lies, as large as the window; without it the panel has a ground.
        """
        super().__init__(*(node for node in (before, after, child) if node is not None))
        self.title = title
        self._child = child
        self._size = size
        self._before, self._after = before, after
        self._near = near
        self._beneath = beneath

    def texts(self) -> Iterator[str]:
        """The title, then what lies on the panel."""
        yield self.title
        yield from super().texts()

    def measure_width(self, style: Style) -> Extent:
        """Its size; the window decides."""
        return Extent(0, style.px((self._size or _SIZE)[0]))

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its size; the window decides."""
        return Extent(0, style.px((self._size or _SIZE)[1]))

    def content(self) -> Hashable:
        """The title."""
        return self.title

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the panel into the middle of the window."""
        super().arrange(style, rect)
        usual = _TALL_SIZE if is_portrait(rect.size) else _SIZE
        self._panel = panel_for(style, rect.size, self._size or usual)
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
        ground = backdrop(style, self.rect.size) if self._beneath is None else self._beneath()
        if ground is not None:
            surface.blit(ground, area, area)
        self._panel.paint(surface, style, self.title)
        super().paint(surface, style, area)
