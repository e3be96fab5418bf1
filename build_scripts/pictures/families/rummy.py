"""Moments of a rummy, as records: the first turn, an opening in hand, many melds, a joker to win."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from itertools import count
from typing import Final

from game.engine.record import ActionLine, Line, SeatSetup, written_all
from game.families.rummy.rules.actions import Open, Swap
from game.families.rummy.rules.state import Melding, Starting
from game.families.rummy.rules.view import RummyView
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.opponents.protocol import heuristic_action
from pictures import poses
from pictures.moments import Moments

_NAMES: Final = ("Amina", "Karim", "Layla", "Samir")
_EVENING: Final = datetime(2026, 1, 16, 21, 40)
_MELDS: Final = 12
_LONGEST: Final = 6000
"""Actions after which a match does not come to its moment any more."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the person sees, how many play, and whether the person is out of the match and watches."""

    seen: Callable[[Match, RummyView], bool]
    seats: int = 4
    out: bool = False
    first_deal: int = 1
    """Deals before this one do not lead there."""


def may(match: Match, kind: type) -> bool:
    return any(isinstance(action, kind) for action in match.actions())


SHARED: Final[Mapping[str, Moment]] = {
    "starting": Moment(lambda _match, view: isinstance(view.phase, Starting)),
    "opening": Moment(lambda match, view: isinstance(view.phase, Melding) and may(match, Open)),
    "twelve-melds": Moment(lambda _match, view: isinstance(view.phase, Melding) and len(view.melds) >= _MELDS),
    "joker": Moment(lambda match, view: isinstance(view.phase, Melding) and may(match, Swap)),
}


def pictured(game: str, moments: Mapping[str, Moment]) -> Moments:
    """The moments of one of the rummies."""

    @cache
    def record_of(name: str) -> bytes:
        moment = moments[name]
        return next(found for seed in count(moment.first_deal) if (found := _record(game, moment, seed)) is not None)

    return Moments(tuple(moments), record_of, {"opening-arranged": ("opening", poses.arranges_melds)})


@cache
def scored(game: str, *traits: str) -> Match:
    """A match in which a round just over put somebody out, or one with these traits."""

    def enough(match: Match) -> bool:
        view = match.view_as(RummyView, 0)
        out = any(view.totals[seat] >= view.house.limit for seat in view.playing)
        return {line.key for line in match.score()} >= set(traits) if traits else out

    return next(match for seed in count(1) if (match := _until(game, seed, enough)) is not None)


def _until(game: str, seed: int, enough: Callable[[Match], bool]) -> Match | None:
    match = _begun(game, 4, seed)
    while match.outcome() is None:
        if match.actor() is None and enough(match):
            return match
        _play(match)
    return None


def _record(game: str, moment: Moment, seed: int) -> bytes | None:
    """A match up to the moment; None where it is not reached."""
    match = _begun(game, moment.seats, seed)
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
        if (seat == 0 or (moment.out and seat is not None)) and moment.seen(match, match.view_as(RummyView, 0)):
            return written_all([match.header, *done])
        done.append(_play(match))
    return None


def _begun(game: str, seats: int, seed: int) -> Match:
    setups = tuple(SeatSetup(name, "club" if seat else None) for seat, name in enumerate(_NAMES[:seats]))
    return new_match(GAMES, MatchSetup(game, setups, seed, {}), None, _EVENING)


def _play(match: Match) -> ActionLine:
    seat = match.actor()
    view = match.view_as(RummyView, seat or 0)
    action = next(match.actions()) if seat is None else heuristic_action(match.game, view, match.agent_stream())
    match.play(action)
    return ActionLine(seat, str(action))
