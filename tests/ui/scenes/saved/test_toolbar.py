"""The controls that narrow the list of saved matches, and those of a match's file, keep out of its way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.i18n import use_language
from game.ui.kit import walk
from game.ui.panels.teams import TeamCards
from game.ui.scenes.load.scene import LoadScene
from game.ui.widgets import Button, ButtonKind
from tests.ui.pilot import Pilot
from tests.ui.scenes.test_load_scene import open_list
from tests.ui.shelves import fill


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def has_details(pilot: Pilot) -> bool:
    assert isinstance(pilot.scene, LoadScene)
    return any(isinstance(node, TeamCards) for node in walk(pilot.scene.tree))


def tops(pilot: Pilot) -> list[int]:
    return [pilot.where(f"load.{name}").top for name in ("search", "game", "standing", "since", "order.date")]


def test_in_a_wide_window_all_of_it_is_one_line_across(pilot: Pilot) -> None:
    fill(pilot.stage.profile, 30)
    open_list(pilot)
    pilot.resize((1920, 1080))
    heights = [pilot.where(f"load.{name}").centery for name in ("search", "game", "standing", "since", "order.date")]
    assert max(heights) - min(heights) <= 1
    assert pilot.where("load.order.state").right > pilot.where("load.match.0").right
    pilot.resize((1080, 1920))
    search, game, *_others = tops(pilot)
    assert search < game


@pytest.mark.usefixtures("english_again")
def test_in_arabic_all_of_it_lies_the_other_way_round(pilot: Pilot) -> None:
    fill(pilot.stage.profile, 30)
    open_list(pilot)
    names = sorted(name for name in pilot.stage.targets() if name.startswith("load.") and ".match." not in name)
    english = sorted(names, key=lambda name: pilot.where(name).centerx)
    use_language("ar")
    pilot.scene.relabel()
    pilot.resize((1280, 720))
    pilot.settle()
    first = ["load.search", "load.game", "load.standing", "load.since", "load.order.date", "load.order.game"]
    arabic = sorted(names, key=lambda name: pilot.where(name).centerx)
    assert [name for name in english if name in first] == first
    assert [name for name in arabic if name in first] == first[::-1]


@pytest.mark.parametrize("language", ["en", "fr", "de", "ar"])
@pytest.mark.usefixtures("english_again")
def test_what_concerns_the_file_is_quiet_and_in_one_line_with_the_way_back(pilot: Pilot, language: str) -> None:
    fill(pilot.stage.profile, 4)
    use_language(language)
    open_list(pilot)
    pilot.resize((1280, 720))
    assert isinstance(pilot.scene, LoadScene)
    names = ("delete", "copy", "export")
    buttons = [pilot.scene.group.named(name) for name in names]
    assert all(isinstance(button, Button) and button.kind is ButtonKind.QUIET for button in buttons)
    assert len({pilot.where(f"load.{name}").centery for name in (*names, "back")}) == 1


@pytest.mark.usefixtures("watched")
def test_the_list_does_not_wait_for_the_details_of_the_chosen_match(pilot: Pilot) -> None:
    fill(pilot.stage.profile, 4)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_load()
    pilot.frame()
    assert "load.match.0" in pilot.stage.targets()
    assert not has_details(pilot)
    assert pilot.stage.wake_after() == 0.0
    pilot.frame()
    assert has_details(pilot)
