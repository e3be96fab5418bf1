"""What the heuristic policy of Buraco expects of runs, canastras, the morto and the end of a round."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.cards import parse_face, parse_faces, sorted_faces
from game.families.canasta.opponents.beliefs import Beliefs, read
from game.families.canasta.opponents.explain import told
from game.families.canasta.opponents.position import position_of
from game.families.canasta.opponents.taking import Reason
from game.families.canasta.opponents.weights import PERFECT
from game.games.buraco.opponents.adapter import BuracoEvaluation, BuracoFeeding, adapter_of, seen
from game.games.buraco.opponents.weights import CLUB_WEIGHTS
from game.games.buraco.rules.actions import Draw, Take
from game.opponents.protocol import NoDeadline, agent_for, heuristic_decision
from tests.families.canasta.opponents.play import GAMES
from tests.games.buraco.opponents.positions import OPTIONS, meld_of, view_of

ADAPTER = adapter_of(OPTIONS)
GAME = GAMES["buraco"]


def beliefs_of(**position: Any) -> Beliefs:
    """What a player who counts cards believes in a position."""
    view = view_of({"name": "here", "turn": "drawn", **position})
    return read(ADAPTER, seen(view, view.hand, view.discards), CLUB_WEIGHTS, PERFECT)


def hope(beliefs: Beliefs, hand: str, *melds: str) -> float:
    """The bonuses earned and hoped for."""
    position = position_of(ADAPTER, sorted_faces(parse_faces(hand)), tuple(map(meld_of, melds)))
    terms = BuracoEvaluation(beliefs).terms(position, max(1, len(position.hand) - 1))
    return terms.bonus + terms.hope


def test_a_clean_six_is_worth_more_than_a_dirty_seven() -> None:
    beliefs = beliefs_of(hand="4C 9D")
    assert (
        hope(beliefs, "4C", "4H 5H 6H 7H 8H 9H")
        > hope(beliefs, "4C", "4H 5H 6H 7H 8H 9H JK") - CLUB_WEIGHTS.going_out_right
    )


def test_a_wild_two_of_the_own_suit_may_still_come_home() -> None:
    beliefs = beliefs_of(hand="4C 9D")
    own, other = "3S 4S 5S 2S 7S 8S", "3S 4S 5S 2C 7S 8S"
    assert hope(beliefs, "4C", own) > hope(beliefs, "4C", other)


def test_a_suja_with_the_own_two_hopes_to_become_limpa() -> None:
    beliefs = beliefs_of(hand="4C 9D")
    own, other = "3S 4S 5S 2S 7S 8S 9S", "3S 4S 5S 2C 7S 8S 9S"
    assert hope(beliefs, "4C", own) > hope(beliefs, "4C", other) + 20


def test_being_near_from_ace_to_ace_is_worth_hundreds() -> None:
    beliefs = beliefs_of(hand="4C 9D")
    thirteen, nine = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "2H 3H 4H 5H 6H 7H 8H 9H TH"
    assert hope(beliefs, "4C", thirteen) > hope(beliefs, "4C", nine) + 200


def test_one_ace_in_hand_is_not_both_ends_of_a_run() -> None:
    beliefs = beliefs_of(hand="AC 9D")
    run = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    assert hope(beliefs, "AC 9D", run) < hope(beliefs, "AC AC 9D", run) - 200


def test_a_short_hand_without_the_right_to_go_out_is_feared() -> None:
    beliefs = beliefs_of(hand="4C 9D KD QH", mortos=["ours"])
    evaluation = BuracoEvaluation(beliefs)
    stuck = position_of(ADAPTER, parse_faces("4C"), (meld_of("5H 6H 7H"),))
    assert evaluation.terms(stuck, 1).ending < evaluation.terms(stuck, 6).ending < 0


def test_a_short_hand_is_wanted_while_the_morto_lies_there() -> None:
    evaluation = BuracoEvaluation(beliefs_of(hand="4C 9D KD QH"))
    near = position_of(ADAPTER, parse_faces("4C"), (meld_of("5H 6H 7H"),))
    assert evaluation.terms(near, 1).ending > evaluation.terms(near, 6).ending > 0


def test_going_out_is_worth_more_the_more_the_opponents_hold() -> None:
    position = position_of(ADAPTER, (), (meld_of("3H 4H 5H 6H 7H 8H 9H"),))
    few, many = (
        BuracoEvaluation(beliefs_of(hand="4C 9D", mortos=["ours", "theirs"], others=[count])).worth_of_going_out(
            position
        )
        for count in (2, 20)
    )
    assert many > few + 100


def test_a_short_hand_is_feared_less_the_likelier_the_opponents_go_out_first() -> None:
    limpa = ["3D 4D 5D 6D 7D 8D 9D"]
    feared = [
        BuracoEvaluation(beliefs_of(hand="4C 9D KD QH", theirs=limpa, mortos=["ours", "theirs"], others=[cards]))
        .terms(position_of(ADAPTER, parse_faces("4C"), (meld_of("5H 6H 7H"),)), 1)
        .ending
        for cards in (1, 2, 9)
    ]
    assert feared == sorted(feared, reverse=True)
    assert feared[0] > feared[2] / 2


def test_the_round_is_ended_for_less_when_the_partner_has_just_taken_the_morto() -> None:
    position = position_of(ADAPTER, (), (meld_of("3H 4H 5H 6H 7H 8H 9H"),))
    theirs = ["3D 4D 5D 6D 7D 8D 9D"]
    worth = {
        (partner, cards): BuracoEvaluation(
            beliefs_of(hand="4C 9D", theirs=theirs, mortos=["ours", "theirs"], others=[cards, partner, 9 - cards])
        ).worth_of_going_out(position)
        for partner in (5, 11)
        for cards in (1, 4)
    }
    assert worth[5, 4] - worth[11, 4] > 6 * CLUB_WEIGHTS.partner_card + 100
    assert worth[5, 1] - worth[11, 1] < worth[5, 4] - worth[11, 4]


def fed(card: str, **position: Any) -> float:
    """What leaving a card costs."""
    return BuracoFeeding(beliefs_of(hand="4C 9D KD QH", **position)).cost(parse_face(card), last=False)


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
        BuracoEvaluation(beliefs_of(hand="KC KD", mortos=["ours", "theirs"], others=[count])).terms(
            position_of(ADAPTER, parse_faces("KC KD"), ()), 2
        )
        for count in (11, 100)
    )
    assert late.cards < early.cards < 0


def played(**position: Any) -> list[str]:
    """What Club does from a position on until its turn is over."""
    state = GAME.determinize(view_of({"name": "here", **position}), Random(1))
    club = agent_for(GAME, "club")
    actions: list[str] = []
    while GAME.actor(state) == 0 and (not actions or actions[-1] != "end"):
        action = club.decide(GAME.view(state, 0), Random(1), NoDeadline()).action
        actions.append(str(action))
        state, _ = GAME.apply(state, action)
    return actions


def test_the_card_that_helps_the_opponents_is_taken_and_another_left() -> None:
    ours, theirs = ["9H TH JH"], ["3C 4C 5C 6C 7C 8C"]
    actions = played(turn="take", hand="QD 8D 3H KD", ours=ours, theirs=theirs, discards="9C 4S 7H", others=[9])
    assert "take 9C" in actions
    assert "discard 9C" not in actions
    assert actions[-1] == "end"


def test_a_turn_may_end_with_a_card_of_the_pile_left_lying() -> None:
    actions = played(turn="take", hand="9D TD KS QS 5C 6C 8C", discards="JD 3H", others=[9])
    assert actions[0] == "take JD"
    assert not any(action.startswith("discard") for action in actions)


def test_in_pique_the_stock_is_drawn_from() -> None:
    view = view_of({"name": "here", "turn": "pique", "hand": "9D", "discards": "JD 3S"})
    assert str(heuristic_decision(GAME, view, Random(1)).action) == "draw"


def test_a_single_card_in_hand_to_which_the_pile_is_closed_is_feared() -> None:
    beliefs = beliefs_of(hand="4C 9D")
    fearless = replace(beliefs, weights=replace(CLUB_WEIGHTS, pique=0.0))
    position = position_of(ADAPTER, parse_faces("4C 9D"), (meld_of("5H 6H 7H"),))
    for cards, feared in ((1, True), (2, False)):
        ending, careless = (BuracoEvaluation(each).terms(position, cards).ending for each in (beliefs, fearless))
        assert (ending < careless) == feared


def test_the_first_cards_are_laid_together_where_75_are_needed() -> None:
    hand = "QH KH AH 9C TC JC QC 3D 4S 5D"
    assert any(action.startswith("open") for action in played(turn="drawn", hand=hand, high=True))


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
    assert explanation == told(Reason.USELESS, count=1)
