"""Buttons are next to the cards they are about, never upon what can be read of them."""

from __future__ import annotations

import pygame
import pytest

from game.engine import Place
from game.ui.table.layout.zone import Zone
from game.ui.table.scene import TableScene
from game.ui.widgets import Button, ButtonKind
from tests.ui.pictures.gallery import painted, rendered
from tests.ui.pictures.pairwise import Variant


@pytest.mark.parametrize(
    ("size", "code", "scale"), [((1280, 720), "de", 100), ((800, 1280), "pl", 100), ((1280, 720), "fr", 200)]
)
def test_no_button_covers_a_discard_however_many_lie_there(size: tuple[int, int], code: str, scale: int) -> None:
    with rendered("table with a full pile", Variant(language=code, size=size, scale=scale)) as stage:
        targets, scene = stage.targets(), stage.top
        assert isinstance(scene, TableScene)
        buttons = [targets["table.draw"], targets["table.sweep"]]
        lying = [pygame.Rect(slot.rect) for slot in scene.board.layout.slots[Place("discards")]]
        assert len(lying) == 32
        assert [button for button in buttons if button.collidelist(lying) >= 0] == []


def test_one_thing_to_do_beckons_at_a_time() -> None:
    with rendered("table with a full pile", Variant()) as stage:
        scene = stage.top
        assert isinstance(scene, TableScene)
        buttons = [one for one in scene.group.widgets if isinstance(one, Button) and one.visible and one.enabled]
        assert {"draw", "sweep"} <= {one.name for one in buttons}
        assert len([one for one in buttons if one.kind is ButtonKind.PRIMARY]) == 1


def test_the_prompt_is_above_the_middle_of_the_hand() -> None:
    with rendered("table dealt", Variant()) as stage:
        scene, written = stage.top, painted(stage).written
        assert isinstance(scene, TableScene)
        prompt, hand = (pygame.Rect(scene.board.layout.zones[Zone(name)]) for name in ("prompt", "hand"))
        (line,) = [one.ink for one in written if prompt.colliderect(one.ink) and one.text == scene.panels.facts.prompt]
        assert abs(line.centerx - hand.centerx) <= 4
