"""A carried group keeps the order in which it lay, whichever of its cards was grabbed, and that one stays put."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.ui.table.cards.hand_order import Sorting
from game.ui.table.cards.sprite import Sprite
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

CARDS = "5H 6H 7H 9C 9S"


def carried_over_the_felt(pilot: Pilot, name: str) -> tuple[int, int]:
    """Grab a card not in its middle and carry it, and what goes with it, over the felt; returns the pointer."""
    begin = pilot.where(name)
    grabbed = (begin.left + begin.width // 2, begin.top + begin.height // 3)
    goal = pilot.where("felt").center
    pilot.press(grabbed)
    for step in (1, 2, 3):
        across, down = ((end - start) * step // 3 for start, end in zip(grabbed, goal, strict=True))
        pilot.move((grabbed[0] + across, grabbed[1] + down), held=True)
    return goal


def from_the_left(sprites: list[Sprite]) -> list[Sprite]:
    return sorted(sprites, key=lambda sprite: sprite.x.target)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize(("sorting", "grabbed"), list(product(Sorting, range(5))))
def test_a_group_lies_in_the_order_of_the_hand_under_the_pointer(
    pilot: Pilot, sorting: Sorting, grabbed: int, mirrored: bool
) -> None:
    pilot.stage.profile.change(language="ar" if mirrored else "en")
    table = Table(pilot, dealt({0: CARDS}))
    board = table.scene.board
    table.scene.input.sort(sorting)
    pilot.wait(1000)
    table.select(" ".join(reversed(CARDS.split())))  # in another order than they lie in
    table.rest()
    selected = [sprite for sprite in board.in_hand if sprite in board.selected]
    lead = selected[grabbed]
    name = next(name for name in pilot.stage.targets() if name == f"hand.{board.in_hand.index(lead)}")
    before = pilot.where(name)
    pointer = carried_over_the_felt(pilot, name)
    assert from_the_left(board.carried) == selected
    above = [sprite.z for sprite in selected]
    assert above == sorted(above), "each lies over the one before it, as in the hand"
    x = table.scene.size[0] - pointer[0] if mirrored else pointer[0]
    assert abs(lead.x.target - x) <= before.width
    assert lead.placed(table.scene.now).holds(x, pointer[1])
    pilot.release(pointer)


def test_a_group_comes_home_as_it_lay(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: CARDS}))
    hand = table.hand
    table.select("6H 9S")
    pointer = carried_over_the_felt(pilot, table.card("9S"))
    pilot.key(pygame.K_ESCAPE)
    pilot.release(pointer)
    table.rest()
    assert table.hand == hand
