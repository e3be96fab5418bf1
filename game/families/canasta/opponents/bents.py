"""The racer and the hoarder of the family: one hurries to the reserve and out, the other keeps wilds and hopes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.opponents.bents import BOLD, PATIENT

BENTS: Final[Mapping[str, Mapping[str, float]]] = {
    BOLD: {"exit_pull": 1.5, "reserve_gain": 1.12, "wild_held": 0.9, "take_unsure": 0.95},
    PATIENT: {"exit_pull": 0.6, "reserve_gain": 0.92, "wild_held": 1.12, "feed": 1.1},
}
"""By what the weights of a game are multiplied."""
