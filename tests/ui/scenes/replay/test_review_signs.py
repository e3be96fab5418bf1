"""The signs of a review on the time line of a replay: each is seen, leads to its moment, and is ringed there."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.ui.scenes.replay.time.review_signs import beside
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_reviewed import opened

ROOM = (10, 990)


def test_signs_that_are_far_apart_stand_where_they_belong() -> None:
    assert beside([], 20, ROOM) == []
    assert beside([100, 200, 300], 20, ROOM) == [100, 200, 300]


def test_signs_that_would_hide_one_another_stand_beside_one_another() -> None:
    found = beside([100, 104, 119, 300], 20, ROOM)
    assert all(after - before >= 20 for before, after in pairwise(found))
    assert sum(found[:3]) / 3 == pytest.approx(sum((100, 104, 119)) / 3, abs=1)
    assert found[3] == 300


def test_signs_that_are_moved_aside_move_those_there_aside() -> None:
    found = beside([100, 101, 102, 133], 20, ROOM)
    assert all(after - before >= 20 for before, after in pairwise(found))


def test_they_keep_within_their_room() -> None:
    assert beside([12, 12], 20, ROOM)[0] == ROOM[0]
    assert beside([989, 990], 20, ROOM)[-1] == ROOM[1]


def test_many_lie_upon_one_another_near_where_they_belong() -> None:
    found = beside(list(range(300, 312)), 20, ROOM)
    assert found == sorted(found)
    assert found[-1] - found[0] < 5 * 20


def test_a_sign_leads_to_its_moment_which_the_knob_rings(pilot: Pilot) -> None:
    scene = opened(pilot, kept=True)
    line = scene.bar.line
    scene.jump(0)
    signs = line._signs()
    assert not any(one.colliderect(other) for (_, one), (_, other) in pairwise(signs))
    for graded, rect in signs:
        line.point(rect.center)
        assert line.tip == scene._reviewed.told(graded)
        line.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=rect.center))
        line.handle(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=rect.center))
        assert scene.playback.number == graded.number + 1


def test_at_a_mistake_the_knob_is_a_ring_that_hides_no_sign(pilot: Pilot) -> None:
    scene = opened(pilot, kept=True)
    line, style = scene.bar.line, scene.style
    graded, sign = line._signs()[0]
    pictures = []
    for number in (0, graded.number + 1):
        scene.jump(number)
        picture = pygame.Surface(scene.size)
        line.paint(picture, style)
        pictures.append(picture)
    away, there = pictures
    assert there.subsurface(sign).get_at((sign.width // 2, 4)) == away.subsurface(sign).get_at((sign.width // 2, 4))
    brass = style.theme.brass
    above = [(sign.centerx, y) for y in range(sign.top - 6, sign.top)]
    assert brass in [tuple(there.get_at(at))[:3] for at in above]
    assert brass not in [tuple(away.get_at(at))[:3] for at in above]
