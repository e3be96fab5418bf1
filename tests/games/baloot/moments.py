"""Moments of Baloot: what its table looks like when it is asked, doubled, declared, shown and played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from typing import Any, Final

from game.engine.record import SeatSetup
from game.games import GAMES
from game.games.baloot.rules.actions import Action, Bid, Confirm, Declare, Pass, Raise
from game.games.baloot.rules.state import Buying, Cutting, Doubling, Playing
from game.games.baloot.rules.view import BalootView
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.ui.screenshot import EVENING, begun
from pictures import poses
from pictures.moments import Moments, found, usual_action
from pictures.played import Played

GAME: Final = "baloot"
WON_BY_GAHWA: Final = "won-by-gahwa"
"""A match that ended with a hand played for it."""
_SEATS: Final = tuple(
    SeatSetup(name, "club" if name != "Amina" else None) for name in ("Amina", "Karim", "Layla", "Samir")
)
_FULL: Final = 3
"""Cards in the trick when the person plays the last one."""


def _asked(view: BalootView, question: str, number: int) -> bool:
    return isinstance(view.phase, Buying) and (view.phase.question, view.phase.round) == (question, number)


def _may_declare(view: BalootView) -> bool:
    return isinstance(view.phase, Playing) and not view.tricks and len(view.hand) == len(view.counts) * 2


MOMENTS: Final[Mapping[str, Callable[[BalootView], bool]]] = {
    "cutting": lambda view: isinstance(view.phase, Cutting),
    "buying": lambda view: _asked(view, "buy", 1) and len(view.said) > 1,
    "taking-over": lambda view: _asked(view, "over_hokom", 1) and len(view.said) > 1,
    "naming": lambda view: _asked(view, "confirm", 2),
    "doubling": lambda view: isinstance(view.phase, Doubling) and view.phase.level == "double",
    "gahwa": lambda view: isinstance(view.phase, Doubling) and view.phase.level == "gahwa",
    "declaring": _may_declare,
    "shown": lambda view: len(view.tricks) == 1 and any(one.shown for one in view.declared),
    "locked": lambda view: view.locked and len(view.tricks) == 1 and len(view.trick) == 1,
    "last-card": lambda view: len(view.tricks) == 2 and len(view.trick) == _FULL,
}
"""The moments by name: conditions on the view of the person at the first seat, whose turn it is."""
_SAYS: Final[Mapping[str, tuple[Action, ...]]] = {
    "naming": (Bid("hokom"),),
    "gahwa": (Confirm(), Bid("hokom"), *(Raise(level) for level in ("double", "three", "four"))),
    "locked": (Confirm(), Bid("hokom"), Raise("double", locked=True)),
}
"""The calls that lead to a moment wherever they are allowed; otherwise all play by the heuristic policy."""
_FROM: Final = {
    "cutting": 2,
    "taking-over": 11,
    "doubling": 6,
    "declaring": 90,
    "locked": 6,
    "last-card": 11,
    "multiplier": 10,
}
"""Deals before this one do not lead there."""
_SILENT: Final = frozenset({"naming", "gahwa", "locked"})
"""Moments at which all others pass."""


def _holds(moment: str, match: Match) -> bool:
    return match.actor() == 0 and MOMENTS[moment](match.view_as(BalootView, 0)) and _fits(moment, match)


def _find(name: str) -> Played:
    if name == WON_BY_GAHWA:
        return found((_begun("gahwa", seed) for seed in count(1)), _next_to_win, _SCORES[name])
    if name in _SCORES:
        return found((begun(GAME, seed) for seed in count(_FROM.get(name, 1))), usual_action, _SCORES[name])
    matches = (_begun(name, seed) for seed in count(_FROM.get(name, 1)))
    return found(matches, partial(_next, name), partial(_holds, name))


def _begun(moment: str, seed: int) -> Match:
    options: dict[str, Any] = {"cut_choices": "on"} if moment == "cutting" else {"review": "all_tricks"}
    return new_match(GAMES, MatchSetup(GAME, _SEATS, seed, options), None, EVENING)


def _fits(moment: str, match: Match) -> bool:
    """Whether there is much to be seen there: a choice of projects, or many answers."""
    actions = list(match.actions())
    if moment == "declaring":
        return sum(isinstance(action, Declare) for action in actions) > 1
    return moment != "buying" or any(action == Bid("ashkal") for action in actions)


def _next(moment: str, match: Match) -> Any:
    """The next action of the first hand; None when it is over."""
    seat = match.actor()
    if seat is None:
        return None
    view = match.view_as(BalootView, seat)
    actions = list(match.actions())
    early = moment == "naming" and isinstance(view.phase, Buying) and view.phase.round == 1
    says = () if early else _SAYS.get(moment, ())
    wanted = [action for action in actions if action in says or isinstance(action, Declare)]
    if wanted and (seat == 0 or not isinstance(wanted[0], Bid)):
        return wanted[0]
    if moment in _SILENT and Pass() in actions:
        return Pass()
    return usual_action(match)


def _next_to_win(match: Match) -> Any:
    seat = match.actor()
    asked = seat is not None and MOMENTS["gahwa"](match.view_as(BalootView, seat))
    return Raise("gahwa") if asked else _next("gahwa", match)


def _scored(*keys: str) -> Callable[[Match], bool]:
    """Whether a hand just over was scored with lines of all these kinds, and the match goes on."""
    return lambda match: set(keys) <= {line.key for line in match.score()} and match.outcome() is None


_SCORES: Final[Mapping[str, Callable[[Match], bool]]] = {
    "project-and-khasara": _scored("project", "khasara"),
    "multiplier": _scored("multiplier"),
    "khasara": _scored("khasara"),
    WON_BY_GAHWA: lambda match: match.outcome() is not None and len(match.history()) == 1,
}
PICTURED: Final = Moments(
    GAME,
    {name: partial(_holds, name) for name in MOMENTS},
    _find,
    {"trick-full": ("last-card", poses.plays_a_card), "tricks-again": ("last-card", poses.looks_at_tricks)},
    _SCORES,
)
