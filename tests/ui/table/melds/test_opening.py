"""The meter of an opening says once how far it is, and the prompt what to do next."""

from __future__ import annotations

import pygame
import pytest

from game.games.borako.table.table import layout
from game.i18n.wording import opening_task
from game.ui.graphics.drawing import scale_for
from game.ui.kit import FirstThatFits, spoken
from game.ui.table.contract.facts import Opening
from game.ui.table.layout.geometry import Frame
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.opening import opening_meters, opening_words
from tests.ui.pilot import Pilot
from tests.ui.table.test_layout import counts_of


def test_the_meter_names_the_points_and_the_run_that_is_missing() -> None:
    assert opening_words(Opening(35, 75)) == ("To open: 35 of 75",)
    assert opening_words(Opening(20, 51, pure_run=False)) == ("To open: 20 of 51", "pure run ✗")
    assert opening_words(Opening(54, 51, pure_run=True)) == ("Enough to open: 54", "pure run ✓")
    assert opening_words(Opening(35, 75), brief=True) == ("35 of 75",)


@pytest.mark.parametrize(
    ("points", "pure_run", "task"),
    [
        (35, True, "Add melds worth 16 more points"),
        (50, False, "Add 1 more point and a pure run"),
        (60, False, "Add a pure run: three in a row, no joker"),
        (60, True, "Enough to open: lay your melds"),
    ],
)
def test_the_prompt_says_what_to_do_next(points: int, pure_run: bool, task: str) -> None:
    assert opening_task(points, 51, pure_run=pure_run) == task


def test_the_bar_goes_where_there_is_room_for_the_words_alone(pilot: Pilot) -> None:
    style = pilot.stage.style
    for high, parts in ((30, 1), (200, 2)):
        meter = FirstThatFits(*opening_meters(Opening(35, 75), large=True))
        meter.arrange(style, pygame.Rect(0, 0, 600, high))
        assert len(meter.shown[0].children) == parts
        assert spoken(meter) == "To open: 35 of 75"


@pytest.mark.parametrize("window", [(800, 1280), (1080, 1920)])
def test_in_a_high_window_the_others_sit_in_columns_of_one_width(window: tuple[int, int]) -> None:
    zones = layout(counts_of(11, ((), ())), Frame(*window, scale_for(window))).zones
    columns = [zones[Zone("column", seat)] for seat in (1, 2, 3)]
    assert len({(column.y, column.w, column.h) for column in columns}) == 1
    assert all(zones[Zone("seat", seat)].x == column.x for seat, column in zip((1, 2, 3), columns, strict=True))
