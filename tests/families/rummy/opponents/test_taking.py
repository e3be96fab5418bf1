"""When the top of the discards is taken: what can be melded without it speaks for no take, and is no reason for one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.cards import parse_face
from game.families.rummy.opponents.explain import Reason, why_taken
from game.families.rummy.opponents.reading import Plan, Reading, read
from game.families.rummy.rules.actions import Draw
from game.families.rummy.rules.view import RummyView
from game.games.rami.opponents.weights import RAMI_WEIGHTS
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.rummy.opponents.play import GAMES
from tests.families.rummy.opponents.positions import view_of

NINETY = "KS KH KD QS QH QC TD TH TS 4C 5C 2D 7H 3S"
"""Three sets of a hand that opens with any card drawn."""


def rami(hand: str, top: str, *melds: str) -> RummyView:
    described: dict[str, Any] = {"name": hand, "turn": "begins", "hand": hand, "discards": f"2C {top}", "melds": melds}
    return view_of(GAMES["rami"], described | {"opened": bool(melds), "others": [5, 6, 7] if melds else [14, 14, 14]})


def taking(view: RummyView) -> tuple[Reading, Plan]:
    reading = read(view, RAMI_WEIGHTS)
    plan = reading.plan(with_top=True)
    assert plan is not None
    return reading, plan


@pytest.mark.parametrize(
    ("hand", "top", "melds"),
    [
        ("AS 7S 9S JS KS KH AC 9C TC JC KC KC QD JK", "5C", ()),
        ("7C 3D JD KD", "8H", ("8C 9C TC", "JS JH JC", "KS KH KC", "2S 2H 2D")),
        ("AH 5C AD 4D TD", "KS", ("TS TH JK", "6C 7C 8C", "QS QH QD")),
        ("JS 3H 3D", "7S", ("TS JK QS KS", "4H 5H 6H 7H", "QD KD AD")),
    ],
)
def test_a_useless_card_is_not_taken_for_what_can_be_melded_anyway(hand: str, top: str, melds: tuple[str, ...]) -> None:
    view = rami(hand, top, *melds)
    assert agent_for(GAMES["rami"], "club").decide(view, Random(1), NoDeadline()).action == Draw()


def test_a_hand_that_goes_out_with_any_card_drawn_takes_none() -> None:
    view = rami("8H JD", "4S", "9H TH JH", "JS JH JC")
    assert agent_for(GAMES["rami"], "club").decide(view, Random(1), NoDeadline()).action == Draw()


@pytest.mark.parametrize(
    ("hand", "top", "opens"),
    [
        (NINETY, "6C", False),
        (NINETY, "TC", False),
        ("KS KH QD QC QH TD TH TS 9C 4C 5C 2D 7H 3S", "KD", True),
        ("8S 9S TS QD QC QH KH KD 4C 5C 2D 7H AC 3S", "KS", True),
    ],
)
def test_a_card_is_named_as_opening_where_the_hand_does_not_open_without_it(hand: str, top: str, opens: bool) -> None:
    view = rami(hand, top)
    reading, plan = taking(view)
    assert plan.after.opened
    reason = why_taken(reading, plan, 5.0)
    assert (reason.key == Reason.TAKE_OPENS) is opens
    if opens:
        assert any(parse_face(top) in meld.cards for meld in plan.after.melds)


@pytest.mark.parametrize(("gone", "reason"), [("", Reason.TAKE_FITS), ("9S 9S", Reason.TAKE_BETTER)])
def test_a_card_fits_only_what_a_third_may_still_join(gone: str, reason: Reason) -> None:
    view = rami("4S 8S AH AH 3H 5H 7H 2C 3C 5C 7C QC KD JD", f"{gone} TS")
    assert why_taken(*taking(view), 5.0).key == reason
