"""Judging melds with floating wilds, by the examples of the rule book (borako 4 to 7)."""

from __future__ import annotations

import pytest

from game.cards import Rank, format_faces, parse_face, parse_faces
from game.melds.judge import arrange_add, judge
from game.melds.meld import Fault, FloatingRules, Kind, Meld, MeldFault
from tests.melds.reference import BURACO, BURACO_RELAXED

RULES = FloatingRules((Rank.ACE, Rank.TWO, Rank.THREE), min_naturals=2, max_run_wilds=2, max_set_wilds=2)


def meld(text: str) -> Meld:
    judged = judge(parse_faces(text), RULES)
    assert isinstance(judged, Meld), judged
    return judged


@pytest.mark.parametrize(
    ("cards", "arranged", "wilds", "low"),
    [
        ("7H 5H 6H", "5H 6H 7H", (), 5),
        ("2H 3H 4H 5H 2D 7H 8H", "2H 3H 4H 5H 2D 7H 8H", (4,), 2),
        ("2H 3H 4H 5H 2D 7H JK", "2H 3H 4H 5H 2D 7H JK", (4, 6), 2),
        ("2H 3H 4H 5H 6H 7H JK", "2H 3H 4H 5H 6H 7H JK", (6,), 2),
        ("QS KS AS", "QS KS AS", (), 12),
        ("AS 2S 3S", "AS 2S 3S", (), 1),
        ("KS AS 2S", "2S KS AS", (0,), 12),
        ("QS KS AS JK", "JK QS KS AS", (0,), 11),
        ("JS QS KS JK 2S", "2S JS QS KS JK", (0, 4), 10),
        ("2S 2S 3S", "2S 3S 2S", (2,), 2),
        ("2S 2S 4S", "2S 2S 4S", (1,), 2),
        ("JK 2S 4S 5S", "2S JK 4S 5S", (1,), 2),
        ("AS 2H JK 4S 5S 6S 7S 8S 9S TS JS", "4S 5S 6S 7S 8S 9S TS JS 2H JK AS", (8, 9), 4),
        ("AS 2H JK 4S 5S 6S 7S 8S 9S TS JS QS KS 3S", "2H JK 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", (0, 1), 1),
        ("AS AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", (), 1),
    ],
)
def test_a_run_has_one_arrangement(cards: str, arranged: str, wilds: tuple[int, ...], low: int) -> None:
    run = meld(cards)
    assert (run.kind, format_faces(run.cards), run.wilds, run.low) == (Kind.RUN, arranged, wilds, low)
    assert run.rank is None


@pytest.mark.parametrize(
    ("cards", "arranged", "wilds", "rank"),
    [
        ("AH AS AD", "AS AH AD", (), Rank.ACE),
        ("2H 2S 2D", "2S 2H 2D", (), Rank.TWO),
        ("2H JK 2S", "2S 2H JK", (2,), Rank.TWO),
        ("3H 2S JK 3C", "3H 3C 2S JK", (2, 3), Rank.THREE),
        ("AS AS 2S", "AS AS 2S", (2,), Rank.ACE),
    ],
)
def test_a_set_holds_its_naturals_before_its_wilds(
    cards: str, arranged: str, wilds: tuple[int, ...], rank: Rank
) -> None:
    made = meld(cards)
    assert (made.kind, format_faces(made.cards), made.wilds, made.rank) == (Kind.SET, arranged, wilds, rank)
    assert (made.suit, made.low) == (None, 0)


@pytest.mark.parametrize(
    ("cards", "reason", "limit", "face"),
    [
        ("9S TS", Fault.TOO_FEW_CARDS, 3, None),
        ("7H 8S 9H", Fault.MIXED_SUITS, 0, "8S"),
        ("7H 7S 7D", Fault.RANK_MAKES_NO_SET, 0, "7S"),
        ("7H 7H 8H", Fault.REPEATED_CARD, 0, "7H"),
        ("7S 7S 8H 9S", Fault.MIXED_SUITS, 0, "8H"),
        ("7H 8H JH JK", Fault.GAP_TOO_WIDE, 1, None),
        ("KS AS 3S", Fault.GAP_TOO_WIDE, 9, None),
        ("AS AS 3S", Fault.GAP_TOO_WIDE, 11, None),
        ("AS AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS JK", Fault.NO_ROOM, 14, None),
        ("7H JK 2D", Fault.TOO_FEW_NATURALS, 2, None),
        ("7H 8H JK 2D 2C", Fault.TOO_MANY_WILDS, 2, None),
        ("2S JK JK", Fault.TOO_FEW_NATURALS, 2, None),
        ("JK JK JK", Fault.TOO_FEW_NATURALS, 2, None),
        ("AS AH 2S 2H JK", Fault.TOO_MANY_WILDS, 2, None),
    ],
)
def test_cards_that_are_no_meld_are_refused_with_the_reason(
    cards: str, reason: Fault, limit: int, face: str | None
) -> None:
    named = None if face is None else parse_face(face)
    assert judge(parse_faces(cards), RULES) == MeldFault(reason, limit, named)


