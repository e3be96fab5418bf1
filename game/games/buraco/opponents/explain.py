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
    TAKES_MORTO = "explain_takes_morto"
    """The hand is emptied into a morto this turn."""
    NEARER_MORTO = "explain_nearer_morto"
    """It brings the morto nearer."""
    NEARER_OUT = "explain_nearer_out"
    """It brings going out nearer."""
    NOT_STUCK = "explain_not_stuck"
    """It keeps a hand from running short that may not be emptied."""
    EARNS_BONUS = "explain_earns_bonus"
    """`points` of bonus lie on the table at once."""
    MAKES_LIMPA = "explain_makes_limpa"
    """The first canastra limpa gives the right to go out."""
    GROWS_BONUS = "explain_grows_bonus"
    """It leaves the better chances of a canastra."""
    KEEPS_FOR_BONUS = "explain_keeps_for_bonus"
    """`card` is kept, which the own melds and plans need more."""
    KEEPS_FOR_TEAM = "explain_keeps_for_team"
    """`card` is kept, which fits a meld of the team."""
    KEEPS_MORE = "explain_keeps_more"
    """More cards stay in hand for later melds."""
    GIVES_LANDING = "explain_gives_landing"
    """More cards can be added to the melds on the table."""
    COUNTS_CARDS = "explain_counts_cards"
    """Only card points decided."""
    FEEDS_LESS = "explain_feeds_less"
    """`card` would help the next player more."""
    PILE_HELPS = "explain_pile_helps"
    """The pile of `count` cards is worth more than an unknown card."""
    PILE_FEEDS = "explain_pile_feeds"
    """The pile of `count` cards would help the next player."""
    PILE_COSTS = "explain_pile_costs"
    """An unknown card is worth more than the pile of `count` cards."""
    STIRS = "explain_stirs"
    """The one card of the pile has been exchanged often enough."""
    LEAVES = "explain_leaves"
    """`card` is the best to leave lying in the pile."""
    TAKES_ALL = "explain_takes_all"
    """All of the pile is taken, and a card of the hand put back."""
    OPENS = "explain_opens"
    """Several melds count enough together for the first baixar."""
    ANY_MORTO = "explain_any_morto"
    """Both mortos are hidden."""
    TURN_DONE = "explain_turn_done"
    """The discard is done."""
    ALIKE = "explain_alike"
    """Another card would do as well."""
    NO_CHOICE = "explain_no_choice"
    """Nothing else was possible."""


_FOR_TERM: Final = (
    Reason.EARNS_BONUS,
    Reason.GROWS_BONUS,
    Reason.COUNTS_CARDS,
    Reason.KEEPS_MORE,
    Reason.GIVES_LANDING,
    Reason.NEARER_MORTO,
)
"""By the place of the term in `Terms`."""


def of_step(before: Terms, after: Terms, earned: float, free: bool, limpa: bool) -> Explanation:
    """Why a lay or add is made, from the worth of the position before and after it.

    `earned` is the bonus it puts on the table, `free` says that an emptied hand takes a morto, `limpa` that the team
    owns a canastra limpa then.
    """
    reason = _FOR_TERM[greatest_gain(after, before)[1]]
    if reason is Reason.EARNS_BONUS:
        return told(reason, points=round(earned)) if earned > 0 else told(Reason.MAKES_LIMPA)
    if reason is Reason.NEARER_MORTO:
        return told(_of_ending(free, limpa))
    return told(reason)


def of_discard(
    chosen: Terms, spared: Terms, spared_card: Face, fed: float, fits_team: bool, free: bool, limpa: bool
) -> Explanation:
    """Why one card is left and not `spared_card`: from the worth of the position without each, and from what the
    opponents gain more (`fed`) by the card that was spared.
    """
    kept, term = greatest_gain(chosen, spared)
    if max(kept, fed) <= 0.0:
        return told(Reason.ALIKE)
    if fed > kept:
        return told(Reason.FEEDS_LESS, card=str(spared_card))
    reason = _FOR_TERM[term]
    if reason in {Reason.GROWS_BONUS, Reason.KEEPS_MORE}:
        return told(Reason.KEEPS_FOR_TEAM if fits_team else Reason.KEEPS_FOR_BONUS, card=str(spared_card))
    return told(_of_ending(free, limpa)) if reason is Reason.NEARER_MORTO else told(reason)


def _of_ending(free: bool, limpa: bool) -> Reason:
    if free:
        return Reason.NEARER_MORTO
    return Reason.NEARER_OUT if limpa else Reason.NOT_STUCK
