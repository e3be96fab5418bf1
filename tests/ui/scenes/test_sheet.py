"""Score sheets as players use them: rounds are entered by clicks and keys, corrected, and found again."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine import team_points
from game.engine.score_sheet import Ask, AskForm, Entry, value_at
from game.games import GAMES
from game.sheets.book import start_sheet
from game.ui.scenes.sheet.choosing import SheetsScene
from game.ui.scenes.sheet.scene import SheetScene
from tests.sheets.entered import NAMES, SHORTEST, dealer_of, entries_of, options_of, played_rounds
from tests.sheets.test_played_rounds import plainly
from tests.ui.pilot import Pilot, profile_in

TALL = (1600, 2400)
"""A window in which all questions are in sight."""
ROUNDS = 30
CARDS = 10
"""Every so manieth round is entered card by card where a game has cards."""
ONE_BY_ONE = [(name, seats) for name in GAMES for seats in GAMES[name].seats]


def open_sheet(pilot: Pilot, game: str) -> SheetScene:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    for target in ("menu.sheets", f"sheets.new.{game}"):
        pilot.click(target)
        pilot.settle()
    return scene_of(pilot)


def scene_of(pilot: Pilot) -> SheetScene:
    scene = pilot.scene
    assert isinstance(scene, SheetScene)
    return scene


def enter(pilot: Pilot, entry: Entry) -> None:
    """Answer every question for which the entry has an answer, as they come."""
    scene = scene_of(pilot)
    answered: set[tuple[str | int, ...]] = set()
    while (ask := next((ask for ask in scene.book.sheet.asks if ask.path not in answered), None)) is not None:
        answered.add(ask.path)
        value = value_at(entry, ask.path)
        if value is not None:
            answer(pilot, ask, value)
            pilot.frame()


def gained(scene: SheetScene) -> list[list[Decimal]]:
    """The points of every round."""
    return [list(each.points) for each in scene.view.rounds]


def scroll_to(pilot: Pilot, name: str) -> None:
    """Scroll until something is in sight whose name begins like this."""
    for way in (1, *(-1 for _time in range(20))):
        if any(target == name or target.startswith(f"{name}.") for target in pilot.stage.targets()):
            return
        pilot.stage.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=20 * way if way > 0 else way, precise_y=way))
        pilot.frame()


def answer(pilot: Pilot, ask: Ask, value: Any) -> None:
    """Answer with clicks, and with figures that are typed."""
    name = "sheet." + ".".join(map(str, ask.path))
    scroll_to(pilot, name)
    match ask.form:
        case AskForm.CHOICE:
            pilot.click(f"{name}.{value}")
        case AskForm.COUNTS:
            for kind, count in value.items():
                for _time in range(count):
                    pilot.click(f"{name}.{kind}")
        case AskForm.NUMBER:
            pilot.click(name)
            pilot.type(f"{value}")
        case AskForm.CARDS if not isinstance(value, str):
            pilot.click(name)
            pilot.type(f"{value}")
        case AskForm.CARDS | AskForm.MELDS:
            pilot.click(f"{name}.cards")
            for group in [value] if isinstance(value, str) else value:
                for face in group.split():
                    pilot.click(f"sheet_cards.face.{face}")
                if ask.form is AskForm.MELDS:
                    pilot.click("sheet_cards.add")
            pilot.click("sheet_cards.done")


def begin(pilot: Pilot, game: str, seats: int, over: Any) -> SheetScene:
    """A sheet with the players, the rules and the first dealer of a match."""
    profile = pilot.stage.profile
    options, names, dealer = options_of(game, SHORTEST), NAMES[:seats], dealer_of(game, over)
    book = start_sheet(GAMES[game], names, options, profile.folders.sheets, profile.now(), dealer=dealer)
    pilot.stage.push(SheetScene(pilot.stage, book))
    pilot.settle()
    return scene_of(pilot)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), ONE_BY_ONE)
def test_rounds_of_matches_entered_by_hand_count_what_they_counted(tmp_path: Path, game: str, seats: int) -> None:
    pilot = Pilot(profile_in(tmp_path), TALL)
    pilot.stage.navigator.open_menu()
    entered, seed = 0, 0
    while entered < ROUNDS / len(GAMES[game].seats):
        seed += 1
        match = played_rounds(game, SHORTEST, seats, ROUNDS, seed)
        scene = begin(pilot, game, seats, match[0])
        for over in match:
            ways = entries_of(game, over)
            enter(pilot, ways[0 if entered % CARDS == 0 else -1])
            pilot.click("sheet.count")
            pilot.frame()
            last = scene.book.sheet.rounds[-1]
            assert plainly(last.lines) == plainly(GAMES[game].score(over))
            assert last.points == team_points(GAMES[game].score(over), len(last.points))
            assert last.after.totals == over.totals
            entered += 1


def test_the_first_round_of_baloot_takes_seven_clicks_from_the_menu(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    ways = ("menu.sheets", "sheets.new.baloot")
    for target in (*ways, *(f"sheet.{each}" for each in ("contract.hokom", "buyer.0", "key.9", "key.0", "count"))):
        pilot.click(target)
        pilot.settle()
    assert gained(scene_of(pilot)) == [[9, 7]]


def test_a_round_is_entered_by_keys_alone(pilot: Pilot) -> None:
    scene = open_sheet(pilot, "baloot")
    for key in (pygame.K_RIGHT, pygame.K_RIGHT):
        pilot.key(key)
    pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_TAB)
    pilot.type("90")
    while scene.group.focus is None or scene.group.focus.name != "count":
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    assert gained(scene) == [[9, 7]]
    assert scene.group.focus.name == "contract"


def test_what_cannot_be_is_said_and_not_counted(pilot: Pilot) -> None:
    scene = open_sheet(pilot, "baloot")
    enter(pilot, {"contract": "hokom", "buyer": 0, "points": [100, 100]})
    pilot.settle()
    assert scene.view.draft.problem.startswith("The card points of both teams make 200, but there are 162")
    assert "sheet.count" not in pilot.stage.targets()


def test_when_the_match_is_won_nothing_more_is_asked(pilot: Pilot) -> None:
    scene = open_sheet(pilot, "baloot")
    enter(pilot, {"contract": "hokom", "buyer": 0, "raised": "gahwa", "points": [162]})
    pilot.click("sheet.count")
    pilot.settle()
    assert scene.view.end
    assert scene.group.focus in scene.group.widgets
    for key in (pygame.K_RIGHT, pygame.K_TAB):
        pilot.key(key)
    assert scene.book.sheet.draft == {}


def test_looking_again_at_what_was_agreed_writes_nothing(pilot: Pilot) -> None:
    scene = open_sheet(pilot, "baloot")
    sizes = []
    for _time in range(3):
        pilot.click("sheet.agreed")
        pilot.settle()
        pilot.click("sheet_agreed.done")
        pilot.settle()
        sizes.append(scene.book.writer.size)
    assert sizes[1:] == sizes[:-1]


def test_one_too_many_is_taken_away_again(pilot: Pilot) -> None:
    scene = open_sheet(pilot, "baloot")
    enter(pilot, {"contract": "hokom", "buyer": 0, "points": [90]})
    for target in ("sira", "fifty", "fifty", "fewer", "fewer"):
        pilot.click(f"sheet.projects.0.{target}")
        pilot.frame()
    assert value_at(scene.book.sheet.draft, ("projects", 0)) == {"sira": 1}


def test_a_row_is_corrected_and_everything_is_counted_anew(pilot: Pilot) -> None:
    scene = open_sheet(pilot, "baloot")
    for points in (90, 100):
        enter(pilot, {"contract": "hokom", "buyer": 0, "points": [points]})
        pilot.click("sheet.count")
        pilot.settle()
    pilot.click("sheet.rounds.0")
    pilot.settle()
    pilot.click("sheet.buyer.1")
    pilot.settle()
    pilot.click("sheet.count")
    assert [team.total for team in scene.view.teams] == [16 + 10, 0 + 6]
    assert not scene.book.sheet.corrects


def test_a_sheet_is_found_again_and_deleted_and_brought_back(pilot: Pilot) -> None:
    open_sheet(pilot, "baloot")
    enter(pilot, {"contract": "hokom", "buyer": 0, "points": [90]})
    pilot.click("sheet.count")
    pilot.key(pygame.K_ESCAPE)
    pilot.settle()
    pilot.click("sheets.resume")
    pilot.settle()
    assert [team.total for team in scene_of(pilot).view.teams] == [9, 7]
    pilot.key(pygame.K_ESCAPE)
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, SheetsScene)
    pilot.click("sheets.delete")
    pilot.settle()
    assert scene.kept == []
    pilot.click("sheets.undo")
    pilot.settle()
    assert len(scene.kept) == 1


def test_names_and_rules_changed_count_everything_anew(pilot: Pilot) -> None:
    scene = open_sheet(pilot, "baloot")
    enter(pilot, {"contract": "hokom", "buyer": 0, "points": [50]})
    pilot.click("sheet.count")
    pilot.settle()
    assert [team.total for team in scene.view.teams] == [0, 16]
    pilot.click("sheet.agreed")
    pilot.settle()
    pilot.click("sheet_agreed.preset.relaxed")
    pilot.click("sheet_agreed.dealer.2")
    pilot.click("sheet_agreed.done")
    pilot.settle()
    assert [team.total for team in scene.view.teams] == [5, 11]
    assert scene.book.sheet.before.dealer == 3


def test_a_sheet_is_a_file_of_its_own_that_counts_in_no_statistics(pilot: Pilot) -> None:
    scene = open_sheet(pilot, "baloot")
    assert scene.book.writer.path.parent == pilot.stage.profile.folders.sheets
    pilot.click("sheet.export")
    exports = list((pilot.stage.profile.folders.home / "exports").glob("sheet-baloot-*"))
    assert len(exports) <= 1
    assert not pilot.stage.profile.archive.rows
