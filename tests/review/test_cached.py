"""A review that the index keeps is judged before it is shown: one that cannot be of the match is found anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from game.games import GAMES
from game.i18n.phrases import phrases_of
from game.match.playback import Playback
from game.opponents.protocol import Explanation
from game.review.findings import cached_review
from game.review.units import read_back
from game.storage.index import CachedResult
from pictures.reviewed import reviewed
from tests.match.odd_headers import NUMBERS, TEXTS


def odd_reviews(sound: str) -> Iterator[str]:
    """The text with one member odd after the other, those of the first decision that names a reason among them."""
    whole = json.loads(sound)
    place = next(number for number, each in enumerate(whole["decisions"]) if each["reason"])
    for value in (*TEXTS, *NUMBERS, [], {}, [[]], [["card", "x"]], ["\x1b[31m"]):
        for member in whole:
            yield json.dumps({**whole, member: value})
        for member in whole["decisions"][place]:
            odd: dict[str, Any] = deepcopy(whole)
            odd["decisions"][place][member] = value
            yield json.dumps(odd)


@pytest.fixture(params=list(GAMES))
def kept(request: pytest.FixtureRequest) -> tuple[CachedResult, Playback]:
    raw, found = reviewed(request.param, "match.jsonl")
    return found, read_back(GAMES, raw)


def test_a_review_of_the_match_is_believed(kept: tuple[CachedResult, Playback]) -> None:
    found, playback = kept
    assert cached_review(found, playback) is not None
    assert cached_review(found._replace(round=found.round + 1), playback) is None


def test_what_is_believed_of_an_odd_review_can_be_shown(kept: tuple[CachedResult, Playback]) -> None:
    found, playback = kept
    believed = 0
    for text in odd_reviews(found.text):
        review = cached_review(found._replace(text=text), playback)
        if review is None:
            continue
        believed += 1
        for each in review.decisions:
            playback.go(each.number)
            assert playback.number == each.number
            if each.reason:
                assert phrases_of(playback.game_name).explanation(Explanation(each.reason, each.params), ["x"] * 4)
    assert believed < len(list(odd_reviews(found.text))) // 3
