"""What a table says in words and numbers, apart from its cards; built by each game's table, shown by the panels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

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
class TeamFacts:
    """What is said of one team."""

    name: str
    total: str
    """Match points before the round."""
    points: str
    """Round points on the table so far: bonuses and laid cards."""
    reserve: str
    """A line on the reserve."""
    reserve_taken: bool
    melds: tuple[MeldFacts, ...]
    progress: float = 0.0
    """How far the total is on its way to winning, 0 to 1."""
    hint: str = ""
    """What may be put into the tray while it is empty."""


@dataclass(frozen=True, slots=True)
class TableFacts:
    """Everything that plates and trays show."""

    prompt: str
    """What the player is asked for, or what is awaited."""
    urgent: bool
    """Whether it is the player's own turn."""
    round: str
    target: str
    stock: str
    discards: str
    teams: tuple[TeamFacts, ...]
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    actor: int | None


@dataclass(frozen=True, slots=True)
class Offer:
    """A button of the moment: what it is called, what it does, and whether it may."""

    name: str
    label: str
    actions: tuple[Any, ...]
    refusal: Refusal | None
    detail: str = ""
    """What is to be known before: the worth of a meld, or empty."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """How an action is done at the table, for showing a hint."""

    cards: tuple[Face, ...]
    """Cards of the hand that it takes; none for taking from a pile."""
    zone: str
    """Where they go, or the pile that is taken."""
    text: str
    """The action in words."""


@dataclass(frozen=True, slots=True)
class Meter:
    """What a group of cards is that the player arranges before laying it."""

    text: str
    refusal: Refusal | None
    """Why it is no meld, or None."""
    cards: tuple[Face, ...]
    """The group in the order in which it should lie."""
