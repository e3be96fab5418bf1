"""Matches played for the battery, each kept once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import pytest

from game.engine import Deals, Event, choose, stream
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
class Step:
    """One action of a walk: the state before it, the action, the state and the events after it."""

    before: Any
    action: Any
    after: Any
    events: tuple[Event, ...]


def started(entry: Entry, options: int, seed: int) -> Any:
    """The first state of a match."""
    game = entry.game
    chosen = choose(game.options, entry.option_sets[options])
    return game.new_match(chosen, entry.seats_with(options), Deals(seed))[0]


@cache
def walk(name: str, options: int, *, seed: int = 1, lively: bool, rounds: int) -> Sequence[Step]:
    """A match from its start until so many rounds or the match are over, played lively or wholly at random."""
    entry = BY_NAME[name]
    game = entry.game
    rng = stream(seed, "walk", name, options)
    state = started(entry, options, seed)
    steps: list[Step] = []
    while game.outcome(state) is None and not (game.standing(state).round == rounds and game.actor(state) is None):
        actions = list(game.actions(state))
        action = entry.lively(actions, rng) if lively else actions[int(rng.random() * len(actions))]
        after, events = game.apply(state, action)
        steps.append(Step(state, action, after, events))
        state = after
    return steps


def walks(name: str, options: int) -> Sequence[Step]:
    """The steps that most tests look at: two rounds played lively and one at random."""
    return (*walk(name, options, lively=True, rounds=2), *walk(name, options, lively=False, rounds=1))
