"""What an opponent is: a function of what its seat may know, a random stream and a watch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from game.engine import Action

A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why an action was chosen: a key of the game's phrases and its parameters; never a card that was only sampled."""

    key: str
    params: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Decision(Generic[A_co]):
    """What an agent wants to do."""

    action: A_co
    """An action of the game that the view belongs to."""
    explanation: Explanation | None = None
    capped: bool = False
    """The time ran out before the level's iterations were done."""
    then: tuple[A_co, ...] = ()
    """Actions that belong to it and are done along with it at a table, such as taking more cards from a pile."""


class Watch(Protocol):
    """Tells an agent when to stop, and takes its progress."""

    def expired(self) -> bool:
        """Whether the budget is used up or the request was cancelled: decide now with what is known."""

    def progress(self, done: float) -> None:
        """Report the part of the work that is done, from 0 to 1."""


class Agent(Protocol[V_contra, A_co]):
    """An opponent of one level: from views of its game to its actions. It keeps nothing between decisions."""

    def decide(self, view: V_contra, rng: Random, watch: Watch) -> Decision[A_co]:
        """Choose a legal action for the seat of the view, which is the one to act; between rounds the way on.

        The same view, the same stream and a watch that never expires give the same decision.
        """


@dataclass(frozen=True, slots=True)
class Opponents(Generic[V, A]):
    """What plays one game: the value that its room of opponents exports as `OPPONENTS`."""

    levels: Mapping[str, Callable[[], Agent[V, A]]]
    """What makes an opponent of each level, by its name."""
    heuristic: Callable[[], Agent[V, A]]
    """What decides without search, for whoever may not wait: it needs no watch."""


class NoDeadline:
    """A watch that never expires."""

    def expired(self) -> bool:
        """Never."""
        return False

    def progress(self, done: float) -> None:
        """Nobody waits for it."""
