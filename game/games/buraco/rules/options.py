"""The house rules of Buraco (buraco 3.3, 3.4, 4.2, 5.1, 5.2, 6.1, 7.2, 7.5, 9.3, 9.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.engine import OptionValue, match_length, option


@dataclass(frozen=True, slots=True)
class BuracoOptions:
    """The options that the players may agree on before a match."""

    auto_end_turn: str = option("off", choices=("off", "on"), clause="buraco 3.4")
    """Whether the discard after a stock draw ends the turn by itself."""
    natural_two_with_wild_two: str = option("off", choices=("off", "on"), clause="buraco 4.2")
    """Whether a run with a 2 on its natural place may have another 2 as the wild."""
    ace_wilds: str = option("1", choices=("1", "any"), clause="buraco 5.1")
    """The number of wilds that a meld of aces may have."""
    going_out_bonus: int = option(0, choices=(0, 100), clause="buraco 7.5")
    """Points for the team that goes out."""
    morto_penalty: int = option(0, choices=(0, 100), clause="buraco 7.5")
    """Points taken from a team that took no morto."""
    lone_card_back: str = option("off", choices=("off", "on"), clause="buraco 3.3", hashed_at_default=False)
    """Whether the only card of a pile may be put back by the player who took it."""
    morto_by_discard: str = option(
        "next_turn", choices=("next_turn", "at_once"), clause="buraco 7.2", hashed_at_default=False
    )
    """When a morto is played that the discard brought: whether the turn goes on with it."""
    aces_bonus: int = option(0, choices=(0, 50, 100), clause="buraco 5.2", hashed_at_default=False)
    """Points for each set of aces that is no canastra."""
    cleaning_bonus: int = option(0, choices=(0, 100), clause="buraco 6.1", hashed_at_default=False)
    """Points whenever a canastra turns from suja to limpa."""
    match_end: str = option("any", choices=("any", "out"), clause="buraco 9.3", hashed_at_default=False)
    """Which team must have reached the target for the match to be over."""
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
        "written": {  # buraco 9.4
            "ace_wilds": "any",
            "lone_card_back": "on",
            "morto_by_discard": "at_once",
            "aces_bonus": 100,
            "cleaning_bonus": 100,
            "match_end": "out",
        },
    }
