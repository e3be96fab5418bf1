"""Canastras (buraco 6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine import Place
from game.games.buraco.rules.events import Added, CanastraCleaned, CanastraMade, Laid
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import Canastra, canastra_of, meld_bonus
from game.games.buraco.rules.state import BuracoState
from game.match.moment import fingerprint
from tests.games.buraco.rules.positions import BURACO, LIMPA, after, events_of, judged, kinds, position, reason

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
    assert (canastra_of(meld), meld_bonus(meld, BuracoOptions())) == (canastra, bonus)


def test_6_1_as_a_as_counts_as_limpa() -> None:
    assert reason(position("4D", melds=(WHOLE,), morto="taken"), "discard 4D") is None


@pytest.mark.parametrize("cards", ["5H 6H 7H 8H 9H TH JK", "AS 2S 3S 4S 5S 6S JK 8S 9S TS JS QS KS AS"])
def test_6_1_a_suja_does_not_count_as_limpa(cards: str) -> None:
    assert reason(position("4D", melds=(cards,), morto="taken"), "discard 4D") == "going_out_needs_limpa 7.3"


@pytest.mark.parametrize(
    ("meld", "card", "canastra"),
    [("5H 6H 7H 8H 9H TH", "JH", "limpa"), ("5H 6H 7H 8H 9H TH", "JK", "suja"), (WHOLE[3:], "AS", "as_a_as")],
)
def test_6_1_the_seventh_card_and_the_last_of_all_are_announced(meld: str, card: str, canastra: str) -> None:
    added, event = events_of(position(f"{card} 4D KD", melds=("3C 4C 5C", meld)), f"add {card} to 2")
    assert isinstance(added, Added)
    assert (type(event), event.target, event.params) == (CanastraMade, Place("meld", 0, 1), (("kind", canastra),))


def test_6_1_a_canastra_laid_at_once_is_announced_of_its_meld() -> None:
    laid, made = events_of(position(f"{LIMPA} 4D KD", melds=("3C 4C 5C",)), f"lay {LIMPA}")
    assert (type(laid), type(made)) == (Laid, CanastraMade)
    assert laid.target == made.target == Place("meld", 0, 1)


def test_6_1_growing_on_is_no_new_canastra() -> None:
    assert kinds(position("QH 4D KD", melds=(LIMPA,)), "add QH to 1") == [Added]


def test_6_1_a_suja_that_becomes_limpa_is_announced_and_worth_the_difference() -> None:
    state = position("6S 4D KD", melds=("3S 4S 5S 2S 7S 8S 9S",))
    _, event = events_of(state, "add 6S to 1")
    assert (type(event), event.target) == (CanastraCleaned, Place("meld", 0, 0))
    before, now = state.melds[0][0], after(state, "add 6S to 1").melds[0][0]
    assert (meld_bonus(before, BuracoOptions()), meld_bonus(now, BuracoOptions())) == (100, 200)


def test_6_1_a_wild_added_to_the_only_limpa_takes_the_right_to_go_out() -> None:
    state = position("JK 4D", melds=(LIMPA,), morto="taken", turn="took", pile="9C")
    assert reason(after(state, "add JK to 1"), "add 4D to 1") == "mixed_suits 4.1"
    assert reason(position("JK", melds=(LIMPA,), morto="taken"), "add JK to 1") == "going_out_needs_limpa 7.3"


def test_6_1_statistics_get_the_kind_of_the_round() -> None:
    state = position("4D", melds=(WHOLE,), morto="taken", mortos=1)
    assert BURACO.round_traits(state) == ()
    assert BURACO.round_traits(after(state, "discard 4D")) == ("went_out", "as_a_as", "morto_untaken")
    both = replace(state, melds=((judged(LIMPA),), ()), morto_taken=(True, True))
    assert BURACO.round_traits(after(both, "discard 4D")) == ("went_out",)


def cleaning(bonus: int = 0) -> BuracoState:
    """A canastra suja, with the card in hand by which it turns limpa, and a joker that spoils it again."""
    return position("6S JK 4D KD", melds=("3S 4S 5S 2S 7S 8S 9S",), stock=1, cleaning_bonus=bonus)


@pytest.mark.parametrize(("bonus", "counted"), [(0, 0), (100, 100)])
def test_6_1_with_the_house_rule_turning_limpa_earns_100_on_top_of_the_difference(bonus: int, counted: int) -> None:
    usual = cleaning()
    state = cleaning(bonus)
    assert BURACO.counted(state) == BURACO.counted(usual)
    assert BURACO.counted(after(state, "add 6S to 1"))[0] == BURACO.counted(after(usual, "add 6S to 1"))[0] + counted


def test_6_1_what_turning_limpa_earned_stays_when_the_canastra_turns_suja_again() -> None:
    state = after(replace(cleaning(100), mortos=((), ()), stock=()), "add 6S to 1", "add JK to 1")
    over = after(state, "discard 4D", "end")
    lines = [(line.key, int(line.points), line.clause) for line in BURACO.score(over) if line.team == 0]
    assert ("canastra", 100, "buraco 6.1") in lines
    assert ("cleaned", 100, "buraco 6.1") in lines


def test_6_1_a_meld_of_six_with_a_wild_that_gets_clean_with_the_seventh_card_was_no_canastra() -> None:
    state = position("6S 4D KD", melds=("3S 4S 5S 2S 7S 8S",), cleaning_bonus=100)
    assert after(state, "add 6S to 1").cleaned == (0, 0)


def test_6_1_the_order_of_cards_laid_in_one_turn_earns_nothing() -> None:
    state = position("9S 8S 4D KD", melds=("2S 3S 4S 5S 6S 7S",), cleaning_bonus=100)
    assert CanastraCleaned in kinds(after(state, "add 9S to 1"), "add 8S to 1")
    assert after(state, "add 9S to 1", "add 8S to 1").cleaned == (0, 0)


def test_6_1_a_canastra_that_was_suja_at_the_end_of_a_turn_earns_in_the_next() -> None:
    state = position("9S 8S 4D KD", melds=("2S 3S 4S 5S 6S 7S",), others="3C KS", cleaning_bonus=100)
    later = after(state, "add 9S to 1", "discard 4D", "end", "draw", "discard 3C", "end", "draw")
    assert after(later, "add 8S to 1").cleaned == (1, 0)


def test_6_1_what_was_cleaned_is_not_noted_where_it_does_not_count() -> None:
    assert fingerprint(after(cleaning(), "add 6S to 1"), {}) == fingerprint(
        replace(after(cleaning(), "add 6S to 1"), cleaned=(0, 0)), {}
    )
    assert after(cleaning(100), "add 6S to 1").cleaned == (1, 0)
