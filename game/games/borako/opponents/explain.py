"""What decided, as the opponents of Borako tell it (for hints)."""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents import explain as family
from game.families.canasta.opponents import taking
from game.opponents.reasons import Names, ReasonKey


class Reason(ReasonKey):
    """What decided in Borako's own words; the phrase of each has the parameters that its line names."""

    TAKES_MOUR = "explain_takes_mour", Names.ITSELF
    """The hand is emptied into the Mour this turn."""
    NEARER_MOUR = "explain_nearer_mour", Names.ITSELF
    """`count` cards are left in hand, and the Mour is still there."""
    KEEPS_FOR_PARTNER = "explain_keeps_for_partner", Names.ANOTHER
    """`card` is kept, with which the `meld` of the team has `count` cards."""
    KEEPS_KEY = "explain_keeps_key", Names.ANOTHER
    """`card` is kept, which can be added to a meld, so that the next pile can be swept."""


OWN: Final = family.OwnReasons(Reason.TAKES_MOUR, Reason.NEARER_MOUR, Reason.KEEPS_FOR_PARTNER, Reason.KEEPS_KEY)
REASONS: Final = (*family.Reason, *taking.Reason, *Reason)
"""All that may be told."""
