"""The rings around what the coach speaks of are seen all around it, except where a panel or a button lies there."""

from __future__ import annotations

import pygame
import pytest

from drive.learning import asked
from game.games import INFOS
from game.lessons.catalogue import lessons_of
from game.ui.graphics.motion import Pace
from game.ui.table.coach.scene import LessonScene
from game.ui.table.drawing.marks import draw_ring
from tests.ui.lessons.test_without_a_mouse import settle
from tests.ui.pilot import Pilot
from tests.ui.repaint import left_behind, painted_anew

_LONGEST = 200
_WORDS = 40
"""Pixels of the height of two lines: what is missing of a ring may be no more than a few letters."""


def differing(one: pygame.Surface, other: pygame.Surface) -> pygame.mask.Mask:
    same = pygame.mask.from_threshold(one, (0, 0, 0), (4, 4, 4, 255), other)
    same.invert()
    return same


def beneath(scene: LessonScene) -> list[pygame.Rect]:
    """Return the things that may cover a ring: panels at the rim and on the felt, seals, bubbles, buttons, and the
    coach.
    """
    zones = scene.board.layout.zones
    rim = [pygame.Rect(rect) for name, rect in zones.items() if name.startswith("seat.") or name == "score"]
    hanging = [rect for each in scene.components for rect in (*each.hanging(), *each.panels())]
    seals = [rect for each in scene.components for rect, _text in each.meanings()]
    return [*rim, *hanging, *seals, *(each.rect for each in scene.group.widgets if each.visible), scene.coach.rect]


def missing(pilot: Pilot, scene: LessonScene) -> list[pygame.Rect]:
    """Return the places where a part of a ring should be seen and is not."""
    shown = painted_anew(pilot.stage)
    rings, scene.pointing.rings = scene.pointing.rings, []
    bare = painted_anew(pilot.stage)
    scene.pointing.rings = rings
    wanted = bare.copy()
    for ring in rings:
        draw_ring(wanted, scene.style, ring, scene.style.theme.brass_light, glowing=True)
    lost = differing(wanted, bare)
    lost.erase(differing(shown, bare), (0, 0))
    for rect in beneath(scene):
        covering = rect.inflate(2, 2)
        lost.erase(pygame.mask.Mask(covering.size, fill=True), covering.topleft)
    return [rect for rect in lost.get_bounding_rects() if max(rect.size) > _WORDS]


@pytest.mark.slow
@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("game", list(INFOS))
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_nothing_of_a_ring_is_missing_where_nothing_covers_it(pilot: Pilot, game: str, size: tuple[int, int]) -> None:
    pilot.resize(size)
    pilot.stage.set_pace(Pace.INSTANT)
    pilot.stage.navigator.open_lesson(game, lessons_of(game)[0].name)
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    ringed = 0
    for _step in range(_LONGEST):
        settle(pilot)
        if scene.course.over:
            break
        if scene.pointing.rings and not scene.course.waiting:
            ringed += 1
            assert not missing(pilot, scene), scene.course.said()
            assert not left_behind(pilot.surface, pilot.stage)
        if scene.course.reading:
            pilot.key(pygame.K_RETURN)
        elif not scene.course.waiting:
            scene.act([asked(scene.course)])
    assert ringed