@pytest.mark.parametrize(
    ("before", "card", "after"),
    [
        ("3S 4S 5S 2S 7S 8S 9S", "6S", "2S 3S 4S 5S 6S 7S 8S 9S"),
        ("5H 6H JK 8H", "7H", "5H 6H 7H 8H JK"),
        ("QH KH JK", "AH", "JK QH KH AH"),
        ("5H 2D 7H", "6H", "5H 6H 7H 2D"),
        ("3S 4S 5S 2S", "AS", "AS 2S 3S 4S 5S"),
        ("AH AS AD", "2C", "AS AH AD 2C"),
    ],
)
def test_a_wild_moves_when_the_real_card_arrives(before: str, card: str, after: str) -> None:
    moved = arrange_add(meld(before), parse_face(card), RULES)
    assert isinstance(moved, Meld)
    assert format_faces(moved.cards) == after


@pytest.mark.parametrize(
    ("before", "card", "reason"),
    [
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S JK JS QS KS AS", "TS", Fault.NO_ROOM),
        ("5H 6H 7H", "7H", Fault.REPEATED_CARD),
        ("5H 6H 7H", "8D", Fault.MIXED_SUITS),
        ("5H 6H 7H", "9H", Fault.GAP_TOO_WIDE),
        ("5H 6H JK 2D", "2S", Fault.TOO_MANY_WILDS),
        ("AS AH AD", "3H", Fault.MIXED_RANKS),
        ("AS AS AS", "2S", None),
        ("2S 2H 2C", "AS", Fault.MIXED_RANKS),
        ("AS 2S 2S", "AS", Fault.GAP_TOO_WIDE),
    ],
)
def test_a_card_that_does_not_fit_is_refused_in_the_terms_of_the_meld(
    before: str, card: str, reason: Fault | None
) -> None:
    added = arrange_add(meld(before), parse_face(card), RULES)
    assert (added.reason if isinstance(added, MeldFault) else None) == reason


def test_a_meld_needs_two_naturals_to_be_judged_by_its_faces_alone() -> None:
    with pytest.raises(ValueError, match="two naturals"):
        FloatingRules((Rank.ACE,), min_naturals=1, max_run_wilds=2, max_set_wilds=2)


@pytest.mark.parametrize(
    ("cards", "one_wild", "relaxed"),
    [
        ("3S 4S 2S 2H", Fault.WILD_TWO_BESIDE_NATURAL, "2S 3S 4S 2H"),
        ("2S 2S 3S 4S", Fault.WILD_TWO_BESIDE_NATURAL, "2S 3S 4S 2S"),
        ("AS 2S 2D", Fault.WILD_TWO_BESIDE_NATURAL, "AS 2S 2D"),
        ("3S 4S 2S JK", "2S 3S 4S JK", "2S 3S 4S JK"),
        ("5S 6S 7S 2S", "5S 6S 7S 2S", "5S 6S 7S 2S"),
        ("3S 4S 2H", "3S 4S 2H", "3S 4S 2H"),
        ("AS 2H 3S", "AS 2H 3S", "AS 2H 3S"),
        ("5S 6S 2S JK", Fault.TOO_MANY_WILDS, Fault.TOO_MANY_WILDS),
        ("AS AD 2S", "AS AD 2S", "AS AD 2S"),
        ("AS AD 2S 2H JK", Fault.TOO_MANY_WILDS, "AS AD 2S 2H JK"),
        ("3S 3H 3D", Fault.RANK_MAKES_NO_SET, Fault.RANK_MAKES_NO_SET),
        ("2S 2H 2C", Fault.RANK_MAKES_NO_SET, Fault.RANK_MAKES_NO_SET),
    ],
)
def test_rules_with_one_wild_may_refuse_a_wild_two_beside_a_natural_one(
    cards: str, one_wild: Fault | str, relaxed: Fault | str
) -> None:
    for rules, expected in ((BURACO, one_wild), (BURACO_RELAXED, relaxed)):
        judged = judge(parse_faces(cards), rules)
        assert (judged.reason if isinstance(judged, MeldFault) else format_faces(judged.cards)) == expected


def test_a_natural_two_sends_away_the_wild_two_that_would_be_added() -> None:
    run = judge(parse_faces("2S 3S 4S"), BURACO)
    assert isinstance(run, Meld)
    assert arrange_add(run, parse_face("2H"), BURACO) == MeldFault(Fault.WILD_TWO_BESIDE_NATURAL, face=parse_face("2H"))
    assert isinstance(arrange_add(run, parse_face("JK"), BURACO), Meld)
