"""What decided a discard is told in words of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.cards import parse_face
from game.families.canasta.opponents.explain import Reason, told, why_step
from game.families.canasta.opponents.planner import Ending, Plan, Planner
from game.families.canasta.rules.actions import Add
from game.games.borako.opponents.explain import Reason as Borako
from game.games.buraco.opponents.explain import Reason as Buraco
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.canasta.opponents.play import BOTH, GAMES, VIEW_OF

CLEAN = "3H 4H 5H 6H 7H 8H 9H"


def explained(game: str, **changes: Any) -> Any:
    """What Club says of its move after a draw."""
    turn = {"borako": "meld", "buraco": "drawn"}[game]
    view = VIEW_OF[game]({"name": "here", "turn": turn, "discards": "4D 9C", **changes})
    return agent_for(GAMES[game], "club").decide(view, Random(1), NoDeadline()).explanation


@BOTH
def test_copies_of_one_card_leave_no_choice(game: str) -> None:
    assert explained(game, hand="KS KS") == told(Reason.NO_CHOICE)


@pytest.mark.parametrize(("game", "reason"), [("borako", Borako.TAKES_MOUR), ("buraco", Buraco.TAKES_MORTO)])
def test_the_last_card_brings_the_reserve_while_it_lies_there(game: str, reason: Borako | Buraco) -> None:
    assert explained(game, hand="KS") == told(reason)


@BOTH
def test_the_last_card_ends_the_round_once_the_reserve_is_taken(game: str) -> None:
    assert explained(game, hand="KS", ours=[CLEAN], taken=["ours"], mortos=["ours"]) == told(Reason.GOES_OUT)


@BOTH
def test_a_card_with_which_the_opponents_meld_grows_is_held_back(game: str) -> None:
    held_back = told(Reason.FEEDS_MELD, card="8D", count=6, meld="9D TD JD QD KD")
    assert explained(game, hand="QS 8D", ours=["3H 4H 5H"], theirs=["9D TD JD QD KD"]) == held_back


def planned(**ending: Any) -> tuple[Any, Planner]:
    """A player of Borako, and its planner where a heart grows one run and a club completes another."""
    agent = agent_for(GAMES["borako"], "club")
    hand, ours = "8H 7C 3D 9S QD", ["5H 6H 7H", "8C 9C TC JC QC KC"]
    view = VIEW_OF["borako"]({"name": "here", "turn": "meld", "hand": hand, "ours": ours})
    planner, _ = agent._planned(view, view.hand, view.discards, Ending(**ending))  # type: ignore[attr-defined]
    return agent, planner


def notice_of(agent: Any, planner: Planner, *cards: str) -> Any:
    """Why cards are added, the hearts to the first run and the clubs to the second."""
    steps = tuple(Add(parse_face(card), 1 if card.endswith("H") else 2) for card in cards)
    after = planner.start
    for step in steps:
        after = planner.after(after, step)
    return why_step(agent.reasons, planner, Plan(0.0, steps, parse_face("QD"), after))


def test_a_bonus_that_another_meld_earns_is_no_reason_for_a_card() -> None:
    agent, planner = planned()
    assert notice_of(agent, planner, "7C", "8H") == told(Reason.EARNS_BONUS, points=200)
    assert notice_of(agent, planner, "8H", "7C").key != Reason.BONUS_COMES.value


def test_only_the_cheapest_lay_is_told_to_be_so() -> None:
    agent, planner = planned(must_lay=True)
    assert notice_of(agent, planner, "8H") != told(Reason.MUST_LAY)
