"""The lines of a score of Remik (remik 7); they are counted by the rules of the rummies."""

from __future__ import annotations

from typing import Final

SCORES: Final = {"went_out": "remik 7.1", "remik": "remik 7.1", "doubled": "remik 7.1", "cards_in_hand": "remik 7.2"}
"""The clause of every key of a line."""
KINDS: Final[tuple[str, ...]] = ()
"""The kinds that lines name: none."""
