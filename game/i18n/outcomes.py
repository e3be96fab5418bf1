"""Texts for the reasons of worlds played out, the same for every game."""

from __future__ import annotations

from typing import Final

from game.i18n import mark
from game.opponents.outcomes import OutcomeReason

ALONE: Final = {
    OutcomeReason.POINTS.value: mark(
        "It should bring you about {points} point more than your second-best move.",
        "It should bring you about {points} points more than your second-best move.",
    ),
    OutcomeReason.GOES_OUT.value: mark(
        "You go out in about {chance}% of likely deals; with your second-best move in {other}%."
    ),
    OutcomeReason.RIVAL_OUT.value: mark(
        "An opponent goes out in about {chance}% of likely deals; after your second-best move in {other}%."
    ),
    OutcomeReason.OPENS.value: mark(
        "You get to open in about {chance}% of likely deals; with your second-best move in {other}%."
    ),
    OutcomeReason.CAUGHT.value: mark(
        "You should be caught with about {points} point less than after your second-best move.",
        "You should be caught with about {points} points less than after your second-best move.",
    ),
}
"""The texts of games in which everybody plays alone and melds."""
