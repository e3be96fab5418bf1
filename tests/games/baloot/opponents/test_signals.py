"""Tahreeb, given and read: what a card thrown on the partner's trick says (baloot 5.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.cards import Face, Rank, Suit, face_of, parse_face, parse_faces
from game.families.tricks.opponents.over_worlds import drawing
from game.families.tricks.opponents.playing import rated_cards
from game.families.tricks.opponents.seen import Throw
from game.families.tricks.opponents.signals import DECLINING
from game.games.baloot.opponents.playing import choose_card, question_of, seen_by
from game.games.baloot.opponents.weights import CASUAL, CLUB, NOVICE, QUICK, STRONG, SkillProfile
from game.games.baloot.rules.actions import Play
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import TRICKS
from game.games.baloot.rules.view import BalootView
from game.opponents.protocol import NoDeadline
from game.tricks.masks import pack_of
from tests.games.baloot.opponents.positions import view_of
from tests.games.baloot.opponents.signal_pairs import KINDS, leads, pairs

SUN: Mapping[str, Any] = {"name": "sun", "dealer": 0, "contract": "sun", "buyer": 2, "taken": "AC"}
PACK = pack_of(TRICKS, None)


def worth(hand: str, card: str, thrown: str = "", out: str | None = None) -> float:
    """What throwing a card on a club is worth; what is not in hand, thrown or a club is out."""
    own, before = PACK.mask(parse_faces(hand)), PACK.mask(parse_faces(thrown))
    clubs = PACK.suit_of[PACK.bit_of[parse_face("7C")]]
    rest = PACK.all & ~own & ~before & ~clubs if out is None else PACK.mask(parse_faces(out))
    return DECLINING.told(PACK, Throw(clubs, before), own, rest, PACK.bit_of[parse_face(card)])


def view(hand: str, trick: str, tricks: tuple[str, ...] = (), signals: str = "on") -> BalootView:
    """A Sun of the partner."""
    position = {**SUN, "hand": hand, "trick": trick, "tricks": tricks}
    return replace(view_of(position), options=BalootOptions(signals=signals))


def card(seen: BalootView, profile: SkillProfile = QUICK) -> Face:
    """What is played."""
    action = choose_card(seen, profile, Random(1), NoDeadline()).action
    assert isinstance(action, Play)
    return action.card


def test_the_first_card_says_that_its_suit_is_not_wanted() -> None:
    assert worth("AS 9S 8S 9H 8H", "8S") < worth("AS 9S 8S 9H 8H", "8H")


def test_a_second_card_that_is_higher_takes_it_back_and_a_lower_one_says_it_again() -> None:
    assert worth("AS QS 9S", "9S", thrown="8S") > 0 > worth("AS QS 7S", "7S", thrown="8S")
    assert worth("QH 9H", "9H", thrown="8H") < 0 < worth("QH 7H", "7H", thrown="8H")


def test_an_ace_tells_of_the_card_behind_it() -> None:
    assert worth("AS TS 9S", "AS") > 0
    assert worth("AS KS 9S", "AS") == 0
    assert worth("AS KS 9S", "AS", out="8S 7S QS") > 0


def test_a_trump_says_nothing() -> None:
    hokom = pack_of(TRICKS, parse_face("7S").suit)
    own = hokom.mask(parse_faces("JS 9S AS"))
    clubs = hokom.suit_of[hokom.bit_of[parse_face("7C")]]
    assert DECLINING.told(hokom, Throw(clubs, 0), own, hokom.all & ~own, hokom.bit_of[parse_face("AS")]) == 0


def test_the_ace_is_thrown_with_the_ten_behind_it_where_it_is_played() -> None:
    hand, trick = "AS TS 9S 8H 7H 9D 8D 7D", "1: 7C AC 8C"
    assert card(view(hand, trick)) == parse_face("AS")
    assert card(view(hand, trick, signals="off")) != parse_face("AS")


def test_novices_say_nothing_by_what_they_throw() -> None:
    seen = view("AS TS 9S 8H 7H 9D 8D 7D", "1: 7C AC 8C")
    known, asked = seen_by(seen), question_of(seen)
    assert rated_cards(asked, known, signals=NOVICE.signals) == rated_cards(asked, known, signals=False)
    assert rated_cards(asked, known, signals=QUICK.signals) != rated_cards(asked, known, signals=False)


def share(seen: BalootView, holder: int, held: str) -> float:
    """In how many worlds of the strong level a seat holds a card."""
    known = seen_by(seen)
    draw = drawing(question_of(seen), known, 300, STRONG, Random(2))
    bit = known.pack.bit_of[parse_face(held)]
    return sum(1 for _ in range(300) if draw()[holder] & bit) / 300


@pytest.mark.slow
def test_the_partners_ace_is_read_as_the_ten_behind_it() -> None:
    seen = view("8S 7S 8H 7H 9D 8D 7D", "0:", ("0: AC 7C AS 8C",))
    assert share(seen, 2, "TS") > share(replace(seen, options=BalootOptions(signals="off")), 2, "TS") + 0.1


@pytest.mark.slow
def test_a_suit_thrown_is_read_as_one_without_the_ace() -> None:
    seen = view("8S 7S 8H 7H 9D 8D 7D", "0:", ("0: AC 7C 9S 8C",))
    assert share(seen, 2, "AS") < share(replace(seen, options=BalootOptions(signals="off")), 2, "AS")


@pytest.mark.slow
def test_the_same_is_read_from_an_opponents_throw() -> None:
    seen = view("8S 7S 8H 7H 9D 8D 7D", "0:", ("3: AC 9C AS 8C",))
    assert share(seen, 1, "TS") > share(replace(seen, options=BalootOptions(signals="off")), 1, "TS") + 0.1


def asks(*tricks: str) -> tuple[str, str]:
    """The suits that the throws of seat 2 ask for and decline, as letters."""
    seen = view(" ".join(["8S", "7S", "8H", "7H", "9D", "8D", "7D"][: 8 - len(tricks)]), "0:", tricks)
    masks = DECLINING.asked_for(PACK, seen.tricks, 2, locked=False)
    wanted, unwanted = (
        "".join(suit.letter for suit in Suit if mask & PACK.mask([face_of(Rank.ACE, suit)])) for mask in masks
    )
    return wanted, unwanted


def test_the_last_throw_of_a_suit_counts() -> None:
    assert asks("0: AC 7C 9S 8C") == ("", "S")
    assert asks("0: AC 7C 9S 8C", "0: TC 9C JS QC") == ("S", "")
    assert asks("0: AC 7C JS 8C", "0: TC 9C 9S QC") == ("", "S")
    assert asks("0: AC 7C AS 8C") == ("S", "")
    assert asks("0: AC 7C 9S 8C", "0: TC 9C AH QC") == ("H", "S")


def test_cards_that_follow_or_lie_on_a_trick_of_the_opponents_ask_for_nothing() -> None:
    assert asks("0: AC 7C 9C 8C") == ("", "")
    assert asks("3: AC 7C 8C 9S") == ("", "")


@pytest.mark.parametrize("profile", [QUICK, CASUAL, pytest.param(CLUB, marks=pytest.mark.slow)])
def test_who_leads_reads_what_the_partner_threw(profile: SkillProfile) -> None:
    def leads(thrown: str) -> Counter[Suit]:
        seen = view("QS 7S QH 7H 9D 8D 7D", "0:", (f"0: AC 7C {thrown} 8C",))
        found = (choose_card(seen, profile, Random(luck), NoDeadline()).action for luck in range(20))
        return Counter(each.card.suit for each in found if isinstance(each, Play))

    spades, hearts = Suit.SPADES, Suit.HEARTS
    assert leads("9S")[spades] < leads("9H")[spades]
    assert leads("AH")[hearts] > leads("9H")[hearts]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_suit_and_order_of_what_was_thrown_change_what_is_led(kind: str) -> None:
    led = [leads(pair, CASUAL, 1) for pair in islice(pairs(kind), 20)]
    asked, declined = map(sum, zip(*led, strict=True))
    assert asked > declined
    assert all(len(set(leads(pair, NOVICE, 1))) == 1 for pair in islice(pairs(kind), 3)), "novices read nothing"


def test_novices_and_tables_without_tahreeb_read_nothing() -> None:
    seen = view("QS 7S QH 7H 9D 8D 7D", "0:", ("0: AC 7C 9S 8C",))
    known = seen_by(seen)
    unread = rated_cards(question_of(seen), known, signals=NOVICE.signals)
    assert rated_cards(question_of(replace(seen, options=BalootOptions(signals="off"))), known, signals=True) == unread
    assert rated_cards(question_of(seen), known, signals=CASUAL.signals) != unread


def test_what_was_thrown_before_the_tricks_that_are_remembered_is_forgotten() -> None:
    seen = view("QS 7S QH 7H", "0:", ("0: AC 7C 9S 8C", "0: KD 8D 7D 9D", "0: AD JD TD QD", "0: TC 9C KH QC"))
    known, asked = seen_by(seen), question_of(seen)
    assert rated_cards(asked, known, signals=True, memory=3) != rated_cards(asked, known, signals=True)
    assert rated_cards(asked, known, signals=True, memory=0) == rated_cards(asked, known, signals=False)


def test_club_and_strong_hold_worlds_against_what_was_thrown() -> None:
    assert CLUB.pool > 1 < STRONG.pool
