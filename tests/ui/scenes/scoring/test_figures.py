"""The figures of a score: nothing lies over another, nothing is cut, and what is divided says by how much."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.ui.graphics.theme import Rgb
from game.ui.scenes.scoring import sums
from game.ui.scenes.scoring.rows import RowPainter, fit, rows_of
from game.ui.text import TextStyle, Typesetter
from game.ui.widgets import graph
from game.ui.widgets.graph import TotalsGraph
from tests.ui.pilot import Pilot
from tests.ui.scenes.test_round_story import scored


@pytest.mark.parametrize("limit", [501, 410, 1000])
def test_no_number_beside_the_graph_lies_over_that_of_the_limit(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    told: dict[str, int] = {}

    def note(_surface: pygame.Surface, _style: object, text: str, *_more: object, **place: Any) -> None:
        if "midright" in place:
            told[text] = place["midright"][1]

    monkeypatch.setattr(graph, "draw_text", note)
    drawn = TotalsGraph("graph", [[Decimal(380), Decimal(0)]], [1], limit=limit)
    drawn.place(pygame.Rect(0, 0, 700, 110))
    style = pilot.stage.style
    drawn.paint(pygame.Surface((700, 110)), style)
    assert str(limit) in told
    heights = sorted(told.values())
    line = style.type.height(style.text(18))
    assert all(lower - upper >= line for upper, lower in pairwise(heights)), told


def test_a_divided_sum_says_from_the_first_how_it_is_divided(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    line = Typesetter.line

    def note(
        self: Typesetter, text: str, px: int, colour: Rgb, text_style: TextStyle = TextStyle.BODY
    ) -> pygame.Surface:
        said.append(text)
        return line(self, text, px, colour, text_style)

    monkeypatch.setattr(Typesetter, "line", note)
    rect = pygame.Rect(0, 0, 500, 58)
    points, gained = Decimal("422.5"), Decimal("42.25")
    sums.paint_sum(
        pygame.Surface(rect.size), pilot.stage.style, rect, "This round", points, gained, 1.0, won=False, good=True
    )
    assert any("÷" in text for text in said), said


@pytest.mark.parametrize("narrow", [False, True])
def test_the_points_of_a_line_that_comes_are_seen_whole(pilot: Pilot, *, narrow: bool) -> None:
    style, match = pilot.stage.style, scored("borako", 5)
    rows = rows_of(match, match.history()[-1].lines, frozenset(), {})
    cards = next(number for number, row in enumerate(rows) if row.cards and not row.bonus)
    rect = pygame.Rect(0, 0, 500, 120)
    painter = RowPainter(style, rows, fit(style, [rows], rect.width, 600, narrow=narrow))
    points = pygame.Rect(rect.right - style.px(70), rect.top, style.px(70), rect.height)
    seen = []
    for away in (1.0, 0.0):
        surface = pygame.Surface(rect.size)
        painter.paint(surface, cards, rect, away, 0.0)
        good = style.theme.good if rows[cards].good else style.theme.bad
        seen.append(pygame.mask.from_threshold(surface.subsurface(points), good, (40, 40, 40)).count())
    assert seen[0] == seen[1] > 0
