"""The actions of a player in Borako, one dataclass a verb, and the text of each (borako 3).

`draw`, `sweep`, `lay 5H 6H 7H`, `add 8H to 2`, `discard 4D`, `next round`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.families.canasta.rules.actions import Add, Lay, read_melding
from game.melds.common import Discard, Draw, NextRound, read_action

__all__ = ["Action", "Add", "Discard", "Draw", "Lay", "NextRound", "Sweep", "parse_action"]


@dataclass(frozen=True, slots=True)
class Sweep:
    """Take the whole discard pile (takweesh)."""

    def __str__(self) -> str:
        return "sweep"


Action = Draw | Sweep | Lay | Add | Discard | NextRound


def parse_action(text: str) -> Action:
    """The action whose text this is; raises `ActionSyntaxError`."""
    return read_action(text, "Borako", lambda words: Sweep() if words == ["sweep"] else read_melding(words))
