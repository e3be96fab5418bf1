"""Moments of Belote: what its table looks like when players take, bid, double, declare, say belote and play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from typing import Any, Final

from game.engine.record import SeatSetup
from game.games import GAMES
from game.games.belote.rules.actions import Coinche, Declare, Pass, Say
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import Answering, Bidding, Playing, Taking
from game.games.belote.rules.view import BeloteView
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.ui.screenshot import EVENING
from pictures import poses
from pictures.moments import Moments, found, usual_action
from pictures.played import Played

GAME: Final = "belote"
_SEATS: Final = tuple(
    SeatSetup(name, "club" if name != "Amina" else None) for name in ("Amina", "Karim", "Layla", "Samir")
)
_COINCHE: Final = BeloteOptions.PRESETS["coinche"]
_FULL: Final = 3
"""Cards in the trick when the person plays the last one."""


def _asked(view: BeloteView, number: int) -> bool:
    return isinstance(view.phase, Taking) and view.phase.round == number and len(view.said) % 4 > 1


def _outbid(view: BeloteView) -> bool:
    """Whether an opponent's bid may be raised or doubled."""
    bid = view.phase.bid if isinstance(view.phase, Bidding) else None
    return bid is not None and bid.taker % 2 == 1 and len(view.said) > 2


def _at_first_card(view: BeloteView) -> bool:
    return isinstance(view.phase, Playing) and not view.tricks


def _last_to_play(view: BeloteView) -> bool:
    return isinstance(view.phase, Playing) and len(view.tricks) == 2 and len(view.trick) == _FULL


MOMENTS: Final[Mapping[str, Callable[[BeloteView], bool]]] = {
    "taking": lambda view: _asked(view, 1),
    "naming": lambda view: _asked(view, 2),
    "bidding": _outbid,
    "surcoinche": lambda view: isinstance(view.phase, Answering),
    "declaring": _at_first_card,
    "shown": lambda view: len(view.tricks) == 1 and any(one.shown for one in view.declared),
    "belote": lambda view: isinstance(view.phase, Playing) and bool(view.tricks),
    "last-card": _last_to_play,
}
"""The moments by name: conditions on the view of the person at the first seat, whose turn it is."""
_OPTIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    "naming": {"sans_tout": "on"},
    "bidding": {**_COINCHE, "sans_tout": "on"},
    "surcoinche": _COINCHE,
    "declaring": _COINCHE,
    "shown": _COINCHE,
    "belote": {"belote_by_hand": "on"},
    "declarations-and-belote": _COINCHE,
    "coinched": _COINCHE,
}
_DOUBLED: Final = frozenset({"surcoinche", "coinched"})
"""Moments for which whoever may say coinche does."""


def _holds(moment: str, match: Match) -> bool:
    return match.actor() == 0 and MOMENTS[moment](match.view_as(BeloteView, 0)) and _offers(moment, match)


def _offers(moment: str, match: Match) -> bool:
    """Whether what the picture is to show may be said there."""
    said = [type(action) for action in match.actions()]
    match moment:
        case "declaring":
            return said.count(Declare) > 1
        case "belote":
            return Say in said
        case _:
            return True


def _find(name: str) -> Played:
    holds = _SCORES[name] if name in _SCORES else partial(_holds, name)
    return found((_begun(name, seed) for seed in count(1)), partial(_next, name), holds)


def _begun(moment: str, seed: int) -> Match:
    return new_match(GAMES, MatchSetup(GAME, _SEATS, seed, _OPTIONS.get(moment, {})), None, EVENING)


def _next(moment: str, match: Match) -> Any:
    """What all do: they play by the heuristic policy, but double, or pass, where the moment needs it."""
    actions = list(match.actions())
    if moment in _DOUBLED and Coinche() in actions:
        return Coinche()
    if moment == "naming" and Pass() in actions:
        return Pass()
    return usual_action(match)


def _scored(*keys: str) -> Callable[[Match], bool]:
    """Whether a deal just over was scored with lines of all these kinds, and the match goes on."""
    return lambda match: set(keys) <= {line.key for line in match.score()} and match.outcome() is None


_SCORES: Final[Mapping[str, Callable[[Match], bool]]] = {
    "dedans": _scored("dedans", "belote"),
    "held": _scored("held"),
    "capot": _scored("capot"),
    "declarations-and-belote": _scored("declaration", "belote", "bid"),
    "coinched": _scored("multiplier", "flat"),
}
PICTURED: Final = Moments(
    GAME,
    {name: partial(_holds, name) for name in MOMENTS},
    _find,
    {"trick-full": ("last-card", poses.plays_a_card), "tricks-again": ("last-card", poses.looks_at_tricks)},
    _SCORES,
)
