"""What the table paints: piece by piece, enlarged, and after the window changed its size."""

from __future__ import annotations

import pygame

from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"


def test_a_card_is_enlarged_while_the_right_button_is_held(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: RUN}))
    pilot.wait(4000)
    before = pygame.image.tobytes(pilot.surface, "RGB")
    position = pilot.where("hand.0").center
    pilot.press(position, button=3)
    assert pygame.image.tobytes(pilot.surface, "RGB") != before
    pilot.release(position, button=3)
    pilot.move((5, 5))
    table.rest()
    pilot.wait(1000)
    assert pygame.image.tobytes(pilot.surface, "RGB") == before


def test_a_resize_in_mid_flight_leaves_every_card_where_it_belongs(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.click("stock")
    pilot.resize((1024, 768))
    table.rest()
    for place, sprites in table.scene.board.cast.places.items():
        slots = table.scene.board.layout.slots[place]
        ordered = table.scene.board.hand.sprites if place == table.scene.board.own else sprites
        for sprite, slot in zip(ordered, slots, strict=True):
            assert (sprite.x.target, sprite.y.target, sprite.width.target) == (slot.cx, slot.cy, slot.w)


def test_what_is_painted_piece_by_piece_is_what_a_full_repaint_shows(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 8H 9C"}))
    table.loop.everybody = True
    for number in range(12):
        before = table.match.number
        while table.match.number == before or not table.scene.presenter.idle(pilot.clock.now()):
            table.loop.everybody = table.match.number == before
            pilot.frame()
        table.loop.everybody = False
        if number % 4 == 1:
            pilot.move(pilot.where("hand.0").center)
        if number % 4 == 2 and table.match.actor() == 0:
            pilot.drag("hand.1", "score")
        while table.scene.layers.busy:
            pilot.frame()
        pilot.wait(4000)

        piecemeal = pygame.image.tobytes(pilot.surface, "RGB")
        table.scene.layers.touch(pilot.surface.get_rect(), table.scene.damage)
        pilot.frame()
        assert pygame.image.tobytes(pilot.surface, "RGB") == piecemeal, f"after {number} actions"
