"""Every scene of this room holds at every size: nothing overlaps, leaves the window or is cut."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match.match import Match
from game.ui import routes
from game.ui.look import Look, scale_for
from game.ui.motion import FakeClock
from game.ui.screenshot import played_match, with_saves
from game.ui.stage import Stage
from tests.ui.pilot import profile_in
from tests.ui.sheet import NotingTypesetter, faults

SIZES = st.tuples(st.integers(960, 3840), st.integers(600, 2160))
SCALES = st.sampled_from([0.75, 1.0, 1.25, 1.5, 2.0])


@cache
def match_at(rounds: int) -> Match:
    return played_match("borako", lambda match: len(match.history()) >= rounds)


@cache
def home() -> Path:
    """A profile with matches in play, finished and damaged."""
    folder = Path(mkdtemp(prefix="majlis-"))
    with_saves(Stage((960, 600), profile_in(folder), FakeClock()), "borako")
    return folder


def over_menu(open_scene: Callable[[Stage], None]) -> Callable[[Stage], None]:
    def open_both(stage: Stage) -> None:
        routes.open_menu(stage)
        open_scene(stage)

    return open_both


SCENES: dict[str, Callable[[Stage], None]] = {
    "menu": routes.open_menu,
    "new_match": routes.open_new_match,
    "load": routes.open_load,
    "scoring": lambda stage: routes.open_scoring(stage, match_at(5)),
    "end": lambda stage: routes.open_result(stage, match_at(1000)),
    "pause": over_menu(routes.open_pause),
    "rules": lambda stage: routes.open_rules(stage, "borako 4.2"),
    "about": routes.open_about,
    "welcome": over_menu(routes.open_welcome),
    "shortcuts": over_menu(routes.open_shortcuts),
    "settings": routes.open_settings,
    "settings look": lambda stage: routes.open_settings(stage, "look"),
    "settings sound": lambda stage: routes.open_settings(stage, "sound"),
    "settings language": lambda stage: routes.open_settings(stage, "language"),
    "settings names": lambda stage: routes.open_settings(stage, "names"),
    "settings keys": lambda stage: routes.open_settings(stage, "keys"),
}


def stage_with(
    scene: str, size: tuple[int, int], scale: float, scenes: Mapping[str, Callable[[Stage], None]] = SCENES
) -> Stage:
    """The scene after everything it shows has appeared."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    clock = FakeClock()
    stage = Stage(size, profile_in(home()), clock, Look(type=NotingTypesetter()))
    stage.resize(size, scale)
    scenes[scene](stage)
    for _ in range(24):
        clock.advance(430.0)
        stage.update()
    return stage


@pytest.mark.parametrize("scene", SCENES)
@settings(max_examples=12, deadline=None)
@given(size=SIZES, scale=SCALES)
def test_nothing_overlaps_or_leaves_the_window(scene: str, size: tuple[int, int], scale: float) -> None:
    stage = stage_with(scene, size, scale)
    assert faults(stage.top, stage.look) == []


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("scene", SCENES)
def test_the_usual_sizes_hold(scene: str, size: tuple[int, int]) -> None:
    stage = stage_with(scene, size, 1.0)
    assert faults(stage.top, stage.look) == []


@given(size=SIZES, scale=st.floats(0.75, 2.0))
def test_a_window_always_has_room_for_what_scenes_need(size: tuple[int, int], scale: float) -> None:
    unit = scale_for(size, scale)
    assert unit >= 0.6
    assert size[0] / unit >= 1280 - 1e-6
    assert size[1] / unit >= 720 - 1e-6


def test_text_is_18_pixels_at_1080p_and_never_under_13() -> None:
    assert Look(scale=1.0).text(18) == 18
    assert Look(scale=scale_for((960, 600))).text(18) == 13


class FourAlone:
    """A match as if each of its four seats played alone."""

    teams = (0, 1, 2, 3)

    def __init__(self, match: Match) -> None:
        self._match = match

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)

    def history(self) -> list[Any]:
        return [
            replace(
                entry,
                lines=tuple(replace(line, team=place % 4) for place, line in enumerate(entry.lines)),
                totals=(*entry.totals, *entry.totals),
            )
            for entry in self._match.history()
        ]

    def outcome(self) -> Any:
        outcome = self._match.outcome()
        return outcome and replace(outcome, totals=(*outcome.totals, *outcome.totals))


@pytest.mark.parametrize("rounds", [5, 1000])
@pytest.mark.parametrize(("size", "scale"), [((960, 600), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_scores_of_four_who_play_alone_have_room(size: tuple[int, int], scale: float, rounds: int) -> None:
    alone: Any = FourAlone(match_at(rounds))
    opened = routes.open_result if rounds > 5 else routes.open_scoring
    with_alone = {"alone": lambda stage: opened(stage, alone)}
    stage = stage_with("alone", size, scale, with_alone)
    assert faults(stage.top, stage.look) == []
