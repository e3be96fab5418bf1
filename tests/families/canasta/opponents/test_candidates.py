"""The lays and adds that the opponents think about are legal, and no natural meld is forgotten."""

from __future__ import annotations

from random import Random

import pytest

from game.cards import Face, parse_face, parse_faces, sorted_faces
from game.engine import shuffled
from game.families.canasta.opponents.candidates import all_adds, natural_adds, natural_lays, wild_lays
from game.families.canasta.opponents.position import Position, after_add, after_lay
from game.games.borako.opponents.adapter import adapter_of
from game.games.borako.rules.meld import MELD_RULES, fitting
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import DECK
from game.melds.judge import judge
from game.melds.meld import Kind, Meld
from game.melds.within import melds_within
from tests.games.borako.opponents.positions import meld_of

ADAPTER = adapter_of(BorakoOptions())


def hands(count: int, size: int) -> list[tuple[Face, ...]]:
    """Random sorted hands."""
    return [sorted_faces(shuffled(DECK, Random(seed))[:size]) for seed in range(count)]


def test_every_natural_run_of_a_hand_is_a_candidate() -> None:
    for hand in hands(150, 14):
        natural = {
            sorted_faces(meld.cards)
            for meld in melds_within(hand, MELD_RULES)
            if meld.kind is Kind.RUN and not meld.wilds
        }
        assert natural <= {sorted_faces(cards) for cards in natural_lays(hand, MELD_RULES)}


def test_every_candidate_is_a_meld_of_cards_in_hand() -> None:
    for hand in hands(150, 16):
        for cards in natural_lays(hand, MELD_RULES) + wild_lays(hand, MELD_RULES):
            meld = judge(cards, MELD_RULES)
            assert isinstance(meld, Meld)
            assert all(cards.count(card) <= hand.count(card) for card in cards)
            assert len(meld.wilds) <= 1


def test_a_run_takes_the_two_of_its_own_suit_as_its_wild_before_another() -> None:
    hand = sorted_faces(parse_faces("5H 6H 2S 2H JK"))
    assert sorted_faces(parse_faces("2H 5H 6H")) in wild_lays(hand, MELD_RULES)


def test_a_joker_is_the_last_wild_to_be_used() -> None:
    hand = sorted_faces(parse_faces("5H 6H 2S JK"))
    assert wild_lays(hand, MELD_RULES) == (sorted_faces(parse_faces("5H 6H 2S")),)


def test_no_wild_takes_the_place_of_a_card_in_hand() -> None:
    assert wild_lays(sorted_faces(parse_faces("6H 7H 8H 2S JK")), MELD_RULES) == ()
    assert wild_lays(sorted_faces(parse_faces("QS KS AS 2D")), MELD_RULES) == ()


def test_an_ace_that_a_natural_run_needs_stands_at_no_other_end() -> None:
    lays = wild_lays(sorted_faces(parse_faces("AH 2H 3H KH JK")), MELD_RULES)
    assert not any(parse_face("KH") in cards for cards in lays)


def test_a_natural_run_is_used_whole_beside_a_wild() -> None:
    lays = wild_lays(sorted_faces(parse_faces("6S 7S 8S TS 2D")), MELD_RULES)
    assert lays == (sorted_faces(parse_faces("6S 7S 8S TS 2D")),)


def test_a_two_that_a_natural_run_needs_is_no_wild_elsewhere() -> None:
    hand = sorted_faces(parse_faces("AS 2S 3S JS KS"))
    assert wild_lays(hand, MELD_RULES) == ()
    assert sorted_faces(parse_faces("2S JS KS")) in wild_lays(sorted_faces((*hand, parse_face("2S"))), MELD_RULES)


def test_one_ace_is_not_at_both_ends_of_a_run_with_a_wild() -> None:
    near = "AH 3H 4H 5H 6H 7H 8H 9H TH JH QH KH 2S"
    assert max(map(len, wild_lays(sorted_faces(parse_faces(near)), MELD_RULES))) == 13
    assert max(map(len, wild_lays(sorted_faces(parse_faces(f"{near} AH")), MELD_RULES))) == 14


def test_a_set_is_a_candidate_whole_and_without_any_one_card() -> None:
    hand = sorted_faces(parse_faces("AS AH AC AC 9D"))
    assert set(natural_lays(hand, MELD_RULES)) == {
        sorted_faces(parse_faces(text)) for text in ("AS AH AC AC", "AH AC AC", "AS AC AC", "AS AH AC")
    }


def test_the_candidate_adds_are_all_cards_that_fit() -> None:
    melds = (meld_of("5H 6H 7H"), meld_of("AS AH AC"), meld_of("9C TC 2S QC"))
    for hand in hands(60, 14):
        position = Position(ADAPTER, hand, melds)
        wanted = {(card, at) for at, meld in enumerate(melds) for card in hand if fitting(meld) >> card & 1}
        assert set(all_adds(position.hand, position.melds, MELD_RULES)) == wanted


def test_the_own_two_below_a_run_from_three_is_a_natural_add() -> None:
    position = Position(ADAPTER, parse_faces("2H 2S"), (meld_of("3H 4H 5H"),))
    assert list(natural_adds(position.hand, position.melds, MELD_RULES)) == [(parse_faces("2H")[0], 0)]


def test_laying_and_adding_move_the_cards_from_hand_to_table() -> None:
    position = Position(ADAPTER, sorted_faces(parse_faces("5H 6H 7H 8H KD")), ())
    laid = after_lay(position, parse_faces("5H 6H 7H"))
    added = after_add(laid, parse_faces("8H")[0], 0)
    assert added.hand == parse_faces("KD")
    assert added.melds == (meld_of("5H 6H 7H 8H"),)
    assert ADAPTER.points(added.melds[0].cards) == 2.5


def test_cards_that_are_no_meld_are_not_laid() -> None:
    position = Position(ADAPTER, sorted_faces(parse_faces("5H 6H 8H KD")), ())
    with pytest.raises(ValueError, match="no meld"):
        after_lay(position, parse_faces("5H 6H 8H"))
