"""A card table as a node of a composed scene."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

import pygame

from game.ui.graphics.drawing import Style
from game.ui.kit import Extent, Node


class TableInRoom(Protocol):
    """A table that can be laid out anywhere in a window."""

    def lay_out_table(self, rect: pygame.Rect) -> None:
        """Lay the table out in a rectangle of the window, in pixels."""

    def paint_table(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint whatever of the table lies in `area`; the surface is clipped to it."""

    def table_texts(self) -> Sequence[str]:
        """What a listener hears of the table as a whole."""


class TableView(Node):
    """Gives its rectangle to a table, which lays itself out in it, paints itself, and damages what has changed."""

    def __init__(
        self, table: TableInRoom, *, least: tuple[int, int] = (0, 0), grow: float = 1, name: str = "table"
    ) -> None:
        """Show `table` in all the room that is left, and in no less than `least` pixels."""
        super().__init__(grow=grow, name=name)
        self._table = table
        self._least = least

    def measure_width(self, style: Style) -> Extent:
        """The least room; it grows."""
        return Extent.fixed(self._least[0])

    def measure_height(self, style: Style, width: int) -> Extent:
        """The least room; it grows."""
        return Extent.fixed(self._least[1])

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Lay the table out there."""
        super().arrange(style, rect)
        self._table.lay_out_table(rect)

    def texts(self) -> Iterator[str]:
        """The table as a whole; keys read its cards."""
        yield from self._table.table_texts()

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The table, with everything that lies on it."""
        outer, inner = surface.get_clip(), area.clip(self.rect)
        surface.set_clip(inner)
        self._table.paint_table(surface, inner)
        surface.set_clip(outer)
