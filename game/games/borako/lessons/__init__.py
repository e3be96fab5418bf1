"""Lessons of Borako, each in a file of its own."""

from collections.abc import Mapping

from game.families.canasta.lessons import TeamDeal
from game.games.borako.rules.state import DECK


def dealt(hands: Mapping[int, str], draws: str = "", mours: tuple[str, str] = ("", "")) -> TeamDeal:
    """Hands by seat, what is drawn in order, and the Mours of both teams."""
    return TeamDeal(DECK, hands, draws, mours)
