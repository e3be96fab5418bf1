"""Remik is played at its table by clicks, drags and keys; what Rami does in another way is played there."""

from __future__ import annotations

import pytest

from game.engine import Event, Place, TurnBegan
from game.families.rummy.rules.view import RummyView
from game.ui.stage.scene import Scene
from game.ui.table.calls import SeatCalls
from game.ui.table.contract.facts import Opening
from tests.families.rummy.table.tables import OPENED_WITH_A_RUN, OPENED_WITH_A_SET, RummyTable, dealt, opened, played
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import component_of


def test_the_top_discard_is_taken_by_a_click_only_with_a_use_for_it(pilot: Pilot) -> None:
    table = RummyTable(pilot, dealt("remik", {0: "5D 6D 7D 9S", 1: "3C"}, seats=2), ["discard 3C"])
    table.click("discards")
    assert table.match.standing().phase == "draw"
    assert table.said


@pytest.mark.slow
def test_the_top_discard_is_dragged_into_the_hand(pilot: Pilot) -> None:
    table = RummyTable(pilot, played(dealt("rami", {0: "5D 6D", 3: "7D", 2: "8H"}), "discard 7D", "draw"))
    played(table.match, f"discard {table.match.view(0).hand[-1]}")
    table.rest()
    assert table.match.standing().phase == "draw"
    table.pilot.drag("discards", "hand")
    table.rest()
    assert table.match.standing().phase == "meld"
    assert table.match.view_as(RummyView, 0).taken is not None


def test_a_discard_taken_to_be_melded_is_marked_until_it_is(pilot: Pilot) -> None:
    match = dealt("remik", {0: "TS JS QS KS 8D 9D 2C", 1: "TD"}, seats=2)
    table = RummyTable(pilot, match, ["discard TD"])
    table.click("table.take")
    assert table.marked == "TD"
    assert "10 of diamonds" in table.prompt
    table.drag("2C", "discards")
    assert table.said == table.scene.phrases.refusals["taken_to_be_melded"].said(card="10 of diamonds")
    table.click("table.suggest")
    table.click("table.lay_all")
    assert table.marked == ""
    assert "8D 9D TD" in table.melds()


def test_the_strip_counts_towards_the_opening_and_lays_it_at_once(pilot: Pilot) -> None:
    match = dealt("remik", {0: "TS JS QS KS AS 2C", 1: "3C"}, "4H", seats=2)
    table = RummyTable(pilot, match, ["discard 3C"])
    table.click("stock")
    table.select("TS JS QS")
    table.click("staging.new")
    assert table.strip.needed == Opening(30, 51, pure_run=True)
    assert table.scene.panels.remark == "Add melds worth 21 more points"
    assert table.offered[0] == "lay_all"
    assert table.refused == "opening_too_low"
    table.select("KS AS")
    table.click("staging.0")
    assert table.strip.needed == Opening(51, 51, pure_run=True)
    table.click("table.lay_all")
    assert table.melds() == ["TS JS QS KS AS"]
    assert table.match.view_as(RummyView, 0).opened[0]


def test_an_opening_that_is_too_low_says_how_much_it_is_worth(pilot: Pilot) -> None:
    match = dealt("rami", {0: "TS JS QS KS AS 2C", 3: "3C"}, "4H")
    table = RummyTable(pilot, match, ["discard 3C"])
    table.click("stock")
    table.select("TS JS QS")
    assert table.refused == "opening_too_low"
    assert table.scene.panels.remark == "You need 71 points to open: these melds are worth only 30."
    table.drag("TS", "tray.0")
    assert table.said == table.scene.panels.remark
    assert table.melds() == []


def test_an_opening_is_taken_back_whole(pilot: Pilot) -> None:
    table = RummyTable(pilot, opened(OPENED_WITH_A_RUN, "6D 9H"))
    assert len(table.melds()) == 2
    table.click("table.take_back")
    assert table.melds() == []
    assert not table.match.view_as(RummyView, 0).opened[0]


def test_the_place_of_a_joker_in_its_group_says_which_card_it_is(pilot: Pilot) -> None:
    match = dealt("remik", {0: "5H 6H JK", 1: "3C"}, "4H", seats=2)
    table = RummyTable(pilot, match, ["discard 3C"])
    table.click("stock")
    table.select("5H 6H")
    table.click("staging.new")
    table.drop("JK", "staging.0", 0.9)
    assert table.strip.meters[0].text == "Run of 3, worth 18"
    table.click("staging.0.JK")
    table.drop("JK", "staging.0", 0.1)
    assert table.strip.meters[0].text == "Run of 3, worth 15"


def test_a_joker_that_is_clicked_onto_a_group_goes_beside_the_card_that_was_clicked(pilot: Pilot) -> None:
    match = dealt("remik", {0: "5H 6H JK", 1: "3C"}, "4H", seats=2)
    table = RummyTable(pilot, match, ["discard 3C"])
    table.click("stock")
    table.select("5H 6H")
    table.click("staging.new")
    table.select("JK")
    table.click("staging.0.5H")
    assert table.strip.meters[0].text == "Run of 3, worth 15"


