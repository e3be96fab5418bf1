"""Containers: rows, columns, lines, grids, panels, stacks, and alternatives of which the first that fits is shown."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import ClassVar, Final, Literal

import pygame

from game.ui.graphics.drawing import RADIUS, PanelKind, Style, draw_panel
from game.ui.kit.node import Extent, Node, widgets_of
from game.ui.kit.tokens import Align, Space

_ENDLESS: Final = 1 << 20
"""Pixels; as high as anything could wish to be."""


def shares(room: int, extents: Sequence[Extent], weights: Sequence[float], *, even: bool = False) -> list[int]:
    """Divide `room` pixels among things that stand in a line.

    Everything gets what it needs. Spare room goes to those with a weight, in proportion; where there is too little,
    everything gives way in proportion to how much it can, and where even that is not enough in proportion to its least,
    so that nothing ever leaves the room. With `even` the things are as long as their weights say,
    whatever they need, as far as nothing has less than its least.
    """
    if even:
        return _even_shares(room, [extent.least for extent in extents], weights)
    wanted = sum(extent.natural for extent in extents)
    if room >= wanted:
        spare, total = room - wanted, sum(weights)
        parts = _rounded(spare, weights) if total else [0] * len(extents)
        return [extent.natural + part for extent, part in zip(extents, parts, strict=True)]
    least = [extent.least for extent in extents]
    if sum(least) > room:
        return _rounded(room, least)
    slack = [extent.natural - extent.least for extent in extents]
    taken = _rounded(wanted - room, slack)
    return [extent.natural - part for extent, part in zip(extents, taken, strict=True)]


def _even_shares(room: int, least: Sequence[int], weights: Sequence[float]) -> list[int]:
    sizes = _rounded(room, weights)
    short = [index for index, size in enumerate(sizes) if size < least[index]]
    if not short or sum(least) >= room:
        return sizes if not short else _rounded(room, least)
    left = room - sum(least[index] for index in short)
    others = [index for index in range(len(sizes)) if index not in short]
    inner = _even_shares(left, [least[index] for index in others], [weights[index] for index in others])
    for index in short:
        sizes[index] = least[index]
    for index, size in zip(others, inner, strict=True):
        sizes[index] = size
    return sizes


def _rounded(whole: int, weights: Sequence[float]) -> list[int]:
    """Whole pixels in proportion to weights that add up to `whole`: the one place in which the kit rounds."""
    total = sum(weights) or 1.0
    edges = [round(whole * reached / total) for reached in accumulate(weights, initial=0.0)]
    return [end - begin for begin, end in pairwise(edges)]


class _Box(Node):
    """A container of several children."""

    usual_cross: ClassVar[Align] = Align.STRETCH
    """How children lie across the line unless something else is asked for."""

    def __init__(
        self,
        *children: Node,
        gap: Space = Space.MEDIUM,
        cross: Align | None = None,
        justify: Align = Align.START,
        even: bool = False,
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Put children in a line.

        Args:
            gap: the space between two of them.
            cross: how each lies across the line, unless it says otherwise.
            justify: where they lie along the line if nothing takes the spare room.
            even: whether their lengths follow their `grow` alone, as in the columns of a table.
        """
        super().__init__(*children, grow=grow, optional=optional, align=align, name=name)
        self.gap = gap
        self._gap = gap.value
        self.cross = cross or self.usual_cross
        self.justify = justify
        self.even = even

    def _space(self, style: Style, count: int) -> int:
        """The pixels of all gaps between so many children."""
        return (count - 1) * style.px(self._gap) if self._gap and count > 1 else 0

    def _line(self, style: Style, room: int, across: int | None) -> tuple[Sequence[Node], list[int]]:
        """The children that have room in so many pixels, and how long each of them is.

        `across` is the width of a column, whose lengths depend on it.
        """
        shown, gap = list(self.children), self._space(style, 2)
        extents = [self._extent(style, child, across) for child in shown]
        for index in range(len(shown) - 1, -1, -1):
            if sum([extent.least for extent in extents]) + gap * (len(shown) - 1) <= room:
                break
            if shown[index].optional:
                del shown[index], extents[index]
        left = max(0, room - gap * max(0, len(shown) - 1))
        weights = [(child.grow or 1.0) if self.even else child.grow for child in shown]
        return shown, shares(left, extents, weights, even=self.even)

    @abstractmethod
    def _extent(self, style: Style, child: Node, across: int | None) -> Extent:
        """How long a child is along the line."""

    def _begin(self, begin: int, room: int, used: int) -> int:
        match self.justify:
            case Align.CENTER:
                return begin + (room - used) // 2
            case Align.END:
                return begin + room - used
            case _:
                return begin

    def _total(self, style: Style, extents: Sequence[Extent]) -> Extent:
        """The extent of the whole line; what is optional needs no room."""
        needed = [extent.least for extent, child in zip(extents, self.children, strict=True) if not child.optional]
        natural = sum(extent.natural for extent in extents) + self._space(style, len(extents))
        return Extent(sum(needed) + self._space(style, len(needed)), natural)


