"""Moments of Buraco, as records: a full pile, many melds, mortos, pique, limpa, the first 75, two and three."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from itertools import count
from typing import Any, Final

from game.engine import Event, TurnBegan
from game.engine.record import ActionLine, Line, SeatSetup, written_all
from game.games import GAMES
from game.games.buraco.rules.actions import Add, Discard, Draw, End, Lay, Morto, NextRound, Open
from game.games.buraco.rules.events import CanastraCleaned
from game.games.buraco.rules.state import ChoosingMorto, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.opponents.protocol import heuristic_action
from pictures import poses
from pictures.moments import Moments

GAME: Final = "buraco"
_NAMES: Final = ("Amina", "Karim", "Layla", "Samir")
_EVENING: Final = datetime(2026, 1, 16, 21, 40)
_FULL_PILE: Final = 30
_MELDS: Final = 14
_LAYING: Final = (NextRound, Morto, Lay, Open, Add, Draw, Discard, End)
_HOARDING: Final = (NextRound, Morto, Draw, Discard, End)
_LONGEST: Final = 3000
"""Actions after which a match does not come to its moment any more."""
_FROM: Final = {"fourteen-melds": 6, "cleaned": 30}
"""Deals before this one do not lead there."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the person, whose turn it is, sees; how many play, where the person sits, and how everybody plays."""

    seen: Callable[[BuracoView], bool]
    seats: int = 4
    person: int = 0
    verbs: tuple[type, ...] = ()
    """What is done as soon as it may be, the first of them first; without any, what the heuristic policy would do."""
    called: type[Event] = TurnBegan
    """What must have happened in the turn in play or in the one before."""


def _melds(view: BuracoView) -> int:
    return sum(map(len, view.melds))


MOMENTS: Final[Mapping[str, Moment]] = {
    "full-pile": Moment(
        lambda view: isinstance(view.phase, Taking) and len(view.discards) >= _FULL_PILE, verbs=_HOARDING
    ),
    "fourteen-melds": Moment(lambda view: isinstance(view.phase, Melding) and _melds(view) >= _MELDS, verbs=_LAYING),
    "morto": Moment(lambda view: isinstance(view.phase, ChoosingMorto), verbs=_LAYING),
    "pique": Moment(lambda view: isinstance(view.phase, Taking) and view.phase.pique, verbs=_LAYING),
    "opening": Moment(
        lambda view: isinstance(view.phase, Melding) and view.high[view.team] and not view.melds[view.team]
    ),
    "put-back": Moment(
        lambda view: isinstance(view.phase, Melding) and not view.phase.from_stock and not view.discards
    ),
    "cleaned": Moment(lambda view: isinstance(view.phase, Taking), called=CanastraCleaned),
    "two": Moment(lambda view: isinstance(view.phase, Taking) and _melds(view) > 3, seats=2),
    "three": Moment(lambda view: isinstance(view.phase, Taking) and _melds(view) > 3, seats=3),
    "three-alone": Moment(lambda view: isinstance(view.phase, Melding) and _melds(view) > 3, seats=3, person=1),
}


@cache
def record_of(moment: str) -> bytes:
    """The record of a match that has come to a moment; raises `KeyError` for an unknown one."""
    seeds = count(_FROM.get(moment, 1))
    return next(found for seed in seeds if (found := _record(MOMENTS[moment], seed)) is not None)


@cache
def scored() -> Match:
    """A match with a round just over in which somebody went out, with clean and dirty canastras."""
    matches = (_played(seed) for seed in count(1))
    return next(match for match in matches if match is not None)


def _played(seed: int) -> Match | None:
    match = _begun(Moment(lambda _view: False), seed)
    for _number in range(_LONGEST):
        seat = match.actor()
        if seat is None:
            kinds = {dict(line.detail).get("kind") for line in match.score()}
            return match if {"limpa", "suja"} <= kinds and match.outcome() is None else None
        match.play(heuristic_action(match.game, match.view(seat), match.agent_stream()))
    return None


def _record(moment: Moment, seed: int) -> bytes | None:
    """A match up to the moment; None where it is not reached."""
    match = _begun(moment, seed)
    done: list[Line] = []
    deals = 0
    for _number in range(_LONGEST):
        if match.outcome() is not None:
            return None
        if match.standing().round > deals:
            deals += 1
            order = match.order_line(f"deal {deals}")
            done += [order] if order is not None else []
        seat = match.actor()
        if (
            seat == moment.person
            and moment.seen(match.view_as(BuracoView, seat))
            and moment.called in _kinds_of_last_turns(match)
        ):
            return written_all([match.header, *done])
        action = _next(moment, match, seat)
        done.append(ActionLine(seat, str(action)))
        match.play(action)
    return None


def _kinds_of_last_turns(match: Match) -> set[type[Event]]:
    """What happened in the turn in play and in the one before."""
    kinds = [type(event) for event in match.log(0)]
    turns = [place for place, kind in enumerate(kinds) if kind is TurnBegan]
    return set(kinds[turns[-2:][0] :])


def _begun(moment: Moment, seed: int) -> Match:
    seats = tuple(
        SeatSetup(name, None if seat == moment.person else "club") for seat, name in enumerate(_NAMES[: moment.seats])
    )
    return new_match(GAMES, MatchSetup(GAME, seats, seed, {}), None, _EVENING)


def _next(moment: Moment, match: Match, seat: int | None) -> Any:
    if seat is not None and not moment.verbs:
        return heuristic_action(match.game, match.view(seat), match.agent_stream())
    actions = list(match.actions())
    return next(action for verb in (*moment.verbs, NextRound) for action in actions if isinstance(action, verb))


PICTURED: Final = Moments(
    tuple(MOMENTS),
    record_of,
    {"pile-opened": ("full-pile", poses.picks_from_the_pile), "opening-arranged": ("opening", poses.arranges_melds)},
)
