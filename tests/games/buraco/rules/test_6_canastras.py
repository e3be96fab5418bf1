"""Canastras (buraco 6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine import Place
from game.games.buraco.rules.events import Added, CanastraCleaned, CanastraMade, Laid
from game.games.buraco.rules.scoring import Canastra, canastra_of, meld_bonus
from tests.games.buraco.rules.positions import BURACO, LIMPA, after, judged, kinds, position, reason, told

WHOLE = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


@pytest.mark.parametrize(
    ("cards", "canastra", "bonus"),
    [
        ("3H 4H 5H 6H 7H 8H", None, 0),
        ("3H 4H 5H 6H 7H 8H 9H", Canastra.LIMPA, 200),
        ("3H 4H 5H 6H 7H 8H JK", Canastra.SUJA, 100),
        ("3H 4H 5H 6H 7H 8H 9H TH JH QH", Canastra.LIMPA, 200),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", Canastra.LIMPA, 200),
        (WHOLE, Canastra.AS_A_AS, 1000),
        ("AS 2S 3S 4S 5S 6S JK 8S 9S TS JS QS KS AS", Canastra.SUJA, 100),
        ("AS 2H 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", Canastra.SUJA, 100),
    ],
)
def test_6_1_seven_cards_are_a_canastra(cards: str, canastra: Canastra | None, bonus: int) -> None:
    meld = judged(cards)
    assert (canastra_of(meld), meld_bonus(meld)) == (canastra, bonus)


def test_6_1_as_a_as_counts_as_limpa() -> None:
    assert reason(position("4D", melds=(WHOLE,), morto="taken"), "discard 4D") is None


@pytest.mark.parametrize("cards", ["5H 6H 7H 8H 9H TH JK", "AS 2S 3S 4S 5S 6S JK 8S 9S TS JS QS KS AS"])
def test_6_1_a_suja_does_not_count_as_limpa(cards: str) -> None:
    assert reason(position("4D", melds=(cards,), morto="taken"), "discard 4D") == "going_out_needs_limpa 7.3"


@pytest.mark.parametrize(
    ("meld", "card", "canastra"),
    [("5H 6H 7H 8H 9H TH", "JH", "limpa"), ("5H 6H 7H 8H 9H TH", "JK", "suja"), (WHOLE[3:], "AS", "as_a_as")],
)
def test_6_1_the_seventh_card_and_the_last_of_all_are_told(meld: str, card: str, canastra: str) -> None:
    added, event = told(position(f"{card} 4D KD", melds=("3C 4C 5C", meld)), f"add {card} to 2")
    assert isinstance(added, Added)
    assert (type(event), event.target, event.params) == (CanastraMade, Place("meld", 0, 1), (("kind", canastra),))


def test_6_1_a_canastra_laid_at_once_is_told_of_the_meld_that_it_is() -> None:
    laid, made = told(position(f"{LIMPA} 4D KD", melds=("3C 4C 5C",)), f"lay {LIMPA}")
    assert (type(laid), type(made)) == (Laid, CanastraMade)
    assert laid.target == made.target == Place("meld", 0, 1)


def test_6_1_growing_on_is_no_new_canastra() -> None:
    assert kinds(position("QH 4D KD", melds=(LIMPA,)), "add QH to 1") == [Added]


def test_6_1_a_suja_that_becomes_limpa_is_told_and_worth_the_difference() -> None:
    state = position("6S 4D KD", melds=("3S 4S 5S 2S 7S 8S 9S",))
    _, event = told(state, "add 6S to 1")
    assert (type(event), event.target) == (CanastraCleaned, Place("meld", 0, 0))
    before, now = state.melds[0][0], after(state, "add 6S to 1").melds[0][0]
    assert (meld_bonus(before), meld_bonus(now)) == (100, 200)


def test_6_1_a_wild_added_to_the_only_limpa_takes_the_right_to_go_out() -> None:
    state = position("JK 4D", melds=(LIMPA,), morto="taken", turn="took", pile="9C")
    assert reason(after(state, "add JK to 1"), "add 4D to 1") == "mixed_suits 4.1"
    assert reason(position("JK", melds=(LIMPA,), morto="taken"), "add JK to 1") == "going_out_needs_limpa 7.3"


def test_6_1_what_kind_of_round_it_was_is_told_for_statistics() -> None:
    state = position("4D", melds=(WHOLE,), morto="taken", mortos=1)
    assert BURACO.round_traits(state) == ()
    assert BURACO.round_traits(after(state, "discard 4D")) == ("went_out", "as_a_as", "morto_untaken")
    both = replace(state, melds=((judged(LIMPA),), ()), morto_taken=(True, True))
    assert BURACO.round_traits(after(both, "discard 4D")) == ("went_out",)
