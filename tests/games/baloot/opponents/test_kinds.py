"""Strong in positions of the kinds that guides speak of, in which worlds played on say what is right."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from game.opponents.protocol import NoDeadline, agent_for
from tests.games.baloot.opponents.play import GAME
from tests.games.baloot.opponents.positions import led_in_turn, view_of
from tests.opponents.positions import positions_of

POSITIONS = positions_of(Path(__file__).parents[1] / "kinds.toml")
KINDS = {
    "sure tricks in hand",
    "a high card or a low one",
    "an ace on the partner's trick",
    "after the partner threw an ace",
    "a bare 10",
}
OF_A_KIND = 12
ACCEPTED = 0.8
"""What part of the positions Strong has to play an accepted card in."""
FORBIDDEN = 0.1
"""In what part it may play a card that brings clearly less."""


def test_there_are_enough_of_each_kind() -> None:
    met = Counter(position["kind"] for position in POSITIONS)
    assert set(met) == KINDS
    assert min(met.values()) >= OF_A_KIND


def test_the_tricks_follow_one_another_and_all_answers_are_legal() -> None:
    for position in POSITIONS:
        view = view_of(position)
        assert led_in_turn(view.tricks, view.leader), position["name"]
        assert not set(position["accepted"]) & set(position["forbidden"]), position["name"]
        state = GAME.determinize(view, Random(1))
        for text in (*position["accepted"], *position["forbidden"]):
            assert GAME.refusal(state, GAME.parse(text)) is None, f"{position['name']}: {text}"


@pytest.mark.package
def test_strong_plays_what_worlds_played_on_say() -> None:
    strong = agent_for(GAME, "strong")
    played = {each["name"]: str(strong.decide(view_of(each), Random(1), NoDeadline()).action) for each in POSITIONS}
    met = [each["name"] for each in POSITIONS if played[each["name"]] in each["accepted"]]
    wrong = [(each["name"], played[each["name"]]) for each in POSITIONS if played[each["name"]] in each["forbidden"]]
    assert len(met) >= ACCEPTED * len(POSITIONS), wrong
    assert len(wrong) <= FORBIDDEN * len(POSITIONS), wrong
