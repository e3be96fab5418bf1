"""Nodes on the felt that are composed anew only when what they show, or their place, differs from before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.ui.graphics.drawing import Style
from game.ui.kit import Node
from game.ui.table.layout.zone import Zone


class KeptNodes:
    """The arranged nodes of a component of the table, by zones: a frame paints them many times before they change."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self._kept: dict[Zone, tuple[object, Sequence[Node]]] = {}
        """The nodes of each zone, after all that they were composed of."""

    def of(
        self, zone: Zone, shown: object, compose: Callable[[], Iterable[tuple[Node, pygame.Rect]]]
    ) -> Sequence[Node]:
        """Return the nodes of a zone in their places.

        Args:
            shown: a value that is equal as long as `compose` would return the same.
            compose: returns the nodes, each with the place it is to be given.
        """
        now = shown, self._style.signature
        kept = self._kept.get(zone)
        if kept is None or kept[0] != now:
            placed = tuple(compose())
            for node, place in placed:
                node.arrange(self._style, place)
            kept = self._kept[zone] = now, [node for node, _place in placed]
        return kept[1]
