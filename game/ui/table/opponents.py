"""The other seats of the table: what lets them play, and how fast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine import Action, Refusal
from game.games import temperament_of
from game.match.match import Match
from game.match.thinking import AgentProcess
from game.match.turn_loop import Pacing, TurnLoop
from game.ui.graphics.motion import Pace, Tempo
from game.ui.stage.stage import Stage


class Loop(Protocol):
    """The turn loop of a match, or one that a test wrote."""

    paused: bool
    pacing: Pacing

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        """Do a person's actions, or say why not."""

    def undo(self) -> None:
        """Take back the person's last action, if it may be."""

    def redo(self) -> None:
        """Do again what was taken back last."""

    def hurry(self) -> None:
        """Do not pause before the next move."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        """One frame; returns whether anything was played."""

    def close(self) -> None:
        """Forget what was asked."""


class Opponents:
    """Their turn loop and their process, at the pace of the settings."""

    def __init__(self, stage: Stage, match: Match, loop: Loop | None) -> None:
        """`loop` stands in for the turn loop in tests."""
        self._stage = stage
        self._match = match
        self.process = AgentProcess() if loop is None else None
        """None where a test plays for them."""
        self.loop: Loop = loop or TurnLoop(match, self.process or AgentProcess())
        self.hastened = False
        """Whether they play on without pauses, and without the score of each round, to the end of the match."""

    @property
    def pace(self) -> Tempo:
        """The speed of movements and pauses."""
        pace = Pace.INSTANT if self.hastened else self._stage.pace
        return Tempo(pace, still=self._stage.profile.settings.reduce_motion)

    def follow_pace(self) -> None:
        """Think as long as the settings say from now on."""
        thinking = round(self.pace.pause(self._stage.profile.settings.thinking_ms))
        self.loop.pacing = Pacing(thinking, tuple(temperament_of(setup.name).tempo for setup in self._match.seats))

    def close(self) -> None:
        """Stop thinking."""
        self.loop.close()
        if self.process is not None:
            self.process.close()
