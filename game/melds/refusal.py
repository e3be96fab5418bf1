"""The refusal of cards that are no meld, by a clause of a game's own book."""

from __future__ import annotations

from typing import Protocol

from game.cards.face import Face
from game.engine import Refusal
from game.melds.meld import MeldFault


class MeldError(Protocol):
    """What is wrong with some cards, however their wilds stand."""

    @property
    def limit(self) -> int:
        """A number that the reason is about; 0 where it is about none."""

    @property
    def face(self) -> Face | None:
        """The card that the reason is about, if it is about one."""


def meld_refusal(fault: MeldFault, clause: str) -> Refusal:
    """The refusal of a lay or add whose cards are no meld."""
    return Refusal(clause, fault.reason.value, fault_params(fault))


def fault_params(fault: MeldError) -> tuple[tuple[str, str | int], ...]:
    """The parameters of a refusal: `limit` and `card`, as far as the fault is about them."""
    params: list[tuple[str, str | int]] = []
    if fault.limit:
        params.append(("limit", fault.limit))
    if fault.face is not None:
        params.append(("card", str(fault.face)))
    return tuple(params)
