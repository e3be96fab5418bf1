"""The own hand closes up while cards are carried, and opens one gap where they would go."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

CARDS = "5H 6H 7H 9C"


def middles(table: Table) -> list[float]:
    board = table.scene.board
    return [sprite.x.target for sprite in board.in_hand if sprite not in board.carried]


@pytest.fixture
def table(pilot: Pilot) -> Table:
    table = Table(pilot, dealt({0: CARDS}))
    table.click("stock")
    return table


def carry(pilot: Pilot, table: Table, cards: str, to: tuple[int, int]) -> None:
    table.select(cards)
    start = pilot.where(table.card(cards.split(maxsplit=1)[0])).center
    pilot.press(start)
    pilot.move((start[0] + 12, start[1]), held=True)
    pilot.move(to, held=True)
    pilot.wait(400)


def test_the_hand_closes_up_when_several_cards_leave_it(pilot: Pilot, table: Table) -> None:
    carry(pilot, table, "5H 7H", pilot.where("felt").center)
    rest = middles(table)
    steps = [after - before for before, after in pairwise(rest)]
    assert max(steps) - min(steps) < 1
    assert abs((rest[0] + rest[-1]) / 2 - pilot.where("hand").centerx) < 2


def test_the_cards_that_stay_keep_their_size(pilot: Pilot, table: Table) -> None:
    before = table.scene.board.in_hand[-1].width.target
    carry(pilot, table, "5H 7H", pilot.where("felt").center)
    assert {sprite.width.target for sprite in table.scene.board.in_hand} == {before}


def test_one_gap_opens_where_several_cards_would_go(pilot: Pilot, table: Table) -> None:
    carry(pilot, table, "5H 7H", (pilot.where("hand").right - 4, pilot.where("hand").centery))
    rest = middles(table)
    steps = [after - before for before, after in pairwise(rest)]
    assert max(steps) - min(steps) < 1
    assert (rest[0] + rest[-1]) / 2 < pilot.where("hand").centerx - 10


def test_a_refused_drop_opens_the_hand_again(pilot: Pilot, table: Table) -> None:
    before = middles(table)
    carry(pilot, table, "5H 9C", pilot.where("melds.0").center)
    pilot.release(pilot.where("melds.0").center)
    table.rest()
    table.select("5H 9C")
    assert middles(table) == before
