"""A deal of the day that was played to its end, and every scene about it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

from game.games import GAMES
from game.i18n.wording import usual_names
from game.match.deals.results import deal_of_day, setup_of
from game.match.match import Match
from game.match.saves import start_match
from game.opponents.protocol import heuristic_action
from game.ui.graphics.text import Typesetter
from game.ui.screenshot import EVENING
from tests.ui.pilot import Pilot

DAY: Final = EVENING.date()
SCENES: Final = ("scoring", "end", "load", "statistics", "replay", "same_deal")


@cache
def _written(game: str, folder: Path) -> tuple[str, bytes]:
    """The record of a deal of the day, played to its end."""
    names = ["Amina", *usual_names(game)][: max(GAMES[game].seats)]
    match = start_match(GAMES, setup_of(deal_of_day(GAMES[game], DAY), names), folder, EVENING)
    while match.outcome() is None:
        seat = match.actor()
        match.play(
            next(match.actions())
            if seat is None
            else heuristic_action(match.game, match.view(seat), match.agent_stream())
        )
    assert match.close()
    assert match.record_path is not None
    return match.record_path.name, match.record_path.read_bytes()


def played(pilot: Pilot, game: str, folder: Path) -> Match:
    """The finished match of the day of a game, which is among the saved ones; the menu is open."""
    name, raw = _written(game, folder)
    saves = pilot.stage.profile.folders.saves
    saves.mkdir(parents=True, exist_ok=True)
    (saves / name).write_bytes(raw)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    return pilot.stage.profile.resume(saves / name).match


def open_scene(pilot: Pilot, scene: str, match: Match) -> None:
    """Open one of the scenes."""
    navigator, record = pilot.stage.navigator, match.record_path
    assert record is not None
    match scene:
        case "scoring":
            navigator.open_scoring(match)
        case "end":
            navigator.open_result(match)
        case "load":
            navigator.open_load()
        case "statistics":
            navigator.open_statistics()
        case "replay":
            navigator.open_replay(record, at=10**6)
        case _:
            navigator.open_same_deal(match)


def texts_of(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the texts of the scene on top when all of it is painted."""
    pilot.settle()
    written: list[str] = []
    line = Typesetter.line

    def noted(type_: Typesetter, text: str, *rest: Any) -> pygame.Surface:
        written.append(text)
        return line(type_, text, *rest)

    monkeypatch.setattr(Typesetter, "line", noted)
    pilot.scene.damage.everything(pilot.stage.size)
    pilot.paint()
    return [re.sub("[\u2066-\u2069]", "", text) for text in written]
