"""The score of a round that is described, and where a description is wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from game.families.rummy.rules.judge import QUESTIONS
from game.games.remik.rules.options import RemikOptions

(SCORED,) = [question for question in QUESTIONS if question.name == "round"]


def round_facts(description: Mapping[str, Any]) -> Mapping[str, Any]:
    """The facts of the answer in Remik."""
    return SCORED.answer(RemikOptions(), {"file": description}).facts


def test_a_round_adds_what_was_held_to_the_totals() -> None:
    facts = round_facts({"teams": [{"hands": []}, {"hands": ["AS KD"], "total": 40}], "out": 0})
    assert [int(points) for points in facts["teams"]] == [-10, 21]
    assert [int(total) for total in facts["totals"]] == [-10, 61]


def test_the_last_player_may_have_gone_out_without_being_described() -> None:
    facts = round_facts({"teams": [None, {"hands": [30]}], "out": 2, "remik": True})
    assert [int(points) for points in facts["totals"]] == [0, 60, -20]


@pytest.mark.parametrize(
    ("description", "reason", "place"),
    [
        ({"teams": [{}, {"melds": ["5H 6H"]}]}, "too_few_cards", "teams[1].melds"),
        ({"teams": [{}, {"hands": ["5H 5H", "5H"]}]}, "sheet_too_many_copies", ""),
    ],
)
def test_a_round_that_cannot_be_is_refused(description: Mapping[str, Any], reason: str, place: str) -> None:
    answer = SCORED.answer(RemikOptions(), {"file": description})
    assert (answer.valid, answer.facts["reason"], answer.text) == (False, reason, place)


@pytest.mark.parametrize(
    ("description", "message"),
    [
        ({"teams": []}, "teams: must be one to four players, not 0"),
        ({"teams": [{}, {}], "out": 3}, "out: must be a seat from 0 to 1 or null, not 3"),
        ({"teams": [{}, {}], "out": "1"}, "out: must be a seat from 0 to 1 or null, not '1'"),
        ({"teams": [{}], "remik": 1}, "remik: must be true or false, not 1"),
        ({"teams": [{}], "remik": True}, "remik: true needs the seat"),
        ({"teams": [{}, 5]}, "teams[1]: must be an object, not 5"),
        ({"teams": [{}, {"hand": []}]}, "teams[1]: unknown key 'hand' (there are: melds, hands, opened, total)"),
        ({"teams": [{}, {"hands": ["XX"]}]}, "teams[1].hands: 'XX' is not a card"),
        ({"teams": [{}, {"opened": 1}]}, "teams[1].opened: must be true or false, not 1"),
        ({"teams": [{}, {"total": "9"}]}, "teams[1].total: must be a number, not '9'"),
        ({"teams": [{"hands": ["KD"]}, {}], "out": 0}, "teams[0].hands: the player who went out holds no cards"),
    ],
)
def test_a_description_that_is_wrong_is_refused_with_the_place(description: Mapping[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        round_facts(description)
