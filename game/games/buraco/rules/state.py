"""The whole of a Buraco match at one moment (buraco 1, 2, 3, 7, 8).

Seats are numbered in the order of play, clockwise, but three play in the order 0 1 2 1, in which a place says whose
turn it is. Seats 0 and 2 are team 0, seats 1 and 3 team 1. Hands are sorted. The stock is in the order of drawing
backwards: `stock[-1]` is drawn next; a morto lies as it was dealt, for it may become the stock. The discards are in the
order of discarding.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import ClassVar, Final

from game.cards import Face, Faces, deck
from game.engine import Deals, Seat
from game.families.canasta.rules.round import MatchOver, PublicAction, RoundOver
from game.games.buraco.rules.options import BuracoOptions
from game.melds.meld import Meld

# Beside what is defined here.
__all__ = ["Faces", "MatchOver", "PublicAction", "RoundOver"]

ORDERS: Final = {2: (0, 1), 3: (0, 1, 2, 1), 4: (0, 1, 2, 3)}  # buraco 1.2
"""For each number of players the seats in the order of their turns, which goes round."""
TEAM_OF_SEAT: Final = (0, 1, 0, 1)  # buraco 1.2
HAND_SIZE: Final = 11  # buraco 1.3, the mortos included
MORTOS: Final = 2  # buraco 1.3
DECK: Final = deck(2, jokers=4)  # buraco 1.1


@dataclass(frozen=True, slots=True)
class Taking:
    """A turn has begun: the player draws, or takes from the discard pile (buraco 3.1)."""

    key: ClassVar[str] = "draw"
    place: int
    pique: bool
    """Whether the turn began with one card in the hand (buraco 7.1)."""


@dataclass(frozen=True, slots=True)
class Melding:
    """The player has drawn or taken, may lay and add, and brings the turn to its end (buraco 3.2 to 3.5)."""

    key: ClassVar[str] = "meld"
    place: int
    from_stock: bool
    """Whether the turn began with a draw: one discard is due, and the pile is closed."""
    only: Face | None
    """The card that lay alone in the pile when the turn began and was taken: it is not put back (buraco 3.3)."""
    ended: bool
    """Whether the discard or the putting back is done: nothing remains but to end the turn (buraco 3.5)."""


@dataclass(frozen=True, slots=True)
class ChoosingMorto:
    """The hand is empty and the player chooses between two mortos (buraco 7.2)."""

    key: ClassVar[str] = "morto"
    place: int
    turn: Melding
    """The turn that goes on, or is over where its discard emptied the hand."""


Phase = Taking | Melding | ChoosingMorto | RoundOver | MatchOver


@dataclass(frozen=True, slots=True)
class BuracoTable:
    """The open part of a state."""

    options: BuracoOptions
    round: int
    """The number of the round, from 1."""
    start: int
    """The place in `order` that began the round."""
    totals: tuple[Decimal, ...]
    """Match points of both teams, rounds that are over included."""
    high: tuple[bool, ...]
    """For each team whether its total has stood at 1500 or more after a round (buraco 9.2)."""
    phase: Phase
    quiet: int
    """Turns in a row without a stock draw or a card laid, up to the last that ended (buraco 8.1)."""
    busy: bool
    """Whether the turn in play has seen one of these."""
    melds: tuple[tuple[Meld, ...], ...]
    """The melds of each team in the order in which they were laid."""
    fits: tuple[tuple[int, ...], ...]
    """For each of `melds` the faces that may be added to it, bit `1 << face`."""
    morto_taken: tuple[bool, ...]
    """For each team whether it has taken one."""
    discards: Faces
    known: tuple[Faces, ...]
    """For each seat the faces everybody knows it to hold: taken from the pile, and not shown away since."""
    log: tuple[PublicAction, ...]
    """The round's public acts from its first turn on, by their verbs: `draw take lay add discard morto end`."""
    cleaned: tuple[int, ...] = field(default=(0, 0), kw_only=True, metadata={"hashed_at_default": False})
    """For each team how often a canastra turned from suja to limpa, where that counts (buraco 6.1)."""
    soiled: tuple[int, ...] = field(default=(), kw_only=True, metadata={"hashed_at_default": False})
    """The melds of the team to act, from 0, that have been suja since its turn began, where that counts."""


@dataclass(frozen=True, slots=True)
class BuracoState(BuracoTable):
    """Everything, hidden cards included; after a round the cards stay where they lay until the next is dealt."""

    deals: Deals
    hands: tuple[Faces, ...]
    mortos: tuple[Faces, ...]
    """The two mortos, empty once taken or turned into the stock."""
    stock: Faces

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in the order of their turns, which goes round."""
        return ORDERS[len(self.hands)]
