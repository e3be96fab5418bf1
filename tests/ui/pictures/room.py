"""Faults of a picture: texts that are cut, covered or upon others, targets too small or out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.ui.graphics.drawing import SMALLEST_TARGET
from game.ui.stage.stage import Stage
from game.ui.widgets import Button
from game.ui.widgets.group import WidgetGroup
from tests.ui.pictures.gallery import noting
from tests.ui.pictures.pixels import Picture, Written

_APART: Final = {"table": ("table.",), "replay": ("replay.",)}
"""Scenes some of whose named rectangles lie within one another, and how the names of the others begin."""
_SCROLLED: Final = frozenset({"rules", "about"})
"""Scenes with a page that scrolls line by line, and may begin and end within one."""
_FLOATING: Final = ".toast"
"""The ends of the names of messages that float over everything for a while."""
_AIR: Final = -2
"""Boxes of letters may touch by so much on each side together."""
_SMALLEST_PART: Final = 0.75
"""The least size of a label, as a part of the one it was meant to have."""
_SOME_INK: Final = 0.03
"""Rounded corners and the caret may touch a letter."""


def trouble(stage: Stage, picture: Picture) -> list[str]:
    """Return the faults in the picture of the top scene."""
    cut = cut_texts(picture, scrolled=stage.top.name in _SCROLLED)
    return [*cut, *crowded_texts(picture), *bad_targets(stage, picture), *shortened(stage), *small_labels(stage)]


def cut_texts(picture: Picture, *, scrolled: bool = False) -> Iterator[str]:
    """Texts that leave the window or are cut; a page that is `scrolled` may show the upper or lower part of a line."""
    window = picture.get_rect()
    for line in picture.written:
        if line.cut_across() or (line.seen != line.ink and not scrolled):
            yield f"{line.text!r} is cut"
        elif line.seen == line.ink and not window.contains(line.ink):
            yield f"{line.text!r} leaves the window"


def whole_lines(picture: Picture) -> list[tuple[Written, pygame.Rect]]:
    """The lines of which everything is shown, with the room that their letters need."""
    return [(line, line.ink.inflate(_AIR, _AIR)) for line in picture.written if line.seen == line.ink]


def crowded_texts(picture: Picture) -> Iterator[str]:
    """Yield texts that lie upon one another; words on a light are painted again in their own place,
    which is harmless.
    """
    lines = whole_lines(picture)
    boxes = [box for _line, box in lines]
    for number, (line, box) in enumerate(lines):
        for other in box.collidelistall(boxes[:number]):
            if (line.text, line.ink) != (lines[other][0].text, lines[other][0].ink):
                yield f"{line.text!r} lies upon {lines[other][0].text!r}"


def covered_texts(picture: Picture) -> Iterator[str]:
    """Texts that something was painted over."""
    for line in picture.written:
        if line.covered(picture) > _SOME_INK:
            yield f"{line.text!r} is covered"


def faint_texts(picture: Picture, owed: float) -> Iterator[str]:
    """Texts with less contrast than is owed to what is really behind them."""
    for line in picture.written:
        if line.contrast < owed:
            yield f"{line.text!r} has a contrast of {line.contrast:.2f}"


def bad_targets(stage: Stage, picture: Picture) -> Iterator[str]:
    """Targets outside the window, too small, upon one another, or smaller than the text on them."""
    window = picture.get_rect()
    for name, rect in stage.targets().items():
        if not window.contains(rect):
            yield f"{name} leaves the window: {rect}"
        if min(rect.size) < SMALLEST_TARGET:
            yield f"{name} is too small to hit: {rect}"
    names = _APART.get(stage.top.name, ("",))
    shown = {name: rect for name, rect in stage.targets().items() if name.startswith(names) and name != "focus"}
    floating = [rect for name, rect in shown.items() if name.endswith(_FLOATING)]
    targets = [(name, rect) for name, rect in shown.items() if rect in floating or rect.collidelist(floating) < 0]
    lines = whole_lines(picture)
    boxes = [box for _line, box in lines]
    for number, (name, rect) in enumerate(targets):
        for other, taken in targets[:number]:
            another_name = rect == taken and name.startswith(f"{other}.")
            if rect.colliderect(taken) and not another_name:
                yield f"{name} lies upon {other}"
        for at in rect.collidelistall(boxes):
            if not rect.contains(boxes[at]):
                yield f"{lines[at][0].text!r} sticks out of {name}"


def shortened(stage: Stage) -> Iterator[str]:
    """Yield texts that were shortened, each once."""
    for text in sorted(noting(stage).cut):
        yield f"{text!r} is shortened"
    noting(stage).cut.clear()


def small_labels(stage: Stage) -> Iterator[str]:
    """Labels of buttons that were made much smaller than the scene meant them to be."""
    group = getattr(stage.top, "group", None)
    shown = [widget for widget in group.widgets if widget.visible] if isinstance(group, WidgetGroup) else []
    for button in shown:
        if isinstance(button, Button) and button.label and button.rect:
            full, (_lines, size) = stage.style.text(button.size), button.set_label(stage.style)
            if size < full * _SMALLEST_PART:
                yield f"{button.label!r} on {button.name} has {size} pixels instead of {full}"
