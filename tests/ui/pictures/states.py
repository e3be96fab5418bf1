"""The states that pictures are taken of: every scene, the table, and the dialogs and messages above them."""

from __future__ import annotations

import errno
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from game.games import GAMES
from game.match.match import Match
from game.sheets.book import start_sheet
from game.ui.scenes.sheet.scene import SheetScene
from game.ui.screenshot import PictureRequest, played_match, rest
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene
from game.ui.table.actions import ConfirmDialog
from game.ui.table.turn_end import TurnEndOffer
from pictures import poses
from pictures.moments import moments_of
from pictures.scenes import SCENES
from tests.ui.pictures.pairwise import USUAL
from tests.ui.refusing import RefusingDisk, refused, until
from tests.ui.saves import with_saves

GAME: Final = next(iter(GAMES))
SceneState = Callable[[Stage], None]
"""Opens a scene on an empty stage of any size, and does in it what is to be seen."""


def scene(name: str, at: int | None = None) -> SceneState:
    """A scene as the program's own pictures show it."""
    return lambda stage: SCENES[name](stage, PictureRequest(name, USUAL, GAME, at))


def then(state: SceneState, *goals: SceneState) -> SceneState:
    """A state, and what is done there one after the other, when everything lies still."""

    def assume(stage: Stage) -> None:
        for part in (state, *goals):
            part(stage)
            settle(stage)

    return assume


def settle(stage: Stage) -> None:
    """Everything moves on until it is at rest."""
    stage.update()
    rest(stage, pygame.display.get_surface())


def key(code: int) -> SceneState:
    """A key goes down."""
    return lambda stage: press(stage, code)


def press(stage: Stage, code: int) -> None:
    """A key goes down."""
    stage.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))


def click(name: str) -> SceneState:
    """A click on something by its name."""

    def do(stage: Stage) -> None:
        place = stage.targets()[name].center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            stage.handle(pygame.Event(kind, pos=place, button=1, touch=False))

    return do


def setting(**values: object) -> SceneState:
    """Settings are changed."""

    def do(stage: Stage) -> None:
        stage.profile.try_out(**values)

    return do


def typed(text: str) -> SceneState:
    """A text is typed."""

    def do(stage: Stage) -> None:
        for sign in text:
            stage.handle(pygame.Event(pygame.TEXTINPUT, text=sign))

    return do


def moment(game: str, name: str) -> SceneState:
    """The table of a game at a moment."""
    return _recorded(game, moments_of(game).played(name).record)


def moments(game: str) -> dict[str, SceneState]:
    """The table at every moment of a game."""
    return {f"{game} {name}": moment(game, name) for name in moments_of(game).holds}


def _recorded(game: str, written: Callable[[], bytes]) -> SceneState:
    """The table of a record."""

    def do(stage: Stage) -> None:
        with tempfile.TemporaryDirectory(prefix="majlis-") as folder:
            record = Path(folder) / "record.jsonl"
            record.write_bytes(written())
            SCENES["table"](stage, PictureRequest("table", USUAL, game, record=record))

    return do


def score(game: str, name: str) -> SceneState:
    """The score of a round of a game that is worth a picture."""
    return _score_of(moments_of(game).played(name).match)


def _score_of(played: Callable[[], Match]) -> SceneState:
    def do(stage: Stage) -> None:
        stage.navigator.open_scoring(played())
        press(stage, pygame.K_SPACE)  # the counting takes many frames, of which only the last is tested

    return do


def _gahwa(stage: Stage) -> None:
    stage.navigator.open_result(moments_of("baloot").played("won-by-gahwa").match())


@cache
def match_after(rounds: int) -> Match:
    """Return a match after so many rounds, which does not go on."""
    return played_match(GAME, lambda match: len(match.history()) >= rounds)


def _scoring(rounds: int) -> SceneState:
    return _score_of(lambda: match_after(rounds))


def _fault(stage: Stage) -> None:
    stage.navigator.open_fault("LookupError")


