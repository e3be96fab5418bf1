"""A double click opens a row as Enter does, in every list whose rows Enter opens."""

from __future__ import annotations

import shutil

import pytest

from game.ui.widgets import ScrollList
from game.ui.widgets.scroll import DOUBLE_MS
from tests.ui.pilot import Pilot
from tests.ui.scenes.test_load_scene import chosen, open_list, shown
from tests.ui.shelves import RECORDS


@pytest.fixture
def listed(pilot: Pilot) -> Pilot:
    saves = pilot.stage.profile.folders.saves
    saves.mkdir(parents=True)
    for name in ("baloot-finished", "borako-mid-turn", "remik-three"):
        shutil.copyfile(RECORDS / f"{name}.jsonl", saves / f"{name}.jsonl")
    open_list(pilot)
    return pilot


def row_of(pilot: Pilot, game: str) -> str:
    return f"load.match.{next(place for place, row in enumerate(shown(pilot)) if row.game == game)}"


@pytest.mark.parametrize(("game", "scene"), [("baloot", "end"), ("borako", "table"), ("remik", "table")])
def test_a_double_click_opens_a_saved_match(listed: Pilot, game: str, scene: str) -> None:
    row = row_of(listed, game)
    listed.click(row)
    assert listed.scene.name == "load"
    listed.click(row)
    listed.settle()
    assert listed.scene.name == scene


def test_two_slow_clicks_and_clicks_on_two_rows_only_choose(listed: Pilot) -> None:
    row = row_of(listed, "borako")
    listed.click(row)
    listed.skip(DOUBLE_MS + 1)
    listed.click(row)
    listed.click(row_of(listed, "baloot"))
    assert listed.scene.name == "load"
    assert chosen(listed) == "baloot-finished.jsonl"


def test_no_list_can_be_made_whose_rows_open_by_enter_alone() -> None:
    with pytest.raises(ValueError, match="double click"):
        ScrollList("rows", lambda *_painted: None, on_open=lambda _row: None)
