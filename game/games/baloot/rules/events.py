"""The events of Baloot, one dataclass a kind (baloot 2 to 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.cards import Suit
from game.engine import CardsDealt, Event, MatchEnded, Reshuffled, RoundEnded, Shuffled
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
class PackCut(Event):
    """The pack was cut as the player chose (baloot 2.2)."""

    how: str
    """The way of cutting, as in `Cut`."""


class Declined(Event):
    """A player did not take a bid over (baloot 3.3, 3.4)."""


class HokomBid(Event):
    """A player said Hokom in the first round: the suit is that of the public card (baloot 3.2)."""


class SecondHokomBid(Event):
    """A player said Hokom in the second round: the suit is named later (baloot 3.5)."""


class SunBid(Event):
    """A player said Sun (baloot 3.2 to 3.5)."""


class AshkalBid(Event):
    """A player said Ashkal (baloot 3.6)."""


class WrongAshkalBid(Event):
    """A player said Ashkal without the right to, and has to buy as Sun (baloot 3.6)."""


class KaweshBid(Event):
    """A player said Kawesh as a Sun, which may be taken over (baloot 3.7)."""


class KaweshShown(Event):
    """A player laid open the hand of a Kawesh that nobody took over, and the public card (baloot 3.7)."""

    reveals: ClassVar[bool] = True


class KaweshSaid(Event):
    """A player said Kawesh and laid the hand open (baloot 3.7)."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class HokomConfirmed(Event):
    """A player kept the Hokom (baloot 3.3, 3.5)."""

    suit: Suit


class HokomTurned(Event):
    """A player turned the Hokom into Sun (baloot 3.3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Event):
    """The public card went to its holder (baloot 2.4)."""

    kind: str
    """`sun` or `hokom`."""


class Raised(Event):
    """A player raised the stake (baloot 4); each level is a kind of its own."""

    word: ClassVar[str]
    """The text of the action that did it."""


class DoubleSaid(Raised):
    """Double, open."""

    word: ClassVar[str] = "double"


class LockedDoubleSaid(Raised):
    """Double, locked."""

    word: ClassVar[str] = "double locked"


class ThreeSaid(Raised):
    """Three."""

    word: ClassVar[str] = "three"


class FourSaid(Raised):
    """Four, open."""

    word: ClassVar[str] = "four"


class LockedFourSaid(Raised):
    """Four, locked."""

    word: ClassVar[str] = "four locked"


class GahwaSaid(Raised):
    """Gahwa: the hand decides the match."""

    word: ClassVar[str] = "gahwa"


class BalootSaid(Event):
    """A player announced Baloot (baloot 6.6)."""


class RestClaimed(Event):
    """A player claimed the tricks that are left and laid the hand open (baloot 5.5)."""

    reveals: ClassVar[bool] = True


class RestGathered(Event):
    """The cards that a hand had left went to who claimed them (baloot 5.5)."""


BalootEvent = (
    Shuffled
    | Reshuffled
    | PackCut
    | CardsDealt
    | PublicTurned
    | Passed
    | PassedAgain
    | Declined
    | HokomBid
    | SecondHokomBid
    | SunBid
    | AshkalBid
    | WrongAshkalBid
    | KaweshBid
    | KaweshShown
    | KaweshSaid
    | HokomConfirmed
    | HokomTurned
    | Bought
    | ThrownIn
    | RaiseDeclined
    | DoubleSaid
    | LockedDoubleSaid
    | ThreeSaid
    | FourSaid
    | LockedFourSaid
    | GahwaSaid
    | ProjectDeclared
    | ProjectShown
    | ProjectBeaten
    | CardPlayed
    | TrickWon
    | BalootSaid
    | RestClaimed
    | RestGathered
    | RoundEnded
    | MatchEnded
)
