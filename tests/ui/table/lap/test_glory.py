"""A meld that is worth a bonus from now on shines for a moment, and so do somebody's first melds."""

from __future__ import annotations

import pytest

from game.engine import Place
from game.games import GAMES
from game.ui.graphics.motion import Pace
from game.ui.system.sound import Cue
from tests.ui.likeness import alike
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

SEVEN = "5H 6H 7H 8H 9H TH JH"
PLACE = Place("meld", 0, 0)


def laying(pilot: Pilot, cards: str) -> tuple[Table, list[Cue]]:
    """The player has just laid a meld; and what was to be heard."""
    table, heard = Table(pilot, dealt({0: f"{SEVEN} QH"})), list[Cue]()
    pilot.stage.sounds.on_cue = heard.append
    for action in ("draw", f"lay {cards}"):
        table.scene.act([GAMES["borako"].parse(action)])
        table.rest()
    pilot.frame(50.0)
    return table, heard


def test_seven_cards_shine_for_a_moment_and_are_heard(pilot: Pilot) -> None:
    table, heard = laying(pilot, SEVEN)
    assert table.scene.glory.shines
    assert Cue.PRIZE in heard
    pilot.wait(1500.0, 50.0)
    assert not table.scene.glory.shines
    pilot.settle()


@pytest.mark.parametrize("cards", ["5H 6H 7H", "5H 6H 7H 8H 9H TH"])
def test_cards_without_a_bonus_are_nothing_special(pilot: Pilot, cards: str) -> None:
    table, heard = laying(pilot, cards)
    assert not table.scene.glory.shines
    assert Cue.PRIZE not in heard


def test_what_only_lies_there_does_not_shine(pilot: Pilot) -> None:
    table, heard = laying(pilot, SEVEN)
    pilot.wait(1500.0, 50.0)
    table.scene.feed.lie()
    assert not table.scene.glory.shines
    assert heard.count(Cue.PRIZE) == 1


def test_with_reduced_motion_the_light_is_there_and_is_painted_twice(pilot: Pilot) -> None:
    pilot.stage.profile.change(reduce_motion=True)
    table, heard = laying(pilot, SEVEN)
    scene = table.scene
    assert scene.glory.shines
    assert heard.count(Cue.PRIZE) == 1
    wait = scene.glory.wake_after(pilot.clock.now())
    assert wait is not None
    assert wait > 0, "nothing moves"
    painted = [bool(pilot.frame(16.0)) for _frame in range(20)]
    assert not any(painted[-8:]), "nothing is painted while it stands there, once all cards are drawn"
    pilot.wait(1500.0, 50.0)
    assert not scene.glory.shines
    assert scene.glory.wake_after(pilot.clock.now()) is None


def test_at_the_highest_speed_nothing_shines(pilot: Pilot) -> None:
    pilot.stage.set_pace(Pace.INSTANT)
    table, heard = laying(pilot, SEVEN)
    assert not table.scene.glory.shines
    assert heard.count(Cue.PRIZE) == 1


def test_a_meld_that_had_its_bonus_does_not_shine_again(pilot: Pilot) -> None:
    table, _heard = laying(pilot, SEVEN)
    pilot.wait(1500.0, 50.0)
    again = Table(pilot, table.match)
    add = next(action for action in again.match.actions() if str(action).startswith("add"))
    again.scene.act([add])
    again.rest()
    assert not again.scene.glory.shines


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("in_mirror", [False, True])
def test_the_light_leaves_the_number_on_the_seal_readable(pilot: Pilot, in_mirror: bool) -> None:
    pilot.stage.profile.change(language="ar" if in_mirror else "en")
    table, _heard = laying(pilot, SEVEN)
    pilot.wait(650.0, 50.0)  # the seal has come down, and the light is at its brightest
    assert table.scene.glory.shines
    box = table.seals.seal_box(PLACE, table.scene.board.layout.slots[PLACE])
    number = box.inflate(-box.width // 2, -box.height // 2)
    if in_mirror:
        number.right = pilot.surface.get_width() - number.left
    shining = pilot.surface.subsurface(number).copy()
    pilot.wait(1500.0, 50.0)
    assert alike(shining, pilot.surface.subsurface(number))
