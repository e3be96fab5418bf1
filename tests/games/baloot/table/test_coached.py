"""The auction in a lesson: its answers wait until the coach was read, and the score is told with its own figures."""

from __future__ import annotations

import pygame
import pytest

from game.games.baloot.lessons import card_points
from game.games.baloot.table.status import Status
from game.lessons.catalogue import lesson_named
from game.ui.motion import Pace
from game.ui.table.coach.scene import LessonScene
from game.ui.table.layout.zone import Zone
from tests.lessons.learner import fresh, steps
from tests.ui.lessons.test_without_a_mouse import settle
from tests.ui.pilot import Pilot


def coached(pilot: Pilot, name: str) -> LessonScene:
    """A lesson at its first step."""
    pilot.stage.set_pace(Pace.INSTANT)
    pilot.stage.navigator.open_lesson("baloot", name)
    settle(pilot)
    assert isinstance(pilot.scene, LessonScene)
    return pilot.scene


def test_what_may_be_said_is_gray_while_the_coach_waits_for_next(pilot: Pilot) -> None:
    scene = coached(pilot, "buying")
    said = [each for each in scene.buttons.widgets if each.name in {"offer.pass", "offer.hokom", "offer.sun"}]
    assert len(said) == 3
    assert all(each.visible and not each.enabled for each in said)
    before = scene.match.state_hash()
    pilot.press(said[0].rect.center)
    pilot.release(said[0].rect.center)
    assert scene.coach.answer
    assert scene.match.state_hash() == before
    while scene.course.reading:
        pilot.key(pygame.K_RETURN)
        settle(pilot)
    assert all(each.visible and each.enabled for each in said)


@pytest.mark.usefixtures("watched")
def test_the_light_around_the_partner_leaves_the_score_beside_it_as_it_is(pilot: Pilot) -> None:
    scene = coached(pilot, "tricks")
    scene.pointing.update(["seat.2"])
    score = pygame.Rect(scene.board.layout.zones[Zone("score")])
    (ring,) = scene.pointing.rings
    assert ring.area(scene.style).colliderect(score)
    without, lit = (pilot.surface.copy() for _ in range(2))
    scene.pointing.paint(lit, lit.get_rect())
    assert pygame.image.tobytes(lit, "RGB") != pygame.image.tobytes(without, "RGB")
    assert pygame.image.tobytes(lit.subsurface(score), "RGB") == pygame.image.tobytes(without.subsurface(score), "RGB")


def test_the_score_is_told_with_the_card_points_of_this_very_deal() -> None:
    told = []
    for course in steps(fresh(lesson_named("baloot", "buying"))):
        if course.reading and course.match.actor() is None:
            told.append(course.said())
            figures = card_points(course.match)
    assert int(str(figures["ours"])) + int(str(figures["theirs"])) == 162
    assert f"{figures['ours']} for you, {figures['theirs']} for them" in told[0]
    assert f"here {figures['total']} game points" in told[1]


@pytest.mark.usefixtures("watched")
def test_the_light_around_the_trick_leaves_what_the_partner_said_as_it_is(pilot: Pilot) -> None:
    scene = coached(pilot, "trumps")
    scene.pointing.update(["trick"])
    (status,) = (each for each in scene.components if isinstance(each, Status))
    (ring,) = scene.pointing.rings
    bubble = next(each for each in status.hanging() if each.colliderect(ring.area(scene.style)))
    without, lit = (pilot.surface.copy() for _ in range(2))
    scene.pointing.paint(lit, lit.get_rect())
    assert pygame.image.tobytes(lit.subsurface(bubble), "RGB") == pygame.image.tobytes(
        without.subsurface(bubble), "RGB"
    )
