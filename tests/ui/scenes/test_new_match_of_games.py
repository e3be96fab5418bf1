"""A new match of every game: which one is offered first, and how long it may be."""

from __future__ import annotations

import pygame
import pytest

from game.games import GAMES
from game.ui.kit import Spacer, widgets_of
from game.ui.panels.match_length import MatchLength
from game.ui.widgets import Stepper
from tests.ui.pilot import Pilot
from tests.ui.scenes.finished_day import played


@pytest.mark.parametrize("game", list(GAMES))
def test_numbers_of_points_end_at_the_shortest_and_at_the_longest_match(game: str) -> None:
    length = MatchLength(GAMES[game], None, lambda: None)
    (lengths,) = widgets_of(length.compose() or Spacer())
    for _length in range(4):
        lengths.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT))
    _lengths, stepper = widgets_of(length.compose() or Spacer())
    assert isinstance(stepper, Stepper)
    points = [value for value, _said in stepper.choices]
    assert points == sorted(points)
    for key, end in ((pygame.K_RIGHT, points[-1]), (pygame.K_LEFT, points[0])):
        for _step in range(len(points) + 1):
            stepper.handle(pygame.Event(pygame.KEYDOWN, key=key))
        assert length.points == end


@pytest.mark.parametrize("game", list(GAMES))
def test_a_new_match_is_one_of_the_game_that_one_is_in_or_was_in_last(
    pilot: Pilot, tmp_path_factory: pytest.TempPathFactory, game: str
) -> None:
    played(pilot, game, tmp_path_factory.getbasetemp())
    pilot.click("menu.new_match")
    pilot.settle()
    assert pilot.scene.read_about == game, "as it was played last"
    other = next(each for each in GAMES if each != game)
    pilot.click(f"new_match.game.{other}")
    pilot.settle()
    pilot.click("new_match.start")
    pilot.wait(500)
    pilot.key(pygame.K_n, pygame.KMOD_CTRL)
    pilot.settle()
    if pilot.scene.name != "new_match":
        pilot.key(pygame.K_RETURN)
        pilot.settle()
    assert (pilot.scene.name, pilot.scene.read_about) == ("new_match", other)
