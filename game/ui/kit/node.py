"""A node: one thing on the screen, which says how large it would like to be, paints itself and says what it shows.

A scene composes its nodes anew whenever what it shows has changed; nodes are cheap and keep nothing but what they
measured. They are arranged from the outside in: a container asks each child how wide it would like to be, then how high
it is at the width it gets, and gives it a rectangle. The same node answers for all that happens to it afterwards:
painting, hit tests and order of Tab (through the widgets it holds), names for tests, and speech.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from game.i18n import sentences
from game.ui.graphics.drawing import Style
from game.ui.kit.tokens import Align
from game.ui.widgets.base import Widget

REACH: Final = 20
"""Units beyond its rectangle that a node may paint on, with a shadow, a ring or rays."""


class Extent(NamedTuple):
    """How long something is along one axis, in pixels."""

    least: int
    """It cannot be shown in less."""
    natural: int
    """It needs no more than this."""

    @classmethod
    def fixed(cls, pixels: int) -> Extent:
        """The extent of something that is never longer or shorter."""
        return cls(pixels, pixels)


class Node(ABC):
    """The base of everything that is composed.

    Args of all nodes:
        grow: the share of the spare room that it takes along its container; 0 for none.
        optional: whether it is left out where its container has no room for everything. Of several the last goes first.
        align: how it lies across its container, where that is not as the container says.
        name: what tests and drives call it.
    """

    def __init__(
        self, *children: Node, grow: float = 0, optional: bool = False, align: Align | None = None, name: str = ""
    ) -> None:
        self.children: Sequence[Node] = children
        """The nodes within it, in the order in which they are read."""
        self.shown: Sequence[Node] = children
        """Those of its children that were given room by the last `arrange`."""
        self.grow = grow
        self.optional = optional
        self.align = align
        self.name = name
        self.rect = pygame.Rect(0, 0, 0, 0)
        """Where it was put, in pixels of the window."""
        self._widths: dict[float, Extent] = {}
        self._heights: dict[tuple[float, int], Extent] = {}

    def widths(self, style: Style) -> Extent:
        """How wide it is, in pixels."""
        known = self._widths.get(style.scale)
        if known is None:
            known = self._widths[style.scale] = self.measure_width(style)
        return known

    def heights(self, style: Style, width: int) -> Extent:
        """How high it is where it is `width` pixels wide."""
        known = self._heights.get((style.scale, width))
        if known is None:
            known = self._heights[style.scale, width] = self.measure_height(style, width)
        return known

    @abstractmethod
    def measure_width(self, style: Style) -> Extent:
        """Find out what `widths` keeps."""

    @abstractmethod
    def measure_height(self, style: Style, width: int) -> Extent:
        """Find out what `heights` keeps."""

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Take a place, and give the children theirs."""
        self.rect = rect

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Paint whatever of it lies within `area`. Widgets are painted by their group, above all nodes."""
        reach = 2 * style.px(REACH)
        near = area.inflate(reach, reach)
        for child in self.shown:
            if child.rect.colliderect(near):
                child.paint(surface, style, area)

    def content(self) -> Hashable:
        """A value that is equal as long as it paints the same into the same rectangle; None where it paints nothing.

        Children answer for themselves.
        """
        return None

    def texts(self) -> Iterator[str]:
        """All that it says, in the order of reading, also what had no room to be shown."""
        for child in self.children:
            yield from child.texts()

    def own_widgets(self) -> Sequence[Widget]:
        """The widgets that it holds itself."""
        return ()


def walk(node: Node) -> list[Node]:
    """A node and all shown nodes below it, as they are read."""
    found, waiting = list[Node](), [node]
    while waiting:
        each = waiting.pop()
        found.append(each)
        waiting.extend(reversed(each.shown))
    return found


def shift(node: Node, dx: int, dy: int) -> None:
    """Move an arranged node with everything below it, without arranging it anew. It must hold no widgets."""
    for each in walk(node):
        each.rect = each.rect.move(dx, dy)


def widgets_of(node: Node) -> list[Widget]:
    """The widgets that are shown, in the order of Tab."""
    return [widget for each in walk(node) for widget in each.own_widgets()]


def spoken(node: Node) -> str:
    """What a listener hears of a node: the texts it shows, in the order of reading."""
    return sentences(node.texts())


_Rect = tuple[int, int, int, int]
Places = dict[int, tuple[Node, _Rect]]
"""The nodes that are shown and where they lie, by their identity."""


def places(root: Node) -> Places:
    """Where everything lies now. A node that is kept in the next tree may lie elsewhere then."""
    return {id(node): (node, (node.rect.left, node.rect.top, node.rect.width, node.rect.height)) for node in walk(root)}


def changed(before: Places, after: Node) -> list[pygame.Rect]:
    """Where a tree looks different from one before it, in pixels. A node that is in both has changed if it moved."""
    now = places(after)
    still = {key for key, (_node, rect) in before.items() if key in now and now[key][1] == rect}
    old, new = (_painted([place for key, place in tree.items() if key not in still]) for tree in (before, now))
    return [pygame.Rect(rect) for rect in {**old, **new} if old.get(rect) != new.get(rect)]


def _painted(shown: Iterable[tuple[Node, _Rect]]) -> dict[_Rect, list[Hashable]]:
    """What is painted in every rectangle, from the lowest to the uppermost."""
    found: dict[_Rect, list[Hashable]] = {}
    for node, rect in shown:
        if (content := node.content()) is not None:
            found.setdefault(rect, []).append(content)
    return found
