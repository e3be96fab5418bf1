"""Moments of Buraco: a full pile, many melds, mortos, pique, limpa, the first 75, two and three."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, Final

from game.engine import Event, TurnBegan
from game.engine.record import SeatSetup
from game.games import GAMES
from game.games.buraco.rules.actions import Add, Discard, Draw, End, Lay, Morto, NextRound, Open
from game.games.buraco.rules.events import CanastraCleaned
from game.games.buraco.rules.state import ChoosingMorto, Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.ui.screenshot import EVENING
from pictures import poses
from pictures.moments import Moments, found, usual_action
from pictures.played import Played

GAME: Final = "buraco"
_NAMES: Final = ("Amina", "Karim", "Layla", "Samir")
_FULL_PILE: Final = 30
_MELDS: Final = 14
_LAYING: Final = (NextRound, Morto, Lay, Open, Add, Draw, Discard, End)
_HOARDING: Final = (NextRound, Morto, Draw, Discard, End)
_FROM: Final = {"fourteen-melds": 6, "cleaned": 30}
"""Deals before this one do not lead there."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment: the view of the person, whose turn it is, the number of players, the seat, and how everybody plays."""

    seen: Callable[[BuracoView], bool]
    seats: int = 4
    person: int = 0
    verbs: tuple[type, ...] = ()
    """The actions done as soon as possible, the first of them first; without any, those of the heuristic policy."""
    called: type[Event] = TurnBegan
    """The event that must have happened in the turn in play or in the one before."""

    def holds(self, match: Match) -> bool:
        """Whether a match has come to it."""
        return (
            match.actor() == self.person
            and self.seen(match.view_as(BuracoView, self.person))
            and self.called in _kinds_of_last_turns(match)
        )


_USUAL: Final = Moment(lambda _view: False)
"""How everybody plays on the way to a score."""


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


def _find(name: str) -> Played:
    moment = MOMENTS.get(name, _USUAL)
    matches = (_begun(moment, seed) for seed in count(_FROM.get(name, 1)))
    return found(matches, partial(_next, moment), {**PICTURED.holds, **PICTURED.scores}[name])


def _clean_and_dirty(match: Match) -> bool:
    """Whether in a round just over somebody went out, with clean and dirty canastras, and the match goes on."""
    kinds = {dict(line.detail).get("kind") for line in match.score()}
    return match.actor() is None and {"limpa", "suja"} <= kinds and match.outcome() is None


def _kinds_of_last_turns(match: Match) -> set[type[Event]]:
    """Return the kinds of events in the turn in play and in the one before."""
    kinds = [type(event) for event in match.log(0)]
    turns = [place for place, kind in enumerate(kinds) if kind is TurnBegan]
    return set(kinds[turns[-2:][0] :])


def _begun(moment: Moment, seed: int) -> Match:
    seats = tuple(
        SeatSetup(name, None if seat == moment.person else "club") for seat, name in enumerate(_NAMES[: moment.seats])
    )
    return new_match(GAMES, MatchSetup(GAME, seats, seed, {}), None, EVENING)


def _next(moment: Moment, match: Match) -> Any:
    if match.actor() is not None and not moment.verbs:
        return usual_action(match)
    actions = list(match.actions())
    return next(action for verb in (*moment.verbs, NextRound) for action in actions if isinstance(action, verb))


PICTURED: Final = Moments(
    GAME,
    {name: moment.holds for name, moment in MOMENTS.items()},
    _find,
    {"pile-opened": ("full-pile", poses.picks_from_the_pile), "opening-arranged": ("opening", poses.arranges_melds)},
    {"clean-and-dirty": _clean_and_dirty},
)
