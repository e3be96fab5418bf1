"""Why a move was chosen over the next best, in terms of what decided (for hints).

Only what the player can see is named: cards of the own hand and of the table, and how many cards others hold.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from game.opponents.protocol import Explanation


class Reason(StrEnum):
    """What decided; the phrase of each has the parameters that its line names."""

    NO_CHOICE = "explain_no_choice"
    """Nothing else was possible."""
    ALIKE = "explain_alike"
    """Another card would do as well."""
    TAKE_GOES_OUT = "explain_take_goes_out"
    """With `card`, the top discard, the round can be ended this turn."""
    TAKE_OPENS = "explain_take_opens"
    """With `card`, the top discard, the opening is reached this turn."""
    TAKE_MELDS = "explain_take_melds"
    """`card`, the top discard, can be melded at once."""
    TAKE_FITS = "explain_take_fits"
    """`card`, the top discard, goes well with the hand."""
    DRAW_BETTER = "explain_draw_better"
    """An unknown card is likely to help more than `card`, the top discard."""
    GOES_OUT = "explain_goes_out"
    """The round can be ended this turn."""
    OPENS = "explain_opens"
    """The melds are worth `points`, enough to open, and opening early lets everything else go."""
    WAITS = "explain_waits"
    """Opening is possible, but only `count` cards would be left: going out in one turn doubles what the others pay."""
    SHEDS = "explain_sheds"
    """It rids the hand of `points` points at once."""
    WINS_JOKER = "explain_wins_joker"
    """The joker won with `card` is worth more in another meld."""
    KEEPS_GROUP = "explain_keeps_group"
    """`card` is kept, which is part of a meld or may still become one."""
    KEEPS_JOKER = "explain_keeps_joker"
    """A joker is kept, which completes any meld."""
    SAVES_POINTS = "explain_saves_points"
    """Of the cards that are not needed it is the dearest, at `points` points."""
    BEFORE_END = "explain_before_end"
    """Somebody has only `count` cards left: dear cards that are not needed go now."""
    FEEDS_LESS = "explain_feeds_less"
    """`card` would help the next player more."""


REASONS: Final = tuple(Reason)
"""All that may be told."""


def told(reason: Reason, **params: str | int) -> Explanation:
    """An explanation with its parameters."""
    return Explanation(reason.value, tuple(params.items()))
