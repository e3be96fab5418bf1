"""Cards that only together complete a meld are found, and laid by whoever plans a turn."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from game.cards import Face, format_faces, parse_faces
from game.families.canasta.opponents.completions import RELATED, completions, related
from game.families.canasta.opponents.hand_shape import hand_shape
from game.games.borako.rules.meld import MELD_RULES as BORAKO
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.options import BuracoOptions
from game.melds.meld import FloatingRules
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.canasta.opponents.play import GAMES, VIEW_OF
from tests.families.canasta.opponents.positions import meld_of

BURACO: Final = meld_rules(BuracoOptions())
POSITIONS: Final = tomllib.loads((Path(__file__).parent / "completing.toml").read_text("utf-8"))["position"]


def found(meld: str, hand: str, rules: FloatingRules = BORAKO) -> set[str]:
    """What completes a meld with the cards of a hand, in the order of faces."""
    laid = meld_of(meld, rules)
    shape = hand_shape(tuple(sorted(parse_faces(hand))))
    some = related(laid)
    return {written(cards) for cards in completions(laid, shape.once & some, shape.twice & some, rules)}


def written(cards: tuple[Face, ...]) -> str:
    """Cards in notation, sorted."""
    return format_faces(tuple(sorted(cards)))


def test_two_naturals_complete_a_run() -> None:
    assert found("5H 6H 7H 8H 9H", "TH JH KD") == {"TH JH"}


def test_a_wild_fills_a_missing_place() -> None:
    assert found("5H 6H 7H 8H", "TH JH 2S KD") == {"2S TH JH"}
    assert found("5H 6H 7H 8H 9H", "TH 2S") == {"2S TH"}


def test_the_two_of_the_suit_is_spent_before_others_and_a_joker_last() -> None:
    assert found("5H 6H 7H 8H 9H", "TH 2S 2H JK") == {"2H TH"}
    assert found("5H 6H 7H 8H 9H", "TH 2S JK") == {"2S TH"}
    assert found("5H 6H 7H 8H 9H", "TH JK") == {"TH JK"}


def test_a_wild_that_lies_in_the_run_fills_the_gap_and_bears_no_other_beside_it() -> None:
    assert found("5H 6H 7H 8H JK", "TH JH") == {"TH JH"}
    assert found("5H 6H 7H 8H JK", "JH 2S") == set()


def test_single_cards_are_no_matter_of_it() -> None:
    assert found("5H 6H 7H 8H 9H TH", "JH KD") == set()


def test_a_run_of_seven_waits_for_its_two_to_come_home() -> None:
    assert found("4H 5H 6H 7H 2H 9H TH", "3H 8H") == {"3H 8H"}


def test_a_natural_two_bears_a_joker_alone_beside_it_in_buraco() -> None:
    assert found("2H 3H 4H 5H 6H", "7H 2S JK", BURACO) == {"7H JK"}
    assert found("2H 3H 4H 5H 6H", "7H 2S JK") == {"2S 7H"}


def test_sets_are_completed_too() -> None:
    assert found("3S 3H 3C 3D 3D", "3S 3H 7C") == {"3S 3H"}
    assert found("3S 3H 3C 3D 3D", "3S 2H 7C") == {"3S 2H"}
    assert found("2S 2H 2C 2D 2D", "2S JK") == {"2S JK"}


def test_every_line_has_its_related_faces() -> None:
    melds = ("5S 6S 7S", "5H 6H 7H", "5C 6C 7C", "5D 6D 7D", "AS AH AC", "2S 2H 2C", "3S 3H 3C")
    assert [related(meld_of(meld, BORAKO)) for meld in melds] == list(RELATED)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_what_completes_a_meld_is_laid(position: Mapping[str, Any]) -> None:
    game = GAMES[position["game"]]
    view = VIEW_OF[position["game"]](position)
    assert str(agent_for(game, "club").decide(view, Random(1), NoDeadline()).action) in position["accepted"]
