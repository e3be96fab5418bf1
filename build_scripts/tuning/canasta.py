"""Tuning of the games of the canasta family."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from game.families.canasta.opponents.weights import Weights

CHANCES: Final = frozenset(
    field.name for field in fields(Weights) if field.name.endswith("_reach") or field.name.startswith("take_")
) | {
    "alone",
    "patience",
    "project",
    "gapped",
    "scattered",
    "dirty_ease",
    "set_share",
    "ace_to_ace",
    "reserve_surest",
    "draw_share",
    "rival_exit",
}
"""Weights that are chances or shares: they stay between 0 and 1."""
