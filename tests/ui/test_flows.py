"""Ways from scene to scene, as a player goes."""

from __future__ import annotations

import pygame
import pytest

from game.engine.record import HeaderLine, read_record
from game.games import GAMES
from game.match.match import Match
from game.ui.graphics.motion import Pace
from game.ui.scenes.new_match.scene import NewMatchScene
from game.ui.screenshot import played_match
from game.ui.stage.widget_scene import WidgetScene
from game.ui.widgets import Button, Segments
from tests.ui.pilot import Pilot
from tests.ui.saves import with_saves


@pytest.fixture
def menu(pilot: Pilot) -> Pilot:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    return pilot


@pytest.fixture
def menu_with_saves(pilot: Pilot) -> Pilot:
    with_saves(pilot.stage)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    return pilot


def button(pilot: Pilot, name: str) -> Button:
    assert isinstance(pilot.scene, WidgetScene)
    widget = pilot.scene.group.named(name)
    assert isinstance(widget, Button)
    return widget


def chosen(pilot: Pilot, name: str) -> object:
    assert isinstance(pilot.scene, WidgetScene)
    widget = pilot.scene.group.named(name)
    assert isinstance(widget, Segments)
    return widget.value


def round_over(rounds: int) -> Match:
    return played_match("borako", lambda match: len(match.history()) >= rounds)


def header_of_the_newest(pilot: Pilot) -> HeaderLine:
    newest = max(pilot.stage.profile.folders.saves.iterdir(), key=lambda path: path.stat().st_mtime)
    header = read_record(newest.read_bytes()).header
    assert header is not None
    return header


def test_the_menu_offers_only_what_there_is(menu: Pilot) -> None:
    ways = ("new_match", "lessons", "days", "sheets", "rules", "settings", "about", "quit")
    always = {f"menu.{name}" for name in ways}
    always |= {f"menu.{kind}.{game}" for kind in ("door", "more") for game in GAMES}
    assert set(menu.stage.targets()) - {"focus"} == always


def test_the_menu_says_what_it_goes_on_with(menu_with_saves: Pilot) -> None:
    assert {"menu.continue", "menu.load"} <= set(menu_with_saves.stage.targets())
    assert "Deal 2 · " in button(menu_with_saves, "continue").detail
    door, resume = (menu_with_saves.where(name) for name in ("menu.door.baloot", "menu.continue"))
    assert door.left < resume.left < resume.right < door.right  # it stands on the plate of its door


def test_the_menu_at_rest_wants_no_frames(menu_with_saves: Pilot) -> None:
    assert menu_with_saves.stage.wake_after() is None
    assert menu_with_saves.frame() == []


def test_a_new_match_begins_as_the_last_one_was(menu_with_saves: Pilot) -> None:
    menu_with_saves.click("menu.new_match")
    scene = menu_with_saves.scene
    assert isinstance(scene, NewMatchScene)
    last = menu_with_saves.stage.profile.archive.latest().saved
    assert last is not None
    assert scene._seating.levels == {seat: setup.level for seat, setup in enumerate(last.seats) if seat}


def test_continue_leads_to_the_table(menu_with_saves: Pilot) -> None:
    menu_with_saves.click("menu.continue")
    assert menu_with_saves.scene.name == "table"


def test_two_clicks_lead_from_the_menu_to_dealt_cards(menu: Pilot) -> None:
    menu.click("menu.new_match")
    menu.click("new_match.start")
    assert menu.scene.name == "table"


def test_the_keyboard_alone_leads_to_dealt_cards(menu: Pilot) -> None:
    menu.key(pygame.K_RETURN)
    assert menu.scene.name == "new_match"
    menu.key(pygame.K_RETURN)
    assert menu.scene.name == "table"


def test_escape_leads_back_to_the_menu(menu: Pilot) -> None:
    menu.click("menu.new_match")
    menu.key(pygame.K_ESCAPE)
    assert menu.scene.name == "menu"


def test_escape_does_not_end_the_program(menu: Pilot) -> None:
    menu.key(pygame.K_ESCAPE)
    assert menu.stage.running
    assert menu.scene.name == "menu"


def test_quit_ends_the_program(menu: Pilot) -> None:
    menu.click("menu.quit")
    assert not menu.stage.running


def test_the_speed_is_remembered(menu: Pilot) -> None:
    menu.click("menu.settings")
    menu.click("settings.animation_speed.fast")
    assert menu.stage.pace is Pace.FAST
    assert menu.stage.profile.settings.animation_speed == "fast"
    assert '"fast"' in (menu.stage.profile.folders.config / "settings.json").read_text(encoding="utf-8")


def test_what_was_chosen_is_what_is_dealt(menu: Pilot) -> None:
    menu.click("menu.new_match")
    menu.click("new_match.preset.strict")
    menu.click("new_match.rules")
    menu.click("house_rules.option.joker_value.0")
    menu.click("house_rules.done")
    menu.click("new_match.level.2.next")
    menu.click("new_match.deal")
    menu.type("4x7")
    menu.click("new_match.name")
    menu.type(" II")
    menu.click("new_match.start")
    menu.stage.close()
    header = header_of_the_newest(menu)
    assert header.seed == 47
    chosen = {"going_out": "clean_and_dirty", "going_out_bonus": 100, "joker_value": 0}
    assert header.options == {**chosen, "mour_by_discard": "next_turn"}
    assert [seat.level for seat in header.seats] == [None, "casual", "club", "casual"]
    assert header.seats[0].name == "Amina II"


