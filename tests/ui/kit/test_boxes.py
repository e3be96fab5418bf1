"""Containers give every child its room: what it needs, what is spare by weight, and less where there is too little."""

from __future__ import annotations

from functools import partial

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.graphics.drawing import Style
from game.ui.kit import (
    Align,
    Column,
    Extent,
    Filler,
    FirstThatFits,
    Flow,
    Grid,
    Node,
    Panel,
    Pinned,
    Row,
    Shrinking,
    Space,
    Spacer,
    Stack,
    changed,
    places,
    walk,
)
from game.ui.kit.boxes import shares
from game.ui.kit.bubble import Bubble
from tests.ui.pilot import Pilot


class Block(Node):
    """A node of known extents, in pixels at a scale of 1."""

    def __init__(
        self,
        width: tuple[int, int],
        height: tuple[int, int] = (10, 10),
        *,
        grow: float = 0,
        optional: bool = False,
        align: Align | None = None,
        shows: object = "block",
    ) -> None:
        super().__init__(grow=grow, optional=optional, align=align)
        self._extents = Extent(*width), Extent(*height)
        self._shows = shows

    def measure_width(self, style: Style) -> Extent:
        return self._extents[0]

    def measure_height(self, style: Style, width: int) -> Extent:
        return self._extents[1]

    def content(self) -> object:
        return self._shows


def arranged(node: Node, width: int, height: int = 100) -> list[pygame.Rect]:
    """The places of the shown children of a node in a room at the origin."""
    node.arrange(Style(), pygame.Rect(0, 0, width, height))
    return [child.rect for child in node.shown]


extents = st.tuples(st.integers(0, 200), st.integers(0, 200)).map(lambda pair: Extent(min(pair), max(pair)))


@given(st.integers(0, 2000), st.lists(st.tuples(extents, st.sampled_from([0.0, 1.0, 2.5])), min_size=1, max_size=6))
def test_a_room_is_divided_to_the_pixel(room: int, parts: list[tuple[Extent, float]]) -> None:
    wanted, weights = [extent for extent, _weight in parts], [weight for _extent, weight in parts]
    sizes = shares(room, wanted, weights)
    least, natural = sum(each.least for each in wanted), sum(each.natural for each in wanted)
    if least <= room:
        assert all(size >= extent.least for size, extent in zip(sizes, wanted, strict=True))
    assert sum(sizes) == (natural if natural <= room and not any(weights) else room)


@given(st.integers(0, 2000), st.lists(st.tuples(st.integers(0, 200), st.sampled_from([1.0, 2.0, 3.0])), min_size=1))
def test_even_shares_follow_the_weights_as_far_as_nothing_is_too_small(
    room: int, parts: list[tuple[int, float]]
) -> None:
    least, weights = [each for each, _weight in parts], [weight for _each, weight in parts]
    sizes = shares(room, [Extent(each, each) for each in least], weights, even=True)
    assert sum(sizes) == room
    if sum(least) <= room:
        assert all(size >= each for size, each in zip(sizes, least, strict=True))


def test_a_row_puts_its_children_side_by_side_with_gaps_in_between() -> None:
    first, second = arranged(Row(Block((10, 20)), Block((10, 30)), gap=Space.SMALL), 200)
    assert (first.left, first.width, second.left, second.width) == (0, 20, 28, 30)
    assert first.centery == 50


def test_what_grows_takes_the_spare_room_by_weight() -> None:
    row = Row(Block((10, 20), grow=1), Block((10, 20)), Block((10, 20), grow=3), gap=Space.NONE)
    assert [rect.width for rect in arranged(row, 100)] == [30, 20, 50]


def test_the_last_optional_child_goes_first() -> None:
    needed, first, second = Block((50, 50)), Block((30, 30), optional=True), Block((30, 30), optional=True)
    row = Row(needed, first, second, gap=Space.NONE)
    assert len(arranged(row, 110)) == 3
    assert len(arranged(row, 100)) == 2
    assert row.shown == [needed, first]
    assert len(arranged(row, 60)) == 1


def test_a_column_is_as_wide_as_its_room_and_aligns_whoever_asks_for_it() -> None:
    stretched, ended = arranged(Column(Block((10, 20)), Block((10, 20), align=Align.END), gap=Space.NONE), 100)
    assert (stretched.left, stretched.width) == (0, 100)
    assert (ended.left, ended.width, ended.top) == (80, 20, 10)


