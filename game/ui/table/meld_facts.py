"""What the felt of a game of melds says in words and numbers: trays, melds, piles, groups that are being arranged."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.cards import Face
from game.engine import Refusal


class Seal(Enum):
    """What a meld has earned so far; each has a shape of its own."""

    NONE = auto()
    CLEAN = auto()
    DIRTY = auto()
    SPOILT = auto()
    """Long enough for a bonus, but with too many wilds."""


@dataclass(frozen=True, slots=True)
class MeldFacts:
    """What is said of one meld."""

    seal: Seal
    bonus: str
    """The bonus as text, empty where there is none."""
    wilds: tuple[int, ...] = ()
    """Which of its cards stand as wilds."""


@dataclass(frozen=True, slots=True)
class TrayFacts:
    """What is said of the tray of one team."""

    name: str
    points: str
    """Round points on the table so far: bonuses and laid cards."""
    reserve: str
    """A line on the reserve."""
    reserve_taken: bool
    melds: tuple[MeldFacts, ...]
    hint: str = ""
    """What may be put into the tray while it is empty."""


@dataclass(frozen=True, slots=True)
class MeldFeltFacts:
    """Everything that the felt says."""

    discards: str
    trays: tuple[TrayFacts, ...]


@dataclass(frozen=True, slots=True)
class Meter:
    """What a group of cards is that the player arranges before laying it."""

    text: str
    refusal: Refusal | None
    """Why it is no meld, or None."""
    cards: tuple[Face, ...]
    """The group in the order in which it should lie."""
