"""What a table says in words and numbers about a match: built by each game's table, shown around the felt."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Face
from game.engine import Action, Refusal


@dataclass(frozen=True, slots=True)
class TeamFacts:
    """What is said of one team."""

    name: str
    total: str
    """Match points before the round."""
    progress: float = 0.0
    """How far the total is on its way to winning, 0 to 1."""


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


@dataclass(frozen=True, slots=True)
class Gesture:
    """How an action is done at the table, for showing a hint."""

    cards: tuple[Face, ...]
    """Cards of the hand that it takes; none for taking from a pile."""
    zone: str
    """Where they go, the pile that is taken, or the name of the button that does it."""
    text: str
    """The action in words."""
