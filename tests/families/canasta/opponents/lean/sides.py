"""Hands and melds of the lean core written as text, for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.cards import parse_faces
from game.families.canasta.opponents.explain import Terms
from game.families.canasta.opponents.lean.reading import lines_of
from game.families.canasta.opponents.lean.side import Side
from game.families.canasta.opponents.lean.turn import Turn
from game.games.borako.opponents import agent_of as borako
from game.games.borako.opponents.weights import CLUB_WEIGHTS as BORAKO
from game.games.buraco.opponents import agent_of as buraco
from game.games.buraco.opponents.weights import CLUB_WEIGHTS as BURACO
from tests.families.canasta.opponents.play import VIEW_OF
from tests.families.canasta.opponents.positions import meld_of

AGENTS: Final[Mapping[str, Callable[..., Any]]] = {"borako": borako, "buraco": buraco}
WEIGHTS: Final = {"borako": BORAKO, "buraco": BURACO}


def turn_at(game: str, level: str = "club", weights: Any = None, **position: Any) -> Turn:
    """The turn after the draw that somebody of a level sees in a position written as text."""
    turn = {"borako": "meld", "buraco": "drawn"}[game]
    agent: Any = AGENTS[game](level, weights)
    found: Turn = agent.thought(VIEW_OF[game]({"name": "here", "turn": turn, **position})).turn
    return found


def side_of(turn: Turn, hand: str, *melds: str) -> Side:
    """A hand and the melds of its team."""
    book = turn.play.book
    side = Side(turn.play.law, book)
    for card in parse_faces(hand):
        side.put(int(card))
    side.set_lines(lines_of(book, [meld_of(text, book.adapter.rules) for text in melds]))
    return side


def terms_of(turn: Turn, hand: str, *melds: str, after: int | None = None) -> Terms:
    """The terms of going on with a hand and melds, and so many cards in hand afterwards."""
    side = side_of(turn, hand, *melds)
    return Terms(*turn.outlook.terms(side, side.cards if after is None else after, turn.free, turn.mate))


def worth_of(turn: Turn, hand: str, *melds: str) -> float:
    """What going on with a hand and melds is worth."""
    return sum(terms_of(turn, hand, *melds))
