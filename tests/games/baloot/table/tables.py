"""Tables of Baloot at chosen moments, with opponents who play what a test gives them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from random import Random

from game.engine import Action
from game.games import GAMES
from game.games.baloot.rules.actions import Pass
from game.games.baloot.rules.state import Playing
from game.games.baloot.rules.view import BalootView
from game.match.match import Match
from game.match.saves import new_match
from tests.families.tricks.table.tables import table_of
from tests.games.baloot.play import setup
from tests.match.play import NOW
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table

Wanted = Callable[[Match, BalootView], bool]


def match_where(wanted: Wanted, *, passing: bool = False) -> Match:
    """Return a match played at random up to a moment at which seat 0 is to act and `wanted` agrees; all of it was
    shown.

    With `passing` everybody passes who may.
    """
    seed, actions = _way_to(wanted, passing)
    match = new_match(GAMES, setup(seed), None, NOW)
    for action in actions:
        match.play(action)
    match.take_events(0)
    return match


def table_where(pilot: Pilot, wanted: Wanted, script: Sequence[str] = (), *, passing: bool = False) -> Table:
    """A table at such a moment."""
    return table_of(pilot, match_where(wanted, passing=passing), script)


@cache
def leads(tricks: int) -> Wanted:
    """Set up a table at the lead to a trick, after so many."""
    return lambda match, view: isinstance(view.phase, Playing) and len(view.tricks) == tricks and not view.trick


@cache
def follows(tricks: int, cards: int) -> Wanted:
    """Set up a table at a trick that has so many cards, after so many tricks, with a card in hand that may not be
    played.
    """

    def wanted(match: Match, view: BalootView) -> bool:
        if not isinstance(view.phase, Playing) or (len(view.tricks), len(view.trick)) != (tricks, cards):
            return False
        return len(list(match.actions())) < len(view.hand)

    return wanted


@cache
def _way_to(wanted: Wanted, passing: bool) -> tuple[int, tuple[Action, ...]]:
    """The first deal that leads to such a moment, and what is done till then; looked for once."""
    found = ((seed, _way_from(seed, wanted, passing)) for seed in count())
    return next((seed, actions) for seed, actions in found if actions is not None)


def _way_from(seed: int, wanted: Wanted, passing: bool) -> tuple[Action, ...] | None:
    match, rng, done = new_match(GAMES, setup(seed), None, NOW), Random(seed), list[Action]()
    while match.outcome() is None and match.standing().round < 4:
        if match.actor() == 0 and wanted(match, match.view_as(BalootView, 0)):
            return tuple(done)
        choices = list(match.actions())
        done.append(Pass() if passing and Pass() in choices else choices[rng.randrange(len(choices))])
        match.play(done[-1])
    return None
