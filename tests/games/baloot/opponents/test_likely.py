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


@pytest.mark.parametrize("contract", ["sun", "hokom H"])
def test_who_passed_rather_has_a_weak_hand(contract: str) -> None:
    view = replace(bought(contract), said=((2, "pass"),))
    assert likely(view, MIDDLING, WEAK, STRONG) > 1.5 * likely(view, MIDDLING, STRONG, WEAK)


def test_who_doubled_rather_has_trumps() -> None:
    view = bought("hokom H", multiplier=2, doubler=2)
    assert likely(view, MIDDLING, STRONG, WEAK) > 2 * likely(view, MIDDLING, WEAK, STRONG)


def test_who_declared_nothing_rather_has_no_sequence() -> None:
    view = bought("sun", dealer=2, trick="3: 9D", buyer=2)
    quiet = likely(view, MIDDLING, STRONG, "8S 7S KD QD TD 8C 7C")
    assert quiet > 2 * likely(view, MIDDLING, STRONG, "8S 7S KD QD JD 8C 7C")
