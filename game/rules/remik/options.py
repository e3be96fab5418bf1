"""The house rules of Remik (remik 3.3, 4.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.engine import option
from game.engine.options import OptionValue


@dataclass(frozen=True, slots=True)
class RemikOptions:
    """What the players may agree on before a match."""

    joker_swap: str = option("on", choices=("on", "off"), clause="remik 4.4")
    """Whether the card a joker stands for may replace it."""
    jokers_minority: str = option("off", choices=("off", "on"), clause="remik 3.3")
    """Whether every meld has fewer jokers than naturals."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "book": {"joker_swap": "on", "jokers_minority": "off"},
        "strict": {"joker_swap": "off", "jokers_minority": "on"},
    }
