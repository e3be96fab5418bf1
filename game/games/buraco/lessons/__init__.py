"""Lessons of Buraco, each in a file of its own."""

from collections.abc import Mapping

from game.families.canasta.lessons import TeamDeal
from game.games.buraco.rules.state import DECK


def dealt(hands: Mapping[int, str], draws: str = "", mortos: tuple[str, str] = ("", "")) -> TeamDeal:
    """Hands by seat, what is drawn in order, and both mortos."""
    return TeamDeal(DECK, hands, draws, mortos)


def turn(card: str, *done: str) -> tuple[str, ...]:
    """A turn that begins at the stock and ends with this card on the pile, and what is done in between."""
    return ("draw", *done, f"discard {card}", "end")
