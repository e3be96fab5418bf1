"""What a table says in words and numbers about a match: built by each game's table, shown around the felt and on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from game.cards import Face
from game.engine import Action, Refusal
from game.ui.table.layout.zone import Zone


@dataclass(frozen=True, slots=True)
class TeamFacts:
    """What is said of one team."""

    name: str
    total: str
    """Match points before the round."""
    progress: float = 0.0
    """How far the total is on its way to winning, 0 to 1."""


class Done(NamedTuple):
    """What was done last, where a table says that instead of what is awaited."""

    text: str
    seat: int | None
    """The player who did it."""
    cards: str
    """Those it was done with, as far as they were seen; the text may name them as well."""


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What the panels around the felt show."""

    prompt: str
    """What the player is asked for, or what is awaited."""
    urgent: bool
    """Whether it is the player's own turn."""
    round: str
    target: str
    teams: tuple[TeamFacts, ...]
    actor: int | None
    away: frozenset[int] = frozenset()
    """The seats that are out of the match."""
    limit: int = 0
    """The total that ends the match, or puts somebody out of it; 0 where totals end nothing."""
    done: Done | None = None
    """What the prompt tells, where that is something that was done."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button of the moment: what it is called, what it does, and whether it may."""

    name: str
    label: str
    actions: tuple[Action, ...]
    refusal: Refusal | None
    detail: str = ""
    """What is to be known before: the worth of a meld, or empty."""
    remarked: bool = False
    """Whether the reason of a refusal is said in place of the prompt."""
    aside: bool = False
    """Whether it does nothing with the cards that are selected."""
    tip: str = ""
    """What its words mean, for whoever rests the pointer on it."""
    ends_turn: bool = False
    """Whether it only says that the turn is over."""
    pile: str = ""
    """The zone that it takes from: its button stands there, where there is room for it."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """How an action is done at the table, for showing a hint."""

    cards: tuple[Face, ...]
    """Cards of the hand that it takes; none for taking from a pile."""
    zone: str
    """Where they go, the pile that is taken, or the name of the button that does it."""
    text: str
    """The action in words."""


class SaidMessage(NamedTuple):
    """What the table said to the player, and when."""

    round: int
    """How many rounds were over."""
    after: int
    """How many events of the round had happened."""
    text: str


class Seal(Enum):
    """What a meld has earned so far; each has a shape of its own."""

    NONE = auto()
    NEAR = auto()
    """One card more, and there is a bonus."""
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
    title: str = ""
    """What a meld with a bonus is called out as; may be empty."""
    stands: tuple[tuple[Face, ...], ...] = ()
    """The cards that each of them may be."""


@dataclass(frozen=True, slots=True)
class TrayFacts:
    """What is said of the tray of one team."""

    name: str
    points: str
    """What is on the table so far counts this in the match: bonuses and laid cards."""
    note: str
    """What stands where the team's reserve lies or lay; may be empty."""
    melds: tuple[MeldFacts, ...]
    hint: str = ""
    """What may be put into the tray while it is empty."""
    reserve: str = ""
    """What the reserve that lies in the tray is called; empty where none does."""
    counted: str = ""
    """Its points as the round counts them, where the match counts in others."""
    way: str = ""
    """How those become these, in figures."""


@dataclass(frozen=True, slots=True)
class TraysFacts:
    """Everything that trays and piles say."""

    trays: tuple[TrayFacts, ...]
    reserves: tuple[str, ...] = ()
    """What the reserves between the trays are called."""
    ending: str = ""
    """What stands beside the discards while a card that is put there ends the turn of the player."""


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
class Opening:
    """How far the melds that the player arranges are from what the first ones must count."""

    points: int
    limit: int
    pure_run: bool | None = None
    """Whether the run without wilds that it takes is among them; None where it takes none."""


@dataclass(frozen=True, slots=True)
class Meter:
    """What a group of cards is that the player arranges before laying it."""

    text: str
    refusal: Refusal | None
    """Why it is no meld, or None."""
    cards: tuple[Face, ...]
    """The group in the order in which it should lie."""
    brief: str = ""
    """A shorter text where there is no room for the whole one; may be empty."""
    onto: Zone | None = None
    """The meld to which the group is best added; None for a meld of its own."""
    worth: str = ""
    """What that meld is then."""
