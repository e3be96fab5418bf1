"""Buraco's melds: what floats in them, what may be added to them, why cards are none (buraco 4, 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from game.cards import JOKER, Face, Rank, copies_of
from game.families.canasta.rules.legal import MeldLaw
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import Canastra, canastra_of
from game.games.buraco.rules.state import DECK
from game.melds.meld import Fault, FloatingRules, Meld

_WILDS_OF_THE_DECK: Final = sum(face == JOKER or face.rank == Rank.TWO for face in DECK)
FAULT_CLAUSES: Final = {
    Fault.TOO_FEW_CARDS: "buraco 4.1",
    Fault.MIXED_SUITS: "buraco 4.1",
    Fault.MIXED_RANKS: "buraco 5.1",
    Fault.RANK_MAKES_NO_SET: "buraco 5.1",
    Fault.REPEATED_CARD: "buraco 4.1",
    Fault.NO_ROOM: "buraco 4.1",
    Fault.GAP_TOO_WIDE: "buraco 4.1",
    Fault.TOO_FEW_NATURALS: "buraco 4.2",
    Fault.TOO_MANY_WILDS: "buraco 4.2",
    Fault.WILD_TWO_BESIDE_NATURAL: "buraco 4.2",
}
_WILDS: Final = (Fault.TOO_FEW_NATURALS, Fault.TOO_MANY_WILDS)


def law_of(options: BuracoOptions) -> MeldLaw:
    """Return the rules of melds under these house rules."""
    return _law(options.ace_wilds, options.natural_two_with_wild_two == "on")


def meld_rules(options: BuracoOptions) -> FloatingRules:
    """The parameters of the melds under these house rules."""
    return law_of(options).rules


@cache
def _law(ace_wilds: str, natural_two_with_wild_two: bool) -> MeldLaw:
    # Three cards or more, fourteen places from ace to ace, wilds that float: buraco 4.1, 4.4
    rules = FloatingRules(
        set_ranks=(Rank.ACE,),  # buraco 5.1
        min_naturals=2,  # buraco 4.2, 5.1
        max_run_wilds=1,  # buraco 4.2
        max_set_wilds=1 if ace_wilds == "1" else _WILDS_OF_THE_DECK,  # buraco 5.1
        natural_two_with_wild_two=natural_two_with_wild_two,  # buraco 4.2, 4.3
    )
    return MeldLaw(rules, _clause, own_cards="buraco 3.4", copies=copies_of(DECK))


def _clause(fault: Fault, cards: Sequence[Face]) -> str:
    plain = [card for card in cards if card != JOKER and card.rank != Rank.TWO]
    if fault in _WILDS and plain and all(card.rank == Rank.ACE for card in plain):
        return "buraco 5.1"
    return FAULT_CLAUSES[fault]


def owns_limpa(melds: Iterable[Meld]) -> bool:
    """Whether one of the melds is a canastra limpa, the one from ace to ace included (buraco 6.1)."""
    return any(canastra_of(meld) in (Canastra.LIMPA, Canastra.AS_A_AS) for meld in melds)