def _refused(moves: int, error: int = errno.ENOSPC) -> SceneState:
    """A table whose record lacks so many moves on disk."""

    def do(stage: Stage) -> None:
        refused(stage, moves, error)

    return then(scene("table"), do)


def _sheet_refused(stage: Stage) -> None:
    """A score sheet of which the disk takes nothing."""
    profile = stage.profile
    names, folder = [f"{seat}" for seat in range(4)], profile.folders.sheets
    profile.sheet = start_sheet(GAMES["baloot"], names, {}, folder, profile.now(), disk=RefusingDisk([folder]))
    until(lambda: profile.sheet is not None and profile.sheet.unsaved is not None)
    stage.push(SheetScene(stage, profile.sheet))
    stage.update()


def _leaves(stage: Stage) -> None:
    stage.navigator.open_menu()


def _saves_elsewhere(stage: Stage) -> None:
    click("unsaved.elsewhere")(stage)
    record = stage.profile.unfinished
    assert record is not None
    until(lambda: record.acknowledged)


def _goes_on_where_there_is_more(stage: Stage) -> None:
    if "house_rules.more_rules" in stage.targets():
        click("house_rules.more_rules")(stage)


def _takes_another_length(stage: Stage) -> None:
    """Choose the length by its segment, or step by step where there is no room for all of them."""
    steps = ["new_match.length.0"] if "new_match.length.0" in stage.targets() else ["new_match.length.next"] * 2
    for step in steps:
        click(step)(stage)
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    assert isinstance(stage.top, WidgetScene)
    stage.top.group.set_focus(None)  # what explains the choice would lie upon its neighbours


def _saved_matches(stage: Stage) -> None:
    with_saves(stage)
    stage.navigator.open_load()


def drag(name: str, to: str) -> SceneState:
    """Something is dragged to something else."""

    def do(stage: Stage) -> None:
        start, end = stage.targets()[name].center, stage.targets()[to].center
        way = (end[0] - start[0], end[1] - start[1])
        for kind, attributes in (
            (pygame.MOUSEBUTTONDOWN, {"pos": start, "button": 1}),
            (pygame.MOUSEMOTION, {"pos": end, "rel": way, "buttons": (1, 0, 0)}),
            (pygame.MOUSEBUTTONUP, {"pos": end, "button": 1}),
        ):
            stage.handle(pygame.Event(kind, touch=False, **attributes))

    return do


