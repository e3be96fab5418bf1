"""Matches of Belote for tests of saving, played at random.

As a program (`python -m tests.games.belote.play FOLDER MOMENT`) it plays until the moment, says `there` and the state
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
from game.games.belote.rules.state import Answering, Bidding, Playing, Taking
from game.games.belote.rules.view import BeloteView
from game.match.match import Match
from game.match.saves import MatchSetup, new_match, start_match
from tests.match.play import NOW, stay

_FIRST: Final = 0.5
"""The probability of the first choice, which is the pass wherever there is one."""
SEATS: Final = tuple(SeatSetup(name) for name in ("Amal", "Badr", "Celia", "Dov"))
_TAKEN: Final = {"sans_tout": "on", "belote_by_hand": "on", "declarations": "on"}
_BID: Final = {"bidding": "coinche", "declarations": "on", "sans_tout": "on"}


def _in_trick(view: BeloteView, tricks: int, cards: int) -> bool:
    return isinstance(view.phase, Playing) and (len(view.tricks), len(view.trick)) == (tricks, cards)


MOMENTS: Final[Mapping[str, tuple[Mapping[str, str], Callable[[BeloteView], bool]]]] = {
    "asked in the first round": (_TAKEN, lambda view: isinstance(view.phase, Taking) and len(view.said) == 2),
    "asked in the second round": (_TAKEN, lambda view: isinstance(view.phase, Taking) and view.phase.round == 2),
    "asked over a bid": (_BID, lambda view: isinstance(view.phase, Bidding) and view.phase.bid is not None),
    "asked to say surcoinche": (_BID, lambda view: isinstance(view.phase, Answering)),
    "something declared and no card played": (_TAKEN, lambda view: _in_trick(view, 0, 0) and bool(view.declared)),
    "belote said and no card played with it": (_TAKEN, lambda view: view.saying is not None),
    "in the middle of a trick of a doubled deal": (_BID, lambda view: _in_trick(view, 3, 2) and view.multiplier > 1),
    "before the last card": (_TAKEN, lambda view: _in_trick(view, 7, 3)),
}
"""House rules, and moments worth coming back to, by what everybody may see then."""


def play_until(moment: str, folder: Path) -> Match:
    """A recorded match that has come to the moment."""
    seed, actions = _way_to(moment)
    match = start_match(GAMES, _setup(moment, seed), folder, NOW)
    for action in actions:
        match.play(action)
    return match


def _way_to(moment: str) -> tuple[int, list[Any]]:
    """The number of a deal and the actions that lead to the moment."""
    found = (_way(moment, seed) for seed in count())
    return next(each for each in found if each is not None)


def _way(moment: str, seed: int) -> tuple[int, list[Any]] | None:
    """None where random play misses the moment."""
    match, rng, there = new_match(GAMES, _setup(moment, seed), None, NOW), Random(seed), MOMENTS[moment][1]
    actions: list[Any] = []
    while match.outcome() is None and match.standing().round < 4:
        if there(match.view_as(BeloteView, match.actor() or 0)):
            return seed, actions
        choices = list(match.actions())
        actions.append(choices[0] if rng.random() < _FIRST else choices[rng.randrange(len(choices))])
        match.play(actions[-1])
    return None


def _setup(moment: str, seed: int) -> MatchSetup:
    """The match of that deal."""
    return MatchSetup("belote", SEATS, seed, MOMENTS[moment][0])


if __name__ == "__main__":
    stay(play_until(sys.argv[2], Path(sys.argv[1])))
