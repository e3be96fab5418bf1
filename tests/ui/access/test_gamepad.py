"""A gamepad plays everything that the keyboard plays."""

from __future__ import annotations

import pygame
import pytest

from game.ui.access import gamepad
from game.ui.access import speaker as speaking
from game.ui.access.gamepad import NAMES, Gamepads
from game.ui.access.narrator import Narrator
from tests.ui.access.pad import BUTTONS, Pad
from tests.ui.access.test_rounds_without_a_screen import Silent
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "find_voice", Silent)


@pytest.fixture
def table(pilot: Pilot) -> Table:
    return Table(pilot, dealt({0: f"{RUN} 8H 9C"}, draws="KD"))


@pytest.fixture
def pad(pilot: Pilot) -> Pad:
    return Pad(pilot)


def to_card(pad: Pad, table: Table, face: str) -> None:
    if table.scene.focus.card is None:
        pad.goes_to("hand.0")
    for _ in range(20):
        card = table.scene.focus.card
        if card is not None and str(card.face) == face:
            return
        pad.press("right")
    raise AssertionError(f"no {face} in the hand")


@pytest.mark.slow
def test_a_turn_is_played_by_gamepad_alone(pad: Pad, table: Table) -> None:
    pad.goes_to("stock")
    pad.press("A")
    table.rest()
    for face in RUN.split():
        to_card(pad, table, face)
        pad.press("X")
    pad.goes_to("tray.0")
    pad.press("A")
    table.rest()
    assert table.melds() == [RUN]
    to_card(pad, table, "9C")
    pad.press("A")
    table.rest()
    assert table.match.standing().phase == "draw"


def test_the_stick_goes_one_step_a_push_and_repeats_while_it_is_held(pad: Pad, table: Table) -> None:
    pad.goes_to("hand.0")
    focus = table.scene.focus
    assert focus.card is not None
    held = table.scene.board.in_hand
    begin = held.index(focus.card)
    pad.push(pygame.CONTROLLER_AXIS_LEFTX, 32_000)
    pad.push(pygame.CONTROLLER_AXIS_LEFTX, 15_000)
    pad.push(pygame.CONTROLLER_AXIS_LEFTX, 32_000)
    assert held.index(focus.card) == begin + 1
    pad.pilot.wait(650)
    assert held.index(focus.card) > begin + 2
    pad.push(pygame.CONTROLLER_AXIS_LEFTX, 0)
    there = held.index(focus.card)
    pad.pilot.wait(1000)
    assert held.index(focus.card) == there


def test_commands_need_no_key(pad: Pad, table: Table) -> None:
    table.pilot.stage.profile.change(shortcuts={"log": "", "pause": ""})
    pad.press("back")
    assert pad.pilot.scene.name == "log"
    pad.press("B", "start")
    assert pad.pilot.scene.name == "pause"
    pad.press("B")
    pad.push(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 32_000)
    pad.push(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0)
    assert table.scene.said == "Nobody has touched a card since your last move."


def test_with_the_left_trigger_held_the_buttons_read(pad: Pad, table: Table) -> None:
    table.pilot.stage.profile.change(speech=True)
    sorting = table.scene.board.hand.sorting
    table.pilot.settle()
    narrator = table.pilot.stage.narrator
    assert isinstance(narrator, Narrator)
    last = narrator.speaker.spoken[-1]
    for button, begins in (("A", last), ("X", "You hold "), ("B", "Round 1"), ("Y", "Your turn"), ("RB", "Nobody has")):
        narrator.speaker.spoken.clear()
        pad.push(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 32_000)
        pad.press(button)
        pad.push(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0)
        assert [text.startswith(begins) for text in narrator.speaker.spoken] == [True]
    assert table.scene.board.hand.sorting == sorting
    pad.push(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 32_000)
    pad.push(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0)
    assert table.scene.board.hand.sorting != sorting


def test_what_is_taken_back_by_the_right_stick_is_in_the_hand_again(pad: Pad, table: Table) -> None:
    pad.goes_to("stock")
    pad.press("A")
    table.rest()
    for face in RUN.split():
        to_card(pad, table, face)
        pad.press("X")
    pad.press("A")
    table.rest()
    assert table.melds() == [RUN]
    pad.push(pygame.CONTROLLER_AXIS_RIGHTY, -32_000)
    table.rest()
    assert table.melds() == []


@pytest.mark.usefixtures("watched")
def test_the_help_lists_the_buttons(pad: Pad, table: Table) -> None:
    pad.press("RS")
    assert pad.pilot.scene.name == "shortcuts"
    before = pad.pilot.surface.copy()
    pad.goes_to("shortcuts.other")
    pad.press("A")
    pad.pilot.settle()
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(pad.pilot.surface, "RGB")
    assert len({(button, label.one) for button, label in NAMES}) == len(NAMES)


def test_menus_are_gone_through(pad: Pad) -> None:
    pad.pilot.stage.navigator.open_menu()
    pad.pilot.settle()
    pad.goes_to("menu.settings")
    pad.press("A")
    assert pad.pilot.scene.name == "settings"
    pad.press("B")
    assert pad.pilot.scene.name == "menu"


def test_a_gamepad_that_comes_and_goes_costs_nothing() -> None:
    pads = Gamepads()
    assert pads.wake_after(0.0) is None
    pressed = list(pads.keys(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS["right"]), 0.0))
    assert [event.key for event in pressed] == [pygame.K_RIGHT]
    assert pads.wake_after(0.0) is not None
    assert list(pads.keys(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7), 1.0)) == []
    assert pads.wake_after(2.0) is None
    assert not pads.any

    def refuses() -> None:
        raise pygame.error("no such subsystem")

    gamepad.listen(refuses)
