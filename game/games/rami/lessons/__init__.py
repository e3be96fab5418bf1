"""Lessons of Rami, each in a file of its own. Slim, who sits left of the player, begins every deal of theirs."""

from collections.abc import Mapping

from game.families.rummy.lessons import HandsDeal

STARTER = 3
"""The seat that begins, chosen so that the player draws at once instead of only discarding."""


def dealt(hands: Mapping[int, str], draws: str = "") -> HandsDeal:
    """Hands by seat, and what is drawn in order."""
    return HandsDeal(hands, draws, size=14, starter=STARTER)


def opened(kept: str, draws: str, *, joker: bool = False) -> HandsDeal:
    """The deal of a round in which the player, Moncef and Slim open as `OPENINGS` says.

    The player then holds `kept`, five cards. `joker`: Moncef has one in the place of his king of spades.
    """
    karim = "TS JS QS JK" if joker else "TS JS QS KS"
    hands = {
        0: f"9H TH JH QH KH KS KD KC KH {kept}",
        1: f"{karim} 8H 8D 8C 8S 3D 5H 2S 7D 4H JC",
        2: "AH 3C 5C 9D 2H 7H 3D 6H QD TD 2S 6S QC 3H",
        3: "7C 8C 9C TC JD JC JH JS AD 4C 5S 4S 2C QH AS",
    }
    return HandsDeal(hands, f"AC 9C 5H 2H {draws}", size=14, starter=STARTER)


OPENINGS = (
    "discard QH",
    "draw",
    "open 9H TH JH QH KH / KS KH KD KC",
    "discard AC",
    "draw",
    "open TS JS QS KS / 8S 8H 8D 8C",
    "discard JC",
    "draw",
    "discard TD",
    "draw",
    "open 7C 8C 9C TC / JS JH JD JC",
    "discard AS",
)
"""The actions from the first card of that round to the player's second turn; melds 1 and 2 are the player's, 3 and 4
Moncef's.
"""
OPENINGS_WITH_JOKER = tuple(text.replace("QS KS /", "QS JK /") for text in OPENINGS)
"""Actions like these where Moncef's run ends in a joker."""
