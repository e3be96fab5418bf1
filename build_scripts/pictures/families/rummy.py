"""Moments of a rummy: the first turn, an opening in hand, many melds, a joker to win."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Final

from game.engine.record import SeatSetup
from game.families.rummy.rules.actions import Open, Swap
from game.families.rummy.rules.state import Melding, Starting
from game.families.rummy.rules.view import RummyView
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.ui.screenshot import EVENING
from pictures import poses
from pictures.moments import Moments, found, usual_action
from pictures.played import Played

_NAMES: Final = ("Amina", "Karim", "Layla", "Samir")
_MELDS: Final = 12


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment: the person's view, the number of players, and whether the person is out of the match and watches."""

    seen: Callable[[Match, RummyView], bool]
    seats: int = 4
    out: bool = False
    first_deal: int = 1
    """Deals before this one do not lead there."""

    def holds(self, match: Match) -> bool:
        """Whether a match has come to it, and somebody is to act."""
        seat = match.actor()
        return (seat == 0 or (self.out and seat is not None)) and self.seen(match, match.view_as(RummyView, 0))


def may(match: Match, kind: type) -> bool:
    return any(isinstance(action, kind) for action in match.actions())


SHARED: Final[Mapping[str, Moment]] = {
    "starting": Moment(lambda _match, view: isinstance(view.phase, Starting)),
    "opening": Moment(lambda match, view: isinstance(view.phase, Melding) and may(match, Open)),
    "twelve-melds": Moment(lambda _match, view: isinstance(view.phase, Melding) and len(view.melds) >= _MELDS),
    "joker": Moment(lambda match, view: isinstance(view.phase, Melding) and may(match, Swap)),
}


def pictured(game: str, moments: Mapping[str, Moment], scores: Mapping[str, frozenset[str]] | None = None) -> Moments:
    """The moments of one of the rummies, and its scores by the traits of a round; without any, it puts somebody out."""
    scored = {name: _scored(traits) for name, traits in (scores or {}).items()}
    holds = {name: moment.holds for name, moment in moments.items()}

    def find(name: str) -> Played:
        moment = moments.get(name)
        seats, first = (moment.seats, moment.first_deal) if moment is not None else (len(_NAMES), 1)
        matches = (_begun(game, seats, seed) for seed in count(first))
        return found(matches, usual_action, {**holds, **scored}[name])

    return Moments(game, holds, find, {"opening-arranged": ("opening", poses.arranges_melds)}, scored)


def _scored(traits: frozenset[str]) -> Callable[[Match], bool]:
    def holds(match: Match) -> bool:
        if match.actor() is not None or match.outcome() is not None:
            return False
        view = match.view_as(RummyView, 0)
        out = any(view.totals[seat] >= view.house.limit for seat in view.playing)
        return {line.key for line in match.score()} >= traits if traits else out

    return holds


def _begun(game: str, seats: int, seed: int) -> Match:
    setups = tuple(SeatSetup(name, "club" if seat else None) for seat, name in enumerate(_NAMES[:seats]))
    return new_match(GAMES, MatchSetup(game, setups, seed, {}), None, EVENING)
