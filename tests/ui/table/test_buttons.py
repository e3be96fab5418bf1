"""The fixed buttons beside the hand: each has room for its label, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame
import pytest

from game.engine import Place
from game.i18n import LANGUAGES
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from tests.ui.pictures.gallery import rendered
from tests.ui.pictures.pairwise import Variant
from tests.ui.pilot import Pilot, profile_in
from tests.ui.table.scripted import Table, dealt

FIXED: Final = ("sort", "take_back", "redo", "hint")


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Pilot]:
    """The smallest window there may be."""
    pilot = Pilot(profile_in(tmp_path), (960, 600))
    yield pilot
    pilot.stage.profile.change(language="en")


def fixed_buttons(pilot: Pilot, code: str) -> dict[str, Button]:
    """The buttons of a table in this language, by their names."""
    table = Table(pilot, dealt({0: "5H 6H 7H"}))
    pilot.stage.profile.change(language=code)
    table.rest()
    found = {one.name: one for one in table.scene.buttons.widgets if isinstance(one, Button)}
    return {name: found[name] for name in FIXED}


@pytest.mark.slow
@pytest.mark.parametrize("code", [one.code for one in LANGUAGES])
def test_every_fixed_button_has_room_for_its_label(small: Pilot, code: str) -> None:
    buttons = fixed_buttons(small, code)
    assert {name for name, button in buttons.items() if not button.has_room(small.stage.style)} == set()
    rects = [button.rect for button in buttons.values()]
    assert not [rect for number, rect in enumerate(rects) if rect.collidelist(rects[:number]) >= 0]


def test_a_short_hint_shares_the_row_below(small: Pilot) -> None:
    buttons = fixed_buttons(small, "en")
    assert buttons["hint"].rect.top == buttons["redo"].rect.top > buttons["take_back"].rect.top


def test_a_long_hint_has_that_row_for_itself(small: Pilot) -> None:
    buttons = fixed_buttons(small, "pl")
    assert buttons["hint"].rect.width == buttons["sort"].rect.width
    assert buttons["hint"].rect.top > buttons["take_back"].rect.top == buttons["redo"].rect.top


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
