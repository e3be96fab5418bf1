"""The length of a match, in the same words for every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.i18n import Message, mark

LENGTH: Final = mark("Length of the match")
LENGTH_TIP: Final = mark("How many points decide the match?")
LENGTHS: Final[Mapping[str, Message]] = {"short": mark("Short"), "usual": mark("Usual"), "long": mark("Long")}
"""The texts, by the names that options give them."""
