"""Every state can be read, has room and shows where the keyboard is, in every language, window, scale and palette.

What is asked of a picture, all at once because it is dear to draw: each text has its contrast with what is really
behind it, and is whole, alone and uncovered; each target is in the window and at least 24 pixels; at each stop of Tab
something around it stands out, in the smallest window always, from the left and from the right in turn, in the other
windows of some states. Of every state not the full product is drawn but a cover of it (see `variants`). That all
texts and targets of a scene have room is asked of all windows and scales besides, of every other one from the left and
of those between from the right, without pictures, and of the smallest window in every language; no label of a button
is ellipsed or made much smaller there.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

import pytest

from game.ui.graphics.drawing import room_for, scale_for
from pictures.scenes import SCENES
from tests.ui.pictures.gallery import go_on_from, painted, rendered, show
from tests.ui.pictures.pairwise import (
    DIRECTIONS,
    FROM_RIGHT,
    LANGUAGES,
    SCALES,
    SIZES,
    THEMES,
    USUAL,
    Variant,
    variants,
)
from tests.ui.pictures.ring import unseen_stops
from tests.ui.pictures.room import covered_texts, faint_texts, trouble
from tests.ui.pictures.states import STATES

pytestmark = pytest.mark.pictures
_LAPTOP: Final = (1366, 768)
_WIDE: Final = (2560, 1080)
_PORTRAITS: Final = ((800, 1280), (1080, 1920))
"""A tablet, and half a large screen."""
_TURNS: Final = ("en", "ar")
"""Languages, one of each direction, that take turns from window to window, and from scene to scene in each window.

From right to left a scene is its own mirror image with other words in it.
"""
_ENLARGED: Final = "meld enlarged"
"""The parts that lie over the table on purpose."""
_FOLLOWING: Final = frozenset({"menu", _ENLARGED})
"""States of which a part is drawn only after the rest was painted: they are shown frame by frame."""
_NUMBERS: Final = {state: number for number, state in enumerate(STATES)}


@cache
def windows() -> tuple[tuple[tuple[int, int], int], ...]:
    """Size and scale of windows that do not look the same: a scale beyond what a window holds changes nothing."""
    known: dict[tuple[tuple[int, int], float], tuple[tuple[int, int], int]] = {}
    for size in (USUAL, _LAPTOP, _WIDE, *SIZES, *_PORTRAITS):
        for scale in SCALES if size not in _PORTRAITS else (100, 200):
            if room_for(size, scale / 100) <= SIZES[-1]:  # else the same once more, larger than any picture need be
                known.setdefault((size, scale_for(size, scale / 100)), (size, scale))
    return tuple(known.values())


def windows_of(scene: str, language: str) -> tuple[tuple[tuple[int, int], int], ...]:
    """Every other window, in the one language those that are left out in the other."""
    first = (tuple(SCENES).index(scene) + _TURNS.index(language)) % len(_TURNS)
    return windows()[first :: len(_TURNS)]


def test_every_scene_is_measured_in_every_window_in_both_directions_and_every_window_in_both() -> None:
    shown = {(scene, window, turn) for scene in SCENES for turn in _TURNS for window in windows_of(scene, turn)}
    assert {(scene, window) for scene, window, _turn in shown} == set(product(SCENES, windows()))
    assert {(scene, turn) for scene, _window, turn in shown} == set(product(SCENES, _TURNS))
    assert {(window, turn) for _scene, window, turn in shown} == set(product(windows(), _TURNS))


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("state", STATES)
def test_every_text_is_legible_every_target_fits_and_every_stop_of_tab_is_seen(state: str, direction: str) -> None:
    found = {}
    number = _NUMBERS[state]
    for variant in variants(number):
        if variant.language not in DIRECTIONS[direction]:
            continue
        stops = state != _ENLARGED and _stops_are_seen_to(number, variant)
        with rendered(state, variant, shown=state in _FOLLOWING) as stage:
            picture = painted(stage)
            assert picture.written
            if stops and state not in _FOLLOWING:
                go_on_from(stage, picture)
            wrong = [
                *trouble(stage, picture),
                *(covered_texts(picture) if state != _ENLARGED else ()),
                *(unseen_stops(stage) if stops else ()),
                *faint_texts(picture, THEMES[variant.theme]),
            ]
        if wrong:
            found[str(variant)] = wrong
    assert found == {}


def test_the_stops_of_every_state_are_seen_to_and_those_of_some_in_both_directions() -> None:
    seen = {
        (number, variant.language in FROM_RIGHT)
        for number in _NUMBERS.values()
        for variant in variants(number)
        if _stops_are_seen_to(number, variant)
    }
    assert {number for number, _mirrored in seen} == set(_NUMBERS.values())
    assert len(seen) >= len(_NUMBERS) * 4 / 3


def _stops_are_seen_to(number: int, variant: Variant) -> bool:
    """In every window of some states; of the others in the smallest, from the left and from the right in turn."""
    return number % 3 == 0 or (variant.size == SIZES[0] and (variant.language in FROM_RIGHT) == bool(number % 2))


@pytest.mark.parametrize("language", _TURNS)
@pytest.mark.parametrize("scene", SCENES)
def test_everything_fits_in_every_window_that_a_scene_is_shown_in(scene: str, language: str) -> None:
    found = {}
    with rendered(scene, Variant(language), sketched=True) as stage:
        for size, scale in windows_of(scene, language):
            show(stage, size, scale)
            if wrong := trouble(stage, painted(stage)):
                found[size, scale] = wrong
    assert found == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in _TURNS])
@pytest.mark.parametrize("state", STATES)
def test_every_posture_fits_in_the_smallest_window_in_every_language(state: str, language: str) -> None:
    with rendered(state, Variant(language, SIZES[0]), sketched=True) as stage:
        assert trouble(stage, painted(stage)) == []
