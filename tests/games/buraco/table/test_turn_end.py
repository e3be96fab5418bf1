"""Ending a turn in which nothing else is left: by hand, or by the table once the player wants it so (buraco 3.4)."""

from __future__ import annotations

import pygame

from game.games.buraco.rules.view import BuracoView
from tests.games.buraco.rules.positions import position
from tests.games.buraco.table.tables import table_from
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table

HAND = "3C 4C 8D KD QD 9H"


def begun(pilot: Pilot, *, ends_turn: bool | None) -> Table:
    pilot.stage.profile.change(ends_turn=ends_turn)
    return table_from(pilot, position(HAND, turn="begins", pile="5H 9S"))


def plays_a_turn(table: Table) -> None:
    """Draw and discard, which leaves nothing but the end of the turn."""
    table.click("table.draw")
    hand = table.match.view_as(BuracoView, 0).hand
    table.drag(str(hand[-1]), "discards")


def test_a_click_ends_a_turn_as_soon_as_the_button_is_there(pilot: Pilot) -> None:
    table = begun(pilot, ends_turn=False)
    for action in ("take 5H", "take 9S", "discard 3C"):
        table.scene.act([table.match.game.parse(action)])
    pilot.frame()
    number = table.match.number
    pilot.click("table.end")
    assert table.match.number > number


def test_the_third_end_of_a_turn_by_hand_brings_the_offer_and_a_yes_is_kept(pilot: Pilot) -> None:
    table = begun(pilot, ends_turn=None)
    for turn in range(3):
        plays_a_turn(table)
        assert table.match.actor() == 0
        table.click("table.end")
        assert (pilot.scene.name == "turn_end") == (turn == 2)
    pilot.key(pygame.K_RETURN)
    assert pilot.stage.profile.settings.ends_turn is True
    table.rest()
    plays_a_turn(table)
    number = table.match.number
    pilot.wait(2000)
    table.rest()
    assert table.match.number > number


def test_the_offer_is_made_once_and_escape_declines_it(pilot: Pilot) -> None:
    table = begun(pilot, ends_turn=None)
    for _turn in range(3):
        plays_a_turn(table)
        table.click("table.end")
    assert pilot.scene.name == "turn_end"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.stage.profile.settings.ends_turn is False
    table.rest()
    plays_a_turn(table)
    table.click("table.end")
    assert pilot.scene is table.scene


def test_a_turn_with_something_left_to_do_is_never_ended_by_the_table(pilot: Pilot) -> None:
    table = begun(pilot, ends_turn=True)
    table.click("table.draw")
    pilot.wait(3000)
    assert table.match.actor() == 0


def test_an_end_that_was_taken_back_is_left_to_the_player(pilot: Pilot) -> None:
    table = begun(pilot, ends_turn=False)
    plays_a_turn(table)
    loop = table.loop
    loop.waits = True
    table.click("table.end")
    assert table.match.actor() != 0
    pilot.stage.profile.change(ends_turn=True)
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    pilot.wait(3000)
    assert table.match.actor() == 0
