"""Melds (borako 4)."""

from __future__ import annotations

import pytest

from game.cards import format_faces
from game.engine import Refusal
from tests.games.borako.rules.positions import BORAKO, action, after, legal, position, reason


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("5H 6H 7H", None),
        ("AS AH AD", None),
        ("5H 6H", "too_few_cards 4.1"),
        ("5H", "too_few_cards 4.1"),
        ("5H JK", "too_few_cards 4.1"),
    ],
)
def test_4_1_a_meld_has_at_least_three_cards(cards: str, refused: str | None) -> None:
    assert reason(position(f"{cards} KS KD"), f"lay {cards}") == refused


def test_4_1_a_team_may_hold_several_runs_of_one_suit() -> None:
    state = after(position("5H 6H 7H KS KD", melds=("5H 6H 7H", "8H 9H TH")), "lay 5H 6H 7H")
    assert [format_faces(meld.cards) for meld in state.melds[0]] == ["5H 6H 7H", "8H 9H TH", "5H 6H 7H"]


def test_4_1_neighbouring_runs_are_not_joined() -> None:
    state = after(position("7H KS KD", melds=("4H 5H 6H", "8H 9H TH")), "add 7H to 1")
    assert [format_faces(meld.cards) for meld in state.melds[0]] == ["4H 5H 6H 7H", "8H 9H TH"]


def test_4_2_the_order_of_the_cards_says_nothing() -> None:
    one = after(position("5H 6H 2S 8H KS"), "lay 5H 6H 2S 8H")
    other = after(position("5H 6H 2S 8H KS"), "lay 2S 8H 6H 5H")
    assert one == other
    assert format_faces(one.melds[0][0].cards) == "5H 6H 2S 8H"


@pytest.mark.parametrize(
    ("meld", "card", "grown"),
    [
        ("5H 6H 2S 8H", "7H", "5H 6H 7H 8H 2S"),
        ("5H 6H JK 8H", "7H", "5H 6H 7H 8H JK"),
        ("3H 4H 2H 6H", "5H", "2H 3H 4H 5H 6H"),
        ("QH 2S AH", "KH", "2S QH KH AH"),
        ("4H 5H 2H 7H", "6H", "4H 5H 6H 7H 2H"),
        ("3S 4S 5S 2S 7S", "6S", "2S 3S 4S 5S 6S 7S"),
    ],
)
def test_4_2_the_real_card_arrives_and_the_wild_moves(meld: str, card: str, grown: str) -> None:
    state = after(position(f"{card} KS KD", melds=(meld,)), f"add {card} to 1")
    assert format_faces(state.melds[0][0].cards) == grown


def test_4_2_without_room_the_add_is_refused() -> None:
    full = "AH 2S 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
    assert reason(position("2H KS KD", melds=(full,)), "add 2H to 1") == "no_room 6.1"


@pytest.mark.parametrize(
    ("meld", "card", "refused"),
    [
        ("5H 6H 7H", "8S", "mixed_suits 6.1"),
        ("AS AD AC", "3C", "mixed_ranks 4.2"),
        ("2S 2D 2C", "3C", "mixed_ranks 4.2"),
        ("2S 3S AS", "AH", "mixed_suits 6.1"),
        ("AH 2H 2H", "AH", "gap_too_wide 6.1"),
    ],
)
def test_4_2_a_meld_keeps_its_suit_or_rank(meld: str, card: str, refused: str) -> None:
    assert reason(position(f"{card} KS KD", melds=(meld,)), f"add {card} to 1") == refused


@pytest.mark.parametrize(
    ("act", "refusal"),
    [
        ("lay KS KD", Refusal("borako 4.1", "too_few_cards", (("limit", 3),))),
        ("lay KS KD JK", Refusal("borako 7.1", "rank_makes_no_set", (("card", "KS"),))),
        ("add KD to 1", Refusal("borako 6.1", "mixed_suits", (("card", "KD"),))),
        ("lay KS JK 2C", Refusal("borako 4.3", "too_few_naturals", (("limit", 2),))),
        ("add KH to 1", Refusal("borako 3.4", "not_in_hand", (("cards", "KH"),))),
        ("add KS to 7", Refusal("borako 3.4", "no_such_meld", (("meld", 7),))),
    ],
)
def test_4_2_a_refusal_says_what_is_in_the_way(act: str, refusal: Refusal) -> None:
    assert BORAKO.refusal(position("KS KD JK 2C", melds=("5H 6H 7H",)), action(act)) == refusal


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("5H 6H JK", None),
        ("5H 6H 2S JK", None),
        ("5H JK 2S", "too_few_naturals 4.3"),
        ("AS 2D JK", "too_few_naturals 4.3"),
        ("2S JK JK", "too_few_naturals 4.3"),
        ("5H 6H 2S 2D JK", "too_many_wilds 4.3"),
        ("AS AD 2S 2D JK", "too_many_wilds 4.3"),
        ("2H 3H 2S JK", None),
        ("2H 3H 2H 2S JK", "too_many_wilds 4.3"),
    ],
)
def test_4_3_two_naturals_at_least_and_two_wilds_at_most(cards: str, refused: str | None) -> None:
    assert reason(position(f"{cards} KS KD"), f"lay {cards}") == refused


def test_4_3_a_third_wild_is_not_added() -> None:
    state = position("2D JK KS", melds=("5H 6H 2S JK",))
    assert reason(state, "add 2D to 1") == "too_many_wilds 4.3"
    assert not any(text.startswith("add") for text in legal(state))
