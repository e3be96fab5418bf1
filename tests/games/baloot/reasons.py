"""Checks of Baloot's reasons: `python -m reasons baloot`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.games.baloot.rules.actions import Claim, Cut, Declare, Play, Show
from game.games.baloot.rules.state import tricks_of
from reasons.families.tricks import CardChecks
from reasons.judging import Check, Hint, differs
from tests.games.baloot.bids import BIDS


def _claims(hint: Hint) -> str | None:
    if not isinstance(hint.action, Claim):
        return "nothing is claimed"
    return differs("tricks", hint.number("count"), len(hint.view.hand))


CHECKS: Final[Mapping[str, Check]] = {
    **BIDS,
    "explain_any_cut": lambda hint: None if isinstance(hint.action, Cut) else "nothing is cut",
    "explain_declares": lambda hint: None if isinstance(hint.action, Declare) else "nothing is declared",
    "explain_shows": lambda hint: None if isinstance(hint.action, Show) else "nothing is shown",
    "explain_claims": _claims,
    **CardChecks(Play, lambda view: tricks_of(view.options), lambda view: view.locked).checks(),
}
"""The check of each reason."""
