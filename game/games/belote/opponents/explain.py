"""Why something was said, in terms of what decided (for hints)."""

from __future__ import annotations

from typing import Final

from game.families.tricks.opponents.explain import CardReason
from game.opponents.reasons import Names, ReasonKey


class Reason(ReasonKey):
    """What decided; the phrase of each has the parameters that its line names."""

    TAKES = "explain_takes", Names.ITSELF
    """The contract should make about `points` of the 162."""
    MAKES_MORE = "explain_makes_more", Names.ITSELF
    """As `TAKES`, and the other contract only about `other`."""
    TOO_WEAK = "explain_too_weak", Names.ITSELF
    """The best contract would make only about `points`, less than the taker needs."""
    WAITS = "explain_waits", Names.ITSELF
    """Taking would make about `points`, little more than the taker needs."""
    BIDS = "explain_bids", Names.ITSELF
    """The bid is made in `chance` of a hundred deals."""
    SAFER_BID = "explain_safer_bid", Names.ITSELF
    """As `BIDS`, and the other bid in only `other` of a hundred."""
    BIDS_MORE = "explain_bids_more", Names.ITSELF
    """The bid is made in `chance` of a hundred deals, and counts for more than the other."""
    NO_BID = "explain_no_bid", Names.ITSELF
    """The best bid would be made in only `chance` of a hundred deals."""
    LEAVES_PARTNER = "explain_leaves_partner", Names.ITSELF
    """The partner's bid is better than an own one, which would be made in `chance` of a hundred deals."""
    LEAVES_RIVALS = "explain_leaves_rivals", Names.ITSELF
    """The opponents' bid is less dangerous than an own one, which would be made in `chance` of a hundred deals."""
    COINCHES = "explain_coinches", Names.ITSELF
    """The opponents fail in `chance` of a hundred deals."""
    NO_COINCHE = "explain_no_coinche", Names.ITSELF
    """The opponents fail in only `chance` of a hundred deals."""
    SURCOINCHES = "explain_surcoinches", Names.ITSELF
    """The own side makes it in `chance` of a hundred deals."""
    NO_SURCOINCHE = "explain_no_surcoinche", Names.ITSELF
    """The own side makes it in only `chance` of a hundred deals."""
    ONLY_PASS = "explain_only_pass", Names.NOTHING
    """Nothing else may be said."""
    DECLARES = "explain_declares", Names.ITSELF
    """A declaration counts only if it is made now."""
    SAYS_BELOTE = "explain_says_belote", Names.ITSELF
    """Belote counts only if it is said with the card."""


REASONS: Final = (*Reason, *CardReason)
"""All that may be told."""
