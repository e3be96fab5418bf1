"""The names on the doors of the menu are written in letters of one size, large enough to be titles."""

from __future__ import annotations

import pytest

from game.games import INFOS
from game.ui.kit import walk
from game.ui.panels.doors import GameName
from game.ui.stage.composed_scene import ComposedScene
from tests.languages import CODES
from tests.ui.pilot import Pilot


@pytest.mark.parametrize("code", ["en", *CODES])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_names_of_doors_have_one_size_in_every_language(pilot: Pilot, code: str, size: tuple[int, int]) -> None:
    pilot.stage.profile.change(language=code)
    pilot.resize(size)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, ComposedScene)
    names = [node for node in walk(scene.tree) if isinstance(node, GameName) and node.rect.width]
    assert len(names) == len(INFOS)
    fitting = {name.fitting(scene.style, name.rect.width) for name in names}
    assert len(fitting) == 1
    assert len({name.rect.height for name in names}) == 1
    letters, _broken = fitting.pop()
    assert letters > scene.style.text(24), "a title is larger than the words below it"
