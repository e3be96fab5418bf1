"""What decided a discard is told in words of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.families.canasta.opponents.explain import Reason, told
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
