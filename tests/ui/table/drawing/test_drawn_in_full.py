"""Cards that lie still are soon shown in full, not resized or roughly turned, whatever else happens meanwhile."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.cards import ALL_FACES
from game.ui.graphics.pictures import Pictures
from game.ui.table.cards.card_art import CardArt
from tests.ui.likeness import alike
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

AWAY_MS = 600


class Unshared(Pictures):
    """Pictures that take no card from another test."""


def carry_away(table: Table, face: str) -> tuple[int, int]:
    """Hold a card over the felt, so that the others of the hand have closed up."""
    pilot = table.pilot
    begin, end = pilot.where(table.card(face)).center, pilot.where("felt").center
    pilot.press(begin)
    for _ in range(2):
        pilot.move(end, held=True)
    return end


@pytest.mark.usefixtures("watched")
def test_the_cards_of_the_hand_are_drawn_in_full_while_one_is_carried(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "4C"}))
    table.click("stock")
    pilot.settle()
    carry_away(table, "4C")
    pilot.wait(AWAY_MS)
    assert table.scene.input.busy
    assert not table.scene.art.sketched
    piecemeal = pilot.surface.copy()
    table.scene.layers.touch(pilot.surface.get_rect(), table.scene.damage)
    pilot.frame()
    assert alike(pilot.surface, piecemeal)


def test_cards_that_landed_in_long_frames_are_drawn_in_full_soon(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: "4C"}))
    table.click("stock")
    pilot.settle()
    pilot.release(carry_away(table, "4C"))
    while table.scene.layers.busy:
        pilot.frame(100.0)
    for _ in range(2):
        pilot.frame(100.0)
    assert not table.scene.art.sketched


@pytest.mark.usefixtures("pilot")
def test_what_is_in_sight_is_drawn_before_what_is_foreseen() -> None:
    art, seven = CardArt(Pictures()), ALL_FACES[6]
    art.clear((1280, 720))
    art.card(seven, 80)
    art.prepare(120)
    art.card(seven, 80, angle=3.0)
    art.card(seven, 100)
    assert art.draw_shown() == (str(seven), 100)
    assert art.draw_shown() == (str(seven), 80)
    assert art.draw_shown() is None
    assert art.behind
    assert isinstance(art.card(seven, 80, angle=3.0).surface, pygame.Surface)


@pytest.mark.usefixtures("pilot")
def test_a_card_whose_pictures_were_forgotten_is_resized_and_drawn_in_full_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[object] = []
    load = pygame.image.load_sized_svg

    def counted(*args: Any) -> pygame.Surface:
        drawn.append(args)
        return load(*args)

    monkeypatch.setattr(pygame.image, "load_sized_svg", counted)
    pictures = Unshared()
    art = CardArt(pictures)
    art.clear((1280, 720))
    for face in ALL_FACES:
        art.card(face, 80)
    pictures.clear()
    drawn.clear()
    for face in ALL_FACES:
        art.card(face, 60)
        art.card(face, 80)
        art.card(face, 80, level=2)
    assert not drawn
    while art.sketched:
        art.draw_shown()
    assert len(drawn) == 2 * len(ALL_FACES)
    assert art.card(ALL_FACES[0], 60).surface.get_size() == pictures.card(str(ALL_FACES[0]), 60, 2).surface.get_size()
