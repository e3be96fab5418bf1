"""What can happen in Baloot, one dataclass a kind (baloot 2 to 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.cards import Suit
from game.engine import CardsDealt, Event, MatchEnded, Reshuffled, RoundEnded, Shuffled


@dataclass(frozen=True, slots=True, kw_only=True)
class PackCut(Event):
    """The pack was cut as the player chose (baloot 2.2)."""

    how: str
    """As `Cut` has it."""


class PublicTurned(Event):
    """The public card was turned up (baloot 2.3)."""

    reveals: ClassVar[bool] = True


class Passed(Event):
    """A player who was asked to buy passed in the first round (baloot 3.2)."""


class PassedAgain(Event):
    """A player who was asked to buy passed in the second round, for good (baloot 3.5)."""


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


class ThrownIn(Event):
    """All passed twice (baloot 3.8)."""


class RaiseDeclined(Event):
    """A player did not raise the stake (baloot 4.1)."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectDeclared(Event):
    """A project was declared: everybody hears of which kind it is (baloot 6.3)."""

    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectShown(Event):
    """A declared project was laid open (baloot 6.5)."""

    reveals: ClassVar[bool] = True

    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectBeaten(Event):
    """A declared project does not count, because the other team has shown a better one (baloot 6.4)."""

    kind: str
    by: int
    """The seat with the best project."""
    better: str
    """Of which kind that is."""


class CardPlayed(Event):
    """A card was played to the trick (baloot 5)."""


class TrickWon(Event):
    """A trick was completed and went to its winner (baloot 5.5)."""


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
