"""The racer and the hoarder of the family: one hurries to the reserve and out, the other keeps wilds and hopes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.opponents.bents import BOLD, PATIENT

BENTS: Final[Mapping[str, Mapping[str, float]]] = {
    BOLD: {"exit_pull": 1.35, "reserve_gain": 1.06, "wild_held": 0.93},
    PATIENT: {"exit_pull": 0.7, "reserve_gain": 0.95, "wild_held": 1.07},
}
"""By what the weights of a game are multiplied."""
