"""Painting piece by piece shows the same as a full repaint, whatever a hand does at a table."""

from __future__ import annotations

from typing import Final

import pygame
import pytest

from game.games import GAMES
from game.match.match import Match
from game.ui.screenshot import played_match
from tests.ui.pilot import Pilot
from tests.ui.repaint import left_behind
from tests.ui.table.wandering import Wanderer

_EVERY: Final = 4
"""Frames from one look to the next: a look costs more than a frame."""


class Watched:
    """Compares the window with a full repaint every few frames."""

    def __init__(self, pilot: Pilot, match: Match, seed: int) -> None:
        self.pilot = pilot
        self.compared = 0
        self._frames = 0
        self.wanderer = Wanderer(pilot, match, seed, self._look)

    def _look(self, doing: str) -> None:
        self._frames += 1
        if self._frames % _EVERY or self.pilot.stage.empty:
            return
        wrong = left_behind(self.pilot.surface, self.pilot.stage)
        if wrong is not None:
            self.compared += 1
            scene = self.pilot.stage.names[-1]
            assert not wrong, f"{scene} after frame {self._frames}, {doing}: {wrong[0].unionall(wrong[1:])}"


def wander(pilot: Pilot, game: str, seed: int, steps: int) -> None:
    """Do so many things at a new table of a game."""
    watched = Watched(pilot, played_match(game, lambda _match: True, seed), seed)
    watched.wanderer.go(steps)
    assert watched.compared > steps // 2


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_behind_by_a_wandering_hand(pilot: Pilot, game: str) -> None:
    wander(pilot, game, 1, 16)


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize("seed", [2])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_behind_by_a_hand_that_wanders_for_long(pilot: Pilot, game: str, seed: int) -> None:
    wander(pilot, game, seed, 36)


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize("mirror", [{"language": "ar"}, {"left_handed": True}])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_behind_in_a_mirror(pilot: Pilot, game: str, mirror: dict[str, object]) -> None:
    pilot.stage.profile.change(**mirror)
    try:
        wander(pilot, game, 11, 16)
    finally:
        pilot.stage.profile.change(language="en")


@pytest.mark.usefixtures("watched")
def test_a_movement_that_ends_within_one_long_frame_is_painted(pilot: Pilot) -> None:
    watched = Watched(pilot, played_match("borako", lambda _match: True), 0)
    table = watched.wanderer.table
    pilot.skip(9000)
    for place in (pilot.where("hand.3").center, (5, 5)):
        before = table.board.hovered
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        pilot.frame(400)
        while table.art.sketched:
            pilot.frame()
        assert table.board.hovered is not before
        assert left_behind(pilot.surface, pilot.stage) == []
