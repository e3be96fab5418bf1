"""Matches in which a person holds more and more cards, of any game: what is drawn, swept or taken is hardly ever laid.

With every other deal all play by their policy instead, so that there is much on the table to add to.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from random import Random
from typing import Final

from game.engine import Action, ActionSyntaxError, SeatView
from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.opponents.protocol import heuristic_action

_TAKING: Final = ("sweep", "take", "draw")
"""Verbs by which cards come to a hand, the most welcome first; some name a card of the pile."""
_MELDING: Final = ("lay", "open", "add")
_LAID: Final = 0.15
"""The probability that a hoarder lays or adds what it can."""
_WORTH_IT: Final = 16
"""The number of cards in a pile that is worth taking."""
_LAST_ROUND: Final = 3


def biggest(game: str, deal: int, many: int) -> Iterator[Match]:
    """A match begun with this deal, at those turns of the first seat at which it holds most, one after the other.

    As many turns as are asked for. Nothing may be done in the match unless it is left there for good.
    """
    sizes = [len(match.view(0).hand) for match in walk(game, deal)]
    wanted = sorted(range(len(sizes)), key=sizes.__getitem__)[-many:]
    yield from (match for turn, match in enumerate(walk(game, deal)) if turn in wanted)


def walk(game: str, deal: int) -> Iterator[Match]:
    """A match begun with this deal, at every turn of the first seat in which something was drawn or is to be played."""
    rng, hoarding = Random(deal), deal % 2 == 1
    names = ["You", *(f"Player {number}" for number in range(1, max(GAMES[game].seats)))]
    seats = tuple(SeatSetup(name, None if name == "You" else "casual") for name in names)
    match = new_match(GAMES, MatchSetup(game, seats, deal, {}), None, datetime(2026, 1, 1))
    while match.outcome() is None and match.standing().round < _LAST_ROUND:
        seat = match.actor()
        if seat is None:
            match.play(next(match.actions()))
            continue
        view = match.view(seat)
        if seat == 0 and _named(match, view, "draw") is None:
            yield match
        match.play(_hoarded(match, view, rng) if hoarding else heuristic_action(match.game, view, match.agent_stream()))


def _hoarded(match: Match, view: SeatView, rng: Random) -> Action:
    """Return the action of a hoarder: it fills the hand, melds now and then, and discards any card."""
    for verb in _TAKING:
        action = _named(match, view, verb)
        if action is not None:
            return action
    if view.seat == 0 and rng.random() < _LAID:
        meld = next((action for action in match.actions() if str(action).split()[0] in _MELDING), None)
        if meld is not None:
            return meld
    for card in rng.sample(view.hand, len(view.hand)):
        action = _legal(match, f"discard {card}")
        if action is not None:
            return action
    if view.seat == 0:
        return next(match.actions())
    return heuristic_action(match.game, view, match.agent_stream())


def _named(match: Match, view: SeatView, verb: str) -> Action | None:
    """The legal action of that verb; only the first seat takes what others discarded, when that is much."""
    if verb == "draw":
        return _legal(match, verb)
    pile = getattr(view, "discards", ())
    if view.seat != 0 or (len(pile) < _WORTH_IT and _named(match, view, "draw") is not None):
        return None
    return _legal(match, verb) or next(filter(None, (_legal(match, f"{verb} {card}") for card in pile)), None)


def _legal(match: Match, text: str) -> Action | None:
    try:
        action: Action = match.game.parse(text)
    except ActionSyntaxError:
        return None
    return action if match.why_not([action]) is None else None
