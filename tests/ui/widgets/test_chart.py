"""A graph answers the pointer, and keeps its axis within what can be."""

from __future__ import annotations

import pygame

from game.charts import ChartView, Mark, Shape
from game.ui.graphics.drawing import Style
from game.ui.widgets import Chart, WidgetGroup
from tests.ui.widgets.hands import placed


def test_the_pointer_asks_a_graph_about_the_mark_that_is_nearest() -> None:
    chart = Chart("chart")
    group = WidgetGroup([placed(chart, 0, 0, 300, 200)])
    chart.fill(ChartView([Mark(value, "", f"{value}") for value in (1, 2, 3)], summary="all of them"))
    chart.paint(pygame.Surface((300, 200)), Style())
    assert not chart._pointed, "nothing is marked while nobody asks"
    last = round(chart._xs()[0])
    group.handle(pygame.Event(pygame.MOUSEMOTION, pos=(last, 100), rel=(0, 0), buttons=(0, 0, 0)))
    assert (chart._pointed, chart.spoken) == (True, "1")


def test_an_axis_stays_within_what_can_be() -> None:
    chart = Chart("chart")
    marks = [Mark(90.0, "", "", margin=40.0), Mark(20.0, "", "", margin=40.0)]
    chart.fill(ChartView(marks, Shape.LINE, within=(0.0, 100.0)))
    low, high, _step = chart._span()
    assert (low, high) == (0.0, 100.0)
