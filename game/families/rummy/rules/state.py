"""The whole of a match of a rummy at one moment.

Seats are numbered in the order of play. Hands are sorted. The stock is in the order of drawing backwards: `stock[-1]`
is drawn next. The discards are in the order of discarding: `discards[-1]` is the top. A player whom the limit put out
keeps seat and total, and is dealt no cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from typing import ClassVar

from game.cards import Face
from game.engine import Deals, Place, Seat
from game.families.rummy.rules.house import HouseOptions, HouseRules
from game.melds.fixed_jokers import FixedMeld

Faces = tuple[Face, ...]
PublicAction = tuple[Seat, str, Faces]
"""One public act: who, which verb (`draw reshuffle take open lay add swap discard`), the faces all could see."""
Owed = tuple[tuple[int, ...], ...]
"""The debts of won jokers: for each way to account for the jokers melded since, the numbers of the melds that the
jokers still to be melded came from (0 where it does not matter). `((),)` where nothing is owed.
"""
NOTHING_OWED: Owed = ((),)


class Ending(StrEnum):
    """The end of a round."""

    OUT = "out"
    """Somebody went out."""
    AT_ONCE = "at_once"
    """Somebody opened and went out in one turn, in a game where that is more than going out."""
    STOCK = "stock"
    """The stock could not be renewed once more."""
    QUIET = "quiet"
    """Too many turns passed without a stock draw or a melded card."""


@dataclass(frozen=True, slots=True)
class Starting:
    """The starter's first turn: one discard and nothing else."""

    seat: Seat
    key: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class Taking:
    """A turn has begun: the player draws, or takes the top of the discards."""

    seat: Seat
    key: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Melding:
    """The player has drawn or taken, may open or meld, and ends the turn with a discard."""

    seat: Seat
    key: ClassVar[str] = "meld"
    taken: Face | None = None
    """The card taken from the discards as long as no copy of it was melded; None where it obliges to nothing."""
    owed: Owed = NOTHING_OWED
    opened_now: bool = False
    """Whether the player opened in this turn."""

    @property
    def jokers_owed(self) -> int:
        """The number of won jokers that are still to be melded."""
        return min(map(len, self.owed))


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round is scored and the match goes on."""

    key: ClassVar[str] = "round_over"
    out: Seat | None
    """The player who went out, if any."""
    ending: Ending


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The last round is scored and somebody has won."""

    key: ClassVar[str] = "match_over"
    out: Seat | None
    ending: Ending
    winners: tuple[Seat, ...]
    """The winners of the match; several share it."""


Phase = Starting | Taking | Melding | RoundOver | MatchOver


def actor_of(phase: Phase) -> Seat | None:
    """Return the seat whose action is awaited, None between rounds and after the match."""
    return None if isinstance(phase, RoundOver | MatchOver) else phase.seat


def meld_place(owners: Sequence[Seat], number: int) -> Place:
    """Return the place of a meld, given by its number on the table from 1: its owner, and the index among that player's
    melds.
    """
    owner = owners[number - 1]
    return Place("meld", owner, owners[: number - 1].count(owner))


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The open part of a state; after a round the cards stay in place until the next is dealt."""

    options: HouseOptions
    round: int
    """The number of the round, from 1."""
    starter: Seat
    """The seat that began the round."""
    totals: tuple[Decimal, ...]
    """Match points of each seat, rounds that are over included."""
    playing: tuple[Seat, ...]
    """The seats that are in the round, ascending."""
    phase: Phase
    turn: int
    """The number of the turn in the round, from 1."""
    quiet: int
    """Turns in a row without a stock draw or a melded card, up to the last that ended."""
    busy: bool
    """Whether the turn in play has seen one of these."""
    shuffles: int
    """The number of times that the discards became the stock again in this round."""
    opened: tuple[bool, ...]
    """For each seat whether it has opened in this round."""
    melds: tuple[FixedMeld, ...]
    """All melds on the table in the order in which they were laid."""
    owners: tuple[Seat, ...]
    """The owner of each of `melds`."""
    discards: Faces
    """The open pile, its top last."""
    known: tuple[Faces, ...]
    """For each seat the faces everybody knows it to hold: taken or won, and not shown away since."""
    log: tuple[PublicAction, ...]
    """The round's public acts from its first turn on: who, which verb, the faces all could see."""

    @property
    def house(self) -> HouseRules:
        """The rules that the options give."""
        return self.options.house


@dataclass(frozen=True, slots=True, kw_only=True)
class RummyState(Table):
    """Everything, hidden cards included."""

    deals: Deals
    hands: tuple[Faces, ...]
    stock: Faces