def test_columns_may_begin_at_the_end_or_in_the_middle() -> None:
    for justify, top in ((Align.START, 0), (Align.CENTER, 40), (Align.END, 80)):
        first, _second = arranged(Column(Block((9, 9)), Block((9, 9)), gap=Space.NONE, justify=justify), 50)
        assert first.top == top


def test_of_alternatives_the_first_with_room_is_shown() -> None:
    rich, bare = Block((80, 100)), Block((10, 20))
    choice = FirstThatFits(rich, bare)
    assert choice.widths(Style()) == (10, 100)
    for width, shown in ((100, rich), (80, rich), (79, bare), (5, bare)):
        arranged(choice, width)
        assert choice.shown == (shown,)
    natural = FirstThatFits(rich, bare, at="natural")
    arranged(natural, 99)
    assert natural.shown == (bare,)
    from_width = FirstThatFits(rich, bare, at=500)
    arranged(from_width, 499)
    assert from_width.shown == (bare,)


def test_an_alternative_is_composed_only_where_none_before_it_fits() -> None:
    composed: list[str] = []

    def block(name: str, width: int) -> Block:
        composed.append(name)
        return Block((width, width))

    choice = FirstThatFits(*(partial(block, name, width) for name, width in (("a", 80), ("b", 50), ("c", 10))))
    arranged(choice, 80)
    assert composed == ["a"]
    arranged(choice, 60)
    assert composed == ["a", "b"]


def test_height_counts_where_alternatives_differ_in_it() -> None:
    high, low = Block((10, 20), (50, 50)), Block((10, 20), (20, 20))
    choice = FirstThatFits(high, low)
    arranged(choice, 100, 49)
    assert choice.shown == (low,)
    assert choice.heights(Style(), 100) == (20, 50)


def test_a_panel_surrounds_its_child() -> None:
    (child,) = arranged(Panel(Block((10, 20)), pad=Space.WIDE, pad_above=Space.SMALL), 100, 60)
    assert child == pygame.Rect(18, 8, 64, 44)


@pytest.mark.parametrize(("x", "left"), [(50, 40), (5, 0), (99, 80), (300, 80)])
def test_what_is_pinned_lies_as_near_to_its_place_as_its_room_lets_it(x: int, left: int) -> None:
    (child,) = arranged(Pinned(Block((10, 20)), x), 100, 60)
    assert child == pygame.Rect(left, 0, 20, 60)


def test_what_asks_for_a_width_of_its_own_has_the_whole_height_of_a_row() -> None:
    wide = Block((300, 300), (40, 40))
    asks, other = arranged(Row(Filler(wide, width=30, grow=1), Block((20, 20)), gap=Space.NONE), 100, 60)
    assert asks == pygame.Rect(0, 0, 80, 60)
    assert wide.rect == asks
    assert other.width == 20


class Scaling(Spacer):
    """Empty room that remembers the scale at which it was arranged."""

    scale = 0.0

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        super().arrange(style, rect)
        self.scale = style.scale


@pytest.mark.parametrize(("room", "scale"), [((120, 40), 1.0), ((90, 40), 0.85), ((120, 30), 0.7), ((20, 5), 0.55)])
def test_what_shrinks_is_as_large_as_its_room_lets_it_be(room: tuple[int, int], scale: float) -> None:
    child = Scaling(width=100, height=40)
    arranged(Shrinking(child), *room)
    assert child.scale == scale


def test_a_stack_gives_all_the_same_room() -> None:
    under, over = arranged(Stack(Block((10, 20), (10, 30)), Block((10, 20), align=Align.CENTER)), 100, 60)
    assert under.size == (100, 60)
    assert over == pygame.Rect(40, 25, 20, 10)


def test_only_what_differs_is_painted_again() -> None:
    def tree(middle: object) -> Node:
        row = Row(Block((10, 10)), Block((10, 10), shows=middle), Spacer(grow=1), Block((10, 10)), gap=Space.NONE)
        row.arrange(Style(), pygame.Rect(0, 0, 100, 10))
        return row

    assert changed(places(tree("a")), tree("a")) == []
    assert set(map(tuple, changed(places(tree("a")), tree("b")))) == {(10, 0, 10, 10)}


