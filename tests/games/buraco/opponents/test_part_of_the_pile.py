"""Who may empty the hand with some cards of the pile takes those alone; the rest lies there (buraco 7.2, 7.3)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import pytest

from game.games import game_named
from game.opponents.protocol import NoDeadline, agent_for
from tests.games.buraco.opponents.positions import view_of

POSITION: Final = {
    "turn": "take",
    "hand": "QD KD",
    "ours": ["5H 6H 7H 8H 9H TH JH", "3C 4C 5C 6C", "6D 7D 8D"],
    "theirs": ["4S 5S 6S", "3D 4D 5D 6D 7D 8D"],
    "mortos": ["ours", "theirs"],
    "others": [9, 3, 9],
    "discards": "JD 4C 9S 3H",
}
LEVELS: Final = ("club", pytest.param("strong", marks=pytest.mark.slow))


def decided(level: str, **changed: Any) -> list[str]:
    """What somebody of the level does in the position with these changes, as far as one decision goes."""
    position: Mapping[str, Any] = POSITION | changed
    decision = agent_for(game_named("buraco"), level).decide(view_of(position), Random(1), NoDeadline())
    return [str(action) for action in (decision.action, *decision.then)]


@pytest.mark.parametrize("level", LEVELS)
def test_one_card_of_four_ends_the_round(level: str) -> None:
    assert decided(level) == ["take JD"]
    assert decided(level, turn="taken", hand="JD QD KD", discards="4C 9S 3H") == ["lay JD QD KD"]


@pytest.mark.parametrize("level", LEVELS)
def test_two_cards_that_are_needed_are_taken_one_after_the_other(level: str) -> None:
    assert decided(level, hand="QD", discards="KD 4S 9S JD 3H") == ["take JD", "take KD"]
    assert decided(level, hand="JD QD", turn="taken", discards="KD 4S 9S 3H") == ["take KD"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_hand_is_emptied_into_the_morto_before_the_rest_is_taken(level: str) -> None:
    assert decided(level, mortos=["theirs"]) == ["take JD"]
    assert decided(level, mortos=["theirs"], turn="taken", hand="JD QD KD", discards="4C 9S 3H") == ["lay JD QD KD"]


@pytest.mark.parametrize("level", LEVELS)
def test_without_the_right_to_go_out_nobody_tries_to(level: str) -> None:
    without_canastra = ["5H 6H 7H 8H 9H TH", "3C 4C 5C 6C", "6D 7D 8D"]
    assert decided(level, ours=without_canastra) != ["take JD"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_who_needs_nothing_of_the_pile_draws(level: str) -> None:
    """One card of it would have to be taken, and would stay in the hand."""
    assert decided(level, hand="QH KH", discards="4S 9S 3H") == ["draw"]