class Row(_Box):
    """Children side by side, from the start of a line to its end, each in the middle of its height by default."""

    usual_cross = Align.CENTER

    def measure_width(self, style: Style) -> Extent:
        """All of them beside one another."""
        return self._total(style, [child.widths(style) for child in self.children])

    def measure_height(self, style: Style, width: int) -> Extent:
        """The highest of those that have room."""
        shown, lengths = self._line(style, width, None)
        heights = [child.heights(style, length) for child, length in zip(shown, lengths, strict=True)]
        return Extent(
            max((height.least for height in heights), default=0), max((height.natural for height in heights), default=0)
        )

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put them side by side."""
        super().arrange(style, rect)
        self.shown, lengths = self._line(style, rect.width, None)
        gap = self._space(style, 2)
        left = self._begin(rect.left, rect.width, sum(lengths) + gap * (len(lengths) - 1))
        for child, length in zip(self.shown, lengths, strict=True):
            top, high = rect.top, rect.height
            if (align := child.align or self.cross) is not Align.STRETCH:
                top, high = _across(align, top, high, min(high, child.heights(style, length).natural))
            child.arrange(style, pygame.Rect(left, top, length, high))
            left += length + gap

    def _extent(self, style: Style, child: Node, across: int | None) -> Extent:
        return child.widths(style)


class Column(_Box):
    """Children below one another; each is as wide as the column unless told otherwise."""

    def measure_width(self, style: Style) -> Extent:
        """The widest of them."""
        widths = [child.widths(style) for child in self.children]
        needed = [width.least for width, child in zip(widths, self.children, strict=True) if not child.optional]
        return Extent(max(needed, default=0), max((width.natural for width in widths), default=0))

    def measure_height(self, style: Style, width: int) -> Extent:
        """All of them below one another."""
        return self._total(style, [child.heights(style, self._wide(style, child, width)) for child in self.children])

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put them below one another."""
        super().arrange(style, rect)
        self.shown, lengths = self._line(style, rect.height, rect.width)
        gap = self._space(style, 2)
        top = self._begin(rect.top, rect.height, sum(lengths) + gap * (len(lengths) - 1))
        for child, length in zip(self.shown, lengths, strict=True):
            wide = self._wide(style, child, rect.width)
            left, wide = _across(child.align or self.cross, rect.left, rect.width, wide)
            child.arrange(style, pygame.Rect(left, top, wide, length))
            top += length + gap

    def _extent(self, style: Style, child: Node, across: int | None) -> Extent:
        return child.heights(style, self._wide(style, child, across or 0))

    def _wide(self, style: Style, child: Node, width: int) -> int:
        """The width of a child in a column of `width` pixels."""
        if (child.align or self.cross) is Align.STRETCH:
            return width
        return min(width, child.widths(style).natural)


