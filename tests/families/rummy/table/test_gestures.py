"""Suggest, the gold button and the double click do what is worth most, or say what it costs (rami 7, remik 4)."""

from __future__ import annotations

from typing import cast

import pytest

from game.cards import format_faces
from game.engine import AnyGame
from game.ui.table.cards.sprite import faces_of
from tests.families.rummy.rules.positions import Table as Positions
from tests.families.rummy.table.tables import GAMES
from tests.ui.pilot import Pilot
from tests.ui.table.begun import match_at
from tests.ui.table.scripted import Table


def table_from(pilot: Pilot, game: str, hand: str, **position: object) -> Table:
    state = Positions(GAMES[game]).position(hand, **position)  # type: ignore[arg-type]
    return Table(pilot, match_at(cast(AnyGame, GAMES[game]), state))


def suggested(table: Table) -> list[str]:
    table.click("table.suggest")
    return [format_faces(faces_of(group)) for group in table.scene.board.staging.groups]


@pytest.mark.parametrize("game", GAMES)
def test_suggest_lays_and_adds_together(pilot: Pilot, game: str) -> None:
    table = table_from(pilot, game, "3C 4C 5C 8H KD 2S", melds=("5H 6H 7H",))
    assert sorted(suggested(table)) == ["3C 4C 5C", "8H"]
    table.click("table.lay_all")
    assert "8H" not in table.hand.split()
    assert "4C" not in table.hand.split()


@pytest.mark.parametrize("game", GAMES)
def test_suggest_shows_what_opens_and_no_add_that_only_an_opening_allows(pilot: Pilot, game: str) -> None:
    hand = "TS JS QS KS TD JD QD KD TC TH 8H 2C"
    table = table_from(pilot, game, hand, opened=False, melds=("5H 6H 7H",))
    assert "8H" not in " ".join(suggested(table)).split()
    offer = next(one for one in table.scene.buttons.offers if one.name == "lay_all")
    assert offer.refusal is None


@pytest.mark.parametrize("game", GAMES)
def test_suggest_names_the_add_where_there_is_nothing_to_lay(pilot: Pilot, game: str) -> None:
    table = table_from(pilot, game, "8H KD 2S 4C", melds=("5H 6H 7H",))
    assert suggested(table) == ["8H"]
    assert "table.lay_all" in pilot.stage.targets()


@pytest.mark.parametrize("game", GAMES)
def test_the_button_that_beckons_adds_a_selected_card_that_fits(pilot: Pilot, game: str) -> None:
    table = table_from(pilot, game, "8H KD 2S 4C", melds=("5H 6H 7H",))
    table.select("8H")
    table.click("table.add")
    assert "8H" not in table.hand.split()
    assert table.match.actor() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_that_throws_a_joker_away_waits_for_a_second_one(pilot: Pilot, game: str) -> None:
    table = table_from(pilot, game, "JK KD 2S 4C 9H", opened=False)
    pilot.double_click(table.card("JK"))
    table.rest()
    assert "JK" in table.hand.split()
    assert table.said


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_that_puts_an_opening_off_says_that_there_is_something_to_lay(pilot: Pilot, game: str) -> None:
    table = table_from(pilot, game, "TS JS QS KS TD JD QD KD 2C", opened=False)
    pilot.double_click(table.card("2C"))
    table.rest()
    assert "better to lay" in table.said
    pilot.wait(300)
    pilot.double_click(table.card("2C"))
    pilot.wait(300)
    assert "2C" not in table.hand.split()
