"""Setting up matches of the toy game for tests."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from random import Random

from game.engine.record import SeatSetup
from game.match.match import Match
from game.match.saves import MatchSetup, new_match, start_match
from game.storage.disk import Disk
from tests.match.toy import GAMES

NOW = datetime(2024, 5, 6, 7, 8, 9)
TWO_PEOPLE = (SeatSetup("Amal"), SeatSetup("Badr"))
PERSON_AND_AGENT = (SeatSetup("Amal"), SeatSetup("Badr", "random"))


def setup(seats: tuple[SeatSetup, ...] = TWO_PEOPLE, seed: int = 7, target: int = 60) -> MatchSetup:
    return MatchSetup("toy", seats, seed, {"target": target})


def unrecorded(seats: tuple[SeatSetup, ...] = TWO_PEOPLE, seed: int = 7, target: int = 60) -> Match:
    return new_match(GAMES, setup(seats, seed, target), None, NOW)


def recorded(folder: Path, seats: tuple[SeatSetup, ...] = TWO_PEOPLE, seed: int = 7, disk: Disk | None = None) -> Match:
    return start_match(GAMES, setup(seats, seed), folder, NOW, disk)


def play_on(match: Match, actions: int, seed: int = 1) -> None:
    """Play random actions, with a take-back now and then, until so many are done or the match is over."""
    rng = Random(seed)
    for _ in range(actions):
        if match.outcome() is not None:
            return
        if match.can_undo() and rng.random() < 0.3:
            match.undo()
            if rng.random() < 0.5:
                match.redo()
        choices = list(match.actions())
        match.play(choices[int(rng.random() * len(choices))])
