"""What a lesson is: a deal, what the others do, and steps that each ask for one thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from game.cards import Face
from game.engine import Action, Seat, SeatView
from game.i18n import Message
from game.match.match import Match

PLAYER: Seat = 0
"""The seat of the learner in every lesson."""


class Deal(Protocol):
    """Cards put where a lesson needs them."""

    def order(self) -> tuple[Face, ...]:
        """The order of the whole pack that deals them."""


@dataclass(frozen=True, slots=True)
class Read:
    """A sentence to be read; nothing goes on until the player says so."""

    say: Message
    at: tuple[str, ...] = ()
    """What it points at: cards of the hand such as `5H`, zones such as `stock`, names of buttons such as `hint`."""
    figures: Callable[[Match], Mapping[str, object]] | None = None
    """What fills in the sentence, where it tells how this very round came out."""


@dataclass(frozen=True, slots=True)
class Do:
    """Something to be done with the own hands; nothing else is allowed until then."""

    say: Message
    do: tuple[str, ...]
    """Everything that is to be done, in any order: patterns of actions, see `game.lessons.patterns`."""
    at: tuple[str, ...] = ()
    wrong: Mapping[str, Message] = field(default_factory=dict)
    """What is answered to a wrong try, by the pattern of it; the first that fits counts."""
    no: Message | None = None
    """What is answered to any other wrong try."""
    well: Message | None = None
    """What is said when it is done, as long as the others play."""


Danger: TypeAlias = Callable[[Match, Action], str]
"""Says what is dangerous about an action of the player before it is done; empty where nothing is."""


def any_of(*dangers: Danger) -> Danger:
    """The first of several that says something."""

    def said(match: Match, action: Action) -> str:
        return next(filter(None, (danger(match, action) for danger in dangers)), "")

    return said


@dataclass(frozen=True, slots=True)
class Play:
    """The player plays on as the rules allow, until something has come about."""

    say: Message
    until: Callable[[Any], bool]
    """Whether it has, by what the player may know: the game's own view. Asked after every action of anybody."""
    at: tuple[str, ...] = ()
    danger: Danger | None = None
    """Looks at every action before it is done. What it warns of is done when the player insists."""


Step: TypeAlias = Read | Do | Play


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: what a module of a game's folder `lessons` exports as `LESSON`."""

    place: int
    """Its rank among the lessons of its game, the smallest first."""
    title: Message
    about: Message
    """One sentence for the list: what one can do after it."""
    minutes: int
    deal: Deal
    steps: tuple[Step, ...]
    learnt: Message
    """What the coach says at the end."""
    before: tuple[str, ...] = ()
    """Actions of all seats that were done before the lesson begins."""
    others: tuple[str, ...] = ()
    """What the others do in the lesson, one action after the other; afterwards they play as well as they can."""
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    seats: int = 4
    starter: Seat = PLAYER
    """Who begins the first round, or deals it where the dealer is drawn by lot."""


def round_is_over(view: SeatView) -> bool:
    """A condition for `Play`: until the round is over."""
    return view.phase.key in {"round_over", "match_over"}
