"""The heuristic policy finds a legal way on wherever a player may have left a turn, for hints."""

from __future__ import annotations

from random import Random

from game.games.borako.rules import Borako
from game.opponents.protocol import heuristic_action
from tests.games.borako.opponents.positions import view_of

GAME = Borako()


def played(**position: object) -> str:
    """What the heuristic policy plays in a position, which must be legal."""
    view = view_of({"name": "here", "turn": "meld", **position})
    action = heuristic_action(GAME, view, Random(1))
    assert GAME.refusal(GAME.determinize(view, Random(1)), action) is None
    return str(action)


def test_a_sweep_that_only_two_wilds_can_pay_for_is_paid_for() -> None:
    assert played(turn="owes", hand="5H 8H 2S JK KD") == "lay 2S 5H 8H JK"


def test_the_last_card_is_added_when_it_may_not_be_discarded() -> None:
    assert played(hand="TH", ours=["4C 5C 6C 7C", "4H 5H 6H 7H 8H 9H"], taken=["ours"]) == "add TH to 2"


def test_the_way_out_over_two_adds_is_seen() -> None:
    ours = ["4C 5C 6C", "4H 5H 6H 7H 8H 9H"]
    assert played(hand="7C TH", ours=ours, taken=["ours"], others=[9, 3, 9]).startswith("add")


def test_an_empty_pile_leaves_only_the_draw() -> None:
    assert played(turn="take", hand="5H 8H KD") == "draw"
