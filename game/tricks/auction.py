"""Auctions: who is asked in which order, who may take a bid over, and raises of a contract that answer each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import Field, dataclass, replace
from typing import Any, ClassVar, Final, Protocol, TypeVar

from game.engine import Seat
from game.tricks.rules import SEATS

_BY_PRIORITY: Final = tuple(tuple((dealer + k) % SEATS for k in (1, 2, 3, 4)) for dealer in range(SEATS))


class Question(Protocol):
    """A phase, a dataclass, in which one seat is asked and others wait for the same question."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are asked the same afterwards, in this order."""


Asked = TypeVar("Asked", bound=Question)


def by_priority(dealer: Seat) -> tuple[Seat, ...]:
    """The seats in the order in which they are dealt to and asked, from the seat after the dealer to the dealer."""
    return _BY_PRIORITY[dealer]


def passed_on(question: Asked) -> Asked | None:
    """The next seat that is asked; None where everybody has passed."""
    if not question.waiting:
        return None
    return replace(question, seat=question.waiting[0], waiting=question.waiting[1:])


def ahead_of(seat: Seat, order: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats before a seat in an order, which may take its bid over where priority decides."""
    return tuple(order[: order.index(seat)])


def all_but(seat: Seat, order: Sequence[Seat]) -> tuple[Seat, ...]:
    """Everybody else in an order, who may take a bid over where anybody may."""
    return tuple(other for other in order if other != seat)


def opponents_of(seat: Seat) -> tuple[Seat, Seat]:
    """The opponents of a seat in the order of play."""
    return (seat + 1) % SEATS, (seat + 3) % SEATS


@dataclass(frozen=True, slots=True)
class Ladder:
    """Raises that answer each other: an opponent of the contract says the first, who made it the second, and so on."""

    levels: tuple[str, ...]
    """The names of the levels, the lowest first."""

    def after(self, level: str) -> str | None:
        """The possible answer of the other side; None to the highest."""
        place = self.levels.index(level) + 1
        return self.levels[place] if place < len(self.levels) else None

    def is_against(self, level: str) -> bool:
        """Whether the opponents of the contract say it."""
        return self.levels.index(level) % 2 == 0
