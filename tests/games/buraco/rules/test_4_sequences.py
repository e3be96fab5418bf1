"""Sequences (buraco 4)."""

from __future__ import annotations

import pytest

from game.cards import ALL_FACES, format_faces, parse_face, parse_faces
from game.engine import Appraisal, Refusal
from game.engine.options import choose
from game.games.buraco.rules.actions import Add
from game.games.buraco.rules.options import BuracoOptions
from tests.games.buraco.rules.positions import BURACO, after, judged, legal, position, reason


def judgement(cards: str, onto: str = "", **options: str) -> str:
    """Return the judgement of cards as `kind wilds`, or as `reason clause` where they are no meld."""
    judged = BURACO.appraise(choose(BuracoOptions, options), parse_faces(cards), parse_faces(onto))
    if isinstance(judged, Refusal):
        return f"{judged.reason} {judged.clause.removeprefix('buraco ')}"
    return f"{judged.kind} {judged.wilds}"


@pytest.mark.parametrize("cards", ["5H 6H 7H", "7H 5H 6H", "AS 2S 3S", "QS KS AS", "JD QD KD AD"])
def test_4_1_three_neighbours_of_one_suit_are_a_sequence(cards: str) -> None:
    assert judgement(cards) == "run 0"


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("5H 6H", "too_few_cards 4.1"),
        ("5H 6H 7S", "mixed_suits 4.1"),
        ("KS AS 3S", "gap_too_wide 4.1"),
        ("QH KH AH 3H", "gap_too_wide 4.1"),
        ("5H 6H 8H", "gap_too_wide 4.1"),
        ("5H 5H 6H 7H", "repeated_card 4.1"),
    ],
)
def test_4_1_anything_else_is_none(cards: str, refused: str) -> None:
    assert judgement(cards) == refused


def test_4_1_a_sequence_has_fourteen_places() -> None:
    whole = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    assert judgement(whole) == "run 0"
    assert judgement("JK", onto=whole) == "no_room 4.1"


@pytest.mark.parametrize("cards", ["5H 6H JK", "5H JK 7H", "5H 6H 2S", "5H 6H 2H", "4C 2D 6C", "KC AC 2C"])
def test_4_2_one_wild_may_be_in_a_sequence(cards: str) -> None:
    assert judgement(cards) == "run 1"


@pytest.mark.parametrize("cards", ["5H JK 7H JK", "5H 6H 2S JK", "5H 6H 2S 2D", "5H 2H 2S 7H", "2S 3S 4S JK JK"])
def test_4_2_two_wilds_are_too_many(cards: str) -> None:
    assert judgement(cards) == "too_many_wilds 4.2"


def test_4_2_a_single_natural_is_no_sequence() -> None:
    assert judgement("5H JK JK") == "too_few_naturals 4.2"


@pytest.mark.parametrize("cards", ["2H 3H 4H", "AH 2H 3H"])
def test_4_2_a_2_on_its_own_place_is_natural(cards: str) -> None:
    assert judgement(cards) == "run 0"


@pytest.mark.parametrize("cards", ["AS 2S 3S JK 5S", "2S 3S JK", "2S 3S 4S JK"])
def test_4_2_beside_a_natural_2_one_joker_may_stand(cards: str) -> None:
    assert judgement(cards) == "run 1"


@pytest.mark.parametrize("cards", ["2S 3S 4S 2H", "2S 3S 4S 2S", "AS 2S 3S 2D 5S"])
def test_4_2_beside_a_natural_2_no_other_2_may_stand_but_by_house_rule(cards: str) -> None:
    assert judgement(cards) == "wild_two_beside_natural 4.2"
    assert judgement(cards, natural_two_with_wild_two="on") == "run 1"


@pytest.mark.parametrize("option", ["off", "on"])
def test_4_2_the_house_rule_decides_what_may_be_added(option: str) -> None:
    state = position("2H 2S JK KD", melds=("2S 3S 4S",), natural_two_with_wild_two=option)
    expected = {"add JK to 1"} | ({"add 2S to 1", "add 2H to 1"} if option == "on" else set())
    assert {text for text in legal(state) if text.startswith("add")} == expected


