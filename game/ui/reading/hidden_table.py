"""The table of a prepared position, set up on a stage that nobody sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from game.engine.record import read_record
from game.games import info_of
from game.i18n.wording import usual_names
from game.match.match import Match
from game.match.resume import replayed
from game.match.thinking import AgentProcess
from game.match.turn_loop import TurnLoop
from game.ui.graphics.mirror import mirrored
from game.ui.graphics.motion import FakeClock
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage
from game.ui.table.scene import TableScene

POSITION: Final = "table.jsonl"
_STEP_MS: Final = 50.0


def position_path(game: str) -> Path:
    """The record of the position that the rule book of a game shows."""
    return info_of(game).folder / "rules" / POSITION


def position(profile: Profile, game: str) -> Match:
    """The match of that record, with the player and the usual others at the table."""
    record = read_record(position_path(game).read_bytes())
    if record.header is not None:
        names = (profile.player, *usual_names(game))
        seats = tuple(replace(seat, name=name) for seat, name in zip(record.header.seats, names, strict=False))
        record = replace(record, header=replace(record.header, seats=seats))
    return replayed(record, profile.games).match


class HiddenTable:
    """A table that nobody sees, as it comes to rest."""

    def __init__(self, stage: Stage, match: Match, size: tuple[int, int]) -> None:
        shown = stage.profile
        profile = Profile(shown.folders, shown.settings, shown.games)
        loop = TurnLoop(match, AgentProcess())
        loop.paused = True
        self._clock = FakeClock()
        self._stage = Stage(size, profile, lambda _stage: stage.navigator, self._clock, unseen=True)
        self._stage.resize(size, 1.0)
        self.scene = TableScene(self._stage, match, (), loop)
        self._stage.push(self.scene)
        self.scene.lap_marks.forget()
        self.surface = pygame.Surface(size)

    def step(self) -> bool:
        """One frame; returns whether nothing changed in it any more."""
        self._stage.update()
        painted = self._stage.draw(self.surface)
        self._clock.advance(_STEP_MS)
        return not painted

    def zones(self) -> Mapping[str, pygame.Rect]:
        """Where each lies on the surface, by its text form, which rule books know."""
        zones: dict[str, pygame.Rect] = {
            str(zone): pygame.Rect(rect) for zone, rect in self.scene.board.layout.zones.items()
        }
        if not self.scene.mirrored:
            return zones
        return {name: mirrored(zone, self.surface.get_width()) for name, zone in zones.items()}
