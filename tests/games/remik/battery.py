"""Remik for the battery."""

from __future__ import annotations

from collections.abc import Mapping

from tests.families.rummy.battery import entry

OPTION_SETS: tuple[Mapping[str, object], ...] = (
    {},
    {"joker_swap": "off"},
    {"jokers_minority": "on", "target": 201},
    {"joker_opening": "50", "target": 1001},
)
SEATS = (4, 2, 3, 4)
"""With how many each of them is played."""

ENTRY = entry("remik", OPTION_SETS, SEATS)
