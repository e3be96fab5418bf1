"""The fixed buttons at the hand: each has room for its label, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from game.i18n import LANGUAGES
from game.ui.widgets import Button
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


def test_a_button_tells_its_new_key_at_once(small: Pilot) -> None:
    table = Table(small, dealt({0: "5H 6H 7H"}))
    hint = next(one for one in table.scene.buttons.widgets if one.name == "hint")
    suggest = next(one for one in table.scene.buttons.widgets if one.name == "suggest")
    small.stage.profile.change(shortcuts={"hint": "F6", "suggest": "F7"})
    assert "(F6)" in hint.tip
    assert "(F7)" in suggest.tip
