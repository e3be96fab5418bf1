"""Forgetting what the rules worked out, once the round is over for which they did.

Rules and opponents keep what they found about hands and melds, up to a bound each. Another round has other cards,
another match perhaps another game.
"""

from __future__ import annotations

import sys
from typing import Final

_WORKING_OUT: Final = ("game.games.", "game.families.", "game.melds.", "game.tricks.")


def forget_what_was_worked_out() -> None:
    """Empty the bounded caches of all rules and opponents; one without a bound holds what must stay the same."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith(_WORKING_OUT):
            for value in vars(module).values():
                parameters = getattr(value, "cache_parameters", None)
                if parameters is not None and parameters()["maxsize"] is not None:
                    value.cache_clear()
