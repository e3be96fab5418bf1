"""Lessons of Baloot, each in a file of its own. In most of them Saud deals, who sits left of the player: the player is
asked first.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Final

from game.families.tricks.lessons import giving_away_points, passing_strength
from game.games.baloot.card_words import CARDS
from game.games.baloot.rules.state import TEAMS, TRICKS, Buying
from game.games.baloot.rules.view import BalootView
from game.i18n import mark
from game.lessons.lesson import PLAYER
from game.match.match import Match

gives_away_points: Final = giving_away_points(BalootView, lambda _view: TRICKS, CARDS)
passes_strength: Final = passing_strength(
    Buying, mark("Careful: with this hand I would buy. {why} Pass once more if you mean it.")
)


def deal_points(match: Match) -> Mapping[str, object]:
    """Return the card points and the game points of both teams in the deal just over (baloot 7.1, 7.2), and the most
    game points that a team got.
    """
    raw = [0, 0]
    for line in match.score():
        if line.key in {"cards", "last_trick"} and line.team is not None:
            raw[line.team] += int(dict(line.detail)["raw"])
    won = match.standing().round_points or (Decimal(0),) * len(raw)
    team = TEAMS[PLAYER]
    return {
        "ours": raw[team],
        "theirs": raw[1 - team],
        "won": int(won[team]),
        "lost": int(won[1 - team]),
        "total": int(max(won)),
    }
