"""Suggest, the gold button and the double click do what is worth most, or say what it costs (borako 3, 6)."""

from __future__ import annotations

from typing import cast

import pygame
import pytest

from game.cards import format_faces, parse_face
from game.engine import Action, AnyGame
from game.games.borako.rules.actions import Discard
from game.games.borako.rules.state import BorakoState
from game.games.borako.table import TABLE
from game.opponents.protocol import Decision
from game.ui.table.cards.sprite import faces_of
from game.ui.widgets import Button, ButtonKind
from tests.games.borako.rules.positions import BORAKO, position
from tests.ui.pilot import Pilot
from tests.ui.table.begun import match_at
from tests.ui.table.scripted import Table

DIRTY_LONG = "4S 5S 6S 7S 2D 9S TS JS QS"
DIRTY_SHORT = "6S 7S 2C 9S TS JS QS"
HALF = "8S 2S TS JS"
MISSING = "4S 5S 6S 7S"


def table_from(pilot: Pilot, state: BorakoState) -> Table:
    return Table(pilot, match_at(cast(AnyGame, BORAKO), state))


def gold(table: Table) -> str:
    """What the button says that beckons; empty where none does."""
    buttons = [each for each in table.scene.buttons.widgets if isinstance(each, Button) and each.visible]
    return next((each.label for each in buttons if each.kind is ButtonKind.PRIMARY), "")


def suggested(table: Table) -> list[str]:
    table.click("table.suggest")
    return [format_faces(faces_of(group)) for group in table.scene.board.staging.groups]


def test_a_double_click_spares_the_melds_that_a_wild_would_spoil(pilot: Pilot) -> None:
    table = table_from(pilot, position("JK 3D KC 9D 5C", melds=(DIRTY_LONG, DIRTY_SHORT, "6H 7H 8H")))
    for _ in range(2):
        pilot.double_click(table.card("JK"))
        pilot.wait(1500)
    long, short, free = table.melds()
    assert "JK" not in long + short
    assert "JK" in free


def test_a_double_click_that_would_spoil_a_bonus_says_so_and_a_second_one_does_it(pilot: Pilot) -> None:
    table = table_from(pilot, position("JK 3D KC 9D 5C", melds=(DIRTY_LONG,)))
    pilot.double_click(table.card("JK"))
    pilot.wait(300)
    assert "JK" not in table.melds()[0]
    assert table.said == "The bonus of that meld would be 0, no longer 100."
    pilot.double_click(table.card("JK"))
    table.rest()
    assert "JK" in table.melds()[0]


def test_what_was_warned_of_is_warned_of_again_once_the_match_has_gone_on(pilot: Pilot) -> None:
    table = table_from(pilot, position("JK 3D KC 9D 5C 9H", melds=(DIRTY_LONG, "6H 7H 8H")))
    pilot.double_click(table.card("JK"))
    table.drag("9H", "meld.0.1")
    pilot.double_click(table.card("JK"))
    table.rest()
    assert "JK" in table.hand.split()


def test_enter_stops_at_a_mistake_as_a_double_click_does(pilot: Pilot) -> None:
    table = table_from(pilot, position("2H 3D KC 9D 5C", melds=("5H 6H 7H 8H 9H TH JH",)))
    table.scene.input.clicks.toggle(next(each for each in table.scene.board.in_hand if str(each.face) == "2H"))
    before = table.match.number
    table.scene.buttons.take_first()
    assert table.match.number == before
    assert table.said
    table.scene.buttons.take_first()
    assert table.match.number > before


def test_suggest_adds_what_is_worth_more_on_a_meld_than_as_one(pilot: Pilot) -> None:
    table = table_from(pilot, position(f"{MISSING} KD 3C 9D", melds=(HALF,), stock=40))
    assert suggested(table) == [MISSING]
    assert gold(table) == "Add 4 cards"
    assert [meter.text for meter in table.strip.meters] == ["+ 8 cards with a wild card: 100"]
    table.click("table.lay_all")
    assert len(table.melds()) == 1
    assert len(table.melds()[0].split()) == 8


def test_the_gold_button_adds_selected_cards_that_are_worth_more_on_a_meld(pilot: Pilot) -> None:
    table = table_from(pilot, position(f"{MISSING} KD 3C 9D", melds=(HALF,), stock=40))
    table.select(MISSING)
    assert gold(table) == "Add 4 cards"
    table.click("table.add")
    assert len(table.melds()) == 1


def test_no_button_beckons_to_throw_away_what_is_worth_much(pilot: Pilot) -> None:
    table = table_from(pilot, position("7S 8S 9S TS JS QS KD", melds=("6H 7H 8H",)))
    table.select("9S")
    assert gold(table) == ""


class SaysToAdd:
    """Opponents who answer at once that the joker is to be added."""

    busy = False

    def ask(self, *_request: object) -> None:
        """Begin to think."""

    def poll(self, _now: float) -> Decision[Action]:
        """Return the answer."""
        return Decision(BORAKO.parse("add JK to 1"))


def test_what_a_hint_has_named_is_done_at_once(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_from(pilot, position("JK 3D KC 9D 5C", melds=(DIRTY_LONG,)))
    monkeypatch.setattr(table.scene.hint, "agents", SaysToAdd())
    pilot.key(pygame.K_h)
    pilot.wait(300)
    pilot.double_click(table.card("JK"))
    table.rest()
    assert "JK" in table.melds()[0]


def test_before_a_discard_that_brings_the_mour_the_table_asks_what_comes_of_it() -> None:
    discard = (Discard(parse_face("8H")),)
    played_on, usual = (BORAKO.view(position("8H", mour_by_discard=when), 0) for when in ("at_once", "next_turn"))
    assert TABLE.question(played_on, discard).endswith("take the Mour (your reserve hand) and play on?")
    assert TABLE.question(usual, discard).endswith("and end your turn?")


def test_a_turn_that_goes_on_with_the_mour_waits_for_the_next_discard(pilot: Pilot) -> None:
    table = table_from(pilot, position("8H", mour_by_discard="at_once"))
    table.drag("8H", "discards")
    assert len(table.hand.split()) == 11
    assert table.match.actor() == 0
    assert "draw" not in {str(action) for action in table.match.actions()}
