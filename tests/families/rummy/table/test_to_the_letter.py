"""The rummies are played at their tables to the letter: what must be melded first, and what may go back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.cards import JOKER
from game.families.rummy.rules.actions import Add, Discard, Draw, Lay, Open, Swap, Take
from game.families.rummy.rules.state import RoundOver
from game.families.rummy.rules.view import RummyView
from game.match.match import Match
from game.melds.fixed_jokers import End
from game.opponents.protocol import heuristic_action
from tests.families.rummy.table.tables import GAMES, RummyTable, dealt, played
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import ScriptedLoop

OPENING = "open TS JS QS KS / 7H JK 9H TH / TD JD QD"


def as_written(name: str, hands: dict[int, str], draws: str = "", seats: int = 4) -> Match:
    return dealt(name, hands, draws, seats, GAMES[name].options.PRESETS["written"])


def second_turn(left: str) -> Match:
    """Amina's second turn in Rami: she has opened, drawn and holds these cards besides what fills her hand."""
    cards = OPENING.removeprefix("open").replace("/", " ")
    match = as_written("rami", {0: f"{cards} {left}", 3: "3C"}, "4C 4H 4S 4D 8C")
    played(match, "discard 3C", "draw", OPENING, "discard 4C")
    for _ in range(3):
        played(match, "draw", f"discard {match.view(match.actor() or 0).hand[0]}")
    return played(match, "draw")


def test_a_joker_won_is_melded_first_and_the_table_says_so(pilot: Pilot) -> None:
    table = RummyTable(pilot, second_turn("8H AS 5C"))
    table.drag("8H", "meld.0.1")
    assert table.prompt == "First meld the joker you won"
    assert table.marked == "JK"
    table.drag("AS", "meld.0.0")
    assert table.said == table.scene.phrases.refusals["joker_first"].said()
    table.drag("8C", "discards")
    assert table.said == table.scene.phrases.refusals["joker_to_be_used"].said()
    table.drop("JK", "meld.0.2", 0.95)
    table.drag("AS", "meld.0.0")
    assert {"TS JS QS KS AS", "TD JD QD JK", "7H 8H 9H TH"} <= set(table.melds())


def test_groups_are_laid_together_the_one_with_the_joker_that_was_won_first(pilot: Pilot) -> None:
    table = RummyTable(pilot, second_turn("8H AS 5C"))
    table.drag("8H", "meld.0.1")
    for cards in ("AS", "JK"):
        table.select(cards)
        table.click("staging.new")
    assert table.refused == ""
    table.click("table.lay_all")
    assert table.marked == ""
    assert "TS JS QS KS AS" in table.melds()


def test_a_run_that_was_laid_long_says_why_it_takes_no_more(pilot: Pilot) -> None:
    opening = "open 6S 7S 8S 9S TS JS QS KS"
    cards = opening.removeprefix("open")
    match = as_written("rami", {0: f"{cards} AS 5S 2C 3D", 3: "3C"}, "4C 4H 4S 4D 8C")
    played(match, "discard 3C", "draw", f"{opening} AS", "discard 4C")
    for _ in range(3):
        played(match, "draw", f"discard {match.view(match.actor() or 0).hand[0]}")
    table = RummyTable(pilot, played(match, "draw"))
    table.drag("5S", "meld.0.0")
    assert table.said == "By adding, a run grows to at most 5 cards."


def test_a_card_taken_may_be_thrown_back(pilot: Pilot) -> None:
    match = as_written("rami", {0: "5D 6D 2C", 3: "3C 8S"}, "4C 4H 4S 4D")
    played(match, "discard 3C", "draw", "discard 4C")
    for seat in (1, 2, 3):
        played(match, "draw", f"discard {'8S' if seat == 3 else match.view(seat).hand[0]}")
    table = RummyTable(pilot, match)
    table.click("discards")
    assert table.prompt == "Open with at least 71 points, or just discard"
    table.drag("8S", "discards")
    own = [(verb, " ".join(map(str, cards))) for seat, verb, cards in match.view_as(RummyView, 0).log if seat == 0]
    assert own[2:4] == [("take", "8S"), ("discard", "8S")]


def test_a_card_taken_in_remik_is_melded_first(pilot: Pilot) -> None:
    hand = "TS JS QS KS AS 8D 9D 7H 8H 9H 2C"
    match = as_written("remik", {0: hand, 1: "3C TD"}, "4C 4S", seats=2)
    played(match, "discard 3C", "draw", "open TS JS QS KS AS", "discard 4C", "draw", "discard TD")
    table = RummyTable(pilot, match)
    table.click("table.take")
    assert table.prompt == "First meld the 10 of diamonds you took"
    table.select("7H 8H 9H")
    table.drag("7H", "tray.0")
    assert table.said == table.scene.phrases.refusals["taken_first"].said(card="10 of diamonds")
    table.click("staging.new")
    table.select("8D 9D TD")
    table.click("staging.new")
    table.click("table.lay_all")
    assert {"8D 9D TD", "7H 8H 9H"} <= set(table.melds())


def test_a_card_taken_in_remik_before_the_opening_is_in_it(pilot: Pilot) -> None:
    match = as_written("remik", {0: "TS JS QS KS 8D 9D 2C", 1: "TD"}, seats=2)
    table = RummyTable(pilot, match, ["discard TD"])
    table.click("table.take")
    assert table.prompt == "Open with at least 51 points, using the 10 of diamonds you took"
    assert table.marked == "TD"
    table.click("table.suggest")
    table.click("table.lay_all")
    assert "8D 9D TD" in table.melds()
    assert table.marked == ""


class Others(ScriptedLoop):
    """Opponents who play as well as they can."""

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        seat = self.match.actor()
        if not presenter_idle or seat in (None, 0):
            return False
        self.match.play(heuristic_action(self.match.game, self.match.view(seat), self.match.agent_stream()))
        return True


def by_hand(table: RummyTable, action: object) -> None:
    """Amina does this with the pointer."""
    match action:
        case Draw():
            table.click("stock")
        case Take():
            table.click("table.take")
        case Open(groups):
            staged(table, [list(group.cards) for group in groups])
        case Lay(group):
            staged(table, [list(group.cards)])
        case Add(card, number, end):
            zone = f"meld.{table.match.view_as(RummyView, 0).place(number).owner}"
            zone += f".{table.match.view_as(RummyView, 0).place(number).index}"
            table.drop(str(card), zone, 0.05 if end is End.LOW else 0.95)
        case Swap(card, number):
            place = table.match.view_as(RummyView, 0).place(number)
            table.drop(str(card), f"meld.{place.owner}.{place.index}", 0.95)
        case Discard(card):
            table.drag(str(card), "discards")
            if card == JOKER:
                table.pilot.click("confirm.yes")
                table.rest()


def staged(table: RummyTable, groups: Sequence[Sequence[object]]) -> None:
    for group in groups:
        table.select(" ".join(map(str, group)))
        table.click("staging.new")
    table.click("table.lay_all")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_round_is_played_by_hand(pilot: Pilot, name: str) -> None:
    match = as_written(name, {})
    table = RummyTable(pilot, match, loop=Others(match))
    done = set()
    while pilot.scene is table.scene and not isinstance(match.view_as(RummyView, 0).phase, RoundOver):
        view = match.view_as(RummyView, 0)
        if view.actor != 0:
            table.rest()
            continue
        before = len(view.log)
        action = heuristic_action(match.game, view, match.agent_stream())
        by_hand(table, action)
        done.add(type(action))
        assert len(match.view_as(RummyView, 0).log) > before, f"{action}: {table.said}"
    assert match.score()
    assert done >= {Draw, Discard}
