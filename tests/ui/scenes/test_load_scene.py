"""The list of saved matches: however long it is, nothing is opened to show it, and it scrolls, searches and sorts."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from game.engine.record import SeatSetup
from game.games import GAMES
from game.i18n.phrases import phrases_of
from game.match import reader
from game.match.archive import Archive, Latest
from game.match.register import OwnNames, Register
from game.match.saved_list import Order, SavedList
from game.match.saved_views import Result, SavedMatchView
from game.match.saves import MatchSetup
from game.match.summary import read_row
from game.match.yield_to_ui import YieldToUi
from game.storage.index import FILE, IndexRow
from game.ui.kit import Node, RowState
from game.ui.scenes.load import scene
from game.ui.scenes.load.rows import saved_match_row
from game.ui.scenes.load.scene import LoadScene
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene
from game.ui.widgets import ScrollList, TextField
from game.ui.window import Farewell, MainLoop, Window
from pictures.scenes import with_saves
from tests.ui.pilot import Pilot
from tests.ui.shelves import RECORDS, fill, opened_in

MANY = 200
"""Many times what is in sight."""
THOUSANDS = 5000


def the_list(pilot: Pilot) -> ScrollList:
    assert isinstance(pilot.scene, LoadScene)
    widget = pilot.scene.group.named("match")
    assert isinstance(widget, ScrollList)
    return widget


def shown(pilot: Pilot) -> list[IndexRow]:
    assert isinstance(pilot.scene, LoadScene)
    return list(pilot.scene.matches.shown)


def chosen(pilot: Pilot) -> str:
    place = the_list(pilot).chosen
    assert place is not None
    return shown(pilot)[place].name


def open_list(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.click("menu.load")
    pilot.settle()


@pytest.fixture
def long_list(pilot: Pilot) -> Pilot:
    fill(pilot.stage.profile, MANY)
    open_list(pilot)
    return pilot


@pytest.fixture
def short_list(pilot: Pilot) -> Pilot:
    """Two games, one match in play, one file that is none."""
    with_saves(pilot.stage, "borako")
    fill(pilot.stage.profile, 4)
    open_list(pilot)
    return pilot


@pytest.mark.slow
def test_a_menu_over_finished_matches_replays_none_of_them(pilot: Pilot) -> None:
    profile = pilot.stage.profile
    fill(profile, 12, indexed=False)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    with opened_in(profile.folders.saves) as opened:
        for _ in range(2):
            pilot.stage.navigator.open_menu()
            pilot.settle()
    assert opened == []
    assert "menu.continue" not in pilot.stage.targets()


@pytest.mark.slow
def test_menu_and_list_of_thousands_open_no_record(pilot: Pilot) -> None:
    profile = pilot.stage.profile
    fill(profile, THOUSANDS)
    with opened_in(profile.folders.saves) as opened:
        open_list(pilot)
        pilot.type("baloot")
        pilot.key(pygame.K_ESCAPE)
        pilot.key(pygame.K_END)
    assert opened == []
    assert len(shown(pilot)) == THOUSANDS


@pytest.mark.parametrize("denied", [True, False])
def test_until_the_folder_is_looked_through_the_menu_offers_what_the_index_says(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, denied: bool
) -> None:
    archive = pilot.stage.profile.archive
    fill(pilot.stage.profile, 2)
    monkeypatch.setattr(Archive, "look", lambda _archive: None)
    monkeypatch.setattr(Archive, "latest", lambda _archive: Latest(None, sure=False, denied=denied))
    pilot.stage.navigator.open_menu()
    archive.news += 1
    pilot.frame()
    assert isinstance(pilot.scene, WidgetScene)
    assert pilot.scene.group.focus is not None
    assert pilot.scene.group.focus.name == ("new_match" if denied else "continue")


@pytest.mark.slow
def test_only_the_match_that_was_played_last_is_opened_after_a_kill(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "read_row", read_row)
    profile = pilot.stage.profile
    fill(profile, THOUSANDS)
    playing = profile.folders.saves / "borako-now.jsonl"
    shutil.copyfile(RECORDS / "borako-mid-turn.jsonl", playing)
    with opened_in(profile.folders.saves) as opened:
        pilot.stage.navigator.open_menu()
        pilot.settle()
    assert opened == [str(playing)]
    assert "menu.continue" in pilot.stage.targets()


@pytest.mark.usefixtures("watched")
def test_only_rows_in_sight_are_painted(long_list: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    composed: list[object] = []

    def compose(view: SavedMatchView, state: RowState, *, new_day: bool) -> Node:
        composed.append(view)
        return saved_match_row(view, state, new_day=new_day)

    monkeypatch.setattr(scene, "saved_match_row", compose)
    long_list.key(pygame.K_DOWN)
    assert 0 < len(composed) <= 2 * len(the_list(long_list).in_sight)
    rows = [name for name in long_list.stage.targets() if name.startswith("load.match.")]
    assert len(rows) == len(the_list(long_list).in_sight)


def test_keys_lead_to_both_ends_of_a_long_list(long_list: Pilot) -> None:
    first, last = shown(long_list)[0].name, shown(long_list)[-1].name
    assert chosen(long_list) == first
    long_list.key(pygame.K_END)
    assert chosen(long_list) == last
    assert f"load.match.{MANY - 1}" in long_list.stage.targets()
    long_list.key(pygame.K_HOME)
    assert chosen(long_list) == first
    assert "load.match.0" in long_list.stage.targets()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("baloot", {"baloot"}),
        ("REMIK", {"remik"}),
        ("2025-10", {"baloot", "remik"}),
        ("2025-10-09 baloot", {"baloot"}),
        ("00004.jsonl", {"baloot"}),
        ("nobody", set()),
    ],
)
def test_what_is_typed_is_searched(long_list: Pilot, typed: str, found: set[str]) -> None:
    long_list.type(typed)
    assert {row.game for row in shown(long_list)} == found
    assert len(shown(long_list)) < MANY
    long_list.key(pygame.K_ESCAPE)
    assert len(shown(long_list)) == MANY
    long_list.key(pygame.K_ESCAPE)
    assert long_list.scene.name == "menu"


def test_what_is_found_is_shown_from_the_chosen_match_on_wherever_the_list_stood(long_list: Pilot) -> None:
    long_list.key(pygame.K_END)
    long_list.type("remik" if chosen(long_list).startswith("baloot") else "baloot")
    assert the_list(long_list).chosen == 0
    assert 0 in the_list(long_list).in_sight
    long_list.key(pygame.K_ESCAPE)
    assert the_list(long_list).chosen in the_list(long_list).in_sight


def test_keys_that_type_nothing_are_commands_beside_the_search(long_list: Pilot) -> None:
    long_list.type("baloot")
    long_list.key(pygame.K_F1)
    assert long_list.scene.name == "rules"
    long_list.key(pygame.K_ESCAPE)
    assert long_list.scene.name == "load"
    long_list.key(pygame.K_ESCAPE)
    assert len(shown(long_list)) == MANY
    long_list.key(pygame.K_ESCAPE)
    assert long_list.scene.name == "menu"


@pytest.mark.slow
def test_a_name_at_the_table_and_a_state_are_found(short_list: Pilot) -> None:
    short_list.click("load.search")
    short_list.type("amina borako")
    assert {row.game for row in shown(short_list)} == {"borako"}
    short_list.key(pygame.K_ESCAPE)
    short_list.type("damaged")
    (row,) = shown(short_list)
    assert row.damage is not None


@pytest.mark.slow
def test_the_arrows_go_through_what_was_found_while_more_is_typed(short_list: Pilot) -> None:
    short_list.type("baloot")
    first = chosen(short_list)
    short_list.key(pygame.K_DOWN)
    assert chosen(short_list) != first
    assert isinstance(short_list.scene, LoadScene)
    assert isinstance(short_list.scene.group.focus, TextField)
    short_list.key(pygame.K_RETURN)
    assert short_list.scene.name == "end"


@pytest.mark.slow
def test_a_click_sorts_by_game_and_by_state(short_list: Pilot) -> None:
    by_date = shown(short_list)
    short_list.click("load.order.game")
    games = [row.game for row in shown(short_list)]
    titles = [phrases_of(game).title for game in games if game is not None]
    assert titles == sorted(titles)
    assert games[-1] is None, "what is no match comes last"
    short_list.click("load.order.state")
    states = [(row.game is None, bool(row.finished)) for row in shown(short_list)]
    assert states == sorted(states)
    short_list.click("load.order.date")
    assert shown(short_list) == by_date


@pytest.mark.slow
def test_keys_sort_as_well_and_the_chosen_match_stays_chosen(short_list: Pilot) -> None:
    short_list.key(pygame.K_END)
    name = chosen(short_list)
    short_list.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    short_list.key(pygame.K_RIGHT)
    short_list.key(pygame.K_RIGHT)
    assert not shown(short_list)[0].finished
    assert chosen(short_list) == name


def test_in_arabic_the_same_words_find_the_same_matches(long_list: Pilot, arabic: None) -> None:
    long_list.stage.top.relabel()
    long_list.type("البلوت"[2:])
    assert {row.game for row in shown(long_list)} == {"baloot"}
    long_list.key(pygame.K_ESCAPE)
    long_list.type("٢٠٢٥-١٠-٠٩")
    assert len(shown(long_list)) == 1


def folder(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def no_text(path: Path) -> None:
    odd = path.with_name("\udcff\u202e\u200b\x1b[31m.jsonl")
    shutil.copyfile(RECORDS / "baloot-finished.jsonl", odd)


def strange_date(path: Path) -> None:
    shutil.copyfile(RECORDS / "baloot-finished.jsonl", path)
    os.utime(path, (0, 0))


ODD = (folder, pipe, link_to_itself, device, no_text, strange_date)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="no such files there")
@pytest.mark.parametrize("odd", ODD, ids=lambda make: make.__name__)
def test_an_odd_file_is_one_row_and_everything_else_works(pilot: Pilot, odd: Callable[[Path], None]) -> None:
    profile = pilot.stage.profile
    good = fill(profile, 2)
    odd(profile.folders.saves / f"{odd.__name__}.jsonl")
    open_list(pilot)
    assert len(shown(pilot)) == 3
    place = next(place for place, row in enumerate(shown(pilot)) if row.name not in [path.name for path in good])
    pilot.click(f"load.match.{place}")
    pilot.click("load.export")
    if shown(pilot)[place].damage is not None:
        assert "load.open" not in pilot.stage.targets()
    pilot.click("load.delete")
    pilot.settle()
    assert {path.name for path in good} <= {row.name for row in shown(pilot)}
    assert (len(shown(pilot)) == 2) == (odd is not folder), "a folder is not thrown away"
    pilot.click("load.match.1")
    pilot.click("load.open")
    assert pilot.scene.name == "end"


@pytest.mark.slow
def test_a_match_that_nobody_looked_into_yet_can_be_opened(short_list: Pilot) -> None:
    archive = short_list.stage.profile.archive
    assert isinstance(archive, Archive)
    archive.rows = [IndexRow(row.name, row.stamp, row.changed) for row in archive.rows]
    archive.news += 1
    short_list.frame()
    assert {Result.of(row).label for row in shown(short_list)} == {"Reading…"}
    place = next(place for place, row in enumerate(shown(short_list)) if row.name.startswith("baloot"))
    short_list.click(f"load.match.{place}")
    short_list.click("load.open")
    assert short_list.scene.name == "end"


def test_news_leave_the_list_where_it_was_scrolled_to(long_list: Pilot) -> None:
    long_list.move(long_list.where("load.match.2").center)
    for _ in range(3):
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    long_list.frame()
    before = the_list(long_list).in_sight
    assert 0 not in before
    long_list.stage.profile.archive.news += 1
    long_list.frame()
    assert the_list(long_list).in_sight == before


@pytest.mark.slow
def test_a_match_in_play_is_in_the_index_when_the_menu_comes_back(pilot: Pilot) -> None:
    profile = pilot.stage.profile
    with_saves(pilot.stage, "borako")
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.click("menu.continue")
    pilot.settle()
    with opened_in(profile.folders.saves) as opened:
        pilot.stage.navigator.open_menu()
        pilot.settle()
    assert [name for name in opened if "borako" not in name] == []
    assert "menu.continue" in pilot.stage.targets()
    assert (profile.folders.home / FILE).exists()


def test_a_list_shows_every_row_once_whatever_it_is_sorted_by() -> None:
    rows = [IndexRow(f"{number}.jsonl", "", float(number), game) for number, game in enumerate([None, *GAMES])]
    matches = SavedList(datetime.now)
    matches.take(rows, Register(rows), OwnNames())
    for order in Order:
        matches.sort(order)
        assert sorted(matches.shown) == sorted(rows)


def test_a_new_match_is_listed_with_the_round_it_has_come_to(pilot: Pilot) -> None:
    profile = pilot.stage.profile
    game = GAMES["baloot"]
    setup = MatchSetup("baloot", tuple(SeatSetup(f"Seat {seat}") for seat in range(max(game.seats))), 7, {})
    match = profile.start(setup)
    assert match.close()
    profile.archive.note(match)
    with opened_in(profile.folders.saves) as opened:
        open_list(pilot)
    assert opened == []
    assert [(row.game, row.round, row.finished) for row in shown(pilot)] == [("baloot", 1, 0)]


def test_the_archive_works_while_the_window_waits_and_not_while_it_answers(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = list[str]()
    monkeypatch.setattr(YieldToUi, "ui_idle", lambda _yield: order.append("free"))
    monkeypatch.setattr(YieldToUi, "ui_busy", lambda _yield: order.append("busy"))
    monkeypatch.setattr(MainLoop, "_sleep", lambda _loop: order.append("waits"))
    monkeypatch.setattr(Stage, "update", lambda _stage: order.append("answers"))
    loop = MainLoop(Window((960, 600)), pilot.stage, None, Farewell())
    pilot.stage.navigator.open_menu()
    loop.turn()
    loop.turn()
    assert order == ["free", "waits", "busy", "answers"] * 2
    pilot.stage.sounds.close()
