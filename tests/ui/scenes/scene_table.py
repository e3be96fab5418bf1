"""Openers of every composed scene, with something to show."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Event
from typing import Final

import pygame

from game.engine.record import Report
from game.games import GAMES
from game.lessons.catalogue import lessons_of
from game.lessons.lesson_run import LessonRun
from game.match.background import BackgroundJob
from game.match.deals.codes import code_of
from game.match.deals.results import deal_of_day
from game.storage.applications_menu import ApplicationsMenu
from game.ui.matches.reading import ReadingDialog
from game.ui.scenes.lessons.done import LessonDone
from game.ui.scenes.settings.scene import SECTIONS
from game.ui.scenes.sheet.scene import SheetScene
from game.ui.screenshot import EVENING, PictureRequest, finished_match, played_match
from game.ui.stage.composed_scene import Dialog
from game.ui.table.log import LogScene
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from pictures.scenes import SCENES as PICTURED
from pictures.scenes import with_career, with_days, with_match_from_the_left, with_saves
from tests.ui.pictures.states import STATES
from tests.ui.pilot import Pilot
from tests.ui.saves import with_saves as fill_with_matches
from tests.ui.scenes.deals.known_pars import know_pars
from tests.ui.scenes.review.reviews import open_review_of
from tests.ui.shelves import fill

Opener = Callable[[Pilot], None]


def open_saved_matches(pilot: Pilot) -> None:
    with_saves(pilot.stage, "borako")
    fill(pilot.stage.profile, 20)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_load()


def open_days(pilot: Pilot, game: str = "", *, played: bool = True) -> None:
    """The deals of the day, with what a Club player made of them."""
    know_pars(pilot.stage.profile)
    if played:
        with_days(pilot.stage, game)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_days(game)


def open_statistics(pilot: Pilot) -> None:
    with_career(pilot.stage, "borako")
    pilot.stage.navigator.open_statistics()
    pilot.settle()


def open_statistics_of_a_game(pilot: Pilot) -> None:
    open_statistics(pilot)
    pilot.click("statistics.game")
    pilot.click("statistics.game.1")


def open_rating(pilot: Pilot) -> None:
    open_statistics_of_a_game(pilot)
    pilot.click("statistics.graph.rating")


def open_no_statistics(pilot: Pilot) -> None:
    pilot.stage.navigator.open_statistics()


def open_deal_code(pilot: Pilot, game: str = "") -> None:
    """The entry of a code; with that of the deal of a day of a game, if one is named."""
    pilot.stage.navigator.open_menu()
    pilot.settle()
    code = code_of(deal_of_day(GAMES[game], EVENING.date())) if game else ""
    pilot.stage.navigator.open_deal_code(code)


def pictured(name: str) -> Opener:
    """A scene as the tests of pictures show it."""
    return lambda pilot: STATES[name](pilot.stage)


def open_settings(section: str) -> Opener:
    def open_it(pilot: Pilot) -> None:
        pilot.stage.navigator.open_menu()
        pilot.stage.navigator.open_settings(section)

    return open_it


def open_log(pilot: Pilot, actions: int) -> None:
    """Open the log of a round after so many actions."""
    pilot.stage.profile.match = match = played_match("borako", lambda match: match.number >= actions)
    pilot.stage.navigator.open_table(match)
    pilot.settle()
    assert isinstance(pilot.scene, TableScene)
    pilot.stage.push(LogScene(pilot.scene))


def open_dialog(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    buttons = [Button("yes", "Yes", pilot.stage.pop), Button("no", "No", pilot.stage.pop)]
    pilot.stage.push(Dialog(pilot.stage, "A title", "A question that is asked of the player.", [buttons]))


def open_lesson_done(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    listed = lessons_of("borako")[0]
    match = played_match("borako", lambda _match: True)
    pilot.stage.push(LessonDone(pilot.stage, listed, LessonRun(listed.lesson, match)))


def open_reading(pilot: Pilot) -> None:
    """A record whose reading takes long."""

    def read(report: Report) -> None:
        report(0.4)
        Event().wait(30.0)

    pilot.stage.navigator.open_menu()
    pilot.stage.push(ReadingDialog(pilot.stage, BackgroundJob(read), pilot.stage.pop))


def open_lessons(pilot: Pilot) -> None:
    pilot.stage.navigator.open_lessons("borako")


def open_rules(pilot: Pilot, searched: str = "") -> None:
    pilot.stage.navigator.open_rules("borako 4.2", "borako")
    pilot.settle()
    if searched:
        pilot.type(searched)


def open_shortcuts(pilot: Pilot, *, gamepad: bool = False) -> None:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_shortcuts()
    pilot.settle()
    if gamepad:
        pilot.click("shortcuts.other")


def open_review(pilot: Pilot, game: str, *, faultless: bool = False) -> None:
    """Open the review of a round."""
    open_review_of(pilot, game, faultless=faultless)
    for _frame in range(100):
        pilot.frame(110.0)


def open_replay(pilot: Pilot, game: str, key: int = 0, *, reviewed: bool = False) -> None:
    """The replay of a match at a telling moment, and what a key does there."""
    name = "replay-reviewed" if reviewed else "replay"
    PICTURED[name](pilot.stage, PictureRequest(name, pilot.stage.size, game))
    pilot.settle()
    if key:
        pilot.key(key)


def open_replay_at_list(pilot: Pilot, game: str) -> None:
    """The replay of a match with the focus in the list of its moves, where the window has room for one."""
    open_replay(pilot, game)
    if "replay.moves" in pilot.stage.targets():
        pilot.click("replay.moves")
        pilot.key(pygame.K_UP)


def open_same_deal(pilot: Pilot, game: str) -> None:
    """Open the deal of a finished match in which the player once had another seat."""
    know_pars(pilot.stage.profile)
    with_match_from_the_left(pilot.stage, game)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_same_deal(finished_match(game))
    pilot.stage.profile.archive.wait()


def open_same_deal_in_play(pilot: Pilot, game: str) -> None:
    """Open the deal of a match in play."""
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_same_deal(played_match(game, lambda match: match.number > 10))


def open_score(pilot: Pilot, game: str, rounds: int = 3) -> None:
    pilot.stage.navigator.open_scoring(played_match(game, lambda match: len(match.history()) >= rounds))
    pilot.key(pygame.K_SPACE)  # the counting takes many frames, of which only the last is tested


def open_end(pilot: Pilot, game: str) -> None:
    pilot.stage.navigator.open_result(played_match(game, lambda _match: False))


def open_menu(pilot: Pilot) -> None:
    """The menu with a match to resume."""
    fill_with_matches(pilot.stage)
    pilot.stage.navigator.open_menu()
    pilot.settle()


def open_game_page(pilot: Pilot, game: str) -> None:
    """All that can be done with a game, of which a match waits."""
    open_menu(pilot)
    pilot.stage.navigator.open_game(game)


def open_welcome(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_welcome()


def open_menu_entry(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_menu_entry()


def open_settings_of_unpacked(pilot: Pilot) -> None:
    """The section of the settings with a switch for the menu of the desktop."""
    home = pilot.stage.profile.folders.home
    pilot.stage.profile.applications_menu = ApplicationsMenu(home / "data", home / "majlis" / "majlis")
    open_settings("look")(pilot)


def open_sheets(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_sheets()


def open_sheet(pilot: Pilot, game: str) -> None:
    """A score sheet of a game, with nothing on it."""
    open_sheets(pilot)
    pilot.settle()
    pilot.click(f"sheets.new.{game}")


def open_counted_sheet(pilot: Pilot, rounds: int = 3) -> None:
    """A score sheet with a few rounds, and another one begun."""
    open_sheet(pilot, "baloot")
    for number in range(rounds + 1):
        for target in ("contract.hokom", f"buyer.{number % 2}", "key.9", f"key.{number}"):
            pilot.click(f"sheet.{target}")
        if number < rounds:
            pilot.click("sheet.count")


def open_corrected_sheet(pilot: Pilot) -> None:
    open_counted_sheet(pilot)
    pilot.click("sheet.rounds.0")


def open_counted_rummy(pilot: Pilot) -> None:
    """A score sheet on which everybody plays alone; somebody has gone out once."""
    open_sheet(pilot, "remik")
    pilot.settle()
    assert isinstance(pilot.scene, SheetScene)
    book = pilot.scene.book
    book.answer(("out",), 2)
    for seat in (0, 1, 3):
        book.answer(("teams", seat, "hands", 0), 7 + seat)
    book.count()
    pilot.scene.refresh()


def open_cards(pilot: Pilot, *faces: str) -> None:
    """Picking cards, some of them picked."""
    open_sheet(pilot, "borako")
    pilot.click("sheet.judge")
    for face in faces:
        pilot.click(f"sheet_cards.face.{face}")


def open_kept_sheets(pilot: Pilot) -> None:
    open_counted_sheet(pilot)
    pilot.key(pygame.K_ESCAPE)


def open_agreed(pilot: Pilot) -> None:
    open_sheet(pilot, "baloot")
    pilot.click("sheet.agreed")


SCENES: Final[dict[str, dict[str, Opener]]] = {
    "menu": {"a newcomer": lambda pilot: pilot.stage.navigator.open_menu(), "matches": open_menu},
    "game": {"a match waits": partial(open_game_page, game="borako"), "none waits": pictured("door of a game")},
    "welcome": {"the first evening": open_welcome},
    "load": {"twenty matches": open_saved_matches},
    "days": {
        "two sides": partial(open_days, game="borako"),
        "four players": partial(open_days, game="remik"),
        "not played": partial(open_days, played=False),
    },
    "rules": {
        "a clause": open_rules,
        "found": partial(open_rules, searched="2"),
        "nothing found": partial(open_rules, searched="xyz"),
    },
    "about": {"first": lambda pilot: pilot.stage.navigator.open_about()},
    "shortcuts": {"keys": open_shortcuts, "gamepad": partial(open_shortcuts, gamepad=True)},
    "lessons": {"first": open_lessons},
    "scoring": {
        "first round": partial(open_score, game="buraco", rounds=1),
        "teams": partial(open_score, game="borako"),
        "four players": partial(open_score, game="remik"),
    },
    "end": {
        "lost": partial(open_end, game="borako"),
        "won": partial(open_end, game="buraco"),
        "four players": partial(open_end, game="remik"),
    },
    "statistics": {
        "all games": open_statistics,
        "one game": open_statistics_of_a_game,
        "rating": open_rating,
        "nothing": open_no_statistics,
    },
    "same_deal": {
        "two sides": partial(open_same_deal, game="baloot"),
        "four players": partial(open_same_deal, game="rami"),
        "in play": partial(open_same_deal_in_play, game="baloot"),
    },
    "deal_code": {
        "no code": open_deal_code,
        "two sides": partial(open_deal_code, game="buraco"),
        "four players": partial(open_deal_code, game="rami"),
    },
    "dialog": {"a question": open_dialog},
    "log": {"a long round": partial(open_log, actions=40), "nothing": partial(open_log, actions=0)},
    "pile": {"to read": pictured("pile opened")},
    "pause": {"usual": pictured("pause"), "with unsaved moves": pictured("pause with unsaved moves")},
    "unsaved": {
        "staying": pictured("what is wrong with saving"),
        "leaving": pictured("leaving unsaved moves"),
        "elsewhere": pictured("saved elsewhere"),
    },
    "fault": {"with unsaved moves": pictured("fault with unsaved moves")},
    "reading": {"less than half": open_reading},
    "turn_end": {"the offer": pictured("offer to end turns")},
    "confirm": {"a newcomer": pictured("confirm for a newcomer")},
    "menu_entry": {"the offer": open_menu_entry},
    "settings": {
        **{section: open_settings(section) for section in SECTIONS},
        "look, unpacked from the archive": open_settings_of_unpacked,
    },
    "new_match": {
        "for newcomers": pictured("new_match"),
        "other length": pictured("match of another length"),
        "another game": pictured("baloot new match"),
    },
    "house_rules": {"all": pictured("house rules"), "more than there is room for": pictured("baloot house rules")},
    "faces": {"every cast": pictured("faces")},
    "lesson_done": {"the first": open_lesson_done},
    "replay": {
        "two sides": partial(open_replay, game="borako"),
        "tricks": partial(open_replay, game="baloot"),
        "four lines": partial(open_replay, game="remik"),
        "reviewed": partial(open_replay, game="borako", reviewed=True),
        "reviewed, four lines": partial(open_replay, game="rami", reviewed=True),
        "list": partial(open_replay_at_list, game="buraco"),
        "the end": partial(open_replay, game="borako", key=pygame.K_END),
    },
    "sheets": {"none": open_sheets, "some": open_kept_sheets},
    "sheet": {
        "nothing": partial(open_sheet, game="baloot"),
        "rounds": open_counted_sheet,
        "corrected": open_corrected_sheet,
        "melds": partial(open_sheet, game="borako"),
        "four players": open_counted_rummy,
    },
    "sheet_agreed": {"usual": open_agreed},
    "sheet_cards": {
        "a meld": lambda pilot: open_cards(pilot, "5H", "6H", "7H"),
        "none": lambda pilot: open_cards(pilot, "5H", "6S"),
    },
    "review": {
        "steps of a turn": partial(open_review, game="borako"),
        "a suit": partial(open_review, game="baloot"),
        "two mistakes": partial(open_review, game="rami"),
        "none": partial(open_review, game="buraco", faultless=True),
    },
}
"""The states in which each scene is tested, by the name of the scene, and their openers."""