STATES: Final[dict[str, SceneState]] = {
    **{name: scene(name) for name in SCENES},
    "scoring": _scoring(5),
    "scoring of the first round": _scoring(1),
    "table dealt": scene("table", 0),
    "table with a full pile": moment("borako", "full-pile"),
    "table with a hand of forty": moment("borako", "hand-of-forty"),
    "table with twenty melds": moment("borako", "twenty-melds"),
    "table with a run of fourteen": moment("borako", "run-of-fourteen"),
    "table for the left-handed": then(setting(left_handed=True), scene("table")),
    "table with large indices in four colours": then(
        setting(large_indices=True, four_colour_suits=True), scene("table")
    ),
    "table with selected cards": then(scene("table"), click("stock"), poses.selects_cards),
    "table with a suggestion": then(scene("table"), click("stock"), key(pygame.K_g)),
    "table with a hint": then(scene("table"), key(pygame.K_h)),
    "table with a refusal": then(scene("table"), click("stock"), poses.is_refused),
    "pile opened": then(moment("borako", "full-pile"), poses.opens_the_pile),
    "meld enlarged": then(moment("borako", "twenty-melds"), poses.enlarges_a_meld),
    "last lap": then(scene("table"), key(pygame.K_r)),
    "log": then(scene("table"), key(pygame.K_l)),
    "door of a game": then(scene("menu"), click(f"menu.more.{GAME}")),
    "tables and backs": then(scene("settings"), click("settings.section.2")),
    "house rules": then(scene("new_match"), click("new_match.rules")),
    "match of another length": then(scene("new_match"), _takes_another_length),
    "confirm": then(setting(confirm_moves=True), scene("table"), click("stock"), drag("hand.0", "discards")),
    "confirm for a newcomer": then(
        scene("table"), lambda stage: stage.push(ConfirmDialog(stage, stage.top.standing(), stage.pop, usual=True))
    ),
    "offer to end turns": then(scene("table"), lambda stage: stage.push(TurnEndOffer(stage))),
    "delete": then(_saved_matches, click("load.delete")),
    "exported": then(_saved_matches, click("load.export")),
    "search of the rules": then(scene("rules"), typed("mour")),
    **moments("baloot"),
    "baloot trick full": then(moment("baloot", "last-card"), poses.plays_a_card),
    "baloot tricks again": then(moment("baloot", "last-card"), click("table.review")),
    "baloot hint": then(moment("baloot", "buying"), key(pygame.K_h)),
    "baloot scoring": score("baloot", "project-and-khasara"),
    "baloot scoring of a doubled hand": score("baloot", "multiplier"),
    "baloot won by gahwa": _gahwa,
    "baloot new match": then(scene("new_match"), click("new_match.game.baloot")),
    **moments("buraco"),
    "buraco pile opened": then(moment("buraco", "full-pile"), poses.opens_the_pile, poses.picks_cards_of_the_pile),
    "buraco whole pile taken": then(moment("buraco", "full-pile"), click("table.take_all")),
    "buraco opening arranged": then(moment("buraco", "opening"), key(pygame.K_g)),
    "buraco hint": then(moment("buraco", "two"), key(pygame.K_h)),
    "buraco scoring": score("buraco", "clean-and-dirty"),
    "buraco new match": then(scene("new_match"), click("new_match.game.buraco")),
    **moments("rami"),
    **moments("remik"),
    "rami opening arranged": then(moment("rami", "opening"), poses.arranges_melds),
    "remik opening arranged": then(moment("remik", "opening"), poses.arranges_melds),
    "remik hint": then(moment("remik", "joker"), key(pygame.K_h)),
    "remik somebody put out": score("remik", "somebody-out"),
    "remik scoring of a Remik": score("remik", "remik-doubled"),
    "table with unsaved moves": _refused(12),
    "what is wrong with saving": then(_refused(12, errno.EROFS), click("table.unsaved")),
    "leaving unsaved moves": then(_refused(4, errno.EIO), _leaves),
    "leaving one unsaved move": then(_refused(1, errno.EDQUOT), _leaves),
    "leaving an unsaved match": then(_refused(0, errno.ENODEV), _leaves),
    "saved elsewhere": then(_refused(12), _leaves, _saves_elsewhere),
    "pause with unsaved moves": then(_refused(12, errno.EACCES), click("table.pause")),
    "fault": _fault,
    "fault with unsaved moves": then(_refused(12), _fault),
    "report copied": then(_fault, click("fault.copy")),
    "baloot house rules": then(
        scene("new_match"),
        click("new_match.game.baloot"),
        click("new_match.rules"),
        click("house_rules.preset.written"),
        _goes_on_where_there_is_more,
    ),
    "score sheet not saved": _sheet_refused,
    "leaving an unsaved score sheet": then(_sheet_refused, _leaves),
    "score sheet saved elsewhere": then(_sheet_refused, _leaves, _saves_elsewhere),
    **moments("belote"),
    "belote trick full": then(moment("belote", "last-card"), poses.plays_a_card),
    "belote tricks again": then(moment("belote", "shown"), click("table.review")),
    "belote hint": then(moment("belote", "bidding"), key(pygame.K_h)),
    "belote scoring": score("belote", "declarations-and-belote"),
    "belote scoring of a failed deal": score("belote", "dedans"),
    "belote scoring of a level deal": score("belote", "held"),
    "belote scoring of a doubled deal": score("belote", "coinched"),
    "belote new match": then(scene("new_match"), click("new_match.game.belote")),
}
"""The states by name; the names of scenes are those of the program's own pictures."""
