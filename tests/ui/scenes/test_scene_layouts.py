"""Every scene of this room holds at any size: nothing overlaps, leaves the window or is cut.

The usual sizes, in every language and at every scale, are those of the tests on pictures.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match.match import Match
from game.ui.graphics.drawing import Style, room_for, scale_for
from game.ui.graphics.motion import FakeClock
from game.ui.navigation import Navigation
from game.ui.screenshot import played_match
from game.ui.stage.stage import Stage
from tests.ui.pictures.gallery import SketchedPictures, leave_undimmed
from tests.ui.pilot import profile_in
from tests.ui.saves import with_saves
from tests.ui.sheet import NotingTypesetter, faults

SIZES = st.tuples(st.integers(960, 3840), st.integers(600, 2160))
SCALES = st.sampled_from([0.75, 1.0, 1.25, 1.5, 2.0])


@cache
def match_at(rounds: int) -> Match:
    return played_match("borako", lambda match: len(match.history()) >= rounds)


def over_menu(open_scene: Callable[[Stage], None]) -> Callable[[Stage], None]:
    def open_both(stage: Stage) -> None:
        stage.navigator.open_menu()
        open_scene(stage)

    return open_both


SCENES: dict[str, Callable[[Stage], None]] = {
    "menu": lambda stage: stage.navigator.open_menu(),
    "new_match": lambda stage: stage.navigator.open_new_match(),
    "load": lambda stage: stage.navigator.open_load(),
    "scoring": lambda stage: stage.navigator.open_scoring(match_at(5)),
    "end": lambda stage: stage.navigator.open_result(match_at(1000)),
    "pause": over_menu(lambda stage: stage.navigator.open_pause()),
    "rules": lambda stage: stage.navigator.open_rules("borako 4.2"),
    "lessons": lambda stage: stage.navigator.open_lessons(),
    "about": lambda stage: stage.navigator.open_about(),
    "welcome": over_menu(lambda stage: stage.navigator.open_welcome()),
    "shortcuts": over_menu(lambda stage: stage.navigator.open_shortcuts()),
    "settings": lambda stage: stage.navigator.open_settings(),
    "settings look": lambda stage: stage.navigator.open_settings("look"),
    "settings sound": lambda stage: stage.navigator.open_settings("sound"),
    "settings language": lambda stage: stage.navigator.open_settings("language"),
    "settings names": lambda stage: stage.navigator.open_settings("names"),
    "settings keys": lambda stage: stage.navigator.open_settings("keys"),
}


def let_appear(stage: Stage) -> None:
    """Everything that the scene on top shows appears."""
    assert isinstance(stage.clock, FakeClock)
    for _ in range(24):
        stage.clock.advance(430.0)
        stage.update()


@contextmanager
def staged(open_scene: Callable[[Stage], None], size: tuple[int, int], scale: float) -> Iterator[Stage]:
    """A scene after everything it shows has appeared, in a profile with matches in play, finished and damaged."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    with TemporaryDirectory(prefix="majlis-") as home, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stage, "_dimmed", leave_undimmed)
        stage = Stage(
            size,
            profile_in(Path(home)),
            Navigation,
            FakeClock(),
            Style(type=NotingTypesetter(), pictures=SketchedPictures()),
        )
        with_saves(stage)
        stage.resize(size, scale)
        open_scene(stage)
        let_appear(stage)
        yield stage
        stage.close()
        stage.profile.archive.close()


@pytest.mark.pictures
@pytest.mark.parametrize("scene", SCENES)
@settings(max_examples=5)
@given(size=SIZES, scale=SCALES)
def test_nothing_overlaps_or_leaves_the_window(scene: str, size: tuple[int, int], scale: float) -> None:
    with staged(SCENES[scene], size, scale) as stage:
        assert faults(stage.top, stage.style) == []


@given(size=SIZES, scale=st.floats(0.75, 2.0))
def test_scenes_always_have_the_room_they_need(size: tuple[int, int], scale: float) -> None:
    unit, room = scale_for(size, scale), room_for(size, scale)
    assert unit >= 0.6
    assert room[0] / unit >= 1280 - 1e-6
    assert room[1] / unit >= 720 - 1e-6
    assert room >= size


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1366, 768), (1920, 1080), (800, 1280), (1080, 1920)])
def test_two_hundred_percent_are_twice_the_size(size: tuple[int, int]) -> None:
    assert scale_for(size, 2.0) == 2 * scale_for(size)
    assert Style(scale=scale_for(size, 2.0)).text(30) == pytest.approx(2 * Style(scale=scale_for(size)).text(30), abs=1)


def test_text_is_18_pixels_at_1080p_and_never_under_13() -> None:
    assert Style(scale=1.0).text(18) == 18
    assert Style(scale=scale_for((960, 600))).text(18) == 13


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
                points=(*entry.points, *entry.points),
                totals=(*entry.totals, *entry.totals),
            )
            for entry in self._match.history()
        ]

    def outcome(self) -> Any:
        outcome = self._match.outcome()
        return outcome and replace(outcome, totals=(*outcome.totals, *outcome.totals))


@pytest.mark.pictures
@pytest.mark.parametrize("rounds", [5, 1000])
@pytest.mark.parametrize(("size", "scale"), [((960, 600), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_scores_of_four_who_play_alone_have_room(size: tuple[int, int], scale: float, rounds: int) -> None:
    alone: Any = FourAlone(match_at(rounds))

    def opened(stage: Stage) -> None:
        (stage.navigator.open_result if rounds > 5 else stage.navigator.open_scoring)(alone)

    with staged(opened, size, scale) as stage:
        assert faults(stage.top, stage.style) == []
