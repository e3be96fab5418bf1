"""Every pair of answers in an auction has a reason that parts them (belote 2, 6)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from game.games.belote.opponents.bidding import why_answered
from game.games.belote.opponents.explain import Reason
from game.games.belote.opponents.parting import parts
from game.games.belote.rules.actions import parse_action
from tests.games.belote.opponents.positions import view_of

FIRST: dict[str, Any] = {"name": "first", "dealer": 3, "public": "8H", "hand": "JH 9H AS AD 7C"}
COINCHE: dict[str, Any] = {"name": "bids", "options": {"bidding": "coinche"}, "hand": "JH 9H AH AS 8S AD 7C 8C"}
QUESTIONS = (
    (FIRST, ("pass", "take")),
    ({**FIRST, "said": ["pass"] * 4}, ("pass", "take S", "take D", "take C")),
    ({**COINCHE, "dealer": 3}, ("pass", "bid 80 H", "bid 120 H", "bid 80 S", "bid capot H")),
    ({**COINCHE, "dealer": 2, "said": ["bid 80 C"]}, ("pass", "coinche", "bid 90 H", "bid 100 H")),
    ({**COINCHE, "dealer": 1, "said": ["bid 80 C", "pass"]}, ("pass", "bid 90 H", "bid 90 C")),
    ({**COINCHE, "dealer": 1, "said": ["bid 80 H", "coinche"]}, ("pass", "surcoinche")),
)


@pytest.mark.parametrize(("position", "answers"), QUESTIONS)
def test_any_two_answers_are_parted(position: dict[str, Any], answers: tuple[str, ...]) -> None:
    view = view_of(position)
    for better, done in permutations(map(parse_action, answers), 2):
        assert parts(view, (better,), (done,)) is not None, f"{better}, not {done}"


def test_a_taker_learns_what_he_should_make() -> None:
    why = why_answered(view_of(FIRST), parse_action("take"), parse_action("pass"))
    assert why is not None
    assert why.key == Reason.TAKES.value
    assert int(dict(why.params)["points"]) > 100


def test_who_is_coinched_over_the_partners_bid_answers_for_his_side() -> None:
    view = view_of({**COINCHE, "dealer": 1, "said": ["bid 80 H", "coinche"]})
    why = why_answered(view, parse_action("surcoinche"), parse_action("pass"))
    assert why is not None
    assert why.key == Reason.SURCOINCHES.value
