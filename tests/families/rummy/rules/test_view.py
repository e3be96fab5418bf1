"""The view of a seat in a rummy, and worlds that fit it."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from game.cards import parse_face, parse_faces
from game.engine import Place, stream
from game.families.rummy.rules.game import Rummy
from game.families.rummy.rules.house import DECK
from game.families.rummy.rules.view import RummyView
from game.games.rami.rules import RULES as RAMI
from game.games.remik.rules import RULES as REMIK
from tests.families.rummy.rules.positions import Table

SHOWN = {
    "seat", "options", "round", "starter", "totals", "playing", "phase", "turn", "quiet", "busy", "shuffles", "hand",
    "counts", "opened", "melds", "owners", "stock_count", "discards", "known", "log",
}  # fmt: skip
each_game = pytest.mark.parametrize("game", [RAMI, REMIK], ids=lambda game: game.name)


def test_a_view_holds_what_is_on_its_list_and_nothing_else() -> None:
    assert {entry.name for entry in fields(RummyView)} == SHOWN


@each_game
def test_a_view_tells_the_own_hand_and_counts_of_the_others(game: Rummy) -> None:
    state = Table(game).position("5H 6H KS", pile="9C", melds=["TC JC QC", "3S 3D 3H", "8H 9H TH"], owners=[2, 0, 2])
    view = game.view(state, 0)
    assert view.hand == parse_faces("KS 5H 6H")
    assert view.counts == (3, 5, 5, 5)
    assert view.stock_count == len(state.stock)
    assert (view.actor, view.taken, view.jokers_owed) == (0, None, 0)
    assert view.melds_of(2) == (1, 3)
    assert view.place(3) == Place("meld", 2, 1)
    assert game.view(state, 1).hand == state.hands[1]


@each_game
def test_a_view_tells_what_the_actor_owes(game: Rummy) -> None:
    table = Table(game)
    begins = table.position("QS JS 8H 2C 3C 4D", turn="begins", pile="9C KS", melds=["7H JK 9H", "TC JC QC"])
    took = table.after(begins, "take")
    assert game.view(took, 2).taken == parse_face("KS")
    assert took.known[0] == parse_faces("KS")
    swapped = table.after(took, "lay JS QS KS", "swap 8H in 1")
    assert game.view(swapped, 2).taken is None
    assert game.view(swapped, 2).jokers_owed == 1
    assert swapped.known[0] == parse_faces("JK"), "the card taken lies on the table"
    assert table.after(swapped, "add JK to 2 high").known[0] == ()


@each_game
def test_a_world_that_fits_deals_the_hidden_cards_anew(game: Rummy) -> None:
    table = Table(game)
    begins = table.position("QS JS 8H 2C 3C 4D", turn="begins", pile="9C KS", melds=["7H 8H 9H", "9S TS JS"])
    took = table.after(begins, "take")
    view = game.view(took, 3)
    world = game.determinize(view, stream(1, "world"))
    assert game.view(world, 3) == view
    assert parse_face("KS") in world.hands[0]
    assert world.hands[0] != took.hands[0]
    cards = [*world.stock, *world.discards, *[card for hand in world.hands for card in hand]]
    assert Counter([*cards, *[card for meld in world.melds for card in meld.cards]]) == Counter(DECK)
