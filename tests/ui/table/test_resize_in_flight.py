"""A window that gets another size while cards are on their way: they arrive where they belong in the new one."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.table.cards.sprite import Sprite
from game.ui.table.scene import TableScene
from tests.ui.likeness import alike
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import ScriptedLoop, Table, dealt

RUN = "5H 6H 7H"
SIZES = ((1024, 768), (1920, 1080), (960, 600))


def dealing(pilot: Pilot) -> Table:
    """A table whose cards are being dealt."""
    table = Table.__new__(Table)
    table.pilot, table.match = pilot, dealt({0: f"{RUN} 9C"})
    table.loop = ScriptedLoop(table.match)
    table.scene = TableScene(pilot.stage, table.match, (), table.loop)
    pilot.stage.push(table.scene)
    pilot.wait(900)
    return table


def drawing(pilot: Pilot) -> Table:
    """A table where a card flies from the stock to the hand and is turned over."""
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.click("stock")
    pilot.frame()
    return table


def laying(pilot: Pilot) -> Table:
    """A table where three cards fly from the hand to the tray."""
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.click("stock")
    table.rest()
    for face in RUN.split():
        pilot.click(table.card(face))
    pilot.click("table.lay")
    pilot.wait(60)
    return table


def carrying(pilot: Pilot) -> Table:
    """A table where a card was carried away and let go."""
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.drag("hand.1", "score")
    pilot.frame()
    return table


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("begin", [dealing, drawing, laying, carrying])
def test_cards_in_flight_arrive_where_they_belong_in_the_new_window(
    pilot: Pilot, begin: Callable[[Pilot], Table], size: tuple[int, int]
) -> None:
    table = begin(pilot)
    assert flying(table), "nothing was on its way"
    before = targets_of(table)

    pilot.resize(size)
    window = pygame.Rect((0, 0), size)
    assert targets_of(table) != before
    for sprite, slot in places(table):
        assert (sprite.x.target, sprite.y.target, sprite.width.target) == slot
        assert window.collidepoint(sprite.x.target, sprite.y.target)

    table.rest()
    now = pilot.clock.now()
    assert not flying(table)
    for sprite, slot in places(table):
        assert (sprite.x.at(now), sprite.y.at(now), sprite.width.at(now)) == slot


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("begin", [drawing, laying])
def test_what_is_clicked_after_a_resize_in_mid_flight_is_what_lies_there(
    pilot: Pilot, begin: Callable[[Pilot], Table], size: tuple[int, int]
) -> None:
    table = begin(pilot)
    pilot.resize(size)
    named = {name: rect for name, rect in pilot.stage.targets().items() if name.startswith("hand.")}
    assert all(pygame.Rect((0, 0), size).contains(rect) for rect in named.values())
    table.rest()
    assert {name: rect for name, rect in pilot.stage.targets().items() if name in named} == named
    last = table.hand.split()[-1]
    pilot.click(f"hand.{len(table.hand.split()) - 1}")
    assert table.selected == last


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize("begin", [dealing, drawing, laying, carrying])
def test_a_resize_in_mid_flight_leaves_nothing_painted_behind(pilot: Pilot, begin: Callable[[Pilot], Table]) -> None:
    table = begin(pilot)
    pilot.resize((1024, 768))
    table.rest()
    pilot.wait(4000)
    seen = pilot.surface.copy()
    table.scene.layers.touch(pilot.surface.get_rect(), table.scene.damage)
    pilot.frame()
    assert alike(pilot.surface, seen)


def flying(table: Table) -> list[Sprite]:
    """The sprites that have not arrived."""
    return [sprite for sprite in table.scene.board.pool if not sprite.resting(table.pilot.clock.now())]


def places(table: Table) -> list[tuple[Sprite, tuple[float, float, float]]]:
    """Every sprite at the table with the middle and the width of its slot."""
    board = table.scene.board
    pairs: list[tuple[Sprite, tuple[float, float, float]]] = []
    for place, sprites in board.pool.places.items():
        ordered = board.in_hand if place == board.own else sprites
        slots = board.layout.slots[place]
        pairs += [(sprite, (slot.cx, slot.cy, slot.w)) for sprite, slot in zip(ordered, slots, strict=True)]
    return pairs


def targets_of(table: Table) -> list[tuple[float, float]]:
    """Return the targets of the sprites."""
    return [(sprite.x.target, sprite.y.target) for sprite in table.scene.board.pool]
