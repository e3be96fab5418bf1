"""A list whose rows lie side by side: as many as have room, walked by all four arrows, and other rows at any time."""

from __future__ import annotations

import pygame

from game.ui.graphics.drawing import Style
from game.ui.kit import List, Node, NodeList, Role, RowState, Space, Text

STYLE = Style()


def arranged(rows: list[str], size: tuple[int, int] = (900, 400), across: int = 5) -> NodeList:
    widget = NodeList("tile", lambda index, _state: Text(rows[index], Role.STRONG), on_choose=lambda _index: None)
    show(widget, rows, size, across)
    return widget


def show(widget: NodeList, rows: list[str], size: tuple[int, int] = (900, 400), across: int = 5) -> None:
    List(widget, rows, 0, across=across, gap=Space.SMALL).arrange(STYLE, pygame.Rect((0, 0), size))


def test_rows_fill_lines_of_about_one_length_and_lie_apart() -> None:
    for count in range(1, 11):
        widget = arranged([f"row {number}" for number in range(count)])
        rects = [widget.row_rect(index) for index in widget.in_sight]
        assert len(rects) == count
        assert widget.across == -(-count // -(-count // 5))
        assert all(widget.rect.contains(rect) for rect in rects)
        assert all(rect.collidelist(rects[:place]) < 0 for place, rect in enumerate(rects))


def test_words_that_have_no_room_beside_one_another_lie_below_one_another() -> None:
    assert arranged(["Rindfleischetikettierungsüberwachung"] * 10).across < 3


def test_arrows_walk_along_lines_and_from_line_to_line() -> None:
    widget = arranged([f"row {number}" for number in range(10)])
    keys = (pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP, pygame.K_END, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_HOME)
    chosen = []
    for key in keys:
        widget.handle(pygame.Event(pygame.KEYDOWN, key=key))
        chosen.append(widget.chosen)
    assert chosen == [5, 4, 4, 9, 9, 9, 0]


def test_the_line_of_the_chosen_row_is_scrolled_into_sight() -> None:
    rows = [f"row {number}" for number in range(10)]
    widget = arranged(rows, (900, 40))
    widget.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_END))
    assert widget.in_sight == range(5, 10)
    widget.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert widget.in_sight == range(5)


def test_fewer_rows_of_the_same_height_are_no_more_than_they_are() -> None:
    rows = [f"row {number}" for number in range(10)]
    composed: list[int] = []

    def compose(index: int, _state: RowState) -> Node:
        composed.append(index)
        return Text(rows[index], Role.STRONG)

    widget = NodeList("tile", compose)
    show(widget, rows, across=1)
    rows = rows[:4]
    show(widget, rows, across=1)
    assert widget.count == 4


def test_a_list_that_is_kept_keeps_the_row_that_was_chosen_since() -> None:
    rows = [f"row {number}" for number in range(10)]
    widget = NodeList("row", lambda index, _state: Text(rows[index]), on_choose=lambda _index: None)
    kept = List(widget, rows, 0)
    kept.arrange(STYLE, pygame.Rect(0, 0, 200, 400))
    widget.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN))
    kept.arrange(STYLE, pygame.Rect(0, 0, 200, 300))
    assert widget.chosen == 1
