"""Lessons of Belote, each in a file of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import team_points
from game.families.tricks.lessons import giving_away_points, passing_strength
from game.games.belote.rules.state import Bidding, Taking, tricks_of
from game.games.belote.rules.view import BeloteView
from game.i18n import mark
from game.lessons.lesson import PLAYER
from game.match.match import Match
from game.tricks.rules import TEAMS, TrickRules


def _rules_of(view: BeloteView) -> TrickRules:
    return tricks_of(view.options, view.contract.named if view.contract is not None else None)


gives_away_points: Final = giving_away_points(BeloteView, _rules_of)
passes_strength: Final = passing_strength(
    Taking | Bidding, mark("Careful: with this hand I'd take. {why} Pass once more if you mean it.")
)


def deal_points(match: Match) -> Mapping[str, object]:
    """What each team scored in the deal just over (belote 5)."""
    points, team = team_points(match.score()), TEAMS[PLAYER]
    return {"ours": int(points[team]), "theirs": int(points[1 - team])}
