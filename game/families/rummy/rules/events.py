"""The events of a rummy, one dataclass a kind."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import CardsDealt, Event, MatchEnded, Reshuffled, RoundEnded, Shuffled, TurnBegan
from game.melds.common import Added, Discarded, Drawn, Laid, Taken, WentOut


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Event):
    """A player laid the first melds of the round, all at once."""

    points: int


class Swapped(Event):
    """A card was put in the place of a joker."""


class JokerWon(Event):
    """The joker went to the hand of who put a card in its place."""


class WentOutAtOnce(Event):
    """A player opened and went out in one turn, in a game where that is more than going out."""


class RoundVoided(Event):
    """The round ended without a winner and counts for nobody."""


class StockUsedUp(Event):
    """The round ended without a winner, and hands count."""


class Eliminated(Event):
    """A player reached the limit and is out of the match."""


RummyEvent = (
    Shuffled
    | CardsDealt
    | TurnBegan
    | Drawn
    | Reshuffled
    | Taken
    | Opened
    | Laid
    | Added
    | Swapped
    | JokerWon
    | Discarded
    | WentOut
    | WentOutAtOnce
    | RoundVoided
    | StockUsedUp
    | RoundEnded
    | Eliminated
    | MatchEnded
)
