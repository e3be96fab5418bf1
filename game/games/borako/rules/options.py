"""The house rules of Borako (borako 1.3, 1.6, 8.1, 9.1, 9.4, 10.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.engine import OptionValue, match_length, option


@dataclass(frozen=True, slots=True)
class BorakoOptions:
    """The options that the players may agree on before a match."""

    going_out: str = option("clean", choices=("free", "clean", "clean_and_dirty"), clause="borako 9.1")
    """The melds a team must own, besides its Mour, before one of the partners may go out."""
    going_out_bonus: int = option(0, choices=(0, 100), clause="borako 9.4")
    """Round points for the team that goes out."""
    joker_value: int = option(1, choices=(0, 1), clause="borako 10.1")
    """Points of a Devil Joker, melded or left in a hand."""
    mour_by_discard: str = option(
        "next_turn", choices=("next_turn", "at_once"), clause="borako 8.1", hashed_at_default=False
    )
    """When a Mour is played that the discard brought: whether the turn goes on with it."""
    target: int = match_length(150, 350, 700, (100, 200, 250, 300, 400, 500, 1000), clause="borako 1.3")
    """The points that a team has to reach."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "book": {"going_out": "clean", "going_out_bonus": 0, "joker_value": 1},
        "relaxed": {"going_out": "free", "going_out_bonus": 0, "joker_value": 1},
        "strict": {"going_out": "clean_and_dirty", "going_out_bonus": 100, "joker_value": 1},
        "written": {"going_out": "free", "joker_value": 0, "mour_by_discard": "at_once"},  # borako 1.6
    }
