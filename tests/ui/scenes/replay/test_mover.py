"""The face of the player who laid cards: next to them in place of their way, and off everything else."""

from __future__ import annotations

import pygame
import pytest

from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.ends import cards_lying, moved_to
from game.ui.scenes.replay.lists import Player
from game.ui.scenes.replay.way import Mover
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_way import by_kind, scene_of

END = pygame.Rect(400, 300, 90, 130)
FELT = pygame.Rect(100, 100, 800, 500)


def shown(start: tuple[int, int], *kept: pygame.Rect) -> pygame.Rect:
    """Return the places of the marks for cards that came from somewhere."""
    mover = Mover()
    mover.show(Style(), Player("Amina", "", 0), (pygame.Rect(*start, 10, 10), END), [END, *kept], FELT)
    return mover.area


def test_it_is_at_the_side_from_which_the_cards_came() -> None:
    assert shown((100, 300)).centerx < END.left
    assert shown((900, 300)).centerx > END.right


def test_it_is_on_nothing_and_else_below_or_above() -> None:
    left, right = pygame.Rect(300, 300, 90, 130), pygame.Rect(500, 300, 90, 130)
    assert shown((100, 300), left).centerx > END.right
    assert shown((100, 900), left, right).centery > END.bottom
    assert shown((100, 0), left, right).centery < END.top
    assert not shown((100, 300), FELT)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["borako", "remik-four"])
def test_the_face_of_the_player_who_laid_cards_replaces_their_way(name: str, pilot: Pilot) -> None:
    scene = scene_of(pilot, name, (1920, 1080))
    faces = 0
    for number, moved in by_kind(scene):
        scene.jump(number)
        mover = scene.way.mover
        if mover.area and moved[-1].seat is not None:
            assert moved[-1] not in scene.way.events, number
            assert mover._player == scene.lists.players[moved_to(scene.playback.still)[-1].seat or 0]
            assert mover._face.collidelist(cards_lying(scene.board)) < 0
            faces += 1
    assert faces
