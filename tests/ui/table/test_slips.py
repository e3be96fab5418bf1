"""Nothing dear happens by a slip: clicks that were not meant do nothing, and what was done comes back."""

from __future__ import annotations

import pygame
import pytest

from game.games.borako.rules.view import BorakoView
from game.ui.table.input.aim import MEANT_MS
from tests.ui.pilot import FRAME_MS, Pilot
from tests.ui.table.scripted import ScriptedLoop, Table, dealt

RUN = "5H 6H 7H"
QUICK_MS = 120.0
SLOW_MS = 400.0


class Thinking(ScriptedLoop):
    """The others take their time."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        return False


def melding(pilot: Pilot, kind: type[ScriptedLoop] = ScriptedLoop) -> Table:
    match = dealt({0: f"{RUN} 9C"}, draws="KD")
    table = Table(pilot, match, loop=kind(match))
    table.click("stock")
    pilot.wait(1500)
    return table


def clicks(pilot: Pilot, table: Table, card: str, pauses: tuple[float, ...]) -> None:
    """Click a card, and once more after each pause."""
    pilot.click(table.card(card))
    for pause in pauses:
        pilot.wait(max(0.0, pause - 3 * FRAME_MS))
        pilot.click(table.card(card))


@pytest.mark.parametrize(
    "pauses",
    [
        (SLOW_MS,),
        (SLOW_MS, QUICK_MS),
        (SLOW_MS, QUICK_MS, QUICK_MS),
        (SLOW_MS, SLOW_MS, QUICK_MS),
        (300.0, 300.0, 300.0),
        (SLOW_MS, SLOW_MS, SLOW_MS, QUICK_MS, QUICK_MS),
    ],
)
def test_selecting_a_card_and_thinking_better_of_it_discards_nothing(pilot: Pilot, pauses: tuple[float, ...]) -> None:
    table = melding(pilot)
    clicks(pilot, table, "9C", pauses)
    assert table.match.standing().phase == "meld"
    assert table.selected == ("9C" if len(pauses) % 2 == 0 else "")


def test_a_card_that_was_selected_a_while_ago_is_let_go_by_two_quick_clicks_and_not_discarded(pilot: Pilot) -> None:
    table = melding(pilot)
    pilot.click(table.card("9C"))
    pilot.wait(2000)
    clicks(pilot, table, "9C", (QUICK_MS,))
    assert table.match.standing().phase == "meld"


def test_two_quick_clicks_on_a_card_at_rest_discard_it(pilot: Pilot) -> None:
    table = melding(pilot)
    clicks(pilot, table, "9C", (QUICK_MS,))
    assert table.match.actor() != 0


def test_a_discard_is_taken_back_by_key_until_the_next_player_has_moved(pilot: Pilot) -> None:
    table = melding(pilot, Thinking)
    hand = table.hand
    clicks(pilot, table, "9C", (QUICK_MS,))
    assert table.match.actor() not in (0, None)
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    table.rest()
    assert table.match.actor() == 0
    assert sorted(table.hand.split()) == sorted(hand.split())
    assert not table.match.view_as(BorakoView, 0).discards


def test_a_discard_is_taken_back_by_the_button(pilot: Pilot) -> None:
    table = melding(pilot, Thinking)
    pilot.drag(table.card("9C"), "discards")
    pilot.wait(100)
    pilot.click("table.take_back")
    pilot.wait(100)
    assert table.match.actor() == 0
    assert "9C" in table.hand.split()


def test_a_discard_stays_once_the_next_player_has_moved(pilot: Pilot) -> None:
    table = melding(pilot)
    pilot.drag(table.card("9C"), "discards")
    table.rest()
    before = table.match.number
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert table.match.number == before


def test_a_button_that_became_another_one_under_the_pointer_takes_no_click_yet(pilot: Pilot) -> None:
    table = Table(pilot, dealt({0: f"{RUN} 9C 9D"}, draws="KD"))
    table.click("stock")
    table.select(RUN)
    pilot.move(pilot.where("table.lay").center)
    pilot.wait(1000)
    pilot.key(pygame.K_ESCAPE)
    at = pilot.pointer
    focus = table.card("9C")
    table.scene.select([sprite for sprite in table.scene.board.in_hand if str(sprite.face) == "9C"])
    pilot.frame()
    assert pilot.where("table.discard").collidepoint(at), focus
    pilot.press(at)
    pilot.release(at)
    assert table.match.standing().phase == "meld"
    pilot.wait(MEANT_MS)
    pilot.press(at)
    pilot.release(at)
    assert table.match.standing().phase != "meld" or table.match.actor() != 0


def test_a_button_that_the_pointer_was_moved_onto_takes_a_click_at_once(pilot: Pilot) -> None:
    table = melding(pilot)
    pilot.click(table.card("9C"))
    pilot.click("table.discard")
    assert table.match.actor() != 0
