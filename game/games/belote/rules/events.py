"""The events of Belote, one dataclass a kind (belote 1 to 6)."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Suit
from game.engine import CardsDealt, Event, MatchEnded, RoundEnded, Shuffled
from game.families.tricks.rules.events import (
    CardPlayed,
    Passed,
    PassedAgain,
    ProjectBeaten,
    ProjectDeclared,
    ProjectShown,
    PublicTurned,
    RaiseDeclined,
    ThrownIn,
    TrickWon,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken(Event):
    """A player took the turned-up card with a trump suit (belote 2)."""

    suit: Suit


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenWithoutSuit(Event):
    """A player took the turned-up card as sans atout or tout atout (belote 7.1)."""

    kind: str
    """`sans` or `tout`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SuitBid(Event):
    """A player bid for a trump suit (belote 6.2)."""

    level: str
    """The value, such as `80`, or `capot`."""
    suit: Suit


@dataclass(frozen=True, slots=True, kw_only=True)
class BidWithoutSuit(Event):
    """A player bid for sans atout or tout atout (belote 7.1)."""

    level: str
    """The value, such as `80`, or `capot`."""
    kind: str
    """`sans` or `tout`."""


class CoincheSaid(Event):
    """A player doubled the bid of an opponent (belote 6.3)."""


class SurcoincheSaid(Event):
    """A player redoubled (belote 6.3)."""


class DeclarationsLevel(Event):
    """The best declarations of both teams are equal, and none counts (belote 4.6)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BeloteSaid(Event):
    """A player said belote, with the first of king and queen of trumps (belote 4.1)."""

    suit: Suit


@dataclass(frozen=True, slots=True, kw_only=True)
class RebeloteSaid(Event):
    """A player said rebelote, with the second of the two (belote 4.1)."""

    suit: Suit


BeloteEvent = (
    Shuffled
    | CardsDealt
    | PublicTurned
    | Passed
    | PassedAgain
    | Taken
    | TakenWithoutSuit
    | ThrownIn
    | SuitBid
    | BidWithoutSuit
    | CoincheSaid
    | SurcoincheSaid
    | RaiseDeclined
    | ProjectDeclared
    | ProjectShown
    | ProjectBeaten
    | DeclarationsLevel
    | CardPlayed
    | BeloteSaid
    | RebeloteSaid
    | TrickWon
    | RoundEnded
    | MatchEnded
)