@st.composite
def trees(draw: st.DrawFn, depth: int = 3) -> Node:
    """Any tree of containers and blocks."""
    grow, optional = draw(st.sampled_from([0, 0, 1, 2])), draw(st.booleans())
    kind = draw(st.sampled_from(["block", "row", "column", "panel", "first"])) if depth else "block"
    if kind == "block":
        return Block(draw(extents), draw(extents), grow=grow, optional=optional)
    below = trees(depth - 1)
    if kind == "panel":
        return Panel(draw(below), grow=grow, optional=optional)
    children = draw(st.lists(below, min_size=1, max_size=4))
    if kind == "first":
        return FirstThatFits(*children, grow=grow, optional=optional)
    box = Row if kind == "row" else Column
    return box(*children, grow=grow, optional=optional, even=draw(st.booleans()))


@given(trees())
def test_children_with_room_never_overlap_and_stay_within_their_parent(root: Node) -> None:
    style = Style()
    width = root.widths(style).natural
    height = root.heights(style, width).natural
    root.arrange(style, pygame.Rect(0, 0, width, height))
    for node in walk(root):
        shown = [child.rect for child in node.shown if child.rect.width and child.rect.height]
        if isinstance(node, (Row, Column)):
            for place, rect in enumerate(shown):
                assert rect.collidelist(shown[place + 1 :]) == -1
        if isinstance(node, Row):
            assert all(node.rect.left <= rect.left and rect.right <= node.rect.right for rect in shown)


@pytest.mark.parametrize("scale", [0.6, 1.0, 2.0])
def test_what_was_measured_is_kept_for_its_scale(scale: float) -> None:
    style = Style(scale=scale)
    panel = Panel(Block((10, 20)), pad=Space.LARGE)
    assert panel.widths(style).natural == 20 + 2 * style.px(28)
    assert panel.widths(Style()).natural == 20 + 2 * 28


def test_all_cells_of_a_grid_are_alike() -> None:
    cells = arranged(Grid(*(Block((10, 20)) for _cell in range(5)), columns=3, gap=Space.NONE), 300, 80)
    assert {cell.size for cell in cells} == {(100, 40)}
    assert [cell.topleft for cell in cells] == [(0, 0), (100, 0), (200, 0), (0, 40), (100, 40)]


def test_a_column_of_a_grid_is_as_wide_as_its_widest_child_and_grows_by_its_weight() -> None:
    names, points = Block((10, 40)), Block((10, 30), (20, 20))
    cells = arranged(Grid(names, Block((5, 5)), Block((10, 10)), points, columns=(1, 0), gap=Space.NONE), 100, 30)
    assert [(cell.left, cell.width) for cell in cells] == [(0, 70), (70, 30)] * 2
    assert [(cell.top, cell.height) for cell in cells] == [(0, 10), (0, 10), (10, 20), (10, 20)]


def test_a_flow_goes_on_in_the_next_line_where_its_room_ends() -> None:
    blocks = [Block((10, wide), (high, high)) for wide, high in ((40, 10), (30, 20), (50, 10))]
    flow = Flow(*blocks, gap=Space.TIGHT)
    assert flow.widths(Style()) == Extent(50, 130), "none of them gives way"
    assert flow.heights(Style(), 80) == Extent.fixed(35)
    flow.arrange(Style(), pygame.Rect(0, 0, 80, 35))
    assert [tuple(block.rect) for block in blocks] == [(0, 5, 40, 10), (45, 0, 30, 20), (0, 25, 50, 10)]


@pytest.mark.parametrize(
    ("speaker", "tip"),
    [
        ((0, 80, 20, 20), (40, 90)),
        ((180, 80, 20, 20), (159, 90)),
        ((90, 0, 20, 20), (100, 40)),
        ((90, 180, 20, 20), (100, 139)),
    ],
)
def test_the_tail_of_a_bubble_reaches_towards_whoever_speaks(
    pilot: Pilot, speaker: tuple[int, int, int, int], tip: tuple[int, int]
) -> None:
    style, surface = pilot.stage.style, pygame.Surface((200, 200))
    alone, pointing = Bubble(Block((20, 20))), Bubble(Block((20, 20)), speaker=pygame.Rect(speaker))
    for bubble in (alone, pointing):
        bubble.arrange(style, pygame.Rect(50, 50, 100, 80))
        bubble.paint(surface, style, surface.get_rect())
    near = pygame.Rect(0, 0, 9, 9)
    near.center = tip
    seen = {surface.get_at((x, y))[:3] for x in range(near.left, near.right) for y in range(near.top, near.bottom)}
    assert pointing.area(style).contains(alone.area(style))
    assert style.theme.parchment in seen
