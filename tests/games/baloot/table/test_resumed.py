"""A hand of Baloot that is gone on with lies on the table as it lay there when it was left."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine import Refusal
from game.games import GAMES
from game.games.baloot.rules.actions import NextRound
from game.match.match import Match
from game.match.saves import resume_match, start_match
from game.match.turn_loop import Pacing
from game.ui.table.scene import TableScene
from tests.games.baloot.play import MOMENTS, setup, way_to
from tests.match.play import NOW
from tests.ui.pilot import Pilot


class ToldLoop:
    """Stands in for the turn loop: everybody plays what is written down, one action at a time."""

    def __init__(self, match: Match, actions: Sequence[Any]) -> None:
        self.paused = False
        self.pacing = Pacing(0)
        self._match = match
        self._actions = list(actions)

    def play(self, actions: Sequence[Any]) -> Refusal | None:
        return self._match.why_not(actions)

    def undo(self) -> None:
        pass

    def redo(self) -> None:
        pass

    def hurry(self) -> None:
        pass

    def close(self) -> None:
        pass

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        if not presenter_idle or not self._actions:
            return False
        self._match.play(self._actions.pop(0))
        return bool(self._actions)

    @property
    def done(self) -> bool:
        """Whether everything was played."""
        return not self._actions


def shown(pilot: Pilot, match: Match, actions: Sequence[Any]) -> tuple[dict[str, pygame.Rect], bytes]:
    """Names and places, and the picture, once all is played and still; then the table is left."""
    loop = ToldLoop(match, actions)
    scene = TableScene(pilot.stage, match, (), loop)
    pilot.stage.push(scene)
    pilot.frame()
    while not (loop.done and scene.presenter.idle(pilot.clock.now())):
        pilot.frame()
    before, picture = b"", still_picture(pilot)
    while picture != before:  # cards are drawn in full while there is nothing else to do
        pilot.wait(500)
        before, picture = picture, still_picture(pilot)
    targets = dict(pilot.stage.targets())
    pilot.stage.pop()
    return targets, picture


def still_picture(pilot: Pilot) -> bytes:
    """Return the picture when nothing moves."""
    pilot.settle()
    return pygame.image.tobytes(pilot.surface, "RGB")


@pytest.mark.usefixtures("watched")
@pytest.mark.pictures
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_hand_of_baloot_is_shown_as_it_was_left(pilot: Pilot, tmp_path: Path, moment: str) -> None:
    pilot.stage.profile.change(animation_speed="instant")
    seed, actions = way_to(moment, seat=0)
    match = start_match(GAMES, setup(seed), tmp_path, NOW)
    rounds = [number + 1 for number, action in enumerate(actions) if action == NextRound()]
    begun = rounds[-1] if rounds else 0
    for action in actions[:begun]:
        match.play(action)
    if begun:
        match.take_events(0)
    names, picture = shown(pilot, match, actions[begun:])
    assert match.close(), "the record is on disk"
    (path,) = tmp_path.glob("*.jsonl")
    again_names, again_picture = shown(pilot, resume_match(GAMES, path).match, ())
    assert again_names == names
    assert again_picture == picture
