"""The hand lies as its player left it when a match is gone on with."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.record import SeatSetup
from game.match.match import Match
from game.match.saves import MatchSetup
from game.storage.hand_orders import FILE, HandOrder, HandOrders
from game.ui.table.cards.hand_order import Sorting
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import NAMES, STARTED_BY_US, Table


def begun(pilot: Pilot) -> Table:
    seats = tuple(SeatSetup(name, None if seat == 0 else "club") for seat, name in enumerate(NAMES))
    return Table(pilot, pilot.stage.profile.start(MatchSetup("borako", seats, STARTED_BY_US, {})))


def gone_on_with(pilot: Pilot, match: Match) -> Table:
    """The program was closed and opened again."""
    path = match.record_path
    assert path is not None
    assert match.close(), "the record is on disk"
    pilot.stage.pop()
    return Table(pilot, pilot.stage.profile.resume(path).match)


def moves_the_first_card(pilot: Pilot, times: int) -> None:
    pilot.key(pygame.K_TAB)
    for _ in range(times):
        pilot.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)


def test_an_order_of_ones_own_is_there_again_and_new_cards_come_to_its_end(pilot: Pilot) -> None:
    table = begun(pilot)
    dealt = table.hand
    moves_the_first_card(pilot, 3)
    arranged = table.hand
    assert arranged != dealt
    again = gone_on_with(pilot, table.match)
    assert again.hand == arranged
    again.click("stock")
    assert again.hand.startswith(arranged)
    drawn = again.hand
    assert gone_on_with(pilot, again.match).hand == drawn


def test_another_way_of_sorting_is_kept_as_well(pilot: Pilot) -> None:
    table = begun(pilot)
    pilot.click("table.sort")
    pilot.wait(400)
    by_rank = table.hand
    again = gone_on_with(pilot, table.match)
    assert again.hand == by_rank
    assert again.scene.board.hand.sorting is Sorting.RANK


def test_a_hand_that_lies_as_it_was_dealt_is_not_written_down(pilot: Pilot) -> None:
    table = begun(pilot)
    gone_on_with(pilot, table.match)
    assert not (pilot.stage.profile.folders.cache / FILE).exists()


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"a": 1}', '{"NAME": {"round": 1, "sorting": "odd", "cards": "5H"}}']
)
def test_what_cannot_be_read_is_no_order(pilot: Pilot, content: str) -> None:
    table = begun(pilot)
    dealt = table.hand
    path = table.match.record_path
    assert path is not None
    file = pilot.stage.profile.folders.cache / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    pilot.stage.pop()
    file.write_text(content.replace("NAME", path.name))
    assert Table(pilot, pilot.stage.profile.resume(path).match).hand == dealt


def test_the_orders_of_the_matches_left_last_are_kept(tmp_path: Path) -> None:
    orders = HandOrders(tmp_path)
    for number in range(60):
        orders.keep(f"match {number}", HandOrder(1, "manual", "5H"))
    assert orders.of("match 0") is None
    assert orders.of("match 59") == HandOrder(1, "manual", "5H")
    orders.keep("match 59", None)
    assert orders.of("match 59") is None
