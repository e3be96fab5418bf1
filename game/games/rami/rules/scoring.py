"""The lines of a score of Rami (rami 5.4, 5.6, 9.1); they are counted by the rules of the rummies."""

from __future__ import annotations

from typing import Final

SCORES: Final = {
    "went_out": "rami 9.1",
    "cards_in_hand": "rami 9.1",
    "unopened": "rami 9.1",
    "stock": "rami 5.4",
    "quiet": "rami 5.6",
}
"""The clause of every key of a line, and of every way a round ends for nobody."""
KINDS: Final[tuple[str, ...]] = ()
"""The kinds that lines name: none."""
