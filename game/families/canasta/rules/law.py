"""What a game of the family judges its melds by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.cards import Face
from game.engine import Refusal
from game.melds.meld import Fault, FloatingRules, MeldFault
from game.melds.refusal import meld_refusal


@dataclass(frozen=True, slots=True)
class MeldLaw:
    """The parameters of melds under some house rules, and the clauses of the book that they come from."""

    rules: FloatingRules
    clause: Callable[[Fault, Sequence[Face]], str]
    """The clause that the refusal of some cards names, by what is wrong with them; those of the meld that would be
    added to are among the cards.
    """
    own_cards: str
    """The clause by which only cards of the own hand are laid, to melds of the own team."""
    copies: tuple[int, ...]
    """By face, how many the deck has; see `game.cards.hands.copies_of`."""

    def refusal(self, fault: MeldFault, cards: Sequence[Face]) -> Refusal:
        """The refusal of cards that are no meld."""
        return meld_refusal(fault, self.clause(fault.reason, cards))
