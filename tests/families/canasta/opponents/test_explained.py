"""What decided a discard is told in words of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.cards import parse_face
from game.families.canasta.opponents.explain import Reason, explained, why_step
from game.families.canasta.opponents.lean.steps import Plan, Step
from game.games.borako.opponents import agent_of
from game.games.borako.opponents.explain import OWN
from game.games.borako.opponents.explain import Reason as Borako
from game.games.buraco.opponents.explain import Reason as Buraco
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.canasta.opponents.play import BOTH, GAMES, VIEW_OF
from tests.games.borako.opponents.positions import view_of

CLEAN = "3H 4H 5H 6H 7H 8H 9H"


def club_reason(game: str, **changes: Any) -> Any:
    """What Club says of its move after a draw."""
    turn = {"borako": "meld", "buraco": "drawn"}[game]
    view = VIEW_OF[game]({"name": "here", "turn": turn, "discards": "4D 9C", **changes})
    return agent_for(GAMES[game], "club").decide(view, Random(1), NoDeadline()).explanation


@BOTH
def test_copies_of_one_card_leave_no_choice(game: str) -> None:
    assert club_reason(game, hand="KS KS") == explained(Reason.NO_CHOICE)


@pytest.mark.parametrize(("game", "reason"), [("borako", Borako.TAKES_MOUR), ("buraco", Buraco.TAKES_MORTO)])
def test_the_last_card_brings_the_reserve_while_it_lies_there(game: str, reason: Borako | Buraco) -> None:
    assert club_reason(game, hand="KS") == explained(reason)


@BOTH
def test_the_last_card_ends_the_round_once_the_reserve_is_taken(game: str) -> None:
    assert club_reason(game, hand="KS", ours=[CLEAN], taken=["ours"], mortos=["ours"]) == explained(Reason.GOES_OUT)


@BOTH
def test_a_card_with_which_the_opponents_meld_grows_is_held_back(game: str) -> None:
    held_back = explained(Reason.FEEDS_MELD, card="8D", count=6, meld="9D TD JD QD KD")
    assert club_reason(game, hand="QS 8D", ours=["3H 4H 5H"], theirs=["9D TD JD QD KD"]) == held_back


def notice_of(*cards: str, must_lay: bool = False) -> Any:
    """Why a player of Borako adds cards: hearts to a run that grows by them, clubs to one that a club completes."""
    ours = ["5H 6H 7H", "8C 9C TC JC QC KC"]
    turn = "owes" if must_lay else "meld"
    agent = agent_of("club")
    thought = agent.thought(view_of({"name": "here", "turn": turn, "hand": "8H 7C 3D 9S QD", "ours": ours}))
    step, side = None, thought.side
    for card in cards:
        face = int(parse_face(card))
        at = face // 13
        (line,) = thought.turn.play.book.adds(side.lines[at], face)
        side = side.copy()
        side.drop(face)
        side.become(at, line)
        step = Step(side, step, at, line, -1, face)
    return why_step(OWN, thought, Plan(0.0, step, int(parse_face("QD"))))


def test_a_bonus_that_another_meld_earns_is_no_reason_for_a_card() -> None:
    assert notice_of("7C", "8H") == explained(Reason.EARNS_BONUS, points=200)
    assert notice_of("8H", "7C").key != Reason.BONUS_COMES.value


def test_only_the_cheapest_lay_has_that_reason() -> None:
    assert notice_of("8H", must_lay=True) != explained(Reason.MUST_LAY)
