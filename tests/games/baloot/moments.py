"""Moments of Baloot, as records: what its table looks like when it is asked, doubled, declared, shown and played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cache
from itertools import count
from typing import Any, Final

from game.engine.record import ActionLine, Line, SeatSetup, written_all
from game.games import GAMES
from game.games.baloot.rules.actions import Action, Bid, Confirm, Declare, Pass, Raise
from game.games.baloot.rules.state import Buying, Cutting, Doubling, Playing
from game.games.baloot.rules.view import BalootView
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.opponents.protocol import heuristic_action
from game.ui.screenshot import played_match
from pictures import poses
from pictures.moments import Moments

GAME: Final = "baloot"
_SEATS: Final = tuple(
    SeatSetup(name, "club" if name != "Amina" else None) for name in ("Amina", "Karim", "Layla", "Samir")
)
_EVENING: Final = datetime(2026, 1, 16, 21, 40)
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
"""What the person at the first seat, whose turn it is, sees there."""
_SAYS: Final[Mapping[str, tuple[Action, ...]]] = {
    "naming": (Bid("hokom"),),
    "gahwa": (Confirm(), Bid("hokom"), *(Raise(level) for level in ("double", "three", "four"))),
    "locked": (Confirm(), Bid("hokom"), Raise("double", locked=True)),
}
"""What is said wherever it may be, so that it comes to a moment; else all play by the heuristic policy."""
_FROM: Final = {"cutting": 2, "taking-over": 11, "doubling": 6, "declaring": 90, "locked": 6, "last-card": 11}
"""Deals before this one do not lead there."""
_SILENT: Final = frozenset({"naming", "gahwa", "locked"})
"""Where all others pass."""


@cache
def record_of(moment: str) -> bytes:
    """The record of a match that has come to a moment; raises `KeyError` for an unknown one."""
    return next(found for seed in count(_FROM.get(moment, 1)) if (found := _record(moment, seed)) is not None)


@cache
def scored(keys: tuple[str, ...], first: int = 1) -> Match:
    """A match whose hand just over was scored with lines of all these kinds; no deal before the `first` leads there."""

    def enough(match: Match) -> bool:
        return set(keys) <= {line.key for line in match.score()}

    played = (played_match(GAME, enough, seed) for seed in count(first))
    return next(match for match in played if match.outcome() is None)


@cache
def won_by_gahwa() -> Match:
    """A match that ended with a hand played for it."""
    match = _begun("gahwa", next(seed for seed in count(1) if _record("gahwa", seed) is not None))
    while (seat := match.actor()) is not None:
        view = match.view_as(BalootView, seat)
        match.play(Raise("gahwa") if MOMENTS["gahwa"](view) else _next("gahwa", match, view))
    return match


def _record(moment: str, seed: int) -> bytes | None:
    """The first hand of a match up to the moment; None where it is not reached."""
    match = _begun(moment, seed)
    done: list[Line] = []
    while (seat := match.actor()) is not None:
        view = match.view_as(BalootView, seat)
        if seat == 0 and MOMENTS[moment](view) and _fits(moment, match):
            order = match.order_line("deal 1")
            return written_all([match.header, *([order] if order is not None else []), *done])
        action = _next(moment, match, view)
        done.append(ActionLine(seat, str(action)))
        match.play(action)
    return None


def _begun(moment: str, seed: int) -> Match:
    options: dict[str, Any] = {"cut_choices": "on"} if moment == "cutting" else {"review": "all_tricks"}
    return new_match(GAMES, MatchSetup(GAME, _SEATS, seed, options), None, _EVENING)


def _fits(moment: str, match: Match) -> bool:
    """Whether there is much to be seen there: a choice of projects, or many answers."""
    actions = list(match.actions())
    if moment == "declaring":
        return sum(isinstance(action, Declare) for action in actions) > 1
    return moment != "buying" or any(action == Bid("ashkal") for action in actions)


def _next(moment: str, match: Match, view: BalootView) -> Any:
    actions = list(match.actions())
    early = moment == "naming" and isinstance(view.phase, Buying) and view.phase.round == 1
    says = () if early else _SAYS.get(moment, ())
    wanted = [action for action in actions if action in says or isinstance(action, Declare)]
    if wanted and (match.actor() == 0 or not isinstance(wanted[0], Bid)):
        return wanted[0]
    if moment in _SILENT and Pass() in actions:
        return Pass()
    return heuristic_action(match.game, view, match.agent_stream())


PICTURED: Final = Moments(
    tuple(MOMENTS),
    record_of,
    {"trick-full": ("last-card", poses.plays_a_card), "tricks-again": ("last-card", poses.looks_at_tricks)},
)
