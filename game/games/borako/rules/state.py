"""The whole of a Borako match at one moment (borako 1, 2, 3).

Seats are numbered 0 to 3 in the order of play, counter-clockwise; seats 0 and 2 are team 0, seats 1 and 3 team 1.
Hands and reserves are sorted. The stock is in the order of drawing backwards: `stock[-1]` is drawn next. The discards
are in the order of discarding: `discards[-1]` is the top.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import ClassVar, Final

from game.cards import Faces, deck
from game.engine import Deals, Seat
from game.families.canasta.rules.round import MatchOver, PublicAction, RoundOver
from game.games.borako.rules.options import BorakoOptions
from game.melds.meld import Meld

# Beside what is defined here.
__all__ = ["Faces", "MatchOver", "PublicAction", "RoundOver"]

SEATS: Final = 4  # borako 1.2
TEAMS: Final = (0, 1, 0, 1)  # borako 1.2
HAND_SIZE: Final = 11  # borako 2.1
MOUR_SIZE: Final = 11  # borako 2.1
DECK: Final = deck(2, jokers=2)  # borako 1.1


@dataclass(frozen=True, slots=True)
class Taking:
    """A turn has begun: the player draws or sweeps (borako 3.1)."""

    key: ClassVar[str] = "draw"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Melding:
    """The player has taken, may lay and add, and ends the turn with a discard (borako 3.3, 3.4)."""

    key: ClassVar[str] = "meld"
    seat: Seat
    must_lay: bool
    """A sweep not yet followed by a lay or add (borako 3.2)."""


Phase = Taking | Melding | RoundOver | MatchOver


@dataclass(frozen=True, slots=True)
class BorakoTable:
    """The open part of a state."""

    options: BorakoOptions
    round: int
    """The number of the round, from 1."""
    starter: Seat
    """The seat that began the round."""
    totals: tuple[Decimal, ...]
    """Match points of each team, rounds that are over included."""
    phase: Phase
    melds: tuple[tuple[Meld, ...], ...]
    """The melds of each team in the order in which they were laid."""
    fits: tuple[tuple[int, ...], ...]
    """For each of `melds` the faces that may be added to it, bit `1 << face`; see `meld.fitting`."""
    discards: Faces
    known: tuple[Faces, ...]
    """For each seat the faces everybody knows it to hold: swept, and not shown away since."""
    log: tuple[PublicAction, ...]
    """The round's public acts from its first turn on, by their verbs: `draw sweep lay add discard mour`."""


@dataclass(frozen=True, slots=True)
class BorakoState(BorakoTable):
    """Everything, hidden cards included; after a round the cards stay where they lay until the next is dealt."""

    deals: Deals
    hands: tuple[Faces, ...]
    reserves: tuple[Faces, ...]
    """The Mour of each team, empty once it was taken."""
    stock: Faces
