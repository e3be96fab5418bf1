"""What worlds that were played out told, in words alike for games."""

from __future__ import annotations

from typing import Final

from game.i18n import mark
from game.opponents.outcomes import Told

ALONE: Final = {
    Told.POINTS.value: mark(
        "It should bring you about {points} point more than your next best move.",
        "It should bring you about {points} points more than your next best move.",
    ),
    Told.GOES_OUT.value: mark("You go out in about {chance}% of likely deals; with your next best move in {other}%."),
    Told.RIVAL_OUT.value: mark(
        "An opponent goes out in about {chance}% of likely deals; after your next best move in {other}%."
    ),
    Told.OPENS.value: mark("You get to open in about {chance}% of likely deals; with your next best move in {other}%."),
    Told.CAUGHT.value: mark(
        "You should be caught with about {points} point less than after your next best move.",
        "You should be caught with about {points} points less than after your next best move.",
    ),
}
"""The texts of games in which everybody plays alone and melds."""
