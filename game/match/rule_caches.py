"""The caches of rules and opponents, which are cleared once a round is over.

Rules and opponents cache what they found about hands and melds, up to a bound each. Another round has other cards,
another match perhaps another game.
"""

from __future__ import annotations

import sys
from typing import Final

_PACKAGES: Final = ("game.games.", "game.families.", "game.melds.", "game.tricks.")


def clear_rule_caches() -> None:
    """Clear the bounded caches of all rules and opponents; a cache without a bound holds what never changes."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith(_PACKAGES):
            for value in vars(module).values():
                parameters = getattr(value, "cache_parameters", None)
                if parameters is not None and parameters()["maxsize"] is not None:
                    value.cache_clear()
