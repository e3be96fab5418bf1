"""The refusal of cards that are no meld, by a clause of a game's own book."""

from __future__ import annotations

from game.engine import Refusal
from game.melds.meld import MeldFault


def meld_refusal(fault: MeldFault, clause: str) -> Refusal:
    """The refusal of a lay or add whose cards are no meld."""
    params: list[tuple[str, str | int]] = []
    if fault.limit:
        params.append(("limit", fault.limit))
    if fault.face is not None:
        params.append(("card", str(fault.face)))
    return Refusal(clause, fault.reason.value, tuple(params))
