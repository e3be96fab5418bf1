"""Buraco's melds: what floats in them, what may be added to them, why cards are none (buraco 4, 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, Rank
from game.engine import Refusal
from game.melds.judge import arrange_add
from game.melds.meld import Fault, FloatingRules, Meld, MeldFault
from game.rules.buraco.options import BuracoOptions
from game.rules.buraco.scoring import Canastra, canastra_of
from game.rules.buraco.state import DECK

_WILDS_OF_THE_DECK: Final = sum(face == JOKER or face.rank == Rank.TWO for face in DECK)
_WILD_CLAUSES: Final = {"run": "buraco 4.2", "aces": "buraco 5.1"}
_FAULT_CLAUSES: Final = {
    Fault.TOO_FEW_CARDS: "buraco 4.1",
    Fault.MIXED_SUITS: "buraco 4.1",
    Fault.MIXED_RANKS: "buraco 5.1",
    Fault.RANK_MAKES_NO_SET: "buraco 5.1",
    Fault.REPEATED_CARD: "buraco 4.1",
    Fault.NO_ROOM: "buraco 4.1",
    Fault.GAP_TOO_WIDE: "buraco 4.1",
    Fault.WILD_TWO_BESIDE_NATURAL: "buraco 4.2",
}


def meld_rules(options: BuracoOptions) -> FloatingRules:
    """The parameters of the melds under these house rules."""
    return _meld_rules(options.ace_wilds, options.natural_two_with_wild_two == "on")


@cache
def _meld_rules(ace_wilds: str, natural_two_with_wild_two: bool) -> FloatingRules:
    return FloatingRules(
        set_ranks=(Rank.ACE,),  # buraco 5.1
        min_naturals=2,  # buraco 4.2, 5.1
        max_run_wilds=1,  # buraco 4.2
        max_set_wilds=1 if ace_wilds == "1" else _WILDS_OF_THE_DECK,  # buraco 5.1
        natural_two_with_wild_two=natural_two_with_wild_two,  # buraco 4.2, 4.3
    )


@lru_cache(maxsize=1 << 15)
def fitting(meld: Meld, rules: FloatingRules) -> int:
    """The faces that may be added to the meld, as a mask with bit `1 << face` (buraco 4.4)."""
    mask = 0
    for face in ALL_FACES:
        if isinstance(arrange_add(meld, face, rules), Meld):
            mask |= 1 << face
    return mask


def owns_limpa(melds: Iterable[Meld]) -> bool:
    """Whether one of the melds is a canastra limpa, the one from ace to ace included (buraco 6.1)."""
    return any(canastra_of(meld) in (Canastra.LIMPA, Canastra.AS_A_AS) for meld in melds)


def meld_refusal(fault: MeldFault, cards: Sequence[Face]) -> Refusal:
    """The refusal of a lay or add whose cards, those of the meld added to among them, are no meld."""
    params: list[tuple[str, str | int]] = []
    if fault.limit:
        params.append(("limit", fault.limit))
    if fault.face is not None:
        params.append(("card", str(fault.face)))
    clause = _FAULT_CLAUSES.get(fault.reason)
    if clause is None:
        plain = [card for card in cards if card != JOKER and card.rank != Rank.TWO]
        clause = _WILD_CLAUSES["aces" if plain and all(card.rank == Rank.ACE for card in plain) else "run"]
    return Refusal(clause, fault.reason.value, tuple(params))
