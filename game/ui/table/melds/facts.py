"""What the table of a game of melds says in words and numbers: trays, melds, piles, groups that are being arranged."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.cards import Face
from game.engine import Refusal
from game.ui.table.facts import Offer


class Seal(Enum):
    """What a meld has earned so far; each has a shape of its own."""

    NONE = auto()
    CLEAN = auto()
    DIRTY = auto()
    GRAND = auto()
    """The highest there is."""
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
    stands: tuple[tuple[Face, ...], ...] = ()
    """For each of them the cards that it may be, where the wilds of the game have places."""


@dataclass(frozen=True, slots=True)
class TrayFacts:
    """What is said of the tray of one team."""

    name: str
    points: str
    """Round points on the table so far: bonuses and laid cards."""
    note: str
    """What stands where the team's reserve lies or lay; may be empty."""
    melds: tuple[MeldFacts, ...]
    hint: str = ""
    """What may be put into the tray while it is empty."""
    reserve: str = ""
    """What the reserve that lies in the tray is called; empty where none does."""


@dataclass(frozen=True, slots=True)
class TraysFacts:
    """Everything that trays and piles say."""

    trays: tuple[TrayFacts, ...]
    reserves: tuple[str, ...] = ()
    """What the reserves between the trays are called."""


@dataclass(frozen=True, slots=True)
class PileFacts:
    """What is said of the opened pile, and how cards are taken from it."""

    offers: tuple[Offer, ...] = ()
    """Its buttons, given which cards are picked; one that does nothing yet waits for cards to be picked."""
    picks: bool = False
    """Whether single cards can be picked."""
    line: str = ""
    """What is to be known below the cards."""


@dataclass(frozen=True, slots=True)
class Meter:
    """What a group of cards is that the player arranges before laying it."""

    text: str
    refusal: Refusal | None
    """Why it is no meld, or None."""
    cards: tuple[Face, ...]
    """The group in the order in which it should lie."""
    brief: str = ""
    """The same where there is no room for the text; may be empty."""
