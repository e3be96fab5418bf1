"""The games as doors of the menu: their targets, how they light up, and their places."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.games import GAMES, INFOS
from game.match import archive
from game.storage.index import IndexRow
from game.ui.graphics.drawing import Style, scale_for
from game.ui.graphics.motion import Pace
from game.ui.kit import Spacer
from game.ui.panels.doors import Door, Doors
from game.ui.scenes.new_match.scene import NewMatchScene
from game.ui.stage.reading_ahead import import_one_by_one
from game.ui.stage.widget_scene import WidgetScene
from game.ui.table.scene import TableScene
from tests.ui.pilot import Pilot
from tests.ui.saves import with_saves

PLAYED_BEFORE, PLAYED_LAST = "borako", "baloot"
NEVER_PLAYED = "remik"
GAMES_IN_ORDER = list(GAMES)


@pytest.fixture
def menu(pilot: Pilot) -> Pilot:
    with_saves(pilot.stage)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    return pilot


def door(pilot: Pilot, game: str) -> Door:
    assert isinstance(pilot.scene, WidgetScene)
    found = pilot.scene.group.named(f"door.{game}")
    assert isinstance(found, Door)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", [PLAYED_BEFORE, PLAYED_LAST])
def test_a_door_leads_back_into_the_last_match_of_its_game(menu: Pilot, game: str) -> None:
    menu.click(f"menu.door.{game}")
    assert isinstance(menu.scene, TableScene)
    assert menu.scene.match.game_name == game


def test_it_says_how_that_match_stands(menu: Pilot) -> None:
    assert door(menu, PLAYED_LAST).way.detail.startswith("Deal 2 · ")
    assert door(menu, NEVER_PLAYED).way.detail == "2 to 4 players"


def test_behind_other_doors_a_new_match_of_that_game_is_prepared(menu: Pilot) -> None:
    menu.click(f"menu.door.{NEVER_PLAYED}")
    assert isinstance(menu.scene, NewMatchScene)
    assert menu.scene.read_about == NEVER_PLAYED


@pytest.mark.slow
def test_a_door_that_is_opened_before_it_is_known_what_is_behind_it_waits_for_that(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_saves(pilot.stage)
    monkeypatch.setattr(archive, "FEW", 1000)  # all are read within a moment, however far the reading has come
    pilot.stage.navigator.open_menu()
    assert pilot.scene.name == "menu"
    pilot.click(f"menu.door.{PLAYED_BEFORE}")
    pilot.settle()
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.match.game_name == PLAYED_BEFORE


def test_a_door_waits_for_its_own_match_when_only_the_last_one_is_known(
    menu: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = menu.stage.profile.archive
    whole = known.rows
    monkeypatch.setattr(archive.Archive, "busy", True)
    known.rows = [IndexRow(row.name, row.stamp, row.changed) if row.game == PLAYED_BEFORE else row for row in whole]
    assert known.latest().sure
    menu.click(f"menu.door.{PLAYED_BEFORE}")
    menu.frame()
    assert menu.scene.name == "menu"
    known._publish(whole)
    menu.frame()
    assert isinstance(menu.scene, TableScene)
    assert menu.scene.match.game_name == PLAYED_BEFORE


@pytest.mark.slow
def test_the_page_of_a_game_offers_all_that_there_is(menu: Pilot) -> None:
    menu.click(f"menu.more.{PLAYED_BEFORE}")
    menu.frame()
    assert {f"game.{name}" for name in ("resume", "new_match", "lessons", "days", "rules")} <= set(menu.stage.targets())
    menu.click("game.new_match")
    assert menu.stage.names == ("menu", "new_match")
    menu.key(pygame.K_ESCAPE)
    menu.click(f"menu.more.{NEVER_PLAYED}")
    menu.frame()
    assert "game.resume" not in menu.stage.targets()
    menu.click("game.rules")
    assert menu.scene.name == "rules"


def test_the_page_of_a_game_resumes_it(menu: Pilot) -> None:
    menu.click(f"menu.more.{PLAYED_BEFORE}")
    menu.frame()
    menu.click("game.resume")
    assert isinstance(menu.scene, TableScene)


def test_lamps_begin_to_shine_one_after_the_other_and_then_nothing_moves(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.frame()
    first, last = (door(pilot, game) for game in (GAMES_IN_ORDER[0], GAMES_IN_ORDER[-1]))
    assert first.behind
    pilot.wait(600)
    assert not first.behind
    assert last.behind
    pilot.settle()
    assert pilot.stage.wake_after() is None


def test_without_motion_every_lamp_shines_at_once(pilot: Pilot) -> None:
    pilot.stage.profile.change(reduce_motion=True)
    pilot.stage.navigator.open_menu()
    assert not any(door(pilot, game).behind for game in GAMES)
    pilot.stage.profile.change(reduce_motion=False)
    pilot.stage.set_pace(Pace.INSTANT)
    pilot.stage.navigator.open_menu()
    assert not any(door(pilot, game).behind for game in GAMES)


def test_the_cards_of_a_door_rise_under_the_pointer_and_lie_still_again(menu: Pilot) -> None:
    menu.move(menu.where(f"menu.door.{NEVER_PLAYED}").center)
    menu.frame()
    assert door(menu, NEVER_PLAYED).behind
    menu.settle()
    assert menu.stage.wake_after() is None
    assert menu.frame() == []


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("size", [(900, 340), (1200, 380), (1800, 600), (3600, 1300), (740, 900), (1000, 1400)])
def test_any_number_of_doors_has_room(size: tuple[int, int], count: int) -> None:
    style = Style(scale=scale_for(size))
    area = pygame.Rect((20, 100), size)
    doors = [Spacer() for _door in range(count)]
    Doors(doors).arrange(style, area)
    found = [door.rect for door in doors]
    assert all(area.contains(rect) and min(rect.size) >= 24 for rect in found)
    assert all(not rect.colliderect(other) for number, rect in enumerate(found) for other in found[:number])


@pytest.mark.parametrize("size", [(900, 340), (1200, 380), (740, 900), (1000, 1400)])
def test_six_doors_never_leave_one_alone_in_a_row(size: tuple[int, int]) -> None:
    doors = [Spacer() for _door in range(6)]
    Doors(doors).arrange(Style(scale=scale_for(size)), pygame.Rect((0, 0), size))
    rows = Counter(door.rect.top for door in doors)
    assert len(set(rows.values())) == 1, rows


@pytest.mark.parametrize(("wide", "least"), [(1800, 28), (1200, 8)])
def test_narrow_doors_stand_nearer_to_each_other(wide: int, least: int) -> None:
    doors = [Spacer() for _door in range(6)]
    Doors(doors).arrange(Style(scale=1.0), pygame.Rect(0, 0, wide, 600))
    assert doors[1].rect.left - doors[0].rect.right == least


def test_what_keys_act_on_is_shown_as_one_thing_wherever_tab_leads(menu: Pilot) -> None:
    for _stop in menu.stage.targets():
        menu.key(pygame.K_TAB)
        menu.frame()
        targets = dict(menu.stage.targets())
        focus = targets.pop("focus")
        assert [name for name, box in targets.items() if box == focus], "the probe's readers look for its name"


def test_every_game_has_a_door_with_two_faces(menu: Pilot) -> None:
    assert [name for name in menu.stage.targets() if name.startswith("menu.door.")] == [
        f"menu.door.{game}" for game in GAMES
    ]
    assert all(len(info.emblem) == 2 for info in INFOS.values())


def looks_of_doors(pilot: Pilot, picture: pygame.Surface) -> list[int]:
    """Return the number of colours near the cards of each door."""
    menu = pilot.stage._scenes[0]
    assert isinstance(menu, WidgetScene)
    found = []
    for game in GAMES:
        area = menu.group.named(f"door.{game}").parts()[f"door.{game}"]
        cards = pygame.Rect(area.left + area.width // 4, area.centery, area.width // 2, area.height // 3)
        pixels = pygame.image.tobytes(picture.subsurface(cards), "RGB")
        found.append(len({pixels[at : at + 3] for at in range(0, len(pixels), 3)}))
    return found


@pytest.mark.slow
def test_doors_under_a_greeting_are_furnished_one_after_the_other_and_after_it_is_seen(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_welcome()
    assert pilot.stage.backdrop is not None
    bare = max(looks_of_doors(pilot, pilot.stage.backdrop))
    pilot.frame()
    assert max(looks_of_doors(pilot, pilot.stage.backdrop)) == bare, "the first frame is not held up"
    most = 0
    for _frame in range(2 * len(GAMES)):
        before = sum(colours > 3 * bare for colours in looks_of_doors(pilot, pilot.stage.backdrop))
        pilot.frame()
        most = max(most, sum(colours > 3 * bare for colours in looks_of_doors(pilot, pilot.stage.backdrop)) - before)
    assert most == 1
    pilot.settle()
    assert min(looks_of_doors(pilot, pilot.stage.backdrop)) > 3 * bare
    assert pilot.stage.wake_after() is None


def test_the_scenes_that_are_opened_most_are_read_ahead_one_by_one() -> None:
    read: list[str] = []
    gave_way: list[int] = []
    import_one_by_one(["load", "statistics"], lambda: gave_way.append(len(read)), after=0.0, read=read.append)
    assert read == ["load", "statistics"]
    assert gave_way == [0, 1]