@pytest.mark.parametrize("cards", ["AS 2H 3S", "2H 3S 4S", "2D 3S 4S 5S"])
def test_4_3_a_2_of_another_suit_is_a_wild_also_on_the_2_place(cards: str) -> None:
    assert judgement(cards) == "run 1"


def test_4_3_a_canastra_with_a_strange_2_is_suja() -> None:
    appraisal = BURACO.appraise(BuracoOptions(), parse_faces("AS 2H 3S 4S 5S 6S 7S"))
    assert isinstance(appraisal, Appraisal)
    assert (appraisal.wilds, int(appraisal.bonus)) == (1, 100)


@pytest.mark.parametrize(
    ("meld", "card", "after_it", "wilds"),
    [
        ("5H 6H 7H", "8H", "5H 6H 7H 8H", 0),
        ("5H 6H 7H", "4H", "4H 5H 6H 7H", 0),
        ("5H JK 7H", "6H", "5H 6H 7H JK", 1),
        ("3S 4S 5S 2S 7S 8S 9S", "6S", "2S 3S 4S 5S 6S 7S 8S 9S", 0),
        ("4S 2S 6S", "5S", "4S 5S 6S 2S", 1),
        ("QS JK AS", "KS", "JK QS KS AS", 1),
        ("5H 6H 7H", "2D", "5H 6H 7H 2D", 1),
        ("3H 4H 2H 6H", "7H", "3H 4H 2H 6H 7H", 1),
        ("4H 2H 6H 7H", "AH", "", None),
    ],
)
def test_4_4_cards_are_added_anywhere_and_the_wild_moves(
    meld: str, card: str, after_it: str, wilds: int | None
) -> None:
    state = position(f"{card} KD 9C", melds=(meld,))
    if wilds is None:
        assert reason(state, f"add {card} to 1") == "gap_too_wide 4.1"
        return
    grown = after(state, f"add {card} to 1").melds[0][0]
    assert (format_faces(grown.cards), len(grown.wilds)) == (after_it, wilds)


def test_4_4_with_no_room_for_the_wild_the_card_is_refused() -> None:
    full = "AS 2S 3S 4S 5S 6S JK 8S 9S TS JS QS KS AS"
    state = position("7S KD 9C", melds=(full,))
    assert reason(state, "add 7S to 1") == "no_room 4.1"
    assert "add 7S to 1" not in legal(state)


def test_4_4_the_order_in_which_the_cards_came_says_nothing() -> None:
    grown = after(position("6S 5S 3S 4S 2S KD 9C", melds=("7S 8S 9S",)), *(f"add {c} to 1" for c in ("2S", "5S", "6S")))
    assert grown.melds[0][0] == judged("5S 6S 7S 8S 9S 2S")


def test_4_4_what_fits_is_what_the_judge_lets_pass() -> None:
    for meld in ("5H JK 7H", "2S 3S 4S", "AS AD AC", "KS AS QS", "2D 3S 4S"):
        state = position("KD 9C", melds=(meld,))
        for face in ALL_FACES:
            fits = bool(state.fits[0][0] >> face & 1)
            assert fits == isinstance(BURACO.appraise(BuracoOptions(), (face,), parse_faces(meld)), Appraisal)


def test_4_5_nothing_joins_splits_or_takes_back_what_lies_on_the_table() -> None:
    state = position("KD 9C 4S", melds=("5H 6H 7H", "8H 9H TH"))
    assert {type(action).__name__ for action in BURACO.actions(state)} == {"Discard"}
    lain = after(position("5H 6H 7H KD 9C", melds=("8H 9H TH",)), "lay 5H 6H 7H")
    assert [len(meld.cards) for meld in lain.melds[0]] == [3, 3]


def test_4_5_an_add_names_one_card_and_one_sequence() -> None:
    assert str(Add(parse_face("8H"), 2)) == "add 8H to 2"
