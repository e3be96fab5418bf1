"""The arc between two things on a table: it keeps off what lies there, and its head is always seen."""

from __future__ import annotations

import pygame

from game.ui.judged.arc import HEAD, arc_between

WINDOW = pygame.Rect(0, 0, 1600, 900)
HAND = pygame.Rect(20, 400, 90, 140)
CARD = pygame.Rect(1200, 180, 100, 140)


def way(*covered: pygame.Rect, words: tuple[pygame.Rect, ...] = ()) -> list[tuple[float, float]]:
    return list(arc_between(HAND, CARD, CARD, 1.0, [HAND, CARD, *covered], list(words), WINDOW))


def on(points: list[tuple[float, float]], *rects: pygame.Rect) -> int:
    return sum(rect.collidepoint(point) for rect in rects for point in points)


def test_it_ends_before_what_it_leads_to() -> None:
    points = way()
    assert CARD.inflate(40, 40).collidepoint(points[-1])
    assert not on(points, CARD)
    assert all(map(WINDOW.collidepoint, points))


def test_it_leads_around_what_lies_in_the_way() -> None:
    between = pygame.Rect(500, 150, 300, 200)
    assert not on(way(between), between)


def test_its_head_is_seen_where_one_side_alone_is_free() -> None:
    beside = [CARD.move(-110, 0), CARD.move(110, 0), CARD.move(0, -150)]
    points = way(*beside)
    assert points[-1][1] > CARD.bottom
    assert not on(points[-4:], *(rect.inflate(HEAD // 4, 0) for rect in beside))


def test_it_does_not_cross_words() -> None:
    straight = way()
    middle = straight[len(straight) // 2]
    words = pygame.Rect(0, 0, 80, 30)
    words.center = round(middle[0]), round(middle[1])
    assert on(straight, words)
    assert not on(way(words=(words,)), words)


def test_things_that_touch_have_none_and_close_ones_a_way_from_the_middle() -> None:
    assert not arc_between(HAND, HAND.move(HAND.width, 0), HAND.move(HAND.width, 0), 1.0, [], [], WINDOW)
    near = HAND.move(HAND.width + 10, 0)
    points = list(arc_between(HAND, near, near, 1.0, [], [], WINDOW))
    assert HAND.inflate(-40, -40).collidepoint(points[0])
    assert near.inflate(30, 30).collidepoint(points[-1])


def test_it_begins_where_it_comes_from_even_where_cards_lie_in_all_ways() -> None:
    wall = pygame.Rect(400, 0, 300, WINDOW.height)
    points = way(wall)
    assert on(points, wall), "it crosses them"
    assert HAND.inflate(4, 4).collidepoint(points[0])
    assert CARD.inflate(40, 40).collidepoint(points[-1])


def test_its_head_lies_on_what_it_leads_to_where_words_stand_around_that() -> None:
    sides = [CARD.move(-110, 0), CARD.move(110, 0), CARD.move(0, -150), CARD.move(0, 150)]
    points = list(arc_between(HAND, CARD, CARD, 1.0, [HAND, CARD], sides, WINDOW))
    assert CARD.collidepoint(points[-1])


def test_it_is_as_flat_as_what_lies_there_allows() -> None:
    points = way()
    (x0, y0), (x1, y1) = points[0], points[-1]
    aside = [abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) for x, y in points]
    assert max(aside) < 0.12 * ((x1 - x0) ** 2 + (y1 - y0) ** 2)
