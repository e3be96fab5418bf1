"""What the heuristic policy expects of runs on the table."""

from __future__ import annotations

import pytest

from game.cards import parse_face, parse_faces
from game.families.canasta.opponents.hand_shape import counted
from game.families.canasta.opponents.projects import Odds, Prospects, odds_of, run_shape
from game.games.borako.opponents.adapter import SET_BONUS
from game.games.borako.opponents.weights import CLUB_WEIGHTS
from game.games.borako.rules.state import DECK
from tests.games.borako.opponents.positions import meld_of

NOTHING = [0] * 53
HEARTS = 1


def odds(gone: str = "", stock: int = 30) -> Odds:
    """The chances when all cards but some are unseen."""
    unseen = counted(DECK)
    for card in parse_faces(gone):
        unseen[card] -= 1
    return odds_of(CLUB_WEIGHTS, stock, unseen, NOTHING, NOTHING, NOTHING)


def worth_of_run(cards: str, gone: str = "", held: int = 0, stock: int = 30) -> float:
    """What a run of hearts on the table may earn, without a wild in hand."""
    prospects = Prospects(CLUB_WEIGHTS, odds(gone, stock), SET_BONUS)
    return prospects.run(HEARTS, run_shape(meld_of(cards)), held, CLUB_WEIGHTS.wild_reach)[0]


def test_a_finished_clean_run_is_worth_its_bonus() -> None:
    assert worth_of_run("4H 5H 6H 7H 8H 9H TH") == 200.0


def test_a_finished_run_with_a_wild_is_worth_half() -> None:
    assert worth_of_run("4H 5H 6H 7H 8H 9H JK") == 100.0


def test_a_longer_run_is_nearer_its_bonus() -> None:
    assert worth_of_run("4H 5H 6H") < worth_of_run("4H 5H 6H 7H") < worth_of_run("4H 5H 6H 7H 8H") < 200.0


def test_a_run_open_at_both_ends_is_likelier_to_grow() -> None:
    assert worth_of_run("4H 5H 6H 7H 8H 9H") > worth_of_run("4H 5H 6H 7H 8H 9H", gone="3H 3H") + 20.0


def test_a_clean_run_grows_by_the_chance_of_either_end() -> None:
    prospects = Prospects(CLUB_WEIGHTS, odds(), SET_BONUS)
    three, ten = (odds().table[HEARTS][place] for place in (3, 10))
    worth = prospects.run(HEARTS, run_shape(meld_of("4H 5H 6H 7H 8H 9H")), 0, 0.0)[0]
    assert worth == pytest.approx(200.0 * (1.0 - (1.0 - three) * (1.0 - ten)))


def test_a_run_whose_both_ends_are_gone_can_only_be_finished_with_a_wild() -> None:
    dead = worth_of_run("4H 5H 6H 7H 8H 9H", gone="3H 3H TH TH")
    assert dead == pytest.approx(100.0 * CLUB_WEIGHTS.wild_reach)


def test_the_missing_card_in_hand_makes_a_run_as_good_as_sure() -> None:
    assert CLUB_WEIGHTS.hand_reach * 200.0 <= worth_of_run("4H 5H 6H 7H 8H 9H", held=1 << 10) < 200.0


def test_chances_fall_with_the_stock() -> None:
    assert worth_of_run("4H 5H 6H 7H", stock=4) < worth_of_run("4H 5H 6H 7H", stock=30)


def test_a_copy_in_the_partners_hand_is_likelier_than_one_unseen() -> None:
    friends = counted(parse_faces("8H"))
    unseen = counted(parse_faces("9H"))
    known = odds_of(CLUB_WEIGHTS, 30, unseen, NOTHING, friends, NOTHING)
    assert known.face[parse_face("8H")] > known.face[parse_face("9H")] > known.face[parse_face("TH")] == 0.0
