"""The bold and the patient buyer of Baloot: they see a little more, or less, in the same cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.opponents.bents import BOLD, PATIENT

BENTS: Final[Mapping[str, Mapping[str, float]]] = {
    BOLD: {"sun": 1.02, "hokom": 1.013},
    PATIENT: {"sun": 0.98, "hokom": 0.987},
}
"""By what the weights of the bidding are multiplied."""
