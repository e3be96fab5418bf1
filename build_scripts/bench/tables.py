"""A table in play in a hidden window: the other seats play by their policy, at once, on command."""

from __future__ import annotations

import gc
import os
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.engine import Action, Refusal
from game.games import GAMES
from game.match.match import Match
from game.match.turn_loop import Pacing
from game.opponents.protocol import heuristic_action
from game.storage.folders import folders_of
from game.storage.settings import Settings
from game.ui.graphics.background import backdrop
from game.ui.graphics.motion import FakeClock, Pace
from game.ui.navigation import Navigation
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage
from game.ui.table.scene import TableScene

FRAME_MS = 16.0


class OthersAtOnce:
    """Stands in for the turn loop; no frame waits for a thought."""

    def __init__(self, match: Match) -> None:
        self.paused = False
        self.pacing = Pacing(0)
        self._match = match

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        """Do a person's actions, or say why not."""
        refusal = self._match.why_not(actions)
        if refusal is None:
            self._match.play(*actions)
        return refusal

    def undo(self) -> None:
        """Take back."""
        self._match.undo()

    def redo(self) -> None:
        """Do again."""
        self._match.redo()

    def hurry(self) -> None:
        """There is no pause."""

    def close(self) -> None:
        """Close without a question."""

    def tick(self, _now_ms: float, _presenter_idle: bool) -> bool:
        """Do nothing, since nobody plays by himself."""
        return False

    def others_play(self) -> None:
        """Play until the person is to act, or the round is over."""
        match = self._match
        while (seat := match.actor()) is not None and not match.is_human(seat):
            match.play(heuristic_action(match.game, match.view(seat), match.agent_stream()))


class HiddenTable:
    """The table scene of a match on a stage, and frames of it on a clock of its own."""

    def __init__(self, match: Match, size: tuple[int, int], home: Path, pace: Pace = Pace.FAST) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        gc.freeze()  # as the program does once it has started
        pygame.display.init()
        pygame.font.init()
        settings = Settings(player_name="You", animation_speed=pace.value, confirm_moves=False, first_start_done=True)
        profile = Profile(folders_of({"MAJLIS_HOME": str(home)}), settings, GAMES)
        self.match = match
        self.clock = FakeClock()
        self.surface = pygame.display.set_mode(size)
        self.stage = Stage(size, profile, Navigation, self.clock)
        backdrop(self.stage.style, size)  # no table is opened but from the menu, which has painted its ground
        self.loop = OthersAtOnce(match)
        match.take_events(0)  # what happened before is not to be watched again
        self.scene = TableScene(self.stage, match, (), self.loop)
        self.stage.push(self.scene)
        self.rest()

    def frame(self) -> None:
        """One turn of the main loop."""
        self.clock.advance(FRAME_MS)
        self.stage.update()
        self.stage.draw(self.surface)

    def rest(self, patience: int = 600) -> None:
        """Run frames until everything was shown and nothing moves."""
        for _ in range(patience):
            self.frame()
            if not self.stage.running or self.stage.wake_after() != 0.0:
                return

    def close(self) -> None:
        """Give everything back, so that it is not collected while another table is measured."""
        self.stage.close()
        gc.unfreeze()
        gc.collect()
