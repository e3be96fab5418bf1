"""The house rules of Buraco (buraco 3.4, 4.2, 5.1, 7.5, 9.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.engine import OptionValue, match_length, option


@dataclass(frozen=True, slots=True)
class BuracoOptions:
    """What the players may agree on before a match."""

    auto_end_turn: str = option("off", choices=("off", "on"), clause="buraco 3.4")
    """Whether the discard after a stock draw ends the turn by itself."""
    natural_two_with_wild_two: str = option("off", choices=("off", "on"), clause="buraco 4.2")
    """Whether beside a 2 on its natural place another 2 may stand as the wild."""
    ace_wilds: str = option("1", choices=("1", "any"), clause="buraco 5.1")
    """How many wilds a meld of aces may have."""
    going_out_bonus: int = option(0, choices=(0, 100), clause="buraco 7.5")
    """Points for the team that goes out."""
    morto_penalty: int = option(0, choices=(0, 100), clause="buraco 7.5")
    """Points taken from a team that took no morto."""
    target: int = match_length(1500, 3000, 5000, (1000, 2000, 2500, 4000, 7500, 10000), clause="buraco 9.3")
    """The points that a team has to reach."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "book": {
            "auto_end_turn": "off",
            "natural_two_with_wild_two": "off",
            "ace_wilds": "1",
            "going_out_bonus": 0,
            "morto_penalty": 0,
        },
        "club": {
            "auto_end_turn": "off",
            "natural_two_with_wild_two": "off",
            "ace_wilds": "1",
            "going_out_bonus": 100,
            "morto_penalty": 100,
        },
    }
