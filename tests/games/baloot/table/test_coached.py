"""The auction in a lesson: its answers wait until the coach was read, and the score is explained with
its own figures.
"""

from __future__ import annotations

import pygame
import pytest

from game.families.tricks.table.status import Status
from game.games.baloot.lessons import deal_points
from game.lessons.catalogue import lesson_named
from game.ui.graphics.motion import Pace
from game.ui.table.coach.scene import LessonScene
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Button, ButtonKind
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
    names = {"offer.pass", "offer.hokom", "offer.sun"}
    offers = [each for each in scene.buttons.widgets if isinstance(each, Button) and each.name in names]
    assert len(offers) == 3
    assert all(each.visible and not each.enabled for each in offers)
    before = scene.match.state_hash()
    pilot.press(offers[0].rect.center)
    pilot.release(offers[0].rect.center)
    assert scene.coach.answer
    assert scene.match.state_hash() == before
    while scene.course.reading:
        pilot.key(pygame.K_RETURN)
        settle(pilot)
    assert all(each.visible and each.enabled for each in offers)
    assert [each.name for each in offers if each.kind is ButtonKind.PRIMARY] == ["offer.hokom"]


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


def test_the_score_is_explained_with_the_deal_points_of_this_very_deal() -> None:
    sentences = []
    for course in steps(fresh(lesson_named("baloot", "buying"))):
        if course.reading and course.match.actor() is None:
            sentences.append(course.said())
            figures = deal_points(course.match)
    assert int(str(figures["ours"])) + int(str(figures["theirs"])) == 162
    assert f"{figures['ours']} for you, {figures['theirs']} for them" in sentences[0]
    assert int(str(figures["won"])) + int(str(figures["lost"])) == 16
    assert f"Game points: {figures['won']} for you, {figures['lost']} for them" in sentences[1]


def test_the_winner_of_a_raised_deal_takes_everything() -> None:
    sentences = []
    for course in steps(fresh(lesson_named("baloot", "doubling"))):
        if course.reading and course.match.actor() is None:
            sentences.append(course.said())
            figures = deal_points(course.match)
    assert (figures["total"], figures["lost"]) == (figures["won"], 0)
    assert f"{figures['won']} game points" in sentences[0]


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
