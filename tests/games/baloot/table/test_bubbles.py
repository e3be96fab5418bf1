"""Bubbles at the panels of Baloot, and the points so far (baloot 3, 4, 6.3, 6.6, 7.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from game.cards import Suit
from game.engine import Deals, Event
from game.families.tricks.rules.events import CardPlayed, Passed, PassedAgain, ProjectDeclared, RaiseDeclined, TrickWon
from game.families.tricks.table.facts import Bubble, bubbles_after
from game.games.baloot.rules.actions import Declare
from game.games.baloot.rules.events import (
    BalootSaid,
    Declined,
    HokomBid,
    HokomConfirmed,
    LockedDoubleSaid,
    ProjectBeaten,
    Shuffled,
    SunBid,
    ThreeSaid,
)
from game.games.baloot.rules.game import Baloot
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import Playing
from game.games.baloot.table.bubbles import TALK, call_of, points_facts

GAME = Baloot()


def bubble_texts(events: Sequence[Event]) -> dict[int, str]:
    """Return the texts of the bubbles after those events; the public card is a heart."""
    bubbles: Mapping[int, Bubble] = {}
    for event in events:
        bubbles = bubbles_after(bubbles, event, lambda each: call_of(each, Suit.HEARTS), TALK)
    return {seat: bubble.said.text for seat, bubble in bubbles.items()}


def declares(seat: int, kind: str) -> Event:
    """A project is declared."""
    return ProjectDeclared(seat, kind=kind)


def test_a_bubble_repeats_what_its_player_said_last() -> None:
    events = [Passed(1), HokomBid(2), Declined(3), SunBid(1)]
    assert bubble_texts(events) == {1: "Sun", 2: "Hokom ♥", 3: "Pass"}


def test_a_beaten_project_is_called_so_at_its_player() -> None:
    events = [declares(2, "sira"), CardPlayed(2), TrickWon(0), ProjectBeaten(2, kind="sira", by=1, better="fifty")]
    assert bubble_texts(events) == {2: "Sira: beaten"}


def test_a_double_takes_the_bubbles_of_buying_away() -> None:
    events = [HokomBid(1), Declined(2), HokomConfirmed(1, suit=Suit.HEARTS)]
    assert bubble_texts([*events, RaiseDeclined(2), LockedDoubleSaid(0), ThreeSaid(1)]) == {
        0: "Double, locked",
        1: "Three",
    }


def test_the_first_card_takes_bubbles_away_but_not_those_of_projects() -> None:
    events = [SunBid(1), declares(2, "sira"), CardPlayed(2), CardPlayed(3)]
    assert bubble_texts(events) == {2: "Sira"}
    assert bubble_texts([*events, declares(0, "sira"), declares(0, "fifty")]) == {2: "Sira", 0: "Sira · 50"}


def test_what_was_said_in_a_trick_stays_until_the_next_card() -> None:
    events = [declares(2, "sira"), CardPlayed(2), TrickWon(2)]
    assert bubble_texts(events) == {2: "Sira"}
    assert bubble_texts([*events, CardPlayed(2)]) == {}
    assert bubble_texts([BalootSaid(1), TrickWon(1)]) == {1: "Baloot"}


def test_a_new_deal_begins_in_silence() -> None:
    assert bubble_texts([Passed(1), Shuffled(label="deal 2")]) == {}


@pytest.mark.parametrize("kind", [Passed, PassedAgain, Declined, RaiseDeclined])
def test_a_pass_is_said_more_quietly(kind: type[Event]) -> None:
    bubble = call_of(kind(1), None)
    assert bubble is not None
    assert bubble.is_pass


def test_points_so_far_are_those_of_cards_and_of_open_projects() -> None:
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
