"""What is said in the menu about a saved match that can be gone on with."""

from __future__ import annotations

from game.i18n import _
from game.i18n.wording import score_text
from game.match.summary import SavedMatch


def standing(saved: SavedMatch) -> str:
    """Its round and how it stands; of a deal of the day that it is one, as long as nothing was counted."""
    if saved.day and saved.round == 1:
        return _("Deal of the day")
    return _("Round {round} · {totals}", round=saved.round, totals=score_text(saved.totals))