class Flow(Node):
    """Children side by side in as many lines as they need, each in the middle of the height of its line."""

    def __init__(
        self,
        *children: Node,
        gap: Space = Space.MEDIUM,
        gap_above: Space | None = None,
        justify: Align = Align.START,
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Put children into lines, which lie in a higher room as `justify` says.

        `gap_above` is the space between two lines where it differs from that between two children.
        """
        super().__init__(*children, grow=grow, optional=optional, align=align, name=name)
        self._gap = gap
        self._gap_above = gap_above or gap
        self._justify = justify

    def measure_width(self, style: Style) -> Extent:
        """From the widest of them, since none gives way, to all of them in one line."""
        widths = [child.widths(style).natural for child in self.children]
        return Extent(max(widths, default=0), sum(widths) + _gaps(style, self._gap, len(widths)))

    def measure_height(self, style: Style, width: int) -> Extent:
        """All its lines."""
        lines = self._lines(style, width)
        heights = [max(child.heights(style, child.widths(style).natural).natural for child in line) for line in lines]
        return Extent.fixed(sum(heights) + _gaps(style, self._gap_above, len(heights)))

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put them into lines."""
        super().arrange(style, rect)
        lines = [Row(*line, gap=self._gap) for line in self._lines(style, rect.width)]
        Column(*lines, gap=self._gap_above, justify=self._justify).arrange(style, rect)

    def _lines(self, style: Style, width: int) -> list[list[Node]]:
        lines: list[list[Node]] = []
        left, gap = 0, _gaps(style, self._gap, 2)
        for child in self.children:
            wide = child.widths(style).natural
            if not lines or left + wide > width:
                lines.append([])
                left = 0
            lines[-1].append(child)
            left += wide + gap
        return lines


def _gaps(style: Style, gap: Space, count: int) -> int:
    """The pixels of all gaps between so many things."""
    return max(0, count - 1) * (style.px(gap.value) if gap.value else 0)


def _across(align: Align, begin: int, room: int, length: int) -> tuple[int, int]:
    """Begin and length of something that is `length` pixels long in a room of so many."""
    match align:
        case Align.START:
            return begin, length
        case Align.CENTER:
            return begin + (room - length) // 2, length
        case Align.END:
            return begin + room - length, length
        case Align.STRETCH:
            return begin, room


class Grid(Node):
    """Children in rows and columns, filled row by row, each as large as its cell."""

    def __init__(
        self,
        *children: Node,
        columns: int | Sequence[float],
        gap: Space = Space.MEDIUM,
        gap_above: Space | None = None,
        centred: bool = False,
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Put children into cells.

        Args:
            columns: the number of columns of cells that are all alike; or the weight by which each column, which is as
                wide as its widest child, takes spare room.
            gap_above: the space between two rows where it differs from that between columns.
            centred: whether a last row that is not full lies in the middle, where all columns are alike.
        """
        super().__init__(*children, grow=grow, optional=optional, align=align, name=name)
        self._centred = centred
        self._alike = isinstance(columns, int)
        self._weights = [1.0] * columns if isinstance(columns, int) else list(columns)
        self._gap = gap
        self._gap_above = gap_above or gap

    def measure_width(self, style: Style) -> Extent:
        """The columns beside one another."""
        columns, gaps = self._columns(style), _gaps(style, self._gap, len(self._weights))
        return Extent(sum(each.least for each in columns) + gaps, sum(each.natural for each in columns) + gaps)

    def measure_height(self, style: Style, width: int) -> Extent:
        """The rows below one another."""
        rows = self._rows(style, self._lengths(style, width))
        gaps = _gaps(style, self._gap_above, len(rows))
        return Extent(sum(each.least for each in rows) + gaps, sum(each.natural for each in rows) + gaps)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Give every child its cell."""
        super().arrange(style, rect)
        widths = self._lengths(style, rect.width)
        rows = self._rows(style, widths)
        left_over = max(0, rect.height - _gaps(style, self._gap_above, len(rows)))
        top, across, down = rect.top, _gaps(style, self._gap, 2), _gaps(style, self._gap_above, 2)
        for number, high in enumerate(shares(left_over, rows, [1.0] * len(rows), even=self._alike)):
            row, left = self._row(number), rect.left
            if self._centred:
                left += sum(wide + across for wide in widths[len(row) :]) // 2
            for child, wide in zip(row, widths, strict=False):
                child.arrange(style, pygame.Rect(left, top, wide, high))
                left += wide + across
            top += high + down

    def _row(self, number: int) -> Sequence[Node]:
        count = len(self._weights)
        return self.children[number * count : (number + 1) * count]

    def _columns(self, style: Style) -> list[Extent]:
        count = len(self._weights)
        found = [_largest([each.widths(style) for each in self.children[column::count]]) for column in range(count)]
        return [_largest(found)] * count if self._alike else found

    def _lengths(self, style: Style, width: int) -> list[int]:
        room = max(0, width - _gaps(style, self._gap, len(self._weights)))
        return shares(room, self._columns(style), self._weights, even=self._alike)

    def _rows(self, style: Style, widths: Sequence[int]) -> list[Extent]:
        count = -(-len(self.children) // len(self._weights))
        found = [
            _largest([child.heights(style, wide) for child, wide in zip(self._row(number), widths, strict=False)])
            for number in range(count)
        ]
        return [_largest(found)] * count if self._alike else found


class Spacer(Node):
    """Empty room: `width` units wide and `height` units high at least, and more where it grows."""

    def __init__(
        self, *, width: float = 0, height: float = 0, grow: float = 0, optional: bool = False, name: str = ""
    ) -> None:
        super().__init__(grow=grow, optional=optional, name=name)
        self._width = width
        self._height = height

    def measure_width(self, style: Style) -> Extent:
        """Its width."""
        return Extent.fixed(style.px(self._width) if self._width else 0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """Its height."""
        return Extent.fixed(style.px(self._height) if self._height else 0)


class _Wrapped(Node):
    """A container of one child that lies within `_inside`, the pixels left and right of it and above and below."""

    def __init__(
        self, child: Node, *, grow: float = 0, optional: bool = False, align: Align | None = None, name: str = ""
    ) -> None:
        super().__init__(child, grow=grow, optional=optional, align=align, name=name)
        self.child = child

    @abstractmethod
    def padding(self, style: Style) -> tuple[int, int]:
        """The pixels on either side of the child, and those above it and below it."""

    def measure_width(self, style: Style) -> Extent:
        """The child and what surrounds it."""
        beside, _above = self.padding(style)
        least, natural = self.child.widths(style)
        return Extent(least + 2 * beside, natural + 2 * beside)

    def measure_height(self, style: Style, width: int) -> Extent:
        """The child and what surrounds it."""
        beside, above = self.padding(style)
        least, natural = self.child.heights(style, max(0, width - 2 * beside))
        return Extent(least + 2 * above, natural + 2 * above)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the child into the middle."""
        super().arrange(style, rect)
        beside, above = self.padding(style)
        inner = pygame.Rect(
            rect.left + beside, rect.top + above, max(0, rect.width - 2 * beside), max(0, rect.height - 2 * above)
        )
        self.child.arrange(style, inner)


class Filler(_Wrapped):
    """A child that asks for no height: it takes what its container has left, and makes the best of it.

    One with a `width` in units asks for that instead of its own, and in a row has the whole height.
    """

    def __init__(self, child: Node, *, width: float | None = None, grow: float = 0) -> None:
        super().__init__(child, grow=grow, align=None if width is None else Align.STRETCH)
        self._width = width

    def measure_width(self, style: Style) -> Extent:
        """That of the child, or what it was given."""
        return super().measure_width(style) if self._width is None else Extent.fixed(style.px(self._width))

    def padding(self, style: Style) -> tuple[int, int]:
        """None."""
        return 0, 0

    def measure_height(self, style: Style, width: int) -> Extent:
        """It asks for nothing."""
        return Extent.fixed(0)


class Pinned(_Wrapped):
    """A child of its natural width with its middle at `x`, in pixels of the window, or as near as its room lets it."""

    def __init__(self, child: Node, x: int, *, grow: float = 0, align: Align | None = None) -> None:
        super().__init__(child, grow=grow, align=align)
        self._x = x

    def padding(self, style: Style) -> tuple[int, int]:
        """None."""
        return 0, 0

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Put the child there."""
        Node.arrange(self, style, rect)
        place = pygame.Rect(0, rect.top, min(rect.width, self.child.widths(style).natural), rect.height)
        place.centerx = self._x
        self.child.arrange(style, place.clamp(rect))


class Panel(_Wrapped):
    """A child on a panel, with a padding around it."""

    def __init__(
        self,
        child: Node,
        kind: PanelKind | None = PanelKind.TRAY,
        *,
        pad: Space = Space.MEDIUM,
        pad_above: Space | None = None,
        radius: float = RADIUS,
        shadow: int = 0,
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Lay a child on a panel, or on the bare ground if `kind` is None.

        `pad_above` is the padding above and below where it differs from that at the sides.
        """
        super().__init__(child, grow=grow, optional=optional, align=align, name=name)
        self.kind = kind
        self._pads = pad.value, (pad_above or pad).value
        self._radius = radius
        self._shadow = shadow

    def padding(self, style: Style) -> tuple[int, int]:
        """Its paddings."""
        beside, above = self._pads
        return style.px(beside) if beside else 0, style.px(above) if above else 0

    def content(self) -> Hashable:
        """Its kind."""
        return self.kind, self._radius

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The panel, then what lies on it."""
        if self.kind is not None:
            draw_panel(surface, style, self.rect, self.kind, self._radius, self._shadow)
        super().paint(surface, style, area)


class Kept(_Wrapped):
    """A child that its owner composes anew only when something in it has changed, and that is arranged again only then.

    No widget in it may be anywhere else in the tree.
    """

    def __init__(self, child: Node, *, grow: float = 0, optional: bool = False) -> None:
        super().__init__(child, grow=grow, optional=optional)
        self._arranged: tuple[object, ...] = ()

    def padding(self, style: Style) -> tuple[int, int]:
        """It has none."""
        return 0, 0

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Give the child the whole place, if it has not got it yet."""
        place = (*rect.topleft, *rect.size, style.scale)
        if place != self._arranged:
            self._arranged = place
            super().arrange(style, rect)


class Stack(Node):
    """Children upon one another in the same place; the first is the lowest."""

    def measure_width(self, style: Style) -> Extent:
        """The widest of them."""
        return _largest([child.widths(style) for child in self.children])

    def measure_height(self, style: Style, width: int) -> Extent:
        """The highest of them."""
        return _largest([child.heights(style, width) for child in self.children])

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Give all of them the same place."""
        super().arrange(style, rect)
        for child in self.children:
            left, top, wide, high = rect
            if (align := child.align or Align.STRETCH) is not Align.STRETCH:
                left, wide = _across(align, left, wide, min(wide, child.widths(style).natural))
                top, high = _across(align, top, high, min(high, child.heights(style, wide).natural))
            child.arrange(style, pygame.Rect(left, top, wide, high))


class Scaled(_Wrapped):
    """A child in which everything is larger or smaller by a factor, widgets included."""

    def __init__(self, child: Node, factor: float, *, grow: float = 0) -> None:
        super().__init__(child, grow=grow)
        self._factor = factor

    def padding(self, style: Style) -> tuple[int, int]:
        """None."""
        return 0, 0

    def measure_width(self, style: Style) -> Extent:
        """That of the child."""
        return super().measure_width(self._scaled(style))

    def measure_height(self, style: Style, width: int) -> Extent:
        """That of the child."""
        return super().measure_height(self._scaled(style), width)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Arrange the child, and give its widgets the style in which they are painted."""
        scaled = self._scaled(style)
        super().arrange(scaled, rect)
        for widget in widgets_of(self):
            if (widget.style or style).scale != scaled.scale:
                widget.style, widget.dirty = (None if self._factor == 1 else scaled), True

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """Paint the child."""
        super().paint(surface, self._scaled(style), area)

    def _scaled(self, style: Style) -> Style:
        return style if self._factor == 1 else replace(style, scale=style.scale * self._factor)


class Shrinking(Scaled):
    """A child that becomes smaller, in steps, where it has no room."""

    _FACTORS: Final = (1.0, 0.85, 0.7, 0.55)

    def __init__(self, child: Node, *, grow: float = 0) -> None:
        super().__init__(child, 1.0, grow=grow)

    def measure_width(self, style: Style) -> Extent:
        """That of the child; it can be much smaller."""
        return Extent(self.child.widths(self._smaller(style)[-1]).least, self.child.widths(style).natural)

    def measure_height(self, style: Style, width: int) -> Extent:
        """That of the child in letters that have room in the width; it can be much lower."""
        smaller = self._smaller(style)
        fitting = next((each for each in smaller if self.child.widths(each).least <= width), smaller[-1])
        return Extent(self.child.heights(smaller[-1], width).least, self.child.heights(fitting, width).natural)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Make the child as small as it must be."""
        for factor, scaled in zip(self._FACTORS, self._smaller(style), strict=True):
            self._factor = factor
            # its lines are not set in a room that is too narrow for them
            narrow = self.child.widths(scaled).least > rect.width
            if not narrow and self.child.heights(scaled, rect.width).least <= rect.height:
                break
        super().arrange(style, rect)

    def _smaller(self, style: Style) -> list[Style]:
        return [style, *(replace(style, scale=style.scale * factor) for factor in self._FACTORS[1:])]


def _largest(extents: Sequence[Extent]) -> Extent:
    return Extent(
        max((extent.least for extent in extents), default=0), max((extent.natural for extent in extents), default=0)
    )


class FirstThatFits(Node):
    """Alternatives from the richest to the barest, of which the first that has room is shown.

    Where none has the height, the lowest is shown that has the width, and where none has that either, the last.
    `at` says how much room an alternative asks for: its least, at which its texts may be a little smaller, its natural
    size, or a width in units. All alternatives tell the same: the first one is spoken, whichever is seen.
    """

    def __init__(
        self,
        *alternatives: Node | Callable[[], Node],
        at: Literal["least", "natural"] | float = "least",
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Show one of `alternatives`; a function composes one when it is looked at."""
        self._alternatives = list(alternatives)
        super().__init__(self._alternative(0), grow=grow, optional=optional, align=align, name=name)
        self._at = at

    @property
    def alternatives(self) -> Iterator[Node]:
        """All of them, the richest first."""
        return map(self._alternative, range(len(self._alternatives)))

    def measure_width(self, style: Style) -> Extent:
        """From the least of the barest to all of the richest."""
        least, natural = self._alternative(0).widths(style)
        return Extent(min(least, self._alternative(-1).widths(style).least), natural)

    def measure_height(self, style: Style, width: int) -> Extent:
        """The height of the alternative that has room there; a barer one may be lower."""
        fitting = self._fitting(style, width, _ENDLESS)
        least, natural = fitting.heights(style, width)
        if isinstance(self._at, str):
            later = range(1 + self._alternatives.index(fitting), len(self._alternatives))
            least = min((least, *(self._alternative(place).heights(style, width).least for place in later)))
        return Extent(least, natural)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Show the first that has room."""
        super().arrange(style, rect)
        fitting = self._fitting(style, *rect.size)
        fitting.arrange(style, rect)
        self.shown = (fitting,)

    def _alternative(self, place: int) -> Node:
        """The alternative at a place, which is composed when it is first asked for."""
        each = self._alternatives[place]
        if not isinstance(each, Node):
            each = self._alternatives[place] = each()
        return each

    def _fitting(self, style: Style, width: int, height: int) -> Node:
        if isinstance(self._at, (int, float)):
            return self._alternative(0 if width >= style.px(self._at) else -1)
        wide: list[Node] = []
        for place in range(len(self._alternatives)):
            each = self._alternative(place)
            if self._asked(each.widths(style)) <= width:
                if self._asked(each.heights(style, width)) <= height:
                    return each
                wide.append(each)
        return min(wide, key=lambda each: each.heights(style, width).least) if wide else self._alternative(-1)

    def _asked(self, extent: Extent) -> int:
        return extent.least if self._at == "least" else extent.natural
