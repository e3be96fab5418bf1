"""Rami for the battery."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.rami.rules.options import RamiOptions
from tests.families.rummy.battery import entry

OPTION_SETS: tuple[Mapping[str, object], ...] = (
    {},
    RamiOptions.PRESETS["cafe"],
    {
        "joker_points": 20,
        "ace_high_opening": 11,
        "first_cycle_stock_only": "on",
        "jokers_per_meld": "2",
        "no_joker_finish": "on",
        "unopened_flat_100": "on",
        "target": 300,
    },
    {"take_discard_unopened": "must_open", "no_joker_finish": "on", "target": 1000},
    RamiOptions.PRESETS["written"],
)

ENTRY = entry("rami", OPTION_SETS)
