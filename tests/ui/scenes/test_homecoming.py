"""The menu names rescued matches as soon as they are back, and goes on with them."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.games import GAMES
from game.storage.folders import FormerPlace
from game.storage.rescue import keep_private
from game.storage.settings import Settings
from game.ui.stage.profile import Profile
from tests.ui.pilot import Pilot, profile_in
from tests.ui.refusing import until
from tests.ui.shelves import RECORDS

NAME = "borako-20260110-190000.jsonl"
TOLD = "back among your matches"


def own_place(profile: Profile) -> Path:
    return profile.folders.spare[0]


def shared_place(profile: Profile) -> Path:
    return profile.folders.former[0].place


def profile_with_places(home: Path, shared: Path, *, usual: bool) -> Profile:
    """A profile that had its second place in a shared folder once."""
    folders = profile_in(home).folders
    former = FormerPlace(shared / "rescued", shared / f"rescued-{home.name}", takes_all=usual)
    folders = replace(folders, spare=(*folders.spare, former.own), former=(former,))
    return Profile(folders, Settings(player_name="Amina"), GAMES, draws_pictures=False, patience=60.0)


def in_the_menu(profile: Profile) -> Pilot:
    pilot = Pilot(profile)
    pilot.stage.navigator.open_menu()
    return pilot


def left(pilot: Pilot) -> None:
    pilot.stage.close()
    pilot.stage.profile.archive.close()


def rests(pilot: Pilot) -> None:
    """Until nothing is being moved, and what came of it is shown."""
    until(lambda: not any(place.exists() for place in pilot.stage.profile.folders.spare))
    for _frame in range(5):
        pilot.frame()


@pytest.mark.parametrize("place", [own_place, shared_place])
@pytest.mark.usefixtures("pilot")
def test_the_menu_tells_of_it_and_offers_it(tmp_path: Path, place: Callable[[Profile], Path]) -> None:
    profile = profile_with_places(tmp_path / "amal", tmp_path / "shared", usual=True)
    keep_private(place(profile))
    shutil.copyfile(RECORDS / "borako-mid-turn.jsonl", place(profile) / NAME)
    pilot = in_the_menu(profile)
    until((profile.folders.saves / NAME).exists)
    rests(pilot)
    assert TOLD in pilot.scene.said
    pilot.settle()
    assert "menu.load" in pilot.stage.targets()
    assert "menu.continue" in pilot.stage.targets()
    assert not (tmp_path / "shared").exists()
    left(pilot)


@pytest.mark.usefixtures("pilot")
def test_another_profile_is_told_nothing_and_shown_nothing(tmp_path: Path) -> None:
    other = profile_with_places(tmp_path / "karim", tmp_path / "shared", usual=False)
    keep_private(shared_place(other))
    record = shared_place(other) / NAME
    shutil.copyfile(RECORDS / "borako-mid-turn.jsonl", record)
    pilot = in_the_menu(other)
    until(lambda: not other.expects_homecoming)
    rests(pilot)
    pilot.settle()
    assert pilot.scene.said == ""
    assert "menu.load" not in pilot.stage.targets()
    assert other.archive.rows == ()
    assert record.exists()
    left(pilot)
