"""What clubs teach of leading, putting up and naming trumps is done at every level of Belote (belote 2, 3, 6)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from game.cards import Face, parse_face, parse_faces
from game.families.tricks.opponents.comparing import Compared
from game.families.tricks.opponents.leads import sound_leads, taught_leads
from game.families.tricks.opponents.seen import Seen
from game.families.tricks.opponents.sparing import exposed, held_back
from game.games.belote.opponents.agent import BeloteAgent
from game.games.belote.opponents.levels import QUICK
from game.games.belote.opponents.playing import question_of
from game.opponents.protocol import NoDeadline
from game.tricks.masks import bits
from tests.games.belote.opponents.positions import view_of

TAKER: Mapping[str, Any] = {"name": "taker", "dealer": 2, "contract": "H", "taker": 0, "taken": "TS"}
BID: Mapping[str, Any] = {"name": "bid", "dealer": 3, "options": {"bidding": "coinche"}, "contract": "H 100"}
SECOND: Mapping[str, Any] = {
    "name": "second hand",
    "dealer": 2,
    "contract": "C",
    "taker": 1,
    "taken": "JC",
    "trick": "3: QD",
    "hand": "TD JD 7D JS 7H TH QH 8C",
}
"""An opponent leads the queen of diamonds; the ace and the king are out."""


def known_of(position: Mapping[str, Any], **more: Any) -> tuple[Seen, int]:
    """What seat 0 knows in a position, and who took."""
    asked = question_of(view_of({**position, **more}))
    return asked.seen(), asked.declarer


def leads(position: Mapping[str, Any], **more: Any) -> set[Face]:
    """What clubs would lead."""
    known, taker = known_of(position, **more)
    return set(known.pack.faces(taught_leads(known, taker, sound_leads(known, taker, known.hand, cashes=False))))


def test_the_jack_is_led_before_the_nine_and_the_ace() -> None:
    led = leads(TAKER, tricks=["3: 9D AD QD JD"], hand="9S TS AH 9H JH QH AC")
    assert led == {*parse_faces("JH")}


def test_the_taker_draws_the_ace_of_trumps_though_it_is_the_last_one() -> None:
    tricks = ["2: AS QS TS 7S", "2: KH QH 9H 8H"]
    assert leads(BID, dealer=1, taker=0, tricks=tricks, hand="7H TH JH 9D QD KD") == {*parse_faces("JH")}


def test_the_taker_keeps_his_last_trumps() -> None:
    tricks = ["2: AS QS TS 7S", "2: KH QH 9H 8H", "0: 9D AD 7D TD", "1: TC 9C KC 7H"]
    assert parse_face("KD") in leads(BID, dealer=1, taker=0, tricks=tricks, hand="TH JH QD KD")


def test_the_takers_partner_leads_trumps_or_what_nobody_beats() -> None:
    assert leads(BID, taker=2, hand="AS 8S JS KH 9C JC 7D JD") == {*parse_faces("AS KH")}


def test_the_takers_partner_without_trumps_leads_what_he_likes() -> None:
    hand = "AS 8S JS QS 9C JC 7D JD"
    assert leads(BID, taker=2, hand=hand) == {*parse_faces(hand)}


def test_the_other_side_leaves_trumps_alone() -> None:
    assert leads(BID, taker=1, hand="KS 8S JS KH 9C JC 7D JD") == {*parse_faces("KS 8S JS 9C JC 7D JD")}
    assert leads(BID, taker=1, hand="7H 8H 9H TH QH KH AH 7D") == {*parse_faces("7D")}


def test_no_ten_is_led_under_the_ace() -> None:
    assert leads(BID, taker=1, hand="TS 8S JS TC 9C JC AD TD") == {*parse_faces("8S JS 9C JC AD TD")}


def held(position: Mapping[str, Any], chosen: str, by: float) -> Face:
    """What is played after worlds in which the chosen card is better than all others by so many standard errors."""
    known, _ = known_of(position)
    card = known.pack.bit_of[parse_face(chosen)]
    worths = {bit: [10.0 * (number % 2) for number in range(100)] for bit in bits(known.legal)}
    worths[card] = [5.0 + by * 0.5] * 100
    found = Compared([(sum(each) / 100, bit) for bit, each in worths.items()], {}, worths, capped=False)
    found.points.update(dict.fromkeys(worths, 0.0))
    return known.pack.face_of[held_back(known, card, found)]


def test_the_second_hand_puts_no_ten_under_the_ace() -> None:
    known, _ = known_of(SECOND)
    assert known.pack.faces(exposed(known, known.legal)) == parse_faces("TD")


def test_the_third_hand_may_play_a_ten_unless_the_ace_is_surely_behind() -> None:
    third = {**SECOND, "dealer": 1, "trick": "2: QD 9D"}
    known, _ = known_of(third)
    assert not exposed(known, known.legal)
    known, _ = known_of({**third, "taken": "AD"})
    assert known.pack.faces(exposed(known, known.legal)) == parse_faces("TD")


@pytest.mark.parametrize(("by", "put_up"), [(0.5, False), (1.5, False), (3.0, True)])
def test_a_king_is_put_up_only_if_worlds_are_sure(by: float, put_up: bool) -> None:
    position = {**SECOND, "hand": "KD JD 7D JS 7H TH QH 8C"}
    assert held(position, "KD", by) == parse_face("KD" if put_up else "7D")


def test_of_touching_cards_the_third_hand_plays_the_cheaper() -> None:
    third = {**SECOND, "dealer": 1, "trick": "2: JD 9D", "hand": "KD QD 7S 8S 7H TH QH 8C"}
    assert held(third, "KD", 1.0) == parse_face("QD")


@pytest.mark.parametrize(
    ("hand", "public", "said"),
    [
        ("9S KS 7H JC AD", "JD", "pass"),
        ("9S KS 9D JC AC", "JD", "take"),
        ("9S KS 7H 7D AC", "JD", "pass"),
        ("9S KS QD 7D AC", "JD", "take"),
    ],
)
def test_a_suit_is_taken_with_three_trumps_or_the_two_best(hand: str, public: str, said: str) -> None:
    assert answer({"name": "asked", "dealer": 3, "public": public, "hand": hand}) == said


@pytest.mark.parametrize(("hand", "said"), [("9D AD 8D 7D KC QC 7H 8S", "pass"), ("JD 9D AD 8D KC AC 7H 8S", "bid")])
def test_a_suit_is_bid_with_its_jack(hand: str, said: str) -> None:
    assert answer({"name": "asked", "dealer": 3, "options": BID["options"], "hand": hand}) == said


def answer(position: Mapping[str, Any]) -> str:
    """What is said first, without its value."""
    decision = BeloteAgent(QUICK).decide(view_of(position), Random(1), NoDeadline())
    return str(decision.action).split()[0]
