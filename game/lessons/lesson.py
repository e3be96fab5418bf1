"""A lesson: a deal, the moves of the others, and steps that each ask for one thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
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
    """The things it points at: cards of the hand such as `5H`, zones such as `stock`, names of buttons such as `hint`.
    """
    figures: Callable[[Match], Mapping[str, object]] | None = None
    """Parameters of the sentence, where it quotes figures of this very round."""


@dataclass(frozen=True, slots=True)
class Do:
    """Something to be done with the own hands; nothing else is allowed until then."""

    say: Message
    do: tuple[str, ...]
    """Everything that is to be done, in any order: patterns of actions, see `game.lessons.patterns`."""
    at: tuple[str, ...] = ()
    wrong: Mapping[str, Message] = field(default_factory=dict)
    """Replies to wrong tries, by patterns of actions; the first that fits counts."""
    no: Message | None = None
    """The reply to any other wrong try."""
    well: Message | None = None
    """The praise afterwards, shown while the others play."""


Danger: TypeAlias = Callable[[Match, Action], str]
"""Says what is dangerous about an action of the player before it is done; empty where nothing is."""


def any_of(*dangers: Danger) -> Danger:
    """The first of several that says something."""

    def said(match: Match, action: Action) -> str:
        return next(filter(None, (danger(match, action) for danger in dangers)), "")

    return said


@dataclass(frozen=True, slots=True)
class Play:
    """The player plays on as the rules allow, until a condition is met."""

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
    """The rank among the lessons of its game, the smallest first."""
    title: Message
    about: Message
    """One sentence for the list: what one can do after it."""
    minutes: int
    deal: Deal
    steps: tuple[Step, ...]
    learnt: Message
    """The last sentence of the coach."""
    before: tuple[str, ...] = ()
    """Actions of all seats that were done before the lesson begins."""
    others: tuple[str, ...] = ()
    """The actions of the others in the lesson, in order; afterwards they play as well as they can."""
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    seats: int = 4
    starter: Seat = PLAYER
    """The seat that begins the first round, or deals it where the dealer is drawn by lot."""

    def fingerprint(self) -> str:
        """A checksum of everything that decides which moves lead where: the deal, the moves that are given, the steps
        that are asked for. Words may change without it.
        """
        steps = [(type(step).__name__, *(step.do if isinstance(step, Do) else ())) for step in self.steps]
        course = (self.deal.order(), self.before, self.others, sorted(self.options.items()), self.seats, self.starter)
        return sha256(repr((course, steps)).encode()).hexdigest()[:16]


def round_is_over(view: SeatView) -> bool:
    """A condition for `Play`: until the round is over."""
    return view.phase.key in {"round_over", "match_over"}
