"""Lists that scroll, and lists that open over a scene."""

from __future__ import annotations

import pygame
import pytest

from game.ui.graphics.drawing import Style
from game.ui.widgets import Button, DropDown, ScrollList, WidgetGroup
from tests.ui.widgets.hands import down, key, motion, placed, up


def rows(count: int, chosen: int | None, calls: list[int]) -> ScrollList:
    widget = ScrollList("row", lambda *_painted: None, on_choose=calls.append)
    placed(widget, 0, 0, 200, 100)
    widget.fill(count, 30, 10, 10, chosen)
    return widget


def test_a_list_scrolls_by_wheel_as_far_as_there_is_something() -> None:
    widget = rows(10, None, [])
    group = WidgetGroup([widget])
    group.handle(motion((10, 10)))
    group.handle(pygame.Event(pygame.MOUSEWHEEL, y=-2, x=0))
    assert widget.row_rect(2).top == widget.rect.top
    group.handle(pygame.Event(pygame.MOUSEWHEEL, y=-100, x=0))
    assert widget.row_rect(9).bottom == widget.rect.bottom
    group.handle(pygame.Event(pygame.MOUSEWHEEL, y=100, x=0))
    assert widget.offset == 0


def test_keys_choose_rows_and_bring_them_into_sight() -> None:
    chosen: list[int] = []
    widget = rows(10, 0, chosen)
    group = WidgetGroup([widget])
    group.set_focus(widget)
    for _ in range(5):
        group.handle(key(pygame.K_DOWN))
    assert chosen == [1, 2, 3, 4, 5]
    assert widget.rect.contains(widget.row_rect(5))


def test_the_bar_of_a_list_can_be_dragged() -> None:
    widget = rows(10, None, [])
    group = WidgetGroup([widget])
    group.handle(down((195, 2)))
    group.handle(motion((195, 99)))
    group.handle(up((195, 99)))
    assert widget.row_rect(9).bottom == widget.rect.bottom


@pytest.mark.parametrize("offset", [-50, 0, 77, 301, 3000])
@pytest.mark.parametrize(("count", "height", "row"), [(3, 300, 40), (4, 100, 30), (40, 299, 17), (9, 50, 60)])
def test_a_list_cuts_no_row(count: int, height: int, row: int, offset: int) -> None:
    widget = ScrollList("row", lambda *_painted: None, on_choose=lambda _row: None)
    placed(widget, 0, 0, 200, height)
    widget.fill(count, row, 3, 10, None)
    widget.scroll_to(offset)
    seen = [widget.row_rect(index) for index in range(count) if widget.row_rect(index).colliderect(widget.rect)]
    whole = [rect for rect in seen if widget.rect.contains(rect)]
    assert whole[0].top == widget.rect.top
    assert len(widget.parts()) == len(whole)
    assert widget.row_height >= min(row, height)


def opened_list(count: int, height: int = 400) -> tuple[DropDown[int], WidgetGroup, list[int]]:
    chosen: list[int] = []
    field = DropDown("d", [(at, f"{'abc'[at % 3]}{at}") for at in range(count)], 1, chosen.append)
    beneath = Button("beneath", "Beneath", lambda: chosen.append(-1))
    group = WidgetGroup([placed(field, 10, 10, 200, 40), placed(beneath, 10, 60, 200, 40)])
    field.fit(Style(), pygame.Rect(0, 0, 400, height))
    group.handle(down((20, 20)))
    assert field.opened
    return field, group, chosen


def test_a_list_that_is_open_lies_above_the_others_and_closes_with_a_choice() -> None:
    field, group, chosen = opened_list(4)
    assert set(group.targets()) == {"d", "d.0", "d.1", "d.2", "d.3"}
    group.handle(down(group.targets()["d.2"].center))
    assert chosen == [2], "what lies beneath hears nothing"
    assert not field.opened
    assert field.value == 2


def test_keys_walk_an_open_list_and_escape_takes_nothing() -> None:
    field, group, chosen = opened_list(8)
    group.handle(pygame.Event(pygame.TEXTINPUT, text="c"))
    assert field.spoken.startswith("c2, ")
    group.handle(key(pygame.K_DOWN))
    assert group.handle(key(pygame.K_ESCAPE))
    assert (chosen, field.opened, field.value) == ([], False, 1)
    group.set_focus(field)
    for pressed in (pygame.K_RETURN, pygame.K_END, pygame.K_RETURN):
        group.handle(key(pressed))
    assert chosen == [7]


def test_a_long_list_scrolls_and_a_click_beside_it_closes_it() -> None:
    field, group, chosen = opened_list(40, 300)
    seen = set(group.targets())
    assert 3 < len(seen) < 12
    group.handle(key(pygame.K_END))
    assert "d.39" in group.targets()
    assert all(pygame.Rect(0, 0, 400, 300).contains(rect) for rect in group.targets().values())
    group.handle(down((390, 290)))
    assert (field.opened, chosen) == (False, [])
