"""Slips cost nothing: unintended clicks do nothing, and what was done comes back."""

from __future__ import annotations

import pygame
import pytest

from game.engine.record import SeatSetup
from game.games.borako.rules.view import BorakoView
from game.match.saves import MatchSetup
from game.opponents.protocol import heuristic_action
from game.ui.table.input.aim import MEANT_MS
from tests.ui.pilot import FRAME_MS, Pilot
from tests.ui.table.scripted import NAMES, STARTED_BY_US, Table, dealt

RUN = "5H 6H 7H"
QUICK_MS = 120.0
SLOW_MS = 400.0


def melding(pilot: Pilot, *, others_wait: bool = False) -> Table:
    table = Table(pilot, dealt({0: "4D 9C"}, draws="KD"))
    table.click("stock")
    table.loop.waits = others_wait
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
    table = melding(pilot, others_wait=True)
    hand = table.hand
    clicks(pilot, table, "9C", (QUICK_MS,))
    assert table.match.actor() not in (0, None)
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    table.rest()
    assert table.match.actor() == 0
    assert sorted(table.hand.split()) == sorted(hand.split())
    assert not table.match.view_as(BorakoView, 0).discards


def test_a_discard_is_taken_back_by_the_button(pilot: Pilot) -> None:
    table = melding(pilot, others_wait=True)
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


def recorded(pilot: Pilot) -> Table:
    """A match of the player's own, which is kept."""
    seats = tuple(SeatSetup(name, None if seat == 0 else "club") for seat, name in enumerate(NAMES))
    return Table(pilot, pilot.stage.profile.start(MatchSetup("borako", seats, STARTED_BY_US, {})))


def discards_first(table: Table) -> None:
    """Draw if that is to be done, and drag the first card of the hand to the pile."""
    if table.match.standing().phase == "draw":
        table.click("stock")
    table.drag(table.hand.split()[0], "discards")


def test_a_newcomer_is_asked_before_the_turn_is_over_and_may_choose_not_to_be(pilot: Pilot) -> None:
    pilot.stage.profile.change(confirm_moves=None)
    table = recorded(pilot)
    discards_first(table)
    assert pilot.scene.name == "confirm"
    pilot.click("confirm.no")
    discards_first(table)
    pilot.click("confirm.never")
    assert pilot.stage.profile.settings.confirm_moves is False
    table.rest()
    discards_first(table)
    assert pilot.scene is table.scene


def test_who_finished_rounds_of_the_game_is_not_asked(pilot: Pilot) -> None:
    pilot.stage.profile.change(confirm_moves=None)
    profile = pilot.stage.profile
    one = profile.start(MatchSetup("borako", tuple(SeatSetup(name) for name in NAMES), 5, {}))
    while len(one.history()) < 2:
        one.play(heuristic_action(one.game, one.view(one.actor() or 0), one.agent_stream()))
        if one.actor() is None:
            one.play(next(one.actions()))
    assert one.outcome() is None
    one.close()
    profile.archive.note(one)
    profile.archive.look()
    assert profile.archive.wait()
    assert profile.rounds_of("borako") == 2
    assert profile.rounds_of("borako", one.record) == 0
    table = recorded(pilot)
    discards_first(table)
    assert pilot.scene is table.scene


@pytest.mark.parametrize("chosen", [True, False])
def test_what_the_player_chose_counts_for_a_newcomer_as_well(pilot: Pilot, *, chosen: bool) -> None:
    pilot.stage.profile.change(confirm_moves=chosen)
    table = recorded(pilot)
    discards_first(table)
    assert (pilot.scene.name == "confirm") == chosen
