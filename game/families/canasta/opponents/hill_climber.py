"""Planning lays and adds by steepest ascent: from each position the move that makes the most of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final, Generic, Protocol, TypeVar

from game.cards import Face

NOTHING: Final = 1e-9
"""Gains smaller than this are none."""
PUSHES: Final = (0.0, 8.0, 40.0)
"""Points that a plan gives each card that leaves the hand, so that one of them empties it if that can be done."""


class Holding(Protocol):
    """A position in which cards can still be melded."""

    @property
    def hand(self) -> tuple[Face, ...]:
        """The cards that can be."""


S = TypeVar("S")
P = TypeVar("P", bound=Holding)


class HillClimber(ABC, Generic[S, P]):
    """Climbs from one position; moves from positions that several climbs pass are judged once."""

    def __init__(self) -> None:
        self._moves_from: dict[int, tuple[P, list[tuple[float, S, P]]]] = {}
        """By the identity of positions met, which are kept so that it stays theirs."""

    @abstractmethod
    def steps(self, position: P) -> Iterator[tuple[S, P]]:
        """The lays and adds worth a thought, and the position after each."""

    @abstractmethod
    def guarded(self, after: P) -> bool:
        """Whether the turn can still be ended from there."""

    @abstractmethod
    def height(self, position: P) -> float:
        """What ending the turn in a position is worth, about."""

    @abstractmethod
    def left(self, position: P) -> int:
        """Cards that would stay in hand."""

    @abstractmethod
    def may_end(self, steps: tuple[S, ...], position: P) -> bool:
        """Whether the turn may end after these steps."""

    def forget(self) -> None:
        """Judge moves anew from now on."""
        self._moves_from.clear()

    def climb(self, start: P, push: float) -> tuple[tuple[S, ...], P]:
        """The steps to a summit and the position there; each card that leaves the hand counts `push` on top."""
        position = start
        steps: tuple[S, ...] = ()
        height = self.height(position) - push * self.left(position)
        while position.hand:
            best: tuple[float, S, P] | None = None
            top = 0.0
            for move in self._moves(position):
                worth = move[0] - push * self.left(move[2])
                if best is None or worth > top:
                    best, top = move, worth
            if best is None or (top <= height + NOTHING and self.may_end(steps, position)):
                break
            height = top
            _, step, position = best
            steps += (step,)
        return steps, position

    def _moves(self, position: P) -> list[tuple[float, S, P]]:
        known = self._moves_from.get(id(position))
        if known is None:
            moves = [(self.height(after), step, after) for step, after in self.steps(position) if self.guarded(after)]
            known = self._moves_from[id(position)] = (position, moves)
        return known[1]
