"""Matches of Baloot for tests of saving, played at random.

As a program (`python -m tests.games.baloot.play FOLDER MOMENT`) it plays until the moment, says `there` and the state
once the record has acknowledged it, and waits to be killed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from game.engine.record import SeatSetup
from game.games import GAMES
from game.games.baloot.rules.state import Buying, Doubling, Playing
from game.games.baloot.rules.view import BalootView
from game.match.match import Match
from game.match.saves import MatchSetup, new_match, start_match
from tests.match.play import NOW, stay

_FIRST: Final = 0.5
"""The probability of the first choice, which is the pass wherever there is one."""
SEATS: Final = tuple(SeatSetup(name) for name in ("Amal", "Badr", "Celia", "Dov"))


def _asked(view: BalootView, question: str, number: int) -> bool:
    phase = view.phase
    return isinstance(phase, Buying) and (phase.question, phase.round) == (question, number)


def _raising(view: BalootView, level: str) -> bool:
    return isinstance(view.phase, Doubling) and view.phase.level == level


def _in_trick(view: BalootView, tricks: int, cards: int) -> bool:
    return isinstance(view.phase, Playing) and (len(view.tricks), len(view.trick)) == (tricks, cards)


MOMENTS: Final[Mapping[str, Callable[[BalootView], bool]]] = {
    "asked second in the first round of buying": lambda view: _asked(view, "buy", 1) and len(view.said) == 1,
    "asked over a Hokom": lambda view: _asked(view, "over_hokom", 1),
    "asked over a Sun": lambda view: _asked(view, "over_sun", 1),
    "asked to confirm": lambda view: _asked(view, "confirm", 1),
    "asked in the second round of buying": lambda view: _asked(view, "buy", 2),
    "asked to name the suit": lambda view: _asked(view, "confirm", 2),
    "asked to double": lambda view: _raising(view, "double"),
    "asked to say Three": lambda view: _raising(view, "three"),
    "asked to say Four, locked": lambda view: _raising(view, "four"),
    "a project declared and no card played": lambda view: (
        _in_trick(view, 0, 0) and any(one.seat == view.actor for one in view.declared)
    ),
    "in the middle of the first trick": lambda view: _in_trick(view, 0, 2),
    "in the middle of a trick after a project was shown": lambda view: (
        _in_trick(view, 2, 3) and any(one.shown for one in view.declared)
    ),
    "in the middle of a trick of a locked hand": lambda view: _in_trick(view, 4, 1) and view.locked,
    "before the last card": lambda view: _in_trick(view, 7, 3),
}
"""Moments worth coming back to, by what everybody may see then."""


def play_until(moment: str, folder: Path) -> Match:
    """A recorded match that has come to the moment."""
    seed, actions = way_to(moment)
    match = start_match(GAMES, setup(seed), folder, NOW)
    for action in actions:
        match.play(action)
    return match


def way_to(moment: str, seat: int | None = None) -> tuple[int, list[Any]]:
    """The number of a deal and the actions that lead to the moment, with this seat to act if one is given."""
    found = (_way(moment, seat, seed) for seed in count())
    return next(each for each in found if each is not None)


def _way(moment: str, seat: int | None, seed: int) -> tuple[int, list[Any]] | None:
    """None where random play misses the moment."""
    match, rng, there = new_match(GAMES, setup(seed), None, NOW), Random(seed), MOMENTS[moment]
    actions: list[Any] = []
    while match.outcome() is None:
        actor = match.actor()
        if (seat is None or seat == actor) and there(match.view_as(BalootView, actor or 0)):
            return seed, actions
        choices = list(match.actions())
        actions.append(choices[0] if rng.random() < _FIRST else choices[rng.randrange(len(choices))])
        match.play(actions[-1])
    return None


def setup(seed: int) -> MatchSetup:
    """The match of that deal."""
    return MatchSetup("baloot", SEATS, seed, {})


if __name__ == "__main__":
    stay(play_until(sys.argv[2], Path(sys.argv[1])))
