"""Borako's melds: what floats in them, what may be added to them and what they are worth (borako 4 to 7, 10.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, Rank, copies_of
from game.families.canasta.rules.legal import MeldLaw
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import DECK
from game.melds import judge
from game.melds.meld import Fault, FloatingRules, Kind, Meld

# Three cards or more, wilds that float and fourteen places from ace to ace are nobody's choice: borako 4.1, 4.2, 6.1
# So is what is wild: the joker always, a 2 wherever it is not natural: borako 5.1, 5.2
MELD_RULES: Final = FloatingRules(
    set_ranks=(Rank.ACE, Rank.TWO, Rank.THREE),  # borako 7.1
    min_naturals=2,  # borako 4.3
    max_run_wilds=2,  # borako 4.3
    max_set_wilds=2,  # borako 4.3
    natural_two_with_wild_two=True,  # borako 5.1
)
BONUS_SIZE: Final = 7  # borako 6.2, 7.2
RUN_BONUS: Final = (200, 100, 0)  # borako 6.2
SET_BONUS: Final = {
    Rank.ACE: (300, 150, 0),  # borako 7.2, 7.3
    Rank.TWO: (400, 200, 0),
    Rank.THREE: (300, 150, 0),
}
FAULT_CLAUSES: Final = {
    Fault.TOO_FEW_CARDS: "borako 4.1",
    Fault.MIXED_SUITS: "borako 6.1",
    Fault.MIXED_RANKS: "borako 4.2",
    Fault.RANK_MAKES_NO_SET: "borako 7.1",
    Fault.REPEATED_CARD: "borako 6.1",
    Fault.NO_ROOM: "borako 6.1",
    Fault.GAP_TOO_WIDE: "borako 6.1",
    Fault.TOO_FEW_NATURALS: "borako 4.3",
    Fault.TOO_MANY_WILDS: "borako 4.3",
}
LAW: Final = MeldLaw(
    MELD_RULES, lambda fault, _cards: FAULT_CLAUSES[fault], own_cards="borako 3.4", copies=copies_of(DECK)
)


def meld_bonus(meld: Meld) -> int:
    """The bonus of a meld in round points, by its length and its wilds."""
    if len(meld.cards) < BONUS_SIZE:
        return 0
    wilds = len(meld.wilds)
    if meld.kind is Kind.RUN:
        return RUN_BONUS[wilds]
    assert meld.rank is not None, "a set has a rank"
    return SET_BONUS[meld.rank][wilds]


def _half_points(face: Face, joker: int) -> int:
    # borako 10.1
    if face == JOKER:
        return 2 * joker
    if face.rank == Rank.ACE:
        return 3
    return 1 if Rank.THREE <= face.rank <= Rank.SEVEN else 2


_VALUES: Final = {joker: tuple(_half_points(face, joker) for face in ALL_FACES) for joker in (0, 1)}


def half_points(cards: Iterable[Face], options: BorakoOptions) -> int:
    """Return the value of the cards, in half-points (borako 10.1)."""
    values = _VALUES[options.joker_value]
    return sum([values[card] for card in cards])


def fitting(meld: Meld) -> int:
    """The faces that may be added to the meld, as a mask with bit `1 << face` (borako 4.2)."""
    return judge.fitting(meld, MELD_RULES)
