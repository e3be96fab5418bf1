"""A second try is marked wherever it is listed, leads back to where it began, and takes no other match's place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.games import GAMES
from game.i18n.phrases import phrases_of
from game.match.saves import played_back, start_branch
from game.ui.scenes.replay import ReplayScene
from game.ui.stage.profile import Profile
from tests.match.other_matches import LATER, begun_as, header_of, whole_branch
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_scene import record_of
from tests.ui.scenes.test_load_scene import open_list, shown, the_list

MOVES = 9


def kept(profile: Profile, game: str) -> Path:
    """A saved match of a game, not played to its end."""
    folder = profile.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copyfile(record_of(game), folder / f"{game}-20260116-200000.jsonl"))


def begin_again(pilot: Pilot, path: Path) -> None:
    """Play on from a moment of its replay."""
    pilot.stage.navigator.open_replay(path)
    pilot.settle()
    assert isinstance(pilot.scene, ReplayScene)
    pilot.scene.jump(MOVES)
    pilot.click("replay.branch")
    pilot.settle()


def spoken_row(pilot: Pilot, name: str) -> str:
    the_list(pilot).reveal(next(place for place, row in enumerate(shown(pilot)) if row.name == name))
    return the_list(pilot).spoken.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("game", GAMES)
def test_a_second_try_leads_back_to_its_moment_from_the_table_and_from_the_list(pilot: Pilot, game: str) -> None:
    path = kept(pilot.stage.profile, game)
    begin_again(pilot, path)
    match = pilot.stage.profile.match
    assert match is not None
    assert match.record_path is not None
    branch = match.record_path.name
    pilot.stage.navigator.open_pause()
    pilot.settle()
    assert "It doesn't count in your statistics." in pilot.scene.announcement()
    pilot.click("pause.origin")
    pilot.settle()
    assert isinstance(pilot.scene, ReplayScene)
    assert pilot.scene.playback.number == MOVES
    assert pilot.stage.names == ("menu", "replay")
    pilot.stage.pop()
    open_list(pilot)
    origin = header_of((path.parent / branch).read_bytes()).branch
    assert origin is not None
    where = f"round {origin.round}, move {origin.move}" if origin.move else f"the deal of round {origin.round}"
    assert f"A second try from {where} of {phrases_of(game).title}, " in spoken_row(pilot, branch)
    assert "second try" not in spoken_row(pilot, path.name)
    pilot.click(f"load.match.{next(place for place, row in enumerate(shown(pilot)) if row.name == branch)}")
    pilot.settle()
    pilot.click("load.origin")
    pilot.settle()
    assert isinstance(pilot.scene, ReplayScene)
    assert pilot.scene.playback.number == MOVES


def test_the_match_it_comes_from_stays_the_one_to_go_on_with(pilot: Pilot) -> None:
    path = kept(pilot.stage.profile, "borako")
    begin_again(pilot, path)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.click("menu.continue")
    pilot.settle()
    match = pilot.stage.profile.match
    assert match is not None
    assert match.record_path == path


def test_without_that_match_no_button_leads_back_and_its_day_is_not_shown(pilot: Pilot) -> None:
    path = kept(pilot.stage.profile, "borako")
    playback = played_back(GAMES, path.read_bytes())
    playback.read_on(1000)
    branch = start_branch(playback, MOVES, path.parent, LATER, "replay", path)
    path.unlink()
    open_list(pilot)
    assert "of an earlier match" in spoken_row(pilot, branch.name)
    assert "load.origin" not in pilot.stage.targets()


def test_the_result_of_a_second_try_leads_back_with_its_widest_button(pilot: Pilot) -> None:
    folder = pilot.stage.profile.folders.saves
    folder.mkdir(parents=True)
    raw = next(path for path in record_of("baloot").parent.glob("baloot-finished.jsonl")).read_bytes()
    (folder / "baloot-20260101-200000.jsonl").write_bytes(raw)
    again = folder / "baloot-20270304-200000-from-9.jsonl"
    again.write_bytes(whole_branch(raw, GAMES, MOVES, "baloot-20260101-200000.jsonl"))
    match = pilot.stage.profile.read_match(again).match
    pilot.stage.navigator.open_result(match, again)
    pilot.settle()
    targets = pilot.stage.targets()
    assert "end.rematch" not in targets
    assert targets["end.origin"].width > 1.5 * targets["end.menu"].width
    assert "A second try from round" in pilot.scene.announcement()
    pilot.click("end.origin")
    pilot.settle()
    assert pilot.stage.names[-1] == "replay"


def test_a_copy_says_which_file_counts(pilot: Pilot) -> None:
    path = kept(pilot.stage.profile, "borako")
    copy = path.with_name("borako-20260116-200000 (1).jsonl")
    shutil.copyfile(path, copy)
    open_list(pilot)
    assert f"Copy. This is a copy. Only {path.name} counts." in spoken_row(pilot, copy.name)
    assert "Copy" not in spoken_row(pilot, path.name)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_one_button_makes_the_match_of_somebody_else_the_players(pilot: Pilot, by: str) -> None:
    profile = pilot.stage.profile
    path = kept(profile, "borako")
    own = next(seat.name for seat in header_of(path.read_bytes()).seats if seat.level is None)
    raw = path.read_bytes()
    path.write_bytes(begun_as(raw, header_of(raw)))
    profile.change(player_name="Zaynab", own_names=("Zaynab",), own_names_known=True)
    open_list(pilot)
    assert f"{own} played this match" in spoken_row(pilot, path.name)
    if by == "mouse":
        pilot.click("load.mine")
    else:
        pilot.scene.group.set_focus(pilot.scene.group.named("mine"))  # type: ignore[attr-defined]
        pilot.key(13)
    pilot.settle()
    assert own in profile.settings.own_names
    assert "played this match" not in spoken_row(pilot, path.name)
    assert "load.mine" not in pilot.stage.targets()
    assert [row.name for row in profile.counting] == [path.name]


def test_a_player_who_is_called_otherwise_now_keeps_the_matches_of_before(pilot: Pilot) -> None:
    profile = pilot.stage.profile
    profile.change(player_name="Amal", own_names_known=True)
    pilot.stage.navigator.open_new_match(None, "borako")
    pilot.settle()
    pilot.click("new_match.start")
    pilot.settle()
    profile.change(player_name="Badr")
    assert {"Amal", "Badr"} <= profile.own_names.names
