"""Cards are enlarged with the second button of the mouse, each drawn at the size in which it is seen."""

from __future__ import annotations

import pygame
import pytest

from game.games import GAMES
from game.ui.screenshot import PictureRequest
from game.ui.table.scene import TableScene
from pictures.scenes import SCENES
from tests.ui.likeness import alike
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"
RIGHT = 3


def enlarged(pilot: Pilot) -> bool:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return scene.input.enlarged.shown


def place_of(table: Table, zone: str) -> tuple[int, int]:
    """A point on the last card of a zone, of the hand on its first."""
    if zone == "hand":
        return table.pilot.where("hand.0").center
    slots = next(held for place, held in table.scene.board.layout.slots.items() if place.zone == zone and held)
    return slots[-1].rect.centre


@pytest.fixture
def table(pilot: Pilot) -> Table:
    """The player has laid a meld and staged three cards, and cards were thrown."""
    table = Table(pilot, dealt({0: f"{RUN} 9C 9D 9S"}, draws="KD"))
    table.click("stock")
    table.drag("KD", "discards")
    table.click("stock")
    table.select(RUN)
    table.click("table.lay")
    table.select("9C 9D 9S")
    table.click("staging")
    pilot.settle()
    return table


@pytest.mark.parametrize("zone", ["hand", "meld", "discards", "staging"])
def test_a_click_enlarges_a_card_until_something_else_is_done(table: Table, pilot: Pilot, zone: str) -> None:
    position = place_of(table, zone)
    pilot.press(position, RIGHT)
    pilot.release(position, RIGHT)
    pilot.wait(1000)
    assert enlarged(pilot)
    pilot.key(pygame.K_ESCAPE)
    assert not enlarged(pilot)
    assert pilot.scene is table.scene, "Escape does nothing else"


def test_a_card_that_is_held_enlarged_is_small_again_when_it_is_let_go(table: Table, pilot: Pilot) -> None:
    position = place_of(table, "hand")
    pilot.press(position, RIGHT)
    pilot.wait(600)
    assert enlarged(pilot)
    pilot.release(position, RIGHT)
    assert not enlarged(pilot)


def test_the_next_click_closes_it_and_does_what_it_always_does(table: Table, pilot: Pilot) -> None:
    position = place_of(table, "hand")
    pilot.press(position, RIGHT)
    pilot.release(position, RIGHT)
    pilot.press(position)
    pilot.release(position)
    assert not enlarged(pilot)
    assert table.selected


def test_a_second_click_on_the_card_closes_it(table: Table, pilot: Pilot) -> None:
    position = place_of(table, "meld")
    for shown in (True, False):
        pilot.press(position, RIGHT)
        pilot.release(position, RIGHT)
        assert enlarged(pilot) is shown


def test_the_back_of_a_card_is_not_enlarged(table: Table, pilot: Pilot) -> None:
    pilot.press(place_of(table, "stock"), RIGHT)
    assert not enlarged(pilot)


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("zone", ["hand", "meld"])
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_an_enlarged_card_is_drawn_at_its_size(pilot: Pilot, table: Table, zone: str, size: tuple[int, int]) -> None:
    pilot.resize(size)
    pilot.settle()
    pilot.press(place_of(table, zone), RIGHT)
    pilot.settle()
    shown = pilot.surface.subsurface(table.scene.input.enlarged.rect).copy()
    table.scene.damage.everything(size)
    pilot.frame()
    drawn = pilot.surface.subsurface(table.scene.input.enlarged.rect)
    assert not table.scene.art.sketched
    assert alike(shown, drawn)


@pytest.mark.usefixtures("watched")
def test_the_cards_of_the_opened_pile_are_drawn_at_their_size(pilot: Pilot, table: Table) -> None:
    pilot.click("discards")
    pilot.settle()
    assert pilot.scene.name == "pile"
    shown = pilot.surface.copy()
    assert not table.scene.art.sketched
    pilot.scene.damage.everything(pilot.surface.get_size())
    pilot.frame()
    assert alike(pilot.surface, shown)


@pytest.mark.parametrize("game", list(GAMES))
def test_cards_of_the_hand_are_enlarged_in_every_game(pilot: Pilot, game: str) -> None:
    SCENES["table"](pilot.stage, PictureRequest("table", pilot.stage.size, game))
    pilot.settle()
    position = pilot.where("hand.0").center
    pilot.press(position, RIGHT)
    assert enlarged(pilot)
