"""Cards that everybody saw fly with their faces up, along the middle of the table, and are hidden where they arrive."""

from __future__ import annotations

from game.ui.graphics.motion import Pace
from game.ui.table.cards.sprite import Sprite
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

LAP = ["draw", "discard 9C", "draw", "discard 4D", "sweep", "add 8H to 1", "discard 9C"]


def swept(pilot: Pilot) -> Sprite:
    """The last of the others sweeps the pile, whose first card has just taken off."""
    hands = {0: "KD", 1: "5H 6H 7H 9C", 2: "4D", 3: "8H"}
    table = Table(pilot, dealt(hands), [LAP[0], "lay 5H 6H 7H", *LAP[1:]])
    pilot.stage.pace = Pace.INSTANT
    table.click("stock")
    pilot.drag(table.card("KD"), "discards")
    for _frame in range(200):
        if table.match.actor() == 3:
            pilot.stage.pace = Pace.NORMAL
        pile = [one for one in table.scene.board.pool if one.place.zone == "discards"]
        pilot.frame(16.0)
        gone = next((one for one in pile if one.place.owner == 3), None)
        if gone is not None:
            return gone
    raise TimeoutError("nobody sweeps")


def test_a_swept_card_is_seen_until_it_arrives(pilot: Pilot) -> None:
    sprite = swept(pilot)
    began, wide = sprite.placed(pilot.clock.now()), sprite.width.at(pilot.clock.now())
    assert sprite.face is None
    while not sprite.x.done(pilot.clock.now()):
        assert sprite.turning(pilot.clock.now()), "not hidden yet"
        here = sprite.placed(pilot.clock.now())
        if abs(here.cx - began.cx) < 0.7 * abs(sprite.slot.cx - began.cx):
            assert abs(here.cy - began.cy) < 2, "along the middle"
            assert abs(here.angle) < 1
        if abs(here.cx - began.cx) < 0.2 * abs(sprite.slot.cx - began.cx):
            assert sprite.width.at(pilot.clock.now()) == wide, "at full size"
        pilot.frame(8.0)
    pilot.wait(600.0, 50.0)
    assert not sprite.turning(pilot.clock.now())
    assert (sprite.x.target, sprite.angle.target) == (sprite.slot.cx, sprite.slot.angle)
