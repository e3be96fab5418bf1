"""The refusal of cards that are no meld, in the clauses of a game's own book."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Refusal
from game.melds.meld import Fault, MeldFault


def meld_refusal(fault: MeldFault, clauses: Mapping[Fault, str]) -> Refusal:
    """The refusal of a lay or add whose cards are no meld; `clauses` names every fault the game knows."""
    params: list[tuple[str, str | int]] = []
    if fault.limit:
        params.append(("limit", fault.limit))
    if fault.face is not None:
        params.append(("card", str(fault.face)))
    return Refusal(clauses[fault.reason], fault.reason.value, tuple(params))