@pytest.mark.slow
def test_cards_that_may_be_a_run_or_a_set_are_laid_as_the_player_says(pilot: Pilot) -> None:
    rami = dealt("rami", {0: "TS JS QS KS TH JH QH KH 5H JK 9D", 3: "3C"}, "JK")
    table = RummyTable(pilot, rami, ["discard 3C"])
    table.click("stock")
    for cards in ("TS JS QS KS", "TH JH QH KH", "5H JK JK"):
        table.select(cards)
        table.click("staging.new")
    assert table.offered[:2] == ["lay_all", "lay_all.set"]
    table.click("table.lay_all.set")
    assert [meld.kind.value for meld in table.match.view_as(RummyView, 0).melds] == ["run", "run", "set"]


def test_half_of_a_run_says_to_which_end_a_joker_goes(pilot: Pilot) -> None:
    table = RummyTable(pilot, opened(OPENED_WITH_A_RUN, "JK 9H"))
    table.drop("JK", "meld.0.0", 0.05)
    assert table.melds()[0] == "JK TS JS QS KS"
    table.click("table.take_back")
    table.drop("JK", "meld.0.0", 0.95)
    assert table.melds()[0] == "TS JS QS KS JK"


def test_a_joker_clicked_onto_a_run_asks_for_the_end(pilot: Pilot) -> None:
    table = RummyTable(pilot, opened(OPENED_WITH_A_RUN, "JK 9H"))
    table.select("JK")
    table.click("meld.0.0")
    assert table.offered == ["add.low", "add.high"]
    table.click("table.add.low")
    assert table.melds()[0] == "JK TS JS QS KS"


def test_the_card_a_joker_stands_for_wins_it_and_the_joker_is_owed(pilot: Pilot) -> None:
    table = RummyTable(pilot, opened(OPENED_WITH_A_RUN, "6D 9H 2C"))
    table.drag("6D", "meld.0.1")
    assert table.melds()[1] == "5D 6D 7D 8D"
    assert table.marked == "JK"
    assert table.prompt == "Meld the joker you won, then discard"
    assert component_of(table.scene, SeatCalls).shown[0] == "Joker!"
    table.drag("2C", "discards")
    assert table.said == table.scene.phrases.refusals["joker_to_be_used"].said()
    table.drop("JK", "meld.0.1", 0.95)
    assert table.marked == ""
    table.drag("2C", "discards")
    assert "2C" in map(str, table.match.view_as(RummyView, 0).discards)


def test_where_a_card_may_join_a_set_or_win_its_joker_the_half_decides(pilot: Pilot) -> None:
    table = RummyTable(pilot, opened(OPENED_WITH_A_SET, "7D 9H"))
    table.drop("7D", "meld.0.1", 0.05)
    assert table.melds()[1] == "7H 7C 7D JK"
    table.click("table.take_back")
    table.drop("7D", "meld.0.1", 0.95)
    assert table.melds()[1] == "7H 7C 7D"
    table.click("table.take_back")
    table.select("7D")
    table.click("meld.0.1")
    assert table.offered == ["add", "swap"]


def test_a_card_is_added_to_the_meld_of_another(pilot: Pilot) -> None:
    match = dealt("remik", {0: "TS JS QS KS AS 9D", 1: "3C TD JD QD KD AD"}, "4C 4S 4H", seats=2)
    played(match, "discard 3C", "draw", "discard 4C", "draw", "open TD JD QD KD AD", "discard 4S", "draw")
    table = RummyTable(pilot, match)
    table.drag("9D", "meld.1.0")
    assert table.said == table.scene.phrases.refusals["open_first"].said(limit=51)
    table.select("TS JS QS KS AS")
    table.click("table.lay")
    table.drag("9D", "meld.1.0")
    assert table.melds(1) == ["9D TD JD QD KD AD"]


def test_the_discard_of_a_joker_is_asked_about_first(pilot: Pilot) -> None:
    table = RummyTable(pilot, opened(OPENED_WITH_A_RUN, "JK 9H"))
    table.drag("JK", "discards")
    asked: Scene = table.pilot.scene
    assert asked.name == "confirm"
    table.pilot.click("confirm.yes")
    table.pilot.settle()
    assert str(table.match.view_as(RummyView, 0).discards[0]) == "3C"
    assert "JK" in [str(card) for card in table.match.view_as(RummyView, 0).discards]


def test_in_rami_nothing_is_laid_after_the_opening_of_the_turn(pilot: Pilot) -> None:
    table = RummyTable(pilot, opened("open TS JS QS KS / 7H 7C 7S / TD JD QD", "6D 9H", "rami"))
    assert table.prompt == "You've opened: now discard"
    table.drag("4C", "meld.0.0")
    assert table.said == table.scene.phrases.refusals["nothing_after_opening"].said()


def test_who_has_opened_is_called_out(pilot: Pilot) -> None:
    table = RummyTable(pilot, opened(OPENED_WITH_A_RUN, "6D 9H"))
    calls = component_of(table.scene, SeatCalls)
    assert calls.shown == {0: "Open!"}
    calls.on_event(TurnBegan(1))
    assert calls.shown == {0: "Open!"}
    calls.on_event(Event(1, Place("stock"), Place("hand", 1), (None,)))
    assert calls.shown == {}, "the next acts"
