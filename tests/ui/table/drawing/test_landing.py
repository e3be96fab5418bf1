"""The table shows the places of cards that are due, and the button that takes from a pile is on it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.table.layout.zone import Zone
from game.ui.table.melds.landing import landing_beside
from game.ui.table.melds.trays import MeldTrays
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, component_of, dealt

PILE = pygame.Rect(100, 50, 400, 120)
RUN = "5H 6H 7H"


def test_the_place_for_a_discard_is_beside_the_last_one_and_as_large() -> None:
    last = pygame.Rect(110, 60, 70, 100)
    assert landing_beside(last, PILE, [pygame.Rect(440, 60, 50, 20)], 10) == pygame.Rect(190, 60, 70, 100)


def test_a_long_pile_leaves_it_what_it_has_below_its_count() -> None:
    last = pygame.Rect(370, 60, 70, 100)
    assert landing_beside(last, PILE, [pygame.Rect(440, 60, 50, 20)], 10) == pygame.Rect(450, 80, 40, 80)


def test_a_pile_without_any_room_is_the_place_itself() -> None:
    assert landing_beside(pygame.Rect(410, 60, 70, 100), PILE, [], 10) == PILE


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (800, 1280)])
def test_the_buttons_of_a_turn_stand_on_the_piles_they_take_from(pilot: Pilot, size: tuple[int, int]) -> None:
    pilot.resize(size)
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    zones, targets = table.scene.board.layout.zones, pilot.stage.targets()
    assert pygame.Rect(zones[Zone("stock")]).contains(targets["table.draw"])
    assert not targets["table.draw"].colliderect(pygame.Rect(zones[Zone("prompt")]))


def test_a_place_is_kept_for_the_card_that_ends_the_turn_only_while_it_is_due(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    trays = component_of(table.scene, MeldTrays)
    assert trays._landing is None
    table.click("stock")
    place = trays._landing
    assert place is not None
    assert pygame.Rect(table.scene.board.layout.zones[Zone("discards")]).contains(place)
    table.drag("9C", "discards")
    assert trays._landing is None


def test_a_pile_that_is_the_place_itself_has_no_words_under_its_cards(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    trays = component_of(table.scene, MeldTrays)
    table.click("stock")
    with_words = trays.written()
    whole = pygame.Rect(table.scene.board.layout.zones[Zone("discards")])
    monkeypatch.setattr(MeldTrays, "_landing", whole)
    assert len(trays.written()) == len(with_words) - 1
