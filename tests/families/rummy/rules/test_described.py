"""The score of a round that is described, and where a description is wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from game.families.rummy.rules.judge import QUESTIONS
from game.games.remik.rules.options import RemikOptions

(SCORED,) = [question for question in QUESTIONS if question.name == "round"]


def told(description: Mapping[str, Any]) -> Mapping[str, Any]:
    """The facts of the answer in Remik."""
    return SCORED.answer(RemikOptions(), {"file": description}).facts


def test_a_round_adds_what_was_held_to_the_totals() -> None:
    facts = told({"teams": [{"hands": []}, {"hands": ["AS KD"], "total": 40}], "out": 0})
    assert [int(points) for points in facts["teams"]] == [-10, 21]
    assert [int(total) for total in facts["totals"]] == [-10, 61]


@pytest.mark.parametrize(
    ("description", "said"),
    [
        ({"teams": []}, "teams: one to four players are needed, not 0"),
        ({"teams": [{}, {}], "out": 2}, "out: a seat from 0 to 1 or null is needed, not 2"),
        ({"teams": [{}, {}], "out": "1"}, "out: a seat from 0 to 1 or null is needed, not '1'"),
        ({"teams": [{}], "remik": 1}, "remik: true or false is needed, not 1"),
        ({"teams": [{}], "remik": True}, "remik: nobody went out at once"),
        ({"teams": [{}, 5]}, "teams[1]: an object is needed, not 5"),
        ({"teams": [{}, {"hand": []}]}, "teams[1]: unknown key 'hand' (there are: melds, hands, opened, total)"),
        ({"teams": [{}, {"hands": ["XX"]}]}, "teams[1].hands: 'XX' is not a card"),
        ({"teams": [{}, {"opened": 1}]}, "teams[1].opened: true or false is needed, not 1"),
        ({"teams": [{}, {"total": "9"}]}, "teams[1].total: a number is needed, not '9'"),
        ({"teams": [{}, {"melds": ["5H 6H"]}]}, "teams[1].melds: no meld (too_few_cards, remik 3.1)"),
        ({"teams": [{}, {"hands": ["5H 5H", "5H"]}]}, "3 copies of 5H"),
        ({"teams": [{"hands": ["KD"]}, {}], "out": 0}, "teams[0].hands: who went out holds no cards"),
    ],
)
def test_a_description_that_is_wrong_is_refused_with_the_place(description: Mapping[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        told(description)
