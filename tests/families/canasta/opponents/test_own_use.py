"""What the team can use is not thrown away while something else is in hand."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from game.cards import ALL_FACES, parse_face
from game.families.canasta.opponents.lean.options import best_lefts
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.canasta.opponents.lean.sides import AGENTS
from tests.families.canasta.opponents.play import GAMES, VIEW_OF

THROWN: Final = [
    (
        "borako",
        "4S",
        {
            "turn": "meld",
            "hand": "4S 8H 7C",
            "ours": [
                "3S 3H 3C 3D",
                "4D 5D 6D 7D 2D 9D TD",
                "4C 5C JK 7C 8C 9C TC",
                "8H 9H 2C JH QH",
                "5S 6S 7S 8S 9S TS JS",
                "JD QD KD",
            ],
            "theirs": ["3H 3C 3D", "AS AS AC", "9H TH JH QH KH", "8C 9C 2D", "9D TD JD QD"],
            "discards": "QC JS",
            "others": [6, 9, 6],
            "known": {"2": "4H 4H 5H 5D 8D", "3": "TS"},
            "taken": ["ours"],
        },
    ),
    (
        "buraco",
        "QH",
        {
            "turn": "drawn",
            "hand": "9H TH QH 7C 8C",
            "ours": [
                "5H 6H 2H 8H",
                "AS AS AH AH AC JK",
                "6S 7S 2S 9S TS JS QS",
                "3C 4C 5C 2D",
                "TC JC QC KC",
                "TH JH 2H",
            ],
            "theirs": ["8C 9C JK JC QC", "3S 4S 5S", "3D 4D 5D 6D 7D", "TD JD QD"],
            "discards": "QS",
            "others": [9, 10, 9],
            "known": {"1": "3C 6C JD", "2": "TS 5H JH 9D", "3": "KH 4C"},
            "mortos": ["ours"],
        },
    ),
]
"""By game what was thrown in a round that was played, and where."""
CASES: Final = pytest.mark.parametrize(("game", "card", "position"), THROWN, ids=["borako", "buraco"])


@CASES
def test_a_card_that_fits_a_meld_of_the_team_is_not_thrown(game: str, card: str, position: dict[str, Any]) -> None:
    view = VIEW_OF[game]({"name": "here", **position})
    action = agent_for(GAMES[game], "club").decide(view, Random(1), NoDeadline()).action
    assert str(action) != f"discard {card}"


@CASES
def test_such_a_discard_is_not_searched(game: str, card: str, position: dict[str, Any]) -> None:
    view = VIEW_OF[game]({"name": "here", **position})
    thought = AGENTS[game]("club").thought(view)
    faces = [ALL_FACES[face] for _, face in best_lefts(thought.turn, thought.side, 9)]
    assert faces
    assert parse_face(card) not in faces


@pytest.mark.parametrize("game", GAMES)
def test_a_wild_is_not_thrown_with_another_card_in_hand(game: str) -> None:
    turn = {"borako": "meld", "buraco": "drawn"}[game]
    theirs = ["9D TD JD QD KD", "4S 5S 6S 7S"]
    position = {
        "turn": turn,
        "hand": "JK 8D KH",
        "ours": ["3H 4H 5H"],
        "theirs": theirs,
        "taken": ["ours"],
        "mortos": ["ours"],
    }
    view = VIEW_OF[game]({"name": "here", **position})
    assert str(agent_for(GAMES[game], "club").decide(view, Random(1), NoDeadline()).action) != "discard JK"
