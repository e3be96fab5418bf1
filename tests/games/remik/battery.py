"""Remik for the battery."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.remik.rules.options import RemikOptions
from tests.families.rummy.battery import entry

OPTION_SETS: tuple[Mapping[str, object], ...] = (
    {},
    {"joker_swap": "off"},
    {"jokers_minority": "on", "target": 201},
    {"joker_opening": "50", "target": 1001},
    RemikOptions.PRESETS["written"],
)
SEATS = (4, 2, 3, 4, 3)
"""The number of players of each of them."""

ENTRY = entry("remik", OPTION_SETS, SEATS)
