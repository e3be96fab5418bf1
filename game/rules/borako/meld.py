"""Borako's melds: what floats in them, what may be added to them and what they are worth (borako 4 to 7, 10.1)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, Rank, Suit, face_of
from game.engine import Refusal
from game.melds.line import Standing, stand
from game.melds.meld import RUN_PLACES, Fault, FloatingRules, Kind, Meld, MeldFault
from game.rules.borako.options import BorakoOptions

MELD_RULES: Final = FloatingRules(
    set_ranks=(Rank.ACE, Rank.TWO, Rank.THREE),  # borako 7.1
    min_naturals=2,  # borako 4.3
    max_run_wilds=2,  # borako 4.3
    max_set_wilds=2,  # borako 4.3
)
_OF_RANK: Final = {rank: sum(1 << face_of(rank, suit) for suit in Suit) for rank in MELD_RULES.set_ranks}
BONUS_SIZE: Final = 7  # borako 6.2, 7.2
_RUN_BONUS: Final = (200, 100, 0)  # borako 6.2
_SET_BONUS: Final = {
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


def meld_bonus(meld: Meld) -> int:
    """The bonus of a meld in round points, by its length and its wilds."""
    if len(meld.cards) < BONUS_SIZE:
        return 0
    wilds = len(meld.wilds)
    if meld.kind is Kind.RUN:
        return _RUN_BONUS[wilds]
    assert meld.rank is not None, "a set has a rank"
    return _SET_BONUS[meld.rank][wilds]


def _half_points(face: Face, joker: int) -> int:
    # borako 10.1
    if face == JOKER:
        return 2 * joker
    if face.rank == Rank.ACE:
        return 3
    return 1 if Rank.THREE <= face.rank <= Rank.SEVEN else 2


_VALUES: Final = {joker: tuple(_half_points(face, joker) for face in ALL_FACES) for joker in (0, 1)}


def half_points(cards: Iterable[Face], options: BorakoOptions) -> int:
    """What the cards count, in half-points (borako 10.1)."""
    values = _VALUES[options.joker_value]
    return sum([values[card] for card in cards])


def face_mask(cards: Iterable[Face]) -> int:
    """The faces among the cards, as a mask with bit `1 << face`."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@lru_cache(maxsize=1 << 15)
def fitting(meld: Meld) -> int:
    """The faces that may be added to the meld, as a mask with bit `1 << face` (borako 4.2).

    It says what `arrange_add` says of each face, for all faces together: a position asks for it at every turn.
    """
    if meld.suit is None:
        assert meld.rank is not None, "a set has a rank"
        spare_wild = len(meld.wilds) < MELD_RULES.max_set_wilds
        return _OF_RANK[meld.rank] | (_wilds_of_set(meld.rank) if spare_wild else 0)
    return _fitting_run(meld, meld.suit)


def _wilds_of_set(rank: Rank) -> int:
    joker = 1 << JOKER  # borako 5.2
    return joker if rank is Rank.TWO else joker | _OF_RANK[Rank.TWO]  # borako 7.1


def _fitting_run(meld: Meld, suit: Suit) -> int:
    size = len(meld.cards) + 1
    if size > RUN_PLACES:  # borako 6.1
        return 0
    ace, two = face_of(Rank.ACE, suit), face_of(Rank.TWO, suit)
    middle = aces = twos = wilds = 0
    for face in meld.cards:
        if face == ace:
            aces += 1
        elif face == two:
            twos += 1
        elif _OF_RANK[Rank.TWO] >> face & 1 or face == JOKER:
            wilds += 1
        else:
            middle |= 1 << face - ace + 1

    def stands(standing: Standing | int) -> bool:
        return isinstance(standing, Standing) and size - standing.naturals.bit_count() <= MELD_RULES.max_run_wilds

    mask = 0
    for place in range(Rank.THREE, Rank.KING + 1):
        if not middle >> place & 1 and stands(stand(middle | 1 << place, aces, twos, wilds)):
            mask |= 1 << ace + place - 1
    if aces < 2 and stands(stand(middle, aces + 1, twos, wilds)):
        mask |= 1 << ace
    if stands(stand(middle, aces, twos + 1, wilds)):
        mask |= 1 << two
    if stands(stand(middle, aces, twos, wilds + 1)):
        mask |= _OF_RANK[Rank.TWO] & ~(1 << two) | 1 << JOKER
    return mask


def meld_refusal(fault: MeldFault) -> Refusal:
    """The refusal of a lay or add whose cards are no meld."""
    params: list[tuple[str, str | int]] = []
    if fault.limit:
        params.append(("limit", fault.limit))
    if fault.face is not None:
        params.append(("card", str(fault.face)))
    return Refusal(FAULT_CLAUSES[fault.reason], fault.reason.value, tuple(params))
