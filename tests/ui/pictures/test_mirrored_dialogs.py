"""In Arabic every dialog has its controls where their mirror images belong, and its lines in their order."""

from __future__ import annotations

from typing import Final

import pytest

from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene
from game.ui.widgets import Button, ButtonKind, Segments
from tests.ui.pictures.gallery import rendered
from tests.ui.pictures.pairwise import USUAL, Variant

DIALOGS: Final = ("pause", "welcome", "shortcuts", "log", "pile opened", "confirm", "fault")


class Across:
    """Left and right end of each target, and what is as wide as its words: choices and quiet buttons, and a message."""

    def __init__(self, stage: Stage) -> None:
        scene = stage.top
        assert isinstance(scene, WidgetScene)
        found = {name: rect for name, rect in stage.targets().items() if name != "focus"}
        self.message = found.pop(f"{scene.name}.toast", None)
        self.orders: dict[str, list[str]] = {}
        """The choices of each row of them, as they follow each other from the left."""
        for row in (widget for widget in scene.group.widgets if isinstance(widget, Segments)):
            choices = {name: found.pop(f"{scene.name}.{name}") for name in row.parts()}
            self.orders[row.name] = sorted(choices, key=lambda name: choices[name].left)
            first, *others = choices.values()
            found[row.name] = first.unionall(others)
        buttons = [each for each in scene.group.widgets if isinstance(each, Button) and each.kind is ButtonKind.QUIET]
        quiet = {each.name: found.pop(name) for each in buttons if (name := f"{scene.name}.{each.name}") in found}
        self.orders["quiet"] = sorted(quiet, key=lambda name: quiet[name].left)
        self.ends = {name: (rect.left, rect.right) for name, rect in found.items()}


def across(state: str, language: str) -> Across:
    """Return the places of everything in a language."""
    with rendered(state, Variant(language), sketched=True) as stage:
        return Across(stage)


@pytest.mark.slow
@pytest.mark.parametrize("state", DIALOGS)
def test_every_dialog_is_mirrored(state: str) -> None:
    english, arabic = across(state, "en"), across(state, "ar")
    assert arabic.ends == {name: (USUAL[0] - right, USUAL[0] - left) for name, (left, right) in english.ends.items()}
    assert arabic.orders == {name: order[::-1] for name, order in english.orders.items()}
    assert english.ends
    if english.message is not None and arabic.message is not None:
        assert abs(english.message.centerx + arabic.message.centerx - USUAL[0]) <= 1