def test_a_match_is_as_long_as_was_chosen(menu: Pilot) -> None:
    menu.click("menu.new_match")
    menu.click("new_match.length.150")
    menu.click("new_match.preset.strict")
    menu.click("new_match.start")
    menu.stage.close()
    assert header_of_the_newest(menu).options["target"] == 150


def test_another_length_is_chosen_by_its_points(menu: Pilot) -> None:
    menu.click("menu.new_match")
    menu.click("new_match.length.0")
    menu.frame()
    menu.click("new_match.points.next")
    menu.click("new_match.start")
    menu.stage.close()
    assert header_of_the_newest(menu).options["target"] == 400


def test_a_preset_shows_its_options_and_a_change_makes_it_the_own(menu: Pilot) -> None:
    menu.click("menu.new_match")
    menu.click("new_match.preset.relaxed")
    menu.click("new_match.rules")
    assert chosen(menu, "option.going_out") == "free"
    menu.click("house_rules.option.joker_value.0")
    assert chosen(menu, "preset") == "own"
    menu.click("house_rules.option.joker_value.1")
    assert chosen(menu, "preset") == "relaxed"
    menu.click("house_rules.preset.strict")
    assert chosen(menu, "option.going_out") == "clean_and_dirty"
    menu.key(pygame.K_ESCAPE)
    assert chosen(menu, "preset") == "strict"


def test_rules_of_ones_own_are_chosen_one_by_one(menu: Pilot) -> None:
    menu.click("menu.new_match")
    menu.click("new_match.preset.own")
    assert menu.scene.name == "house_rules"
    menu.key(pygame.K_ESCAPE)
    assert chosen(menu, "preset") == "book"


def test_the_list_of_saves_opens_the_chosen_one(menu_with_saves: Pilot) -> None:
    menu_with_saves.click("menu.load")
    menu_with_saves.settle()
    menu_with_saves.click("load.match.1")
    menu_with_saves.click("load.open")
    assert menu_with_saves.scene.name == "table"


def test_a_finished_match_shows_its_result(menu_with_saves: Pilot) -> None:
    menu_with_saves.click("menu.load")
    menu_with_saves.settle()
    menu_with_saves.click("load.match.2")
    assert button(menu_with_saves, "open").label == "See the result"
    menu_with_saves.click("load.open")
    assert menu_with_saves.scene.name == "end"


def test_a_match_that_cannot_be_read_is_listed_but_not_opened(menu_with_saves: Pilot) -> None:
    menu_with_saves.click("menu.load")
    menu_with_saves.settle()
    menu_with_saves.click("load.match.3")
    assert "load.open" not in menu_with_saves.stage.targets()
    assert "load.delete" in menu_with_saves.stage.targets()


def test_deleting_takes_the_record_away_and_says_how_it_comes_back(menu_with_saves: Pilot) -> None:
    saves = menu_with_saves.stage.profile.folders.saves
    menu_with_saves.click("menu.load")
    menu_with_saves.settle()
    menu_with_saves.click("load.delete")
    assert len(list(saves.iterdir())) == 3
    assert "Ctrl+Z" in menu_with_saves.scene.said
    menu_with_saves.settle()
    assert "load.match.3" not in menu_with_saves.stage.targets()


def test_score_lines_appear_one_by_one_and_a_click_shows_all(menu: Pilot) -> None:
    menu.stage.navigator.open_scoring(round_over(2))
    menu.frame()
    menu.click("scoring.next")
    assert menu.scene.name == "scoring"
    assert menu.stage.wake_after() is None


def test_after_the_score_the_next_round_is_dealt(menu: Pilot) -> None:
    match = round_over(2)
    menu.stage.navigator.open_scoring(match)
    menu.skip(20_000)
    menu.click("scoring.next")
    menu.frame()
    assert menu.scene.name == "menu"
    assert match.standing().round == 3


@pytest.mark.slow
def test_after_the_last_score_comes_the_result_and_a_rematch(menu: Pilot) -> None:
    match = round_over(1000)
    menu.stage.navigator.open_scoring(match)
    menu.skip(20_000)
    menu.click("scoring.next")
    assert menu.scene.name == "end"
    menu.skip(5000)
    menu.click("end.rematch")
    assert menu.scene.name == "table"
    menu.stage.close()
    assert header_of_the_newest(menu).seats == match.seats


def test_the_pause_lies_over_the_scene_and_escape_takes_it_away(menu: Pilot) -> None:
    menu.stage.navigator.open_pause()
    menu.frame()
    assert menu.scene.name == "pause"
    menu.click("pause.speed.previous")
    assert menu.stage.pace is Pace.SLOW
    menu.key(pygame.K_ESCAPE)
    assert menu.scene.name == "menu"


def test_a_click_beside_a_dialog_takes_it_away(menu: Pilot) -> None:
    menu.stage.navigator.open_pause()
    menu.frame()
    menu.press((5, 5))
    assert menu.scene.name == "menu"


def test_resizing_keeps_the_scene_and_its_choices(menu: Pilot) -> None:
    menu.click("menu.new_match")
    menu.click("new_match.preset.strict")
    menu.resize((1920, 1080))
    assert chosen(menu, "preset") == "strict"
