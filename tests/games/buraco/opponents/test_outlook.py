"""What the opponents of Buraco expect of runs, canastras, the morto and the end of a round."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.cards import parse_face
from game.families.canasta.opponents.explain import explained
from game.families.canasta.opponents.taking import Reason
from game.games.buraco.opponents.weights import CLUB_WEIGHTS
from game.games.buraco.rules.actions import Draw, Take
from game.opponents.protocol import heuristic_decision
from tests.families.canasta.opponents.lean.sides import side_of, terms_of, turn_at
from tests.families.canasta.opponents.play import GAMES, turn_of
from tests.games.buraco.opponents.positions import view_of

GAME = GAMES["buraco"]


def hope(hand: str, *melds: str) -> float:
    """The bonuses earned and hoped for."""
    terms = terms_of(turn_at("buraco", hand="4C 9D"), hand, *melds)
    return terms.bonus + terms.hope


def test_a_clean_six_is_worth_more_than_a_dirty_seven() -> None:
    assert hope("4C", "4H 5H 6H 7H 8H 9H") > hope("4C", "4H 5H 6H 7H 8H 9H JK") - CLUB_WEIGHTS.going_out_right


def test_a_wild_two_of_the_own_suit_may_still_come_home() -> None:
    assert hope("4C", "3S 4S 5S 2S 7S 8S") > hope("4C", "3S 4S 5S 2C 7S 8S")


def test_a_suja_with_the_own_two_hopes_to_become_limpa() -> None:
    assert hope("4C", "3S 4S 5S 2S 7S 8S 9S") > hope("4C", "3S 4S 5S 2C 7S 8S 9S") + 20


def test_being_near_from_ace_to_ace_is_worth_hundreds() -> None:
    thirteen, nine = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "2H 3H 4H 5H 6H 7H 8H 9H TH"
    assert hope("4C", thirteen) > hope("4C", nine) + 200


def test_one_ace_in_hand_is_not_both_ends_of_a_run() -> None:
    run = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    assert hope("AC 9D", run) < hope("AC AC 9D", run) - 100


def ending(cards: int, **position: Any) -> float:
    """What being near the morto or near going out is worth with so many cards and no right to go out."""
    turn = turn_at("buraco", hand="4C 9D KD QH", **position)
    return terms_of(turn, "4C", "5H 6H 7H", after=cards).ending


def test_a_short_hand_without_the_right_to_go_out_is_feared() -> None:
    assert ending(1, mortos=["ours"]) < ending(6, mortos=["ours"]) < 0


def test_a_short_hand_is_wanted_while_the_morto_lies_there() -> None:
    assert ending(1) > ending(6) > 0


def test_a_short_hand_is_feared_less_the_likelier_the_opponents_go_out_first() -> None:
    limpa = ["3D 4D 5D 6D 7D 8D 9D"]
    feared = [ending(1, theirs=limpa, mortos=["ours", "theirs"], others=[cards]) for cards in (1, 2, 9)]
    assert feared == sorted(feared, reverse=True)
    assert feared[0] > feared[2] / 2


def test_a_single_card_in_hand_to_which_the_pile_is_closed_is_feared() -> None:
    fearless = replace(CLUB_WEIGHTS, pique=0.0)
    for cards, feared in ((1, True), (2, False)):
        assert (ending(cards) < ending(cards, weights=fearless)) == feared


def going_out(**position: Any) -> float:
    """What going out with one run is worth."""
    turn = turn_at("buraco", hand="4C 9D", mortos=["ours", "theirs"], **position)
    side = side_of(turn, "", "3H 4H 5H 6H 7H 8H 9H")
    return turn.outlook.worth_of_going_out(side, turn.mate, turn.future_of_rivals())


def test_going_out_is_worth_more_the_more_the_opponents_hold() -> None:
    assert going_out(others=[20]) > going_out(others=[2]) + 100


def test_the_round_is_ended_for_less_when_the_partner_has_just_taken_the_morto() -> None:
    theirs = ["3D 4D 5D 6D 7D 8D 9D"]
    worth = {
        (partner, cards): going_out(theirs=theirs, others=[cards, partner, 9 - cards])
        for partner in (5, 11)
        for cards in (1, 4)
    }
    assert worth[5, 4] - worth[11, 4] > 6 * CLUB_WEIGHTS.partner_card + 100
    assert worth[5, 1] - worth[11, 1] < worth[5, 4] - worth[11, 4]


def fed(card: str, **position: Any) -> float:
    """What leaving a card costs."""
    return turn_at("buraco", hand="4C 9D KD QH", **position).cost(int(parse_face(card)), False)


def test_the_seventh_card_of_the_first_limpa_of_the_opponents_is_dearest() -> None:
    run, limpa = "7D 8D 9D TD JD QD", "3S 4S 5S 6S 7S 8S 9S"
    harmless, seventh, second = fed("QH", theirs=[run]), fed("KD", theirs=[run]), fed("KD", theirs=[run, limpa])
    assert seventh > second > harmless
    assert seventh - second > CLUB_WEIGHTS.fed_right


def test_a_pile_is_feared_little_that_is_closed_to_the_next_player() -> None:
    one, two = (fed("KD", theirs=["7D 8D 9D TD JD QD"], others=[cards, 5, 5]) for cards in (1, 2))
    assert 0 < one < two / 2


@pytest.mark.parametrize(("others", "less"), [([9, 9, 9], True), ([9], False)])
def test_two_useless_cards_in_the_pile_are_left_sooner_by_a_pair_once_the_mortos_are_gone(
    others: list[int], less: bool
) -> None:
    early, late = (fed("QH", discards="3D 8D", others=others, mortos=mortos) for mortos in ([], ["ours", "theirs"]))
    assert (late < early) is less


def test_cards_left_count_more_as_the_round_nears_its_end() -> None:
    early, late = (
        terms_of(turn_at("buraco", hand="KC KD", mortos=["ours", "theirs"], others=[count]), "KC KD")
        for count in (11, 100)
    )
    assert late.cards < early.cards < 0


def test_the_card_that_helps_the_opponents_is_taken_and_another_left() -> None:
    ours, theirs = ["9H TH JH"], ["3C 4C 5C 6C 7C 8C"]
    actions = turn_of(
        "buraco", turn="take", hand="QD 8D 3H KD", ours=ours, theirs=theirs, discards="9C 4S 7H", others=[9]
    )
    assert "take 9C" in actions
    assert "discard 9C" not in actions
    assert actions[-1] == "end"


def test_a_turn_may_end_with_a_card_of_the_pile_left_lying() -> None:
    actions = turn_of("buraco", turn="take", hand="9D TD KS QS 5C 6C 8C", discards="JD 3H", others=[9])
    assert actions[0] == "take JD"
    assert not any(action.startswith("discard") for action in actions)


def test_in_pique_the_stock_is_drawn_from() -> None:
    view = view_of({"name": "here", "turn": "pique", "hand": "9D", "discards": "JD 3S"})
    assert str(heuristic_decision(GAME, view, Random(1)).action) == "draw"


def test_the_first_cards_are_laid_together_where_75_are_needed() -> None:
    hand = "QH KH AH 9C TC JC QC 3D 4S 5D"
    assert any(action.startswith("open") for action in turn_of("buraco", turn="drawn", hand=hand, high=True))


HOPELESS = {"name": "here", "turn": "take", "hand": "3S 7D JC KS 9H 5C QH", "discards": "4D"}


@pytest.mark.parametrize(
    ("quiet", "ahead", "draws"),
    [(0, 0, True), (0, 1, False), (1, 1, True), (1, 2, False), (2, 2, True), (2, 3, False), (9, 3, False)],
)
def test_somebody_draws_before_the_one_card_of_the_pile_goes_round_and_round(
    quiet: int, ahead: int, draws: bool
) -> None:
    view = replace(view_of({**HOPELESS, "quiet": quiet}), log=((0, "draw", ()),) * ahead)
    assert isinstance(heuristic_decision(GAME, view, Random(1)).action, Draw) == draws


def test_a_card_of_the_pile_that_goes_with_the_hand_is_exchanged_once() -> None:
    useful = {**HOPELESS, "discards": "8D"}
    first, again = (heuristic_decision(GAME, view_of({**useful, "quiet": quiet}), Random(1)) for quiet in (0, 1))
    assert isinstance(first.action, Take)
    assert isinstance(again.action, Draw)


def test_a_draw_instead_of_a_first_exchange_says_that_the_card_is_useless() -> None:
    explanation = heuristic_decision(GAME, view_of(HOPELESS), Random(1)).explanation
    assert explanation == explained(Reason.USELESS, count=1)
