"""The racer and the hoarder of the rummies: one opens and sheds at once, the other holds melds back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.opponents.bents import BOLD, PATIENT

BENTS: Final[Mapping[str, Mapping[str, float]]] = {
    BOLD: {"open_card": 1.12, "open_joker": 0.85, "joker": 0.92, "draw": 0.9},
    PATIENT: {"open_card": 0.9, "open_joker": 1.15, "joker": 1.08, "draw": 1.1},
}
"""By what the weights of a game are multiplied."""
