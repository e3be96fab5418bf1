"""Which worlds agree with what was said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards import parse_faces
from game.games.baloot.opponents.likelihood import Likelihood
from game.games.baloot.opponents.playing import seen_by
from game.games.baloot.rules.state import TRICKS
from game.games.baloot.rules.view import BalootView
from game.tricks.masks import pack_of
from tests.games.baloot.opponents.positions import view_of

OWN = "QS JS 8H 7H QC JC 8D 7D"
STRONG = "JH 9H AH TH AS TS AC TC"
MIDDLING = "KH QH KS 9S KC 9C AD TD"
WEAK = "9D 8S 7S KD QD JD 8C 7C"
PASSED = ("0 pass", "1 pass", "2 pass", "3 pass")
"""Nobody has bought in the first round."""


def bought(contract: str, **more: object) -> BalootView:
    """Seat 0 leads; seat 1 has bought."""
    return view_of({"name": "here", "dealer": 3, "contract": contract, "buyer": 1, "taken": "JH", "hand": OWN, **more})


def likely(view: BalootView, right: str, partner: str, left: str) -> float:
    """How likely these hands are."""
    first, second, third, fourth = (
        pack_of(TRICKS, view.trump).mask(parse_faces(hand)) for hand in (OWN, right, partner, left)
    )
    return Likelihood(seen_by(view), view).of((first, second, third, fourth))


@pytest.mark.parametrize("contract", ["sun", "hokom H"])
def test_the_buyer_rather_has_the_cards_to_buy_with(contract: str) -> None:
    view = bought(contract)
    assert likely(view, STRONG, MIDDLING, WEAK) > 2 * likely(view, WEAK, MIDDLING, STRONG)


def viewed(contract: str, *answers: str, buyer: int = 1, **more: object) -> BalootView:
    """The same where seat 0 is asked first and what was said is known, in order, as `2 bid sun`."""
    answers_given = tuple((int(answer[0]), answer[2:]) for answer in answers)
    return replace(bought(contract, buyer=buyer, taken="KH", **more), said=answers_given)


def test_who_passed_rather_has_a_weak_hand() -> None:
    for contract in ("sun", "hokom H"):
        kind = contract.partition(" ")[0]
        view = viewed(contract, "0 pass", "1 pass", "2 pass", f"3 bid {kind}", "0 pass", "1 pass", "2 pass", buyer=3)
        assert likely(view, MIDDLING, WEAK, STRONG) > 1.5 * likely(view, WEAK, STRONG, MIDDLING)


def test_whose_sun_was_taken_over_rather_has_a_hand_for_sun() -> None:
    view = viewed("sun", "0 pass", "1 pass", "2 bid sun", "0 pass", "1 bid sun")
    assert likely(view, MIDDLING, STRONG, WEAK) > 5 * likely(view, MIDDLING, WEAK, STRONG)


def test_whose_ashkal_was_taken_over_rather_has_a_hand_for_sun() -> None:
    view = viewed("sun", "0 pass", "1 pass", "2 bid ashkal", "0 pass", "1 bid sun")
    assert likely(view, MIDDLING, STRONG, WEAK) > 5 * likely(view, MIDDLING, WEAK, STRONG)


def test_whose_hokom_was_taken_over_rather_has_trumps_of_it() -> None:
    trumps, others = "JH 9H 8C 7C 9D 7S 8S 9S", "AH TH 8C 7C 9D 7S 8S 9S"
    first = viewed("sun", "0 pass", "1 pass", "2 bid hokom", "0 pass", "1 bid sun")
    assert likely(first, MIDDLING, trumps, WEAK) > 3 * likely(first, MIDDLING, others, WEAK)
    clubs, mixed = "JC 9C 8C 7C 9D 7S 8S 9S", "JC 9S 8D 7C 9D 7S 8S QH"
    again = viewed("sun", *PASSED, "0 pass", "1 pass", "2 bid hokom", "3 bid sun", buyer=3)
    assert likely(again, WEAK, clubs, MIDDLING) > 1.5 * likely(again, WEAK, mixed, MIDDLING)


def test_who_passed_in_the_first_round_rather_has_no_sun_whatever_was_bought_in_the_second() -> None:
    view = viewed("hokom S", *PASSED, "0 pass", "1 bid hokom", "2 pass", "3 pass", "1 confirm hokom S")
    aces, trumps = "AH TH AC TC AD TD 9S 8S", "JH 9H 8H 7H JC 9C 8C 7C"
    quiet = "QH QC 8D 9D KD KC 9S 8S"
    for held in (aces, trumps):
        assert likely(view, MIDDLING, quiet, WEAK) > 1.3 * likely(view, MIDDLING, held, WEAK)


def test_who_was_only_asked_for_sun_may_have_trumps() -> None:
    view = viewed("hokom H", "0 pass", "1 bid hokom", "0 pass", "2 pass", "3 pass", "1 confirm hokom")
    trumps, others = "9H AH TH 8H 7H QD 8D 7C", "9S 8S QH 8D 7D 9C 8C QC"
    assert likely(view, MIDDLING, trumps, WEAK) > 0.8 * likely(view, MIDDLING, others, WEAK)


def test_a_partner_who_left_a_sun_to_its_buyer_may_have_one_himself() -> None:
    partners = viewed("sun", "0 pass", "1 pass", "2 pass", "3 bid sun", "0 pass", "1 pass", "2 pass", buyer=3)
    foes = likely(partners, WEAK, STRONG, MIDDLING)
    assert likely(partners, STRONG, WEAK, MIDDLING) > foes


def test_who_doubled_rather_has_trumps() -> None:
    view = bought("hokom H", multiplier=2, doubler=2)
    assert likely(view, MIDDLING, STRONG, WEAK) > 2 * likely(view, MIDDLING, WEAK, STRONG)


def test_who_declared_nothing_rather_has_no_sequence() -> None:
    view = bought("sun", dealer=2, trick="3: 9D", buyer=2)
    quiet = likely(view, MIDDLING, STRONG, "8S 7S KD QD TD 8C 7C")
    assert quiet > 2 * likely(view, MIDDLING, STRONG, "8S 7S KD QD JD 8C 7C")
