"""A round in play is shown again as it was, action by action, and the match notices nothing of it."""

from __future__ import annotations

from random import Random

from game.engine import Resynced, redacted
from game.match.match import Match
from game.match.round_playback import RoundPlayback
from tests.match.play import unrecorded


def played() -> tuple[Match, list[object]]:
    """A match in its second round or later, with take-backs; and what seat 0 saw at each moment of the round."""
    match, rng = unrecorded(), Random(3)
    seen: list[object] = [match.view(0)]
    while match.standing().round < 2 or len(seen) < 4:
        if match.can_undo() and rng.random() < 0.3:
            before = match.number
            match.undo()
            del seen[len(seen) - before + match.number :]
            continue
        begins = match.actor() is None
        match.play(next(match.actions()))
        seen = [match.view(0)] if begins else [*seen, match.view(0)]
    return match, seen


def test_every_moment_of_the_round_looks_as_it_did() -> None:
    match, seen = played()
    past = RoundPlayback(match, 0)
    for number, view in enumerate(seen):
        past.go(number)
        assert past.view(0) == view
        assert past.take_events(0) == (Resynced(),)
    assert past.log(0) == match.log(0)
    assert past.history() == match.history()


def test_the_events_between_two_moments_are_announced_as_they_happened() -> None:
    match, seen = played()
    past = RoundPlayback(match, 0)
    past.take_events(0)
    past.advance(len(seen) - 1)
    expected = [redacted(event, 0) for _state, events in match.round_so_far()[1:] for event in events]
    assert past.take_events(0) == tuple(expected)
    assert past.view(0) == match.view(0)


def test_the_match_goes_on_undisturbed() -> None:
    match, _seen = played()
    before = match.state_hash(), match.log(0), match.take_events(0)
    past = RoundPlayback(match, 0)
    past.advance(1)
    assert (match.state_hash(), match.log(0)) == before[:2]
    assert match.take_events(0) == ()
