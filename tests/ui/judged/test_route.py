"""A way around what lies on a table: through gaps, with a head that comes straight to its goal."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.ui.judged.route import Edge, Point, Route

WINDOW = pygame.Rect(0, 0, 1600, 900)
BEGIN: Edge = (100.0, 450.0), (1.0, 0.0)
GOAL: Edge = (1500.0, 450.0), (-1.0, 0.0)


def way(
    *covered: pygame.Rect, words: tuple[pygame.Rect, ...] = (), goal: Edge = GOAL, most: float = 9000.0
) -> list[Point]:
    return list(Route(1.0, covered, words, WINDOW).around([BEGIN], [(goal, 0.0)], most))


def on(points: list[Point], *rects: pygame.Rect) -> int:
    return sum(bool(rect.clipline(*ends)) for rect in rects for ends in pairwise(points))


def test_it_is_straight_where_nothing_lies() -> None:
    points = way()
    assert points[0] == BEGIN[0]
    assert points[-1] == GOAL[0]
    assert {y for _x, y in points} == {450.0}
    assert all(math.dist(*ends) < 20 for ends in pairwise(points)), "it is drawn and kept clear point by point"


def test_it_leads_through_the_gap_of_a_wall_however_narrow() -> None:
    for gap in (60, 16, 12):
        wall = [pygame.Rect(700, 0, 200, 600), pygame.Rect(700, 600 + gap, 200, 900)]
        points = way(*wall)
        assert points
        assert not on(points, *wall)


def test_it_leads_around_words_too() -> None:
    words = pygame.Rect(600, 380, 300, 140)
    points = way(words=(words,))
    assert points
    assert not on(points, words)


def test_its_corners_are_round() -> None:
    points = way(pygame.Rect(700, 100, 200, 500))
    turns = []
    for (x0, y0), (x1, y1), (x2, y2) in zip(points, points[1:], points[2:], strict=False):
        turn = math.atan2(y2 - y1, x2 - x1) - math.atan2(y1 - y0, x1 - x0)
        turns.append(abs(math.remainder(turn, math.tau)))
    assert max(turns) < math.radians(40)


def test_it_comes_to_its_goal_from_outside() -> None:
    behind: Edge = (1200.0, 450.0), (1.0, 0.0)
    card = pygame.Rect(1100, 400, 100, 100)
    points = way(card, goal=behind)
    assert points
    assert points[-2][0] > points[-1][0]
    assert not on(points[:-1], card.inflate(-2, -2))


def test_there_is_none_that_counts_more_than_what_it_is_for() -> None:
    wall = pygame.Rect(700, 0, 200, 890)
    assert not way(wall, most=1500.0)
    points = way(wall)
    assert points
    route = Route(1.0, [wall], [], WINDOW)
    assert route.worth(points) < route.worth([BEGIN[0], GOAL[0]])
