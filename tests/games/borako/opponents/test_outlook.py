"""What the quick policy expects of runs, sets, the Mour and the end of a round."""

from __future__ import annotations

import pytest

from game.cards import parse_face, parse_faces, sorted_faces
from game.engine import stream
from game.families.canasta.opponents.faces import counted
from game.families.canasta.opponents.odds import Odds, odds_of
from game.families.canasta.opponents.projects import Prospects, run_shape
from game.families.canasta.opponents.skill_profile import PERFECT, SkillProfile
from game.games.borako.opponents.beliefs import Beliefs, read
from game.games.borako.opponents.evaluation import SET_BONUS, Evaluation
from game.games.borako.opponents.position import position_of
from game.games.borako.opponents.skill_profile import NOVICE
from game.games.borako.opponents.weights import CLUB_WEIGHTS
from game.games.borako.rules.state import DECK
from game.games.borako.rules.view import BorakoView
from game.opponents.noisy_choice import choose
from tests.games.borako.opponents.positions import meld_of, view_of

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


def seen(**position: object) -> BorakoView:
    """A view from the text of a position."""
    return view_of({"name": "here", "turn": "meld", **position})


def reading_of(view: BorakoView, profile: SkillProfile = PERFECT) -> Beliefs:
    """What a player with the given temper reads in a view."""
    return read(view, CLUB_WEIGHTS, profile, view.hand, view.discards, view.stock_count)


def test_a_finished_clean_run_is_worth_its_bonus() -> None:
    assert worth_of_run("4H 5H 6H 7H 8H 9H TH") == 200.0


def test_a_finished_run_with_a_wild_is_worth_half() -> None:
    assert worth_of_run("4H 5H 6H 7H 8H 9H JK") == 100.0


def test_a_longer_run_is_nearer_its_bonus() -> None:
    assert worth_of_run("4H 5H 6H") < worth_of_run("4H 5H 6H 7H") < worth_of_run("4H 5H 6H 7H 8H") < 200.0


def test_a_run_whose_both_ends_are_gone_can_only_be_finished_with_a_wild() -> None:
    dead = worth_of_run("4H 5H 6H 7H 8H 9H", gone="3H 3H TH TH")
    assert dead == pytest.approx(100.0 * CLUB_WEIGHTS.wild_reach)


def test_the_missing_card_in_hand_makes_a_run_sure() -> None:
    assert worth_of_run("4H 5H 6H 7H 8H 9H", held=1 << 10) == 200.0


def test_chances_fall_with_the_stock() -> None:
    assert worth_of_run("4H 5H 6H 7H", stock=4) < worth_of_run("4H 5H 6H 7H", stock=30)


def test_a_copy_in_the_partners_hand_is_likelier_than_one_unseen() -> None:
    friends = counted(parse_faces("8H"))
    unseen = counted(parse_faces("9H"))
    known = odds_of(CLUB_WEIGHTS, 30, unseen, NOTHING, friends, NOTHING)
    assert known.face[parse_face("8H")] > known.face[parse_face("9H")] > known.face[parse_face("TH")] == 0.0


def test_a_shorter_hand_is_nearer_the_mour() -> None:
    view = seen(hand="3C 5D 9S QD KC", ours=["5H 6H 7H"])
    outlook = Evaluation(reading_of(view))
    position = position_of(view.options, view.hand, view.melds[0])
    hopes = [outlook.terms(position, cards).ending for cards in (1, 2, 4, 8)]
    assert hopes == sorted(hopes, reverse=True)
    assert outlook.worth_of_mour(position, at_once=True) > outlook.worth(position, 1)


def test_going_out_is_worth_more_when_the_opponents_lose_their_mour() -> None:
    ours = ["4H 5H 6H 7H 8H 9H TH"]
    view = seen(hand="JH 4D", ours=ours, taken=["ours"])
    late = seen(hand="JH 4D", ours=ours, taken=["ours", "theirs"])
    position = position_of(view.options, parse_faces("4D"), view.melds[0])
    assert Evaluation(reading_of(view)).worth_of_going_out(position) > Evaluation(reading_of(late)).worth_of_going_out(
        position
    )


def test_who_does_not_count_cards_takes_dead_cards_for_live_ones() -> None:
    view = seen(hand="3C 5D 9S QD KC", ours=["5H 6H 7H"], theirs=["8H 9H TH"], discards="8H")
    eight = parse_face("8H")
    counts, guesses = reading_of(view), reading_of(view, NOVICE)
    assert counts.ours.face[eight] < guesses.ours.face[eight]


def test_who_does_not_remember_forgets_what_the_partner_swept() -> None:
    view = seen(hand="3C 5D 9S QD KC", known={"2": "8H 8H"})
    assert reading_of(view).partner_known == parse_faces("8H 8H")
    assert reading_of(view, NOVICE).partner_known == ()


def test_a_steady_player_takes_the_best_and_the_first_of_equals() -> None:
    assert choose([(1.0, "a"), (3.0, "b"), (3.0, "c")], PERFECT, stream(1, "x")) == "b"


def test_an_error_never_costs_more_than_the_regret() -> None:
    choices = [(0.0, "absurd"), (99.0 - NOVICE.regret, "too bad"), (100.0 - NOVICE.regret, "poor"), (100.0, "best")]
    picked = {choose(choices, NOVICE, stream(1, number)) for number in range(300)}
    assert picked == {"poor", "best"}


def test_a_hand_keeps_its_order_of_faces() -> None:
    view = seen(hand="KC 3C QD 9S 5D")
    assert view.hand == sorted_faces(view.hand)
