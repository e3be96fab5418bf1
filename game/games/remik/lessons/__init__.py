"""Lessons of Remik, each in a file of its own. Kasia, who plays before the player, begins every deal of theirs."""

from collections.abc import Mapping

from game.families.rummy.lessons import HandsDeal

STARTER = 3
"""The seat that begins, chosen so that the player draws at once instead of only discarding."""


def dealt(hands: Mapping[int, str], draws: str = "") -> HandsDeal:
    """Hands by seat, and what is drawn in order."""
    return HandsDeal(hands, draws, size=13, starter=STARTER)


def opened(kept: str, draws: str, *, joker: bool = False) -> HandsDeal:
    """The deal of a round in which the player, Zofia and Kasia open as `OPENINGS` says.

    The player then holds `kept`, seven cards. `joker`: Zofia has one in the place of his jack of hearts.
    """
    karim = "8H 9H TH JK" if joker else "8H 9H TH JH"
    hands = {
        0: f"JS QS KS 7H 7D 7C {kept}",
        1: f"{karim} 5C 5D 5H QD 3D 2S 9C JC 4C",
        2: "AH 3C 6C AD 2H 6H 4S 8C TC 2C 6S QC 3H",
        3: "9D TD JD 8C 8S 8D 4H KD AS 6D KH 6S TS 4C",
    }
    return dealt(hands, f"KC 9C 5H 2H {draws}")


OPENINGS = (
    "discard KH",
    "draw",
    "open JS QS KS / 7H 7C 7D",
    "discard KC",
    "draw",
    "open 8H 9H TH JH / 5H 5C 5D",
    "discard JC",
    "draw",
    "discard TC",
    "draw",
    "open 9D TD JD / 8S 8C 8D",
    "discard KD",
)
"""The actions from the first card of that round to the player's second turn; melds 1 and 2 are the player's, 3 and 4
Zofia's.
"""
OPENINGS_WITH_JOKER = tuple(text.replace("TH JH /", "TH JK /") for text in OPENINGS)
"""Actions like these where Zofia's run ends in a joker."""
