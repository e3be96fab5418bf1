"""The panel below the seats of a new match speaks of whoever has the focus."""

from __future__ import annotations

import pytest

from game.ui.kit import Text, walk
from game.ui.scenes.new_match.scene import NewMatchScene
from tests.ui.pilot import Pilot


@pytest.mark.parametrize("kind", ["level", "face"])
def test_the_person_who_has_the_focus_is_described(pilot: Pilot, kind: str) -> None:
    pilot.stage.navigator.open_new_match()
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, NewMatchScene)
    for person in (2, 3, 1):
        scene.group.set_focus(next(each for each in scene.group.widgets if each.name == f"{kind}.{person}"))
        pilot.frame()
        name = scene._seating.names[person - 1]
        heads = [
            node.text for node in walk(scene.tree) if isinstance(node, Text) and node.text.startswith(f"{name} · ")
        ]
        assert len(heads) == 1
        assert scene.group.focus is not None
        assert scene.group.focus.name == f"{kind}.{person}"
