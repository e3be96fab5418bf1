"""Who plays in the pictures of the program, as a language spells the name."""

from __future__ import annotations

from typing import Final

PLAYER: Final = "Amina"
_SPELLED: Final = {"ar": "أمينة"}
"""By the code of a language where names are written otherwise."""


def player_called(code: str) -> str:
    """The name in the language of that code."""
    return _SPELLED.get(code, PLAYER)
