"""A list whose rows are nodes, of which only those in sight are composed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.kit.node import Extent, Node, shift, spoken
from game.ui.kit.tokens import Align, Space
from game.ui.widgets.base import Widget
from game.ui.widgets.scroll import ScrollList

_BAR: Final = 12
"""Units of the width of the scroll bar."""
_FEWEST: Final = 3
"""A list has room for so many rows at least, unless it says otherwise."""
_KEPT: Final = 100
"""So many composed rows are kept, more than are ever in sight."""
_FEW: Final = 20
_SAMPLE: Final = 3
"""The highest of a few rows, or of so many of many, is the height of all, unless a list says otherwise."""


class RowState(NamedTuple):
    """What a row shows besides what it is about."""

    chosen: bool = False
    ringed: bool = False
    """Whether the ring of the focus is around it."""
    leads: bool = False
    """Whether it is the first and twice as high as the others."""
    first: bool = False
    """Whether no row is seen above it."""
    pointed: bool = False
    """Whether a click would open it, because the pointer is over it."""

    def ground(self, plain: PanelKind | None = PanelKind.ROW) -> PanelKind | None:
        """The panel of a row that lies on a `plain` one where it is not chosen."""
        return PanelKind.ROW_RINGED if self.ringed else PanelKind.ROW_CHOSEN if self.chosen else plain


ComposeRow = Callable[[int, RowState], Node]


class NodeList(ScrollList):
    """The widget of a list. `compose` makes the node of a row, which is painted, measured and spoken."""

    def __init__(
        self,
        name: str,
        compose: ComposeRow,
        *,
        on_choose: Callable[[int], None] | None = None,
        on_open: Callable[[int], None] | None = None,
        opens_on_click: bool = False,
        now: Callable[[], float] | None = None,
        ground: Callable[[RowState], PanelKind | None] | None = None,
        varies: Callable[[int, RowState], Hashable] | None = None,
        sample: int = _SAMPLE,
    ) -> None:
        """Make a list.

        Args:
            ground: the panel that a row in a state lies on, where its node does not bring its own.
            varies: what the look of a row depends on besides what it is about, where that is not its state alone; its
                node is kept while that is equal.
            sample: the highest of so many rows is the height of all.
        """
        super().__init__(
            name,
            self._paint_node,
            on_choose=on_choose,
            on_open=on_open,
            opens_on_click=opens_on_click,
            now=now,
            read=lambda index: spoken(compose(index, RowState())),
        )
        self._compose = compose
        self._ground = ground
        self._varies = varies
        self._sample = sample
        self._rows: Sequence[object] = ()
        """What its rows are about, as it was filled last."""
        self._filled: tuple[object, ...] = ()
        """How it was filled last."""
        self._style: tuple[object, ...] = ()
        """The style for which it keeps nodes and heights."""
        self._nodes: dict[tuple[int, Hashable], Node] = {}
        self._row_heights: dict[tuple[int, bool], Extent] = {}
        self._least: int | None = None

    def compose_row(self, index: int) -> Node:
        """A row as it is where nothing is chosen."""
        return self._compose(index, RowState())

    def _node(self, index: int, state: RowState) -> Node:
        """The node of a row; more of them are kept than are ever in sight."""
        key = index, state if self._varies is None else self._varies(index, state)
        row = self._nodes.get(key)
        if row is None:
            if len(self._nodes) > _KEPT:
                self._nodes.clear()
            row = self._nodes[key] = self._compose(index, state)
        return row

    def renew(self, index: int) -> None:
        """Compose one row anew, which looks different now and is as high as before."""
        self._nodes = {key: node for key, node in self._nodes.items() if key[0] != index}
        self.dirty = True

    def forget(self) -> None:
        """Compose every row anew, because it is about something else now, or in other words."""
        self._nodes.clear()
        self._row_heights.clear()
        self._least = None
        self.dirty = True

    def show(
        self,
        style: Style,
        rect: pygame.Rect,
        rows: Sequence[object],
        chosen: int | None,
        *,
        reveal: bool,
        led: bool,
        gap: int,
        tallest: float,
        across: int,
        alike: int = 0,
    ) -> None:
        """Fill a place with rows, one of them chosen; `gap` pixels lie between them, at most `across` side by side.

        Does nothing where all of that is so already.
        """
        for width in (rect.width, rect.width - style.px(_BAR) - self.apart):
            columns = self.columns_in(style, width, gap, rows, across)
            lines = -(-len(rows) // columns)
            least, high = self.row_height_in(style, (rect.width + gap) // columns - gap, rows, led=led, across=columns)
            if lines * ((least if alike else high) + gap) - gap <= rect.height:  # else the bar takes some of the width
                break
        share = (rect.height + gap) // max(1, lines, alike) - gap
        high = max(least if alike else high, min(round(high * tallest), share))
        filled = (rect.size, len(rows), high, chosen, led, columns)
        if self.rect != rect:
            self.place(rect)
        elif filled == self._filled and not reveal:
            return
        self._filled = filled
        self.fill(len(rows), high, gap, style.px(_BAR), chosen, reveal=reveal, led=led, across=columns)

    def row_height_in(self, style: Style, width: int, rows: Sequence[object], *, led: bool, across: int = 1) -> Extent:
        """The height of every row: that of the highest of the first, so many pixels wide, `across` beside a bar."""
        self._look_at(style, rows)
        high = self._row_heights.get((width, led))
        if high is None:
            first = int(led and len(rows) > 1)
            sample = range(first, len(rows) if len(rows) <= _FEW else min(len(rows), first + self._sample))
            beside_bar = width - -(-(style.px(_BAR) + self.apart) // across)
            heights = [self._node(index, RowState()).heights(style, beside_bar) for index in sample]
            least = style.target(1) if not sample or self._on_choose or self._on_open else 0
            high = Extent(
                max([least, *(each.least for each in heights)]), max([least, *(each.natural for each in heights)])
            )
            self._row_heights[width, led] = high
        return high

    def columns_in(self, style: Style, width: int, gap: int, rows: Sequence[object], most: int) -> int:
        """How many rows lie side by side in so many pixels: as many as have room, in lines of about one length."""
        if most == 1 or not rows:
            return 1
        self._look_at(style, rows)
        if self._least is None:
            self._least = max(self.compose_row(index).widths(style).least for index in range(len(rows)))
        across = max(1, min(most, (width + gap) // (self._least + gap)))
        return -(-len(rows) // -(-len(rows) // across))

    def _look_at(self, style: Style, rows: Sequence[object]) -> None:
        """Forget what was measured of other rows, or in another style."""
        if rows is not self._rows or style.signature != self._style:
            self._rows, self._style = rows, style.signature
            self.forget()

    def _paint_node(self, surface: pygame.Surface, style: Style, index: int, rect: pygame.Rect) -> None:
        chosen = index == self.chosen
        state = RowState(
            chosen=chosen,
            ringed=chosen and self.focused,
            leads=self.leads and index == 0,
            first=index in (0, int(self.leads), self.in_sight.start),
            pointed=index == self.pointed,
        )
        if self._ground is not None and (kind := self._ground(state)) is not None:
            draw_panel(surface, style, rect, kind)
        row = self._node(index, state)
        if row.rect.size != rect.size:
            row.arrange(style, rect)
        elif row.rect != rect:
            shift(row, rect.left - row.rect.left, rect.top - row.rect.top)
        row.paint(surface, style, rect)


class LiveNode(Widget):
    """Shows a node that changes more often than the tree around it, which need not be composed anew for it."""

    def __init__(self, name: str, node: Node) -> None:
        super().__init__(name, focusable=False)
        self._node = node

    def show(self, node: Node) -> None:
        """Show another node in the same place."""
        self.dirty |= spoken(node) != spoken(self._node)
        self._node = node

    @property
    def spoken(self) -> str:
        """What the node says."""
        return spoken(self._node)

    def natural(self, style: Style) -> tuple[int, int]:
        """The size of the node."""
        wide = self._node.widths(style).natural
        return wide, self._node.heights(style, wide).natural

    def widths(self, style: Style) -> tuple[int, int]:
        """The widths of the node."""
        return self._node.widths(style)

    def parts(self) -> dict[str, pygame.Rect]:
        """Nothing of it can be clicked."""
        return {}

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The node."""
        if self._node.rect != self.rect:
            self._node.arrange(style, self.rect)
        self._node.paint(surface, style, self.rect)


