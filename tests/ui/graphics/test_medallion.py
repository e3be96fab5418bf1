"""A medallion shows a face, or the first letter of a name where no face is drawn."""

from __future__ import annotations

import pygame

from game.games import INFOS, cast_of
from game.ui.graphics.medallion import draw_medallion
from game.ui.scenes.new_match.scene import NewMatchScene
from tests.ui.pilot import Pilot

GOLD = (217, 176, 97)


def medallion(pilot: Pilot, face: str) -> bytes:
    surface = pygame.Surface((80, 80))
    draw_medallion(surface, pilot.stage.style, surface.get_rect(), "Robin", GOLD, face=face)
    return pygame.image.tobytes(surface, "RGB")


def test_a_face_that_nobody_drew_gives_way_to_the_letter(pilot: Pilot) -> None:
    assert medallion(pilot, "nobody") == medallion(pilot, "")
    assert medallion(pilot, cast_of("")[0].key) != medallion(pilot, "")


def test_a_match_is_prepared_with_a_face_that_only_a_newer_version_has(pilot: Pilot) -> None:
    pilot.stage.profile.change(player_face="nobody")
    pilot.stage.navigator.open_new_match(game=next(iter(INFOS)))
    assert isinstance(pilot.scene, NewMatchScene)
    window = pygame.Surface(pilot.stage.size)
    pilot.settle()
    pilot.scene.paint(window, window.get_rect())
