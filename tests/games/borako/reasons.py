"""Checks of Borako's reasons: `python -m reasons borako`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.games.borako.rules.legal import may_go_out
from game.games.borako.rules.meld import LAW, half_points, meld_bonus
from reasons.families.canasta.turns import Canasta
from reasons.judging import Check

_BORAKO: Final = Canasta(
    rules=lambda _view: LAW.rules,
    bonus=meld_bonus,
    points=lambda cards, options: half_points(cards, options) / 2,
    may_go_out=lambda melds, options: may_go_out(options, melds),
    reserve_due=lambda view: not view.reserve_taken[view.team],
    nearer_reserve="explain_nearer_mour",
    takes_reserve="explain_takes_mour",
    keeps_for_team=("explain_keeps_for_partner", "explain_keeps_key"),
)
CHECKS: Final[Mapping[str, Check]] = _BORAKO.checks()
