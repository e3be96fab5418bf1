"""A refusal is shown as long as it is about what the player does, at the place that refuses."""

from __future__ import annotations

import pytest

from game.ui.graphics.mirror import mirrored
from game.ui.table.layout.zone import Zone
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"
READING_MS = 400
"""Longer than a message takes to fade, shorter than any is there to be read."""


def test_a_refusal_goes_when_other_cards_are_selected(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.click("stock")
    pilot.drag(table.card("9C"), "tray.0")
    assert table.said != ""
    table.select(RUN)
    pilot.wait(READING_MS)
    assert table.said == ""
    assert not table.scene.panels.hushed
    assert table.scene.panels.remark == "Run of 3, worth 1.5 (+0.15)"


def test_a_refusal_goes_when_something_else_was_done(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.drag(table.card("9C"), "discards")
    assert table.said != ""
    table.click("stock")
    pilot.wait(READING_MS)
    assert table.said == ""


def test_a_refusal_goes_when_cards_are_staged(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    pilot.drag(table.card("9C"), "discards")
    assert table.said != ""
    pilot.drag(table.card("5H"), "staging")
    pilot.wait(READING_MS)
    assert table.said == ""


def test_what_is_no_refusal_stays_to_be_read(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.scene.say("Saving failed.")
    table.select(RUN)
    pilot.wait(READING_MS)
    assert table.said == "Saving failed."


@pytest.mark.slow
@pytest.mark.parametrize("in_mirror", [False, True])
@pytest.mark.parametrize(("part", "staged"), [(0.2, False), (0.8, True)])
def test_the_zone_with_more_of_the_card_decides_between_strip_and_refusal(
    pilot: Pilot, part: float, staged: bool, in_mirror: bool
) -> None:
    pilot.stage.profile.change(language="ar" if in_mirror else "en")
    table = Table(pilot, dealt({0: f"{RUN} 9C"}))
    table.click("stock")
    scene = table.scene
    card = next(sprite for sprite in scene.board.in_hand if str(sprite.face) == "9C")
    strip = scene.board.layout.zones[Zone("staging")]
    goal = (strip.centre[0], strip.bottom + card.slot.h * (0.5 - part))
    grip = pilot.where(table.card("9C"))
    begin = (mirrored(grip, 1280) if in_mirror else grip).center
    end = round(begin[0] + goal[0] - card.slot.cx), round(begin[1] + goal[1] - card.slot.cy)
    pilot.drag(table.card("9C"), (1279 - end[0], end[1]) if in_mirror else end)
    assert bool(scene.board.staging.groups) is staged
    assert (table.said == "") is staged
