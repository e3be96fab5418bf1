"""Doubling (baloot 4): only what solved deals support is raised, and what is raised is locked."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.weights import CASUAL, CLUB, NOVICE
from game.games.baloot.rules.actions import Action
from game.opponents.protocol import NoDeadline
from tests.games.baloot.opponents.positions import view_of
from tests.opponents.rounds import Impatient

BOUGHT = ((0, "pass"), (1, "bid hokom"), (0, "pass"), (2, "pass"), (3, "pass"), (1, "confirm hokom"))


def answers(hand: str, asked: str = "double", **changes: Any) -> set[str]:
    """What Club says with these cards over a Hokom in hearts of the player on the right."""
    usual = {
        "name": "asked",
        "dealer": 3,
        "contract": "hokom H",
        "buyer": 1,
        "taken": "JH",
        "asked": asked,
        "hand": hand,
    }
    view = replace(view_of(usual | changes), said=BOUGHT)
    return {str(answer(BalootAgent(CLUB), view, seed)) for seed in range(3)}


def answer(agent: BalootAgent, view: Any, seed: int) -> Action:
    return agent.decide(view, Random(seed), NoDeadline()).action


def test_a_hopeless_hand_doubles_nothing() -> None:
    assert answers("8S 7S KD QD 8C 7C 9D JS") == {"pass"}


@pytest.mark.slow
@pytest.mark.parametrize("hand", ["AH TH KH 8H AS TS AC AD", "9H AH TH AS TS AC KC AD"])
def test_who_stops_the_buyer_for_sure_doubles_and_locks(hand: str) -> None:
    assert answers(hand) == {"double locked"}


@pytest.mark.slow
def test_who_holds_the_jack_among_four_trumps_may_leave_them_open() -> None:
    assert answers("JH 9H AH TH KH AS TS AC", taken="7H") <= {"double", "double locked"}


@pytest.mark.slow
def test_a_hand_that_only_solved_deals_speak_for_may_double() -> None:
    assert "double locked" in answers("9H AH TH KH QH AS 7C 8D")


@pytest.mark.slow
@pytest.mark.parametrize("hand", ["AH TH KH 8H AS TS AC 9D", "AH TH KH AS TS KS 9D 8C", "TH KH QH 8H AS TS AC AD"])
def test_after_a_three_nobody_says_four_without_the_jack_and_the_nine(hand: str) -> None:
    assert answers(hand, "four", multiplier=3, doubler=0) == {"pass"}


OWN = {"contract": "hokom C", "buyer": 0, "taken": "KC", "multiplier": 4, "doubler": 1}


@pytest.mark.slow
def test_a_hand_that_loses_no_deal_says_the_last_word() -> None:
    assert answers("JC 9C AC TC KC AH TH AS", "gahwa", **OWN) == {"gahwa"}
    assert answers("JC 9C 8C KC AH 8H 9S 7D", "gahwa", **OWN) == {"pass"}


def test_a_look_that_was_cut_short_proves_nothing() -> None:
    described = {"name": "asked", "dealer": 3, "asked": "gahwa", "hand": "JC 9C AC TC KC AH TH AS"}
    view = view_of(described | OWN)
    assert str(BalootAgent(CLUB).decide(view, Random(0), Impatient(60)).action) == "pass"
    assert str(BalootAgent(CLUB).decide(view, Random(0), Impatient(1000)).action) == "gahwa"


def test_a_novice_never_raises_and_a_casual_player_not_without_hope() -> None:
    view = view_of(
        {"name": "asked", "dealer": 3, "contract": "hokom H", "buyer": 1, "taken": "JH", "asked": "double"}
        | {"hand": "8S 7S KD QD 8C 7C 9D JS"}
    )
    for profile in (NOVICE, CASUAL):
        assert {str(answer(BalootAgent(profile), view, seed)) for seed in range(10)} == {"pass"}