class List(Node):
    """The place of a `NodeList` in a tree."""

    def __init__(
        self,
        widget: NodeList,
        rows: Sequence[object],
        chosen: int | None = None,
        *,
        reveal: bool = False,
        led: bool = False,
        gap: Space = Space.TIGHT,
        across: int = 1,
        tallest: float = 1,
        fewest: int = _FEWEST,
        most: int | None = None,
        alike: int = 0,
        grow: float = 1,
        align: Align | None = None,
        name: str = "",
    ) -> None:
        """Show a row for each of `rows`, one of them `chosen`.

        Args:
            rows: what the rows are about. It is never changed in place: other rows are another sequence.
            reveal: whether to scroll to the chosen row.
            led: whether the first row stands out, twice as high as the others.
            across: how many rows lie side by side at most; fewer where their words have no room.
            tallest: rows may be so many times as high as they need to be.
            fewest: so many lines of rows have room at least.
            most: it asks for room for no more lines.
            alike: rows are lower, down to their least height, where so many have room then; lists beside one another
                have rows of one height that way.
        """
        super().__init__(grow=grow, align=align, name=name)
        self.widget = widget
        self._rows = rows
        self._chosen = chosen
        self._is_new = True
        """Whether it was not arranged yet."""
        self._reveal = reveal
        self._led = led
        self._gap = gap
        self._across = across
        self._tallest = tallest
        self._fewest = fewest
        self._most = most
        self._alike = alike

    def texts(self) -> Iterator[str]:
        """The chosen row, or those in sight."""
        if self._chosen is not None and self._chosen < len(self._rows):
            yield spoken(self.widget.compose_row(self._chosen))
        else:
            yield self.widget.spoken

    def own_widgets(self) -> Sequence[Widget]:
        """The list."""
        return (self.widget,)

    def content(self) -> Hashable:
        """Nothing: the widget knows itself when it must be painted."""
        return None

    def measure_width(self, style: Style) -> Extent:
        """Any width will do."""
        return Extent(0, 0)

    def measure_height(self, style: Style, width: int) -> Extent:
        """All rows, or a few of them where they scroll."""
        gap = style.px(self._gap.value)
        across = self.widget.columns_in(style, width, gap, self._rows, self._across)
        least, high = self.widget.row_height_in(
            style, (width + gap) // across - gap, self._rows, led=self._led, across=across
        )
        lines = -(-len(self._rows) // across)
        least = (least if self._alike else high) + gap
        return Extent(least * min(lines, self._fewest), (high + gap) * min(lines, self._most or lines))

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Fill the room with rows that are never cut; a list that is kept keeps what was chosen in it since."""
        super().arrange(style, rect)
        chosen = self._chosen if self._is_new else self.widget.chosen
        self._is_new = False
        self.widget.show(
            style,
            rect,
            self._rows,
            chosen,
            reveal=self._reveal,
            led=self._led,
            gap=style.px(self._gap.value),
            tallest=self._tallest,
            across=self._across,
            alike=self._alike,
        )
