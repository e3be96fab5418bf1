"""What the opponents of Borako expect of runs, wilds, the Mour and the end of a round, and what each level knows."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.borako.opponents.weights import CLUB_WEIGHTS
from tests.families.canasta.opponents.lean.sides import side_of, terms_of, turn_at, worth_of

HAND = "3C 5D 9S QD KC"


def earns(run: str, hand: str = "KD", level: str = "club", **position: Any) -> float:
    """What a run of the team may earn, its bonus included, without patience."""
    turn = turn_at("borako", level, hand=hand, ours=[run], **position)
    return turn.outlook.hopes.hoped(side_of(turn, hand, run))


def test_a_finished_clean_run_is_worth_its_bonus_and_a_dirty_one_half() -> None:
    assert earns("4H 5H 6H 7H 8H 9H TH") == 200.0
    assert earns("4H 5H 6H 7H 8H 9H JK") == 100.0


def test_a_longer_run_is_nearer_its_bonus() -> None:
    hopes = [earns(run) for run in ("4H 5H 6H", "4H 5H 6H 7H", "4H 5H 6H 7H 8H", "4H 5H 6H 7H 8H 9H")]
    assert hopes == sorted(hopes)
    assert hopes[-1] < 200.0


def test_a_run_open_at_both_ends_is_likelier_to_grow() -> None:
    run = "4H 5H 6H 7H 8H 9H"
    assert earns(run) > earns(run, theirs=["3S 3H 3H"]) + 20.0


def test_a_run_whose_both_ends_are_gone_can_only_be_finished_with_a_wild() -> None:
    dead = earns("4H 5H 6H 7H 8H 9H", theirs=["3S 3H 3H", "TH JH QH", "TH JH QH"])
    assert dead == pytest.approx(100.0 * CLUB_WEIGHTS.wild_reach)


def test_the_missing_card_in_hand_makes_a_run_as_good_as_sure() -> None:
    assert CLUB_WEIGHTS.hand_reach * 200.0 <= earns("4H 5H 6H 7H 8H 9H", "TH") < 200.0


def test_chances_fall_with_the_stock() -> None:
    assert earns("4H 5H 6H 7H", others=[11, 11, 47]) < earns("4H 5H 6H 7H")


def test_a_shorter_hand_is_nearer_the_mour() -> None:
    turn = turn_at("borako", hand=HAND, ours=["5H 6H 7H"])
    promised = [terms_of(turn, HAND, "5H 6H 7H", after=cards).ending for cards in (1, 2, 4, 8)]
    assert promised == sorted(promised, reverse=True)
    side = side_of(turn, HAND, "5H 6H 7H")
    assert turn.outlook.worth_of_reserve(side, True) > turn.outlook.worth(side, 1, turn.free, turn.mate)


def test_a_wild_is_kept_rather_than_put_on_a_short_clean_run() -> None:
    turn = turn_at("borako", hand="9S KD JK", ours=["4H 5H 6H 7H"])
    assert worth_of(turn, "9S KD JK", "4H 5H 6H 7H") > worth_of(turn, "9S KD", "4H 5H 6H 7H JK")


def test_one_wild_in_hand_is_kept_for_one_run() -> None:
    turn = turn_at("borako", hand="9S KD JK")

    def gained(*melds: str) -> float:
        """How much more is hoped for with a joker in hand."""
        return terms_of(turn, "9S JK", *melds, after=2).hope - terms_of(turn, "9S", *melds, after=2).hope

    near, far = "9C TC JC QC KC AC", "4H 5H 6H 7H"
    assert gained(near, far) == pytest.approx(max(gained(near), gained(far)))
    assert min(gained(near), gained(far)) > 0.0


def test_a_fourth_wild_is_worth_keeping_like_the_third() -> None:
    turn = turn_at("borako", hand="TS 2H 2H 2D JK KD")
    two, three, four = (terms_of(turn, hand, after=3).keys for hand in ("2H 2H KD", "2H 2H 2D KD", "2H 2H 2D KD JK"))
    assert four - three == pytest.approx(three - two)
    assert three > two


def test_a_two_that_may_come_home_spoils_a_run_less() -> None:
    turn = turn_at("borako", hand="9S KD")
    assert worth_of(turn, "9S KD", "3H 4H 5H 2H 7H 8H") > worth_of(turn, "9S KD", "3H 4H 5H 2S 7H 8H")


def test_a_run_in_hand_is_a_key_to_the_pile() -> None:
    turn = turn_at("borako", hand="9S JS QD KD")
    keys = [terms_of(turn, hand).keys for hand in ("5C 6C 7C", "5C 6C 8C")]
    assert keys[0] > keys[1]


def test_going_out_is_worth_more_when_the_opponents_lose_their_mour() -> None:
    run = "4H 5H 6H 7H 8H 9H TH"
    early, late = (
        turn.outlook.worth_of_going_out(side_of(turn, "4D", run), turn.mate, turn.future_of_rivals())
        for turn in (
            turn_at("borako", hand="JH 4D", ours=[run], taken=taken) for taken in (["ours"], ["ours", "theirs"])
        )
    )
    assert early > late


def test_who_does_not_count_cards_takes_dead_cards_for_live_ones() -> None:
    dead: dict[str, Any] = {"theirs": ["8H 9H TH", "8H 9H TH"]}
    run = "2H 3H 4H 5H 6H 7H"
    assert earns(run, **dead) < earns(run) - 20.0
    assert earns(run, level="novice", **dead) == pytest.approx(earns(run, level="novice"), abs=5.0)


def test_who_does_not_remember_forgets_what_the_partner_swept() -> None:
    run, known = "2H 3H 4H 5H 6H 7H", {"2": "8H"}
    assert earns(run, known=known) > earns(run) + 10.0
    assert earns(run, level="casual", known=known) == earns(run, level="casual")
