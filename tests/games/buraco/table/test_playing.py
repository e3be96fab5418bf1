"""A person plays Buraco at the real table: the pile, the end of the turn, mortos, going out (buraco 3, 7, 9)."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.cards import format_faces, parse_faces
from game.games.buraco.rules.state import ChoosingMorto, Melding, RoundOver
from game.games.buraco.rules.view import BuracoView
from game.games.buraco.table.calls import Calls
from game.games.buraco.table.table import BuracoTable
from game.i18n.phrases import phrases_of
from game.ui.table.cards.sprite import faces_of
from game.ui.table.contract.facts import Opening, TraysFacts
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.pile import PileScene
from game.ui.table.melds.trays import MeldTrays
from game.ui.widgets import Button, ButtonKind
from tests.games.buraco.rules.positions import LIMPA, position
from tests.games.buraco.table.tables import match_from, table_from
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, component_of
from tests.work import calls_of

HAND = "3C 4C 8D KD QD"
PILE = "5H 9S 6C JD"


def taking(pilot: Pilot, hand: str = HAND, pile: str = PILE, seats: int = 4) -> Table:
    return table_from(pilot, position(hand, turn="begins", pile=pile, seats=seats))


def reason(key: str, **params: object) -> str:
    return phrases_of("buraco").refusals[key].said(**params)


def prompt(table: Table) -> str:
    return table.scene.panels.facts.prompt


def offer(table: Table, name: str) -> bool:
    """Whether the button is there and may be pressed."""
    return f"table.{name}" in table.pilot.stage.targets()


def kind(table: Table, name: str) -> ButtonKind:
    button = table.scene.group.named(name)
    assert isinstance(button, Button)
    return button.kind


def tip(table: Table, name: str) -> str:
    return table.scene.group.named(name).tip


def pick(table: Table, *cards: str) -> None:
    """Pick cards of the opened pile."""
    for face in cards:
        names = [name for name in table.pilot.stage.targets() if name.startswith("pile.card.")]
        table.pilot.click(next(name for name in names if name.endswith(f".{face}")))


def called(table: Table) -> dict[str, object]:
    """Return the texts of the bubbles, by their names."""
    return {name: text for name, (_room, text) in component_of(table.scene, Calls).contents().items()}


def trays_of(table: Table) -> TraysFacts:
    """Return the texts of trays and piles."""
    return component_of(table.scene, MeldTrays).facts


def pile(pilot: Pilot) -> PileScene[BuracoView]:
    """The opened pile."""
    assert isinstance(pilot.scene, PileScene)
    return pilot.scene


def opened(table: Table) -> None:
    table.click("discards")
    assert table.pilot.scene.name == "pile"
    table.pilot.wait(500)


@pytest.mark.slow
def test_a_stock_turn_is_drawn_discarded_and_ended_by_its_button(pilot: Pilot) -> None:
    table = taking(pilot)
    table.click("stock")
    assert not offer(table, "end")
    assert prompt(table) == "Lay or add cards, then discard one card"
    table.drag("8D", "discards")
    assert offer(table, "end")
    assert prompt(table) == "You've discarded: end your turn"
    table.click("table.end")
    assert "8D" in map(str, table.match.view_as(BuracoView, 0).discards)


def test_the_pile_opens_sorted_and_its_cards_are_picked(pilot: Pilot) -> None:
    table = taking(pilot)
    opened(table)
    cards = [name for name in pilot.stage.targets() if name.startswith("pile.card.") and name.count(".") == 3]
    assert [name.split(".")[3] for name in cards] == ["9S", "5H", "6C", "JD"]
    assert "pile.take" not in pilot.stage.targets()
    pick(table, "6C", "JD")
    assert "take 1 more" in pile(pilot).line
    pick(table, "JD")
    pilot.click("pile.take")
    table.rest()
    assert "6C" in table.hand.split()
    assert "JD" not in table.hand.split()


def test_part_of_the_pile_is_taken_in_two_steps(pilot: Pilot) -> None:
    table = taking(pilot)
    opened(table)
    pick(table, "6C")
    table.click("pile.take")
    assert prompt(table) == "Take 2 more cards from the pile, or take all and put one back"
    assert not offer(table, "end")
    opened(table)
    pick(table, "9S", "5H")
    assert pile(pilot).line == "That leaves one card in the pile, so you can end your turn"
    table.click("pile.take")
    assert offer(table, "end")
    table.click("table.end")
    assert "JD" in map(str, table.match.view_as(BuracoView, 0).discards)


def test_the_whole_pile_is_taken_and_one_card_put_back(pilot: Pilot) -> None:
    table = taking(pilot)
    table.click("table.take_all")
    assert len(table.hand.split()) == 9
    assert not offer(table, "end")
    assert prompt(table) == "You took the whole pile: lay or add cards, then put one back"
    table.drag("KD", "discards")
    table.click("table.end")
    assert "KD" in map(str, table.match.view_as(BuracoView, 0).discards)


def test_dragging_the_pile_into_the_hand_takes_all_of_it(pilot: Pilot) -> None:
    table = taking(pilot)
    pilot.drag("discards", "hand")
    table.rest()
    assert len(table.hand.split()) == 9


def test_the_pile_is_picked_from_by_keys(pilot: Pilot) -> None:
    table = taking(pilot)
    opened(table)
    pilot.key(pygame.K_UP)
    pilot.key(pygame.K_SPACE)
    picked = [card for card in pile(pilot).cards if card.picked]
    assert len(picked) == 1
    pilot.key(pygame.K_DOWN)
    while pilot.where("focus") != pilot.where("pile.take"):
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    table.rest()
    assert str(picked[0].face) in table.hand.split()


def test_taken_cards_are_taken_back_together(pilot: Pilot) -> None:
    table = taking(pilot)
    table.click("table.take_all")
    table.click("table.take_back")
    assert table.match.view(0).phase.key == "draw"
    table.click("table.redo")
    assert len(table.hand.split()) == 9


def test_all_cards_taken_at_once_are_in_one_line_of_the_log_and_marked_as_new(pilot: Pilot) -> None:
    table = taking(pilot)
    table.click("table.take_all")
    assert table.scene.presenter.captions[-1] == "You take 4 cards from the pile."
    assert len(table.scene.board.hand.fresh) == 4


def test_cards_taken_one_after_the_other_are_all_new_until_somebody_else_plays(pilot: Pilot) -> None:
    table = taking(pilot)
    taken = table.match.view_as(BuracoView, 0).discards[:2]
    for card in taken:
        table.scene.act([table.match.game.parse(f"take {card}")])
        table.rest()
    hand = table.scene.board.hand
    assert Counter(sprite.face for sprite in hand.fresh) == Counter(taken)
    table.click("table.take_all")
    table.scene.act([next(action for action in table.match.actions() if str(action).startswith("discard"))])
    table.rest()
    assert hand.fresh
    table.scene.act([table.match.game.parse("end")])
    table.rest()
    assert not hand.fresh


def test_after_a_draw_the_pile_can_be_read_only(pilot: Pilot) -> None:
    table = table_from(pilot, position(HAND, pile=PILE, seats=4))
    opened(table)
    assert "pile.take_all" not in pilot.stage.targets()
    assert pile(pilot).line == reason("pile_is_closed")
    assert all(not card.takes_focus for card in pile(pilot).cards)


def test_pique_is_announced_and_keeps_from_the_pile(pilot: Pilot) -> None:
    table = taking(pilot, hand="KD")
    assert "(pique)" in prompt(table)
    assert not offer(table, "take_all")
    opened(table)
    assert pile(pilot).line == reason("pique_takes_no_pile")


def test_the_last_card_laid_brings_the_choice_of_a_morto(pilot: Pilot) -> None:
    table = table_from(pilot, position("5C 6C 7C", turn="took", pile="9S", seats=4))
    table.select("5C 6C 7C")
    table.click("table.lay")
    assert isinstance(table.match.view(0).phase, ChoosingMorto)
    assert offer(table, "take_morto.0")
    assert tip(table, "take_morto.0") == "A morto is a reserve hand: you take it and play on."
    table.click("morto.1")
    view = table.match.view_as(BuracoView, 0)
    assert view.morto_counts == (11, 0)
    assert "morto.1" not in pilot.stage.targets()
    assert trays_of(table).trays[0].note == "Morto taken"
    assert offer(table, "end")


def test_a_morto_is_chosen_by_keys(pilot: Pilot) -> None:
    table = table_from(pilot, position("5C 6C 7C", turn="took", pile="9S", seats=4))
    table.select("5C 6C 7C")
    table.click("table.lay")
    while "focus" not in pilot.stage.targets() or pilot.where("focus") != pilot.where("morto.0"):
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    table.rest()
    assert table.match.view_as(BuracoView, 0).morto_counts == (0, 11)


def test_a_morto_by_the_last_discard_ends_the_turn(pilot: Pilot) -> None:
    table = table_from(pilot, position("5C", pile="9S", seats=4))
    table.drag("5C", "discards")
    table.click("table.take_morto.0")
    assert table.match.view_as(BuracoView, 0).morto_taken[0]
    assert len(table.match.view(0).hand) >= 11


def test_the_guard_says_why_the_last_card_stays(pilot: Pilot) -> None:
    table = table_from(pilot, position("5C 6C 7C", pile="9S", morto="taken", mortos=1, seats=4))
    table.select("5C 6C 7C")
    table.drag("6C", "tray.0")
    assert table.said == reason("going_out_needs_limpa")


def test_going_out_is_called_at_the_panel_and_ends_the_round(pilot: Pilot) -> None:
    state = position("5C 6C 7C", pile="9S", melds=(LIMPA,), morto="taken", mortos=1, seats=4)
    table = table_from(pilot, state)
    table.select("5C 6C 7C")
    pilot.click("table.lay")
    pilot.wait(400)
    assert called(table) == {"call said.0": "Bati!"}
    table.rest()
    assert isinstance(table.match.view(0).phase, RoundOver)


def test_a_canastra_that_turns_limpa_is_called_where_it_lies(pilot: Pilot) -> None:
    table = table_from(pilot, position("6S KD QD", melds=("3S 4S 5S 2S 7S 8S 9S",), pile="9S", seats=4))
    assert trays_of(table).trays[0].melds[0].bonus == "100"
    table.drag("6S", "meld.0.0")
    assert trays_of(table).trays[0].melds[0].bonus == "200"
    assert called(table) == {"call said.0": "Limpa!", "call meld.0.0": "Limpa now!"}


def test_below_75_the_strip_says_how_far_it_is_and_the_lay_why_not(pilot: Pilot) -> None:
    state = position("5C 6C 7C QH KH AH 9S JD", pile="3D", high=(True, False), seats=4)
    table = table_from(pilot, state)
    assert table.strip.needed == Opening(0, 75)
    table.select("5C 6C 7C")
    table.click("staging.new")
    assert table.strip.needed == Opening(15, 75)
    assert table.scene.panels.remark == "Add melds worth 60 more points"
    assert not offer(table, "lay_all")
    assert tip(table, "lay_all") == reason("opening_too_low", limit=75, points=15)


def test_the_end_of_the_turn_beckons_only_while_nothing_else_is_being_done(pilot: Pilot) -> None:
    table = table_from(pilot, position("5C 6C 8D QH KH", turn="took", pile="9S", seats=4))
    assert kind(table, "end") is ButtonKind.PRIMARY
    table.select("5C 6C 8D")
    assert kind(table, "end") is ButtonKind.PLAIN
    table.click("staging.new")
    assert kind(table, "end") is ButtonKind.PLAIN


def test_groups_that_reach_75_together_are_laid_in_one(pilot: Pilot) -> None:
    state = position("TC JC QC KC QH KH AH 9S JD", pile="3D", high=(True, False), seats=4)
    table = table_from(pilot, state)
    table.click("table.suggest")
    assert table.strip.needed == Opening(75, 75)
    assert table.scene.panels.remark == "Enough to open: lay your melds"
    table.click("table.lay_all")
    assert table.melds() == ["TC JC QC KC", "QH KH AH"]
    assert table.strip.needed is None


def test_enter_never_ends_the_turn_for_a_card_that_may_not_be_discarded(pilot: Pilot) -> None:
    table = table_from(pilot, position("5C 6C KD", turn="took", pile="9S", seats=4))
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_SPACE)
    pilot.key(pygame.K_RETURN)
    table.rest()
    assert table.said == reason("no_discard_due")
    assert isinstance(table.match.view(0).phase, Melding)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_goes_on_with_two_three_and_four(pilot: Pilot, seats: int) -> None:
    table = taking(pilot, seats=seats)
    table.click("table.draw")
    table.drag("KD", "discards")
    table.click("table.end")
    assert table.match.actor() == 0
    assert set(range(seats)) == {
        int(name[5:]) for name in pilot.stage.targets() if name.startswith("seat.") and name[5:].isdigit()
    }


@pytest.mark.parametrize("suit", ["AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "4H 5H 6H TH JH QH KH"])
def test_a_whole_suit_is_lifted_beside_an_own_run_without_trying_its_orders(suit: str) -> None:
    match = match_from(position(f"{suit} 3C 4C", melds=["7H 8H 9H"]))
    view = match.view_as(BuracoView, 0)
    cards = parse_faces(suit)

    def lift() -> None:
        for actions in BuracoTable().drops(match, view, cards[::-1]).values():
            match.why_not(actions)

    calls_of(lift, at_most=10_000)
    drops = BuracoTable().drops(match, view, cards[::-1])
    assert (match.why_not(drops[Zone("meld", 0, 0)]) is None) == (len(cards) <= 11)


def test_suggest_names_the_add_where_no_meld_can_be_laid(pilot: Pilot) -> None:
    table = table_from(pilot, position("KC 3H 9S 5D QH", melds=("TC JC QC",), seats=4))
    table.click("table.suggest")
    assert [format_faces(faces_of(group)) for group in table.scene.board.staging.groups] == ["KC"]
    table.click("table.lay_all")
    assert table.melds() == ["TC JC QC KC"]


def test_a_lone_card_may_go_back_where_the_house_rule_says_so(pilot: Pilot) -> None:
    table = table_from(pilot, position("4D KS 9H", turn="begins", pile="9C", lone_card_back="on"))
    opened(table)
    assert "even the same" in pile(pilot).line
    pilot.click("pile.take_all")
    table.rest()
    table.drag("9C", "discards")
    table.click("table.end")
    assert "9C" in map(str, table.match.view_as(BuracoView, 0).discards)


def test_a_morto_brought_by_the_discard_is_played_at_once_where_the_house_rule_says_so(pilot: Pilot) -> None:
    table = table_from(pilot, position("4D", mortos=1, pile="9C", morto_by_discard="at_once"))
    table.drag("4D", "discards")
    assert len(table.hand.split()) == 11
    assert not offer(table, "end")
    assert prompt(table) == "Lay or add cards, then discard one card"
    table.drag(table.hand.split()[0], "discards")
    assert offer(table, "end")
