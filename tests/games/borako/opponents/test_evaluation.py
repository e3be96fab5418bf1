"""What the heuristic policy of Borako expects of the Mour and the end of a round, and what each level knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards import parse_face, parse_faces, sorted_faces
from game.families.canasta.opponents.beliefs import Beliefs, read
from game.families.canasta.opponents.position import position_of
from game.families.canasta.opponents.weights import NOVICE, PERFECT, SkillProfile
from game.games.borako.opponents import adapter
from game.games.borako.opponents.adapter import BorakoEvaluation, adapter_of
from game.games.borako.opponents.weights import CLUB_WEIGHTS
from game.games.borako.rules.view import BorakoView
from tests.games.borako.opponents.positions import meld_of, view_of


def seen(**position: object) -> BorakoView:
    """A view from the text of a position."""
    return view_of({"name": "here", "turn": "meld", **position})


def beliefs_of(view: BorakoView, profile: SkillProfile = PERFECT) -> Beliefs:
    """What a player of the given skill believes at a view."""
    sight = adapter.seen(view, view.hand, view.discards)
    return read(adapter_of(view.options), sight, CLUB_WEIGHTS, profile)


def test_a_shorter_hand_is_nearer_the_mour() -> None:
    view = seen(hand="3C 5D 9S QD KC", ours=["5H 6H 7H"])
    evaluation = BorakoEvaluation(beliefs_of(view))
    position = position_of(adapter_of(view.options), view.hand, view.melds[0])
    promised = [evaluation.terms(position, cards).ending for cards in (1, 2, 4, 8)]
    assert promised == sorted(promised, reverse=True)
    assert evaluation.worth_of_reserve(position, at_once=True) > evaluation.worth(position, 1)


def worth_of(view: BorakoView, hand: str, *melds: str) -> float:
    """What going on with a hand and melds is worth."""
    position = position_of(adapter_of(view.options), sorted_faces(parse_faces(hand)), tuple(map(meld_of, melds)))
    return BorakoEvaluation(beliefs_of(view)).worth(position, len(position.hand))


def test_a_wild_is_kept_rather_than_put_on_a_short_clean_run() -> None:
    view = seen(hand="9S KD JK", ours=["4H 5H 6H 7H"])
    assert worth_of(view, "9S KD JK", "4H 5H 6H 7H") > worth_of(view, "9S KD", "4H 5H 6H 7H JK")


def test_one_wild_in_hand_is_kept_for_one_run() -> None:
    view = seen(hand="9S KD JK")
    evaluation = BorakoEvaluation(beliefs_of(view))

    def gained(*melds: str) -> float:
        """How much more is hoped for with a joker in hand."""
        with_joker, without = (
            evaluation.terms(position_of(adapter_of(view.options), hand, tuple(map(meld_of, melds))), 2)
            for hand in (parse_faces("9S JK"), parse_faces("9S"))
        )
        return with_joker.hope - without.hope

    near, far = "9C TC JC QC KC AC", "4H 5H 6H 7H"
    assert gained(near, far) == pytest.approx(max(gained(near), gained(far)))
    assert min(gained(near), gained(far)) > 0.0


def test_a_fourth_wild_is_worth_keeping_like_the_third() -> None:
    view = seen(hand="TS 2H 2H 2D JK KD")
    evaluation = BorakoEvaluation(beliefs_of(view))
    two, three, four = (
        evaluation.terms(position_of(adapter_of(view.options), parse_faces(hand), ()), 3).keys
        for hand in ("2H 2H KD", "2H 2H 2D KD", "2H 2H 2D KD JK")
    )
    assert four - three == pytest.approx(three - two)
    assert three > two


def test_a_two_that_may_come_home_spoils_a_run_less() -> None:
    view = seen(hand="9S KD")
    assert worth_of(view, "9S KD", "3H 4H 5H 2H 7H 8H") > worth_of(view, "9S KD", "3H 4H 5H 2S 7H 8H")


def test_a_run_in_hand_is_a_key_to_the_pile() -> None:
    view = seen(hand="9S JS QD KD")
    keys = [
        BorakoEvaluation(beliefs_of(view)).terms(position_of(adapter_of(view.options), parse_faces(hand), ()), 3).keys
        for hand in ("5C 6C 7C", "5C 6C 8C")
    ]
    assert keys[0] > keys[1]


def test_going_out_is_worth_more_when_the_opponents_lose_their_mour() -> None:
    ours = ["4H 5H 6H 7H 8H 9H TH"]
    view = seen(hand="JH 4D", ours=ours, taken=["ours"])
    late = seen(hand="JH 4D", ours=ours, taken=["ours", "theirs"])
    position = position_of(adapter_of(view.options), parse_faces("4D"), view.melds[0])
    early, after = (BorakoEvaluation(beliefs_of(each)).worth_of_going_out(position) for each in (view, late))
    assert early > after


def test_who_does_not_count_cards_takes_dead_cards_for_live_ones() -> None:
    view = seen(hand="3C 5D 9S QD KC", ours=["5H 6H 7H"], theirs=["8H 9H TH"], discards="8H")
    eight = parse_face("8H")
    counts, guesses = beliefs_of(view), beliefs_of(view, NOVICE)
    assert counts.ours.face[eight] < guesses.ours.face[eight]


def test_who_does_not_remember_forgets_what_the_partner_swept() -> None:
    view = seen(hand="3C 5D 9S QD KC", known={"2": "8H 8H"})
    eight = parse_face("8H")
    forgetful = replace(PERFECT, remembers=False)
    assert beliefs_of(view).ours.face[eight] > beliefs_of(view, forgetful).ours.face[eight]
    assert beliefs_of(view, NOVICE).ours == beliefs_of(seen(hand="3C 5D 9S QD KC"), NOVICE).ours


def test_who_does_not_remember_forgets_what_the_next_player_swept() -> None:
    view = seen(hand="3C 5D 9S QD KC", known={"1": "8H 8H"})
    assert beliefs_of(view).next_known == parse_faces("8H 8H")
    assert beliefs_of(view, NOVICE).next_known == ()


def test_a_hand_keeps_its_order_of_faces() -> None:
    view = seen(hand="KC 3C QD 9S 5D")
    assert view.hand == sorted_faces(view.hand)
