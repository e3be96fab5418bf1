"""Why something was said, in terms of what decided (for hints).

Only what the player can see is named: own cards, cards on the table, what was said, the score.
"""

from __future__ import annotations

from typing import Final

from game.families.tricks.opponents.explain import CardReason
from game.opponents.reasons import Names, ReasonKey


class Reason(ReasonKey):
    """What decided; the phrase of each has the parameters that its line names."""

    ANY_CUT = "explain_any_cut", Names.NOTHING
    """No cut is better than another."""
    BUYS_SUN = "explain_buys_sun", Names.ITSELF
    """Sun with this hand brings about `points` of the 130."""
    BUYS_HOKOM = "explain_buys_hokom", Names.ITSELF
    """Hokom with this hand brings about `points` of the 162."""
    BUYS_ASHKAL = "explain_buys_ashkal", Names.ITSELF
    """Sun with the public card in the partner's hand brings about `points` of the 130."""
    VOIDS_HAND = "explain_voids_hand", Names.ITSELF
    """A hand of 7s, 8s and 9s is best voided."""
    TOO_WEAK = "explain_too_weak", Names.ITSELF
    """The best contract would bring only about `points`, less than the buyer needs."""
    WAITS = "explain_waits", Names.ITSELF
    """Buying would bring about `points`, little more than the `needed` that a buyer must reach."""
    LITTLE_TO_GAIN = "explain_little_to_gain", Names.ITSELF
    """The best contract would bring about `points`, and a buyer has no share to reach."""
    LEAVES_PARTNER = "explain_leaves_partner", Names.ITSELF
    """The partner's contract is better than an own Sun, which would bring about `points`."""
    LEAVES_RIVALS = "explain_leaves_rivals", Names.ITSELF
    """The opponents' contract is less dangerous than an own Sun, which would bring about `points`."""
    TAKES_OVER = "explain_takes_over", Names.ITSELF
    """An own Sun, about `points` of the 130, is better than the contract of the opponents."""
    TAKES_PARTNERS = "explain_takes_partners", Names.ITSELF
    """An own Sun, about `points` of the 130, is clearly better than the contract of the partner."""
    KEEPS_HOKOM = "explain_keeps_hokom", Names.ITSELF
    """Hokom brings more than Sun would, about `points` of the 162."""
    NAMES_SUIT = "explain_names_suit", Names.ITSELF
    """With `suit` the `cards` of the hand are trumps, and Hokom brings about `points` of the 162; with the other suit,
    `instead`, about `other`."""
    TURNS_SUN = "explain_turns_sun", Names.ITSELF
    """Sun brings more than Hokom would, about `points` of the 130."""
    DOUBLES = "explain_doubles", Names.ITSELF
    """The buyer falls short in `chance` of a hundred deals, and the doubled hand belongs to one team alone."""
    LOCKS = "explain_locks", Names.ITSELF
    """As `DOUBLES`, and the buyer lives on trumps that must not be led."""
    RAISES = "explain_raises", Names.ITSELF
    """The own team wins the doubled hand in `chance` of a hundred deals."""
    LOW_CHANCE = "explain_low_chance", Names.ITSELF
    """The own team wins the hand in `chance` of a hundred deals, too few for a higher stake."""
    NO_RAISE = "explain_no_raise", Names.ITSELF
    """The stake is left alone by who looks at no deals."""
    SCORE_ASKS = "explain_score_asks", Names.ITSELF
    """The opponents are close to 152: it must be risked now, at `chance` in a hundred."""
    DECLARES = "explain_declares", Names.ITSELF
    """The best project counts only if it is declared now."""
    SHOWS = "explain_shows", Names.ITSELF
    """A declared project counts only if it is shown now."""
    CLAIMS = "explain_claims", Names.ITSELF
    """All `count` tricks that are left are certain."""


REASONS: Final = (*Reason, *CardReason)
"""All that may be told."""
