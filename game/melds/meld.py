"""Melds: runs and sets whose wilds float, and the faults of groups that are none.

Where wilds float, a meld is judged as a set of faces: the order in which cards were put down says nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from game.cards import ALL_FACES, Face, Rank, Suit, face_of
from game.engine import Refusal

MELD_MINIMUM: Final = 3
"""The fewest cards of a meld."""
RUN_PLACES: Final = 14
"""The places of a run, from the low ace (1) over the king (13) to the high ace (14)."""
SUIT_FACES: Final = tuple(
    tuple(ALL_FACES[suit * 13 + place % 13] for place in range(RUN_PLACES)) for suit in range(len(Suit))
)
"""The fourteen faces of each suit by place, the ace at both ends."""


class Kind(StrEnum):
    """The two shapes of a meld."""

    RUN = "run"
    SET = "set"


@dataclass(frozen=True, slots=True)
class Meld:
    """A valid meld in its one arrangement."""

    kind: Kind
    cards: tuple[Face, ...]
    """A run from low to high with its wilds in place; a set with its naturals sorted, then its wilds sorted."""
    wilds: tuple[int, ...]
    """The indices in `cards` of the wilds, ascending."""
    suit: Suit | None
    """The suit of a run, `None` for a set."""
    rank: Rank | None
    """The rank of a set, `None` for a run."""
    low: int
    """The place of `cards[0]` in a run, 1 to 12; 0 for a set."""

    def stands_for(self, index: int) -> tuple[Face, ...]:
        """The faces that the card at an index may be: a natural itself, a wild of a run the face of its place.

        A wild of a set is its rank in any suit.
        """
        if index not in self.wilds:
            return (self.cards[index],)
        if self.suit is not None:
            return (SUIT_FACES[self.suit][self.low - 1 + index],)
        return tuple(face_of(self.rank, suit) for suit in Suit) if self.rank is not None else ()


class Fault(StrEnum):
    """Why cards are not a meld."""

    TOO_FEW_CARDS = "too_few_cards"
    """`limit` is the fewest cards of a meld."""
    MIXED_SUITS = "mixed_suits"
    """`face` is of another suit than the run."""
    MIXED_RANKS = "mixed_ranks"
    """`face` is of another rank than the set it is added to."""
    RANK_MAKES_NO_SET = "rank_makes_no_set"
    """Cards of the rank of `face` are not a set."""
    REPEATED_CARD = "repeated_card"
    """`face` would be twice in one place of a run."""
    NO_ROOM = "no_room"
    """A run has only `limit` places."""
    GAP_TOO_WIDE = "gap_too_wide"
    """The cards leave gaps, and `limit` more cards would be needed to close them."""
    TOO_FEW_NATURALS = "too_few_naturals"
    """`limit` is the fewest natural cards."""
    TOO_MANY_WILDS = "too_many_wilds"
    """`limit` is the most wilds."""
    WILD_TWO_BESIDE_NATURAL = "wild_two_beside_natural"
    """`face` is a 2 that would be a wild in a run with one on its natural place."""


@dataclass(frozen=True, slots=True)
class MeldFault:
    """The first thing that is wrong with a group of cards; what `limit` and `face` say depends on `reason`."""

    reason: Fault
    limit: int = 0
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class FloatingRules:
    """The parameters of melds with floating wilds: jokers, and every 2 off its natural place.

    Raises `ValueError` for fewer than two naturals: two of them make sure that the cards alone say whether
    they are a run or a set, and of which suit or rank.
    """

    set_ranks: tuple[Rank, ...]
    """The ranks of which sets may be made."""
    min_naturals: int
    max_run_wilds: int
    max_set_wilds: int
    natural_two_with_wild_two: bool = True
    """Whether a run with a 2 on its natural place may have another 2 as a wild."""

    def __post_init__(self) -> None:
        if self.min_naturals < 2:
            raise ValueError(f"a meld needs two naturals or more, not {self.min_naturals}")

    def __hash__(self) -> int:
        # These rules are part of every memo key; hashing the rest as well would double the price of a look-up.
        return hash((self.min_naturals, self.max_run_wilds, self.max_set_wilds))


class MeldError(Protocol):
    """A fault of some cards, wherever their wilds are."""

    @property
    def limit(self) -> int:
        """A number that the reason is about; 0 where it is about none."""

    @property
    def face(self) -> Face | None:
        """The card that the reason is about, if it is about one."""


def meld_refusal(fault: MeldFault, clause: str) -> Refusal:
    """The refusal of a lay or add whose cards are no meld."""
    return Refusal(clause, fault.reason.value, fault_params(fault))


def fault_params(fault: MeldError) -> tuple[tuple[str, str | int], ...]:
    """The parameters of a refusal: `limit` and `card`, as far as the fault is about them."""
    params: list[tuple[str, str | int]] = []
    if fault.limit:
        params.append(("limit", fault.limit))
    if fault.face is not None:
        params.append(("card", str(fault.face)))
    return tuple(params)
