"""What decided, as the opponents of Buraco tell it (for hints)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from game.families.canasta.opponents import explain as family
from game.opponents.outcomes import MELD_TEAMS


class Reason(StrEnum):
    """What decided in Buraco's own words; the phrase of each has the parameters that its line names."""

    TAKES_MORTO = "explain_takes_morto"
    """The hand is emptied into a morto this turn."""
    NEARER_MORTO = "explain_nearer_morto"
    """It brings the morto nearer."""
    NOT_STUCK = "explain_not_stuck"
    """It keeps a hand from running short that may not be emptied."""
    MAKES_LIMPA = "explain_makes_limpa"
    """The first canastra limpa gives the right to go out."""
    KEEPS_FOR_TEAM = "explain_keeps_for_team"
    """`card` is kept, which fits a meld of the team."""
    KEEPS_MORE = "explain_keeps_more"
    """More cards stay in hand for later melds."""
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


OWN: Final = family.OwnReasons(
    Reason.TAKES_MORTO,
    Reason.NEARER_MORTO,
    Reason.KEEPS_MORE,
    Reason.KEEPS_FOR_TEAM,
    right=Reason.MAKES_LIMPA,
    stuck=Reason.NOT_STUCK,
)
REASONS: Final = (*family.Reason, *Reason, *MELD_TEAMS)
"""All that may be told."""
