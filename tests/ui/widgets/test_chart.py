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


def test_the_words_of_outer_bars_stand_in_the_row_of_the_other_labels() -> None:
    chart, style = Chart("chart"), Style()
    placed(chart, 0, 0, 300, 200)
    edges = [(0.5, "below a great many"), *((float(at), str(10 * at)) for at in range(1, 12)), (11.5, "above as many")]
    chart.fill(ChartView([Mark(1.0, "", "") for _ in range(12)], Shape.BARS, edges=edges, across="what they are"))
    surface = pygame.Surface((300, 200))
    chart.paint(surface, style)
    row = pygame.Rect(0, chart._plot.bottom + style.px(6), 300, style.type.height(style.text(chart.size)))
    title = style.type.width("what they are", style.text(chart.size))
    left = pygame.Rect(0, row.bottom + 2, chart._plot.centerx - title // 2 - 4, row.height - 2)
    assert pygame.mask.from_surface(surface.subsurface(row)).count()
    colours = {tuple(surface.get_at((x, y))) for x in range(6, left.width, 2) for y in range(left.top, left.bottom)}
    assert len(colours) == 1, "nothing is written beside the title of the axis"
