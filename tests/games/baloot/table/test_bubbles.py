"""Bubbles at the plates of Baloot, and the points so far (baloot 3, 4, 6.3, 6.6, 7.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from game.cards import Suit
from game.engine import Deals, Event
from game.games.baloot.rules.actions import Declare
from game.games.baloot.rules.game import Baloot
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import Playing
from game.games.baloot.table.bubbles import Bubble, after, points_facts, told_word

GAME = Baloot()


def heard(events: Sequence[Event]) -> dict[int, str]:
    """What the bubbles say when those events were told; the public card is a heart."""
    bubbles: Mapping[int, Bubble] = {}
    for event in events:
        bubbles = after(bubbles, event, Suit.HEARTS)
    return {seat: bubble.said.text for seat, bubble in bubbles.items()}


def declares(seat: int, kind: str) -> Event:
    """A project is declared."""
    return Event("declare", seat, params=(("kind", kind),))


def test_a_bubble_repeats_what_its_player_said_last() -> None:
    said = [Event("pass", 1), Event("bid_hokom", 2), Event("decline", 3), Event("bid_sun", 1)]
    assert heard(said) == {1: "Sun", 2: "Hokom ♥", 3: "Pass"}


def test_a_double_takes_the_bubbles_of_buying_away() -> None:
    said = [Event("bid_hokom", 1), Event("decline", 2), Event("confirm_hokom", 1, params=(("suit", "H"),))]
    assert heard([*said, Event("no_raise", 2), Event("double_locked", 0), Event("three", 1)]) == {
        0: "Double, locked",
        1: "Three",
    }


def test_the_first_card_takes_bubbles_away_but_not_those_of_projects() -> None:
    events = [Event("bid_sun", 1), declares(2, "sira"), Event("play", 2), Event("play", 3)]
    assert heard(events) == {2: "Sira"}
    assert heard([*events, declares(0, "sira"), declares(0, "fifty")]) == {2: "Sira", 0: "Sira · 50"}


def test_what_was_said_in_a_trick_stays_until_the_next_card() -> None:
    events = [declares(2, "sira"), Event("play", 2), Event("trick", 2)]
    assert heard(events) == {2: "Sira"}
    assert heard([*events, Event("play", 2)]) == {}
    assert heard([Event("baloot", 1), Event("trick", 1)]) == {1: "Baloot"}


def test_a_new_deal_begins_in_silence() -> None:
    assert heard([Event("pass", 1), Event("deal")]) == {}


@pytest.mark.parametrize("key", ["pass", "decline", "no_raise"])
def test_a_pass_is_said_more_quietly(key: str) -> None:
    said = told_word(Event(key, 1), None)
    assert said is not None
    assert said.is_pass


def test_points_so_far_are_told_of_cards_and_of_projects_that_lie_open() -> None:
    for seed in range(300):
        state, _events = GAME.new_match(BalootOptions(), 4, Deals(seed))
        assert points_facts(GAME.view(state, 0)) is None
        state, _events = GAME.apply(state, GAME.parse("bid sun"))
        while not isinstance(state.phase, Playing):
            state, _events = GAME.apply(state, GAME.parse("pass"))
        if not any(isinstance(action, Declare) for action in GAME.actions(state)):
            continue
        while len(state.tricks) < 2:
            state, _events = GAME.apply(state, next(GAME.actions(state)))
        for seat in (0, 1):
            facts = points_facts(GAME.view(state, seat))
            raw = GAME.raw_points(state)
            assert facts is not None
            assert raw is not None
            assert facts.cards == (int(raw[seat]), int(raw[1 - seat]))
            assert sum(facts.projects) >= 20
        return
    raise AssertionError("nobody has a project")
