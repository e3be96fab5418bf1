"""Matches played for the battery, each kept once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import pytest

from game.engine import Deals, Event, choose, declared, stream
from tests.battery.entries import ENTRIES, Entry

BY_NAME = {entry.name: entry for entry in ENTRIES}
_QUICK: Final = 2
"""Option sets of a game, from the first on, that are walked through in the quick tests as well."""
CASES: Final = [
    pytest.param(entry.name, number, marks=() if number < _QUICK else pytest.mark.slow)
    for entry in ENTRIES
    for number in range(len(entry.option_sets))
]
"""Every game with each of its option sets."""


@dataclass(frozen=True)
class WalkStep:
    """One action of a walk: the state before it, the action, the state and the events after it."""

    before: Any
    legal: tuple[Any, ...]
    """The legal actions before it, as the walk got them."""
    action: Any
    after: Any
    events: tuple[Event, ...]


def started(entry: Entry, options: int, seed: int, *, shortest: bool = False) -> Any:
    """The first state of a match, or of one of the shortest length there is."""
    game = entry.game
    lengths = {spec.name: min(spec.lengths.values()) for spec in declared(game.options) if spec.lengths and shortest}
    chosen = choose(game.options, {**entry.option_sets[options], **lengths})
    return game.new_match(chosen, entry.seats_with(options), Deals(seed))[0]


@cache
def walk(
    name: str, options: int, *, seed: int = 1, lively: bool, rounds: int, shortest: bool = False
) -> Sequence[WalkStep]:
    """A match from its start until so many rounds or the match are over, played lively or wholly at random."""
    entry = BY_NAME[name]
    game = entry.game
    rng = stream(seed, "walk", name, options)
    state = started(entry, options, seed, shortest=shortest)
    steps: list[WalkStep] = []
    while game.outcome(state) is None and not (game.standing(state).round == rounds and game.actor(state) is None):
        actions = tuple(game.actions(state))
        action = entry.lively(actions, rng) if lively else actions[int(rng.random() * len(actions))]
        after, events = game.apply(state, action)
        steps.append(WalkStep(state, actions, action, after, events))
        state = after
    return steps


def whole_match(name: str, options: int) -> Sequence[WalkStep]:
    """A match to its end. How long it lasts is left to a comparison of points, so that it is a short one."""
    return walk(name, options, seed=2, lively=True, rounds=10_000, shortest=True)


def walks(name: str, options: int) -> Sequence[WalkStep]:
    """The steps that most tests look at: two rounds played lively and one at random."""
    return (*walk(name, options, lively=True, rounds=2), *walk(name, options, lively=False, rounds=1))
