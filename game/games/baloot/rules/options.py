"""The house rules of Baloot (baloot 1.4, 2.2, 3.4, 3.6, 5.5, 5.6, 6.5, 7.3, 7.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.engine import OptionValue, match_length, option


@dataclass(frozen=True, slots=True)
class BalootOptions:
    """What the players may agree on before a match."""

    cut_choices: str = option("off", choices=("off", "on"), clause="baloot 2.2")
    """Whether the player left of the dealer chooses how the pack is cut before each deal."""
    sun_over_sun: str = option(
        "earlier", choices=("earlier", "earlier_opponents", "ace_only", "off"), clause="baloot 3.4"
    )
    """Who may take a Sun bought in the first round."""
    ashkal_second_round: str = option("off", choices=("off", "on"), clause="baloot 3.6")
    """Whether Ashkal may be called in the second round too."""
    show_projects_by_hand: str = option("off", choices=("off", "on"), clause="baloot 6.5")
    """Whether players must show their projects themselves."""
    signals: str = option("on", choices=("on", "off"), clause="baloot 5.6", hashed_at_default=False)
    """Whether the opponents tell their partners by what they throw, and read it."""
    khasara: str = option("on", choices=("on", "off"), clause="baloot 7.3")
    """Whether a buyer's team that falls short scores nothing."""
    level_contract: str = option(
        "split", choices=("split", "buyer_fails"), clause="baloot 7.3", hashed_at_default=False
    )
    """Whether a buyer's team that is level with the other has reached enough."""
    kaboot_doubled: str = option("multiplied", choices=("multiplied", "flat"), clause="baloot 7.5")
    """Whether the points of a kaboot are multiplied in a doubled hand."""
    review: str = option("last_trick", choices=("last_trick", "all_tricks"), clause="baloot 5.5")
    """Which tricks of the hand may be looked at again."""
    target: int = match_length(76, 152, 304, (50, 100, 125, 200, 252, 404, 500), clause="baloot 1.4")
    """The game points that a team has to reach."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "book": {},
        "tournament": {"cut_choices": "on", "show_projects_by_hand": "on"},
        "relaxed": {"sun_over_sun": "off", "khasara": "off", "kaboot_doubled": "flat", "review": "all_tricks"},
    }
