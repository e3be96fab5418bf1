"""Every scene has room for its texts and its targets, in every window and at every scale."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from game.ui.look import SMALLEST_TARGET, scale_for
from game.ui.screenshot import SCENES
from game.ui.stage import Stage
from tests.ui.pictures.gallery import LANGUAGES, SCALES, SIZES, noting, painted, staged
from tests.ui.pictures.ink import Picture

_APART: Final = {"table": ("table.",)}
"""Scenes some of whose named rectangles lie within one another, and how the names of the others begin."""
_AIR: Final = -2
"""Boxes of letters may touch by so much on each side together."""


def different_windows() -> Iterator[tuple[tuple[int, int], int]]:
    """Size and scale of windows that do not look the same: a scale beyond what a window holds changes nothing."""
    known = set()
    for size in SIZES:
        for scale in SCALES:
            if (unit := (size, scale_for(size, scale / 100))) not in known:
                known.add(unit)
                yield size, scale


def trouble(stage: Stage) -> list[str]:
    """What does not fit."""
    picture = painted(stage)
    return [*_of_texts(picture), *_of_targets(stage, picture), *_shortened(stage)]


def _of_texts(picture: Picture) -> Iterator[str]:
    window = picture.get_rect()
    lines = [line for line in picture.written if line.seen == line.ink]
    for number, line in enumerate(lines):
        if not window.contains(line.ink):
            yield f"{line.text!r} leaves the window"
        for other in lines[:number]:
            if line.ink.inflate(_AIR, _AIR).colliderect(other.ink.inflate(_AIR, _AIR)):
                yield f"{line.text!r} lies upon {other.text!r}"
    for line in picture.written:
        if line.cut_across():
            yield f"{line.text!r} is cut"


def _of_targets(stage: Stage, picture: Picture) -> Iterator[str]:
    window = picture.get_rect()
    for name, rect in stage.targets().items():
        if not window.contains(rect):
            yield f"{name} leaves the window: {rect}"
        if min(rect.size) < SMALLEST_TARGET:
            yield f"{name} is too small to hit: {rect}"
    names = _APART.get(stage.top.name, ("",))
    targets = [(name, rect) for name, rect in stage.targets().items() if name.startswith(names) and name != "focus"]
    for number, (name, rect) in enumerate(targets):
        yield from (f"{name} lies upon {other}" for other, taken in targets[:number] if rect.colliderect(taken))
        for line in picture.written:
            ink = line.ink.inflate(_AIR, _AIR)
            if line.seen == line.ink and rect.colliderect(ink) and not rect.contains(ink):
                yield f"{line.text!r} sticks out of {name}"


def _shortened(stage: Stage) -> Iterator[str]:
    for text in sorted(noting(stage).cut):
        yield f"{text!r} is shortened"
    noting(stage).cut.clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_everything_fits_in_every_window(scene: str, language: str) -> None:
    found = {}
    for size, scale in different_windows():
        stage = staged(scene, language, size, scale, sketched=True)
        if wrong := trouble(stage):
            found[size, scale] = wrong
    assert found == {}
