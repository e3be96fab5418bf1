"""A box with a title over what lies beneath."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

import pygame

from game.ui.graphics.background import corners, inlay, lettering
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.text import TextStyle
from game.ui.kit.node import Extent, Node

_TITLE: Final = 44
_PAD: Final = 48
_AROUND: Final = 20
"""Units of the title, around the child, and of the window around the box."""
_BAND: Final = 12
_ABOVE_BAND: Final = 4
_BELOW_BAND: Final = 18
"""Units of the inlaid band below the title, and of the space above it and below it."""
_CORNER: Final = 52


class DialogFrame(Node):
    """The window with what lies beneath, and in its middle a box as high as its child would like to be."""

    def __init__(
        self, title: str, child: Node, *, width: float, beneath: Callable[[], pygame.Surface | None], veil: int = 0
    ) -> None:
        """Frame `child`.

        Args:
            width: the most units that the box is wide.
            beneath: gives a picture of the scene beneath, as large as the window.
            veil: the opacity, of 255, of what dims that picture once more.
        """
        super().__init__(child)
        self.title = title
        self.box = pygame.Rect(0, 0, 0, 0)
        """The place of the box, in pixels of the window."""
        self.child = child
        self._width = width
        self._beneath = beneath
        self._veil = veil

    def texts(self) -> Iterator[str]:
        """The title, then what lies in the box."""
        yield self.title
        yield from super().texts()

    def measure_width(self, style: Style) -> Extent:
        """The width of the box; the window decides."""
        return Extent(0, style.px(self._width))

    def measure_height(self, style: Style, width: int) -> Extent:
        """The height of the window."""
        return Extent(0, 0)

    def content(self) -> Hashable:
        """The title, and the place of the box."""
        return self.title, tuple(self.box)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the box into the middle of the window."""
        super().arrange(style, rect)
        px, pad, around = style.px, style.px(_PAD), 2 * style.px(_AROUND)
        head = style.type.height(style.text(_TITLE), TextStyle.TITLE) + px(_ABOVE_BAND + _BAND + _BELOW_BAND)
        width = min(px(self._width), rect.width - around)
        inner = width - 2 * pad
        high = min(self.child.heights(style, inner).natural, rect.height - around - 2 * pad - head)
        self.box = self.place_box(style, (width, high + head + 2 * pad))
        self.child.arrange(style, pygame.Rect(self.box.left + pad, self.box.top + pad + head, inner, high))

    def place_box(self, style: Style, size: tuple[int, int]) -> pygame.Rect:
        """The place of a box of `size` in the window: its middle."""
        box = pygame.Rect((0, 0), size)
        box.center = self.rect.center
        return box

    def paint_beneath(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """What the window shows beneath the box."""
        beneath = self._beneath()
        if beneath is not None:
            surface.blit(beneath, area, area)
        if self._veil:
            veil = pygame.Surface(area.size, pygame.SRCALPHA)
            veil.fill((*style.theme.night, self._veil))
            surface.blit(veil, area)

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The scene beneath, the box and its title, then what lies in it."""
        px, box = style.px, self.box
        self.paint_beneath(surface, style, area)
        draw_panel(surface, style, box, PanelKind.PANEL, radius=6)
        corners(style, surface, box.inflate(px(4), px(4)), _CORNER)
        pad = px(_PAD)
        title = lettering(style, self.title, style.text(_TITLE))
        base = box.top + pad + style.type.height(style.text(_TITLE), TextStyle.TITLE)
        surface.blit(title, title.get_rect(midbottom=(box.centerx, base)))
        inlay(style, surface, pygame.Rect(box.left + pad, base + px(_ABOVE_BAND), box.width - 2 * pad, px(_BAND)))
        super().paint(surface, style, area)
