"""Why a move was chosen over the next best, in terms of what decided (for hints).

Only what the player can see is named: cards of the own hand, of the table and of the pile.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from game.cards import Face
from game.families.canasta.opponents.eval_terms import Terms, greatest_gain
from game.families.canasta.opponents.reasons import told
from game.opponents.protocol import Explanation


class Reason(StrEnum):
    """What decided; the phrase of each has the parameters that its line names."""

    GOES_OUT = "explain_goes_out"
    """Ending the round now is worth more than what is still to come."""
    TAKES_MOUR = "explain_takes_mour"
    """The hand is emptied into the Mour this turn."""
    NEARER_MOUR = "explain_nearer_mour"
    """It brings the Mour nearer."""
    NEARER_OUT = "explain_nearer_out"
    """It brings going out nearer."""
    EARNS_BONUS = "explain_earns_bonus"
    """`points` of bonus lie on the table at once."""
    GROWS_BONUS = "explain_grows_bonus"
    """It leaves the better chances of a bonus."""
    KEEPS_FOR_BONUS = "explain_keeps_for_bonus"
    """`card` is kept, which the own melds and plans need more."""
    KEEPS_FOR_PARTNER = "explain_keeps_for_partner"
    """`card` is kept, which fits a meld of the team."""
    KEEPS_KEY = "explain_keeps_key"
    """A card that fits stays in hand, so that the next pile can be swept."""
    GIVES_LANDING = "explain_gives_landing"
    """Both partners can add more cards to the melds on the table."""
    COUNTS_CARDS = "explain_counts_cards"
    """Only card points decided."""
    FEEDS_LESS = "explain_feeds_less"
    """`card` would help the next player more."""
    PILE_HELPS = "explain_pile_helps"
    """The pile of `count` cards is worth more than an unknown card."""
    PILE_FEEDS = "explain_pile_feeds"
    """The pile of `count` cards would help the next player."""
    PILE_COSTS = "explain_pile_costs"
    """What must be laid for the pile costs more than the pile of `count` cards gives."""
    ALIKE = "explain_alike"
    """Another card would do as well."""
    NO_CHOICE = "explain_no_choice"
    """Nothing else was possible."""


_FOR_TERM: Final = (
    Reason.EARNS_BONUS,
    Reason.GROWS_BONUS,
    Reason.COUNTS_CARDS,
    Reason.KEEPS_KEY,
    Reason.GIVES_LANDING,
    Reason.NEARER_MOUR,
)
"""By the place of the term in `Terms`."""


def of_step(before: Terms, after: Terms, mour_open: bool) -> Explanation:
    """Why a lay or add is made, from the worth of the position before and after it."""
    reason = _FOR_TERM[greatest_gain(after, before)[1]]
    if reason is Reason.EARNS_BONUS:
        return told(reason, points=round(after.bonus - before.bonus))
    if reason is Reason.NEARER_MOUR and not mour_open:
        return told(Reason.NEARER_OUT)
    return told(reason)


def of_discard(chosen: Terms, spared: Terms, spared_card: Face, fed: float, fits_team: bool) -> Explanation:
    """Why one card is discarded and not `spared_card`: from the worth of the position without each, and from what
    the opponents gain more (`fed`) by the card that was spared.
    """
    kept, term = greatest_gain(chosen, spared)
    if max(kept, fed) <= 0.0:
        return told(Reason.ALIKE)
    if fed > kept:
        return told(Reason.FEEDS_LESS, card=str(spared_card))
    reason = _FOR_TERM[term]
    if reason in {Reason.GROWS_BONUS, Reason.KEEPS_KEY, Reason.NEARER_MOUR}:
        return told(Reason.KEEPS_FOR_PARTNER if fits_team else Reason.KEEPS_FOR_BONUS, card=str(spared_card))
    return told(reason)
