"""What is worth doing with the cards of a turn, and what anything else costs: the one question of all gestures.

A table that suggests, offers or does the obvious asks here, so that its buttons agree with each other and with the
hint. Answers come at once, without search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from game.engine import Action

A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Spoiled(NamedTuple):
    """A meld that an action makes worse."""

    before: int
    """Its bonus before, in points of the round."""
    after: int
    """Its bonus after it: no more than before."""


@dataclass(frozen=True, slots=True)
class PlannedTurn(Generic[A_co]):
    """A turn, or what is left of one."""

    actions: tuple[A_co, ...]
    """What to do, in order: up to the end of the turn, or to a card that is still unknown."""
    worth: float
    """The points of the round that it is expected to bring, on a scale that only turns of one view share."""


class Advice(Protocol[V_contra, A]):
    """What the opponents of a game think of the turn of a seat. The same view gives the same answers."""

    def best_turn(self, view: V_contra) -> PlannedTurn[A] | None:
        """Return the best turn of the seat, as far as it can be foreseen; None where it is not the seat's to act."""

    def melding(self, view: V_contra, *, forced: bool = False) -> tuple[A, ...]:
        """Return the lays and adds worth making with the hand as it is, in order, whoever is to act.

        With `forced` these are the best there are, even where keeping the cards is better.
        """

    def cost(self, view: V_contra, actions: Sequence[A]) -> float:
        """Return the points of the round lost by beginning the turn with these legal actions: 0 for the best."""

    def spoiled(self, view: V_contra, actions: Sequence[A]) -> Spoiled | None:
        """Return what these legal actions make of a meld that is worse for it; None where no meld is."""


class NoAdvice(Generic[A]):
    """Finds everything as good as anything else, in a game without melds."""

    def best_turn(self, _view: object) -> PlannedTurn[A] | None:
        """None."""
        return None

    def melding(self, _view: object, *, forced: bool = False) -> tuple[A, ...]:
        """Nothing."""
        return ()

    def cost(self, _view: object, _actions: Sequence[A]) -> float:
        """Nothing."""
        return 0.0

    def spoiled(self, _view: object, _actions: Sequence[A]) -> Spoiled | None:
        """None."""
        return None
