"""Whether cards may be laid or added at all: whose they are and whether they are a meld."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.cards import Face, Faces, format_faces, holds
from game.engine import Refusal
from game.families.canasta.rules.actions import Add
from game.families.canasta.rules.round import MatchOver, RoundOver
from game.melds.common import NextRound
from game.melds.judge import arrange_add, judge
from game.melds.meld import Fault, FloatingRules, Meld, MeldFault, meld_refusal


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
    """The number of copies of each face in the deck; see `game.cards.copies_of`."""

    def refusal(self, fault: MeldFault, cards: Sequence[Face]) -> Refusal:
        """The refusal of cards that are no meld."""
        return meld_refusal(fault, self.clause(fault.reason, cards))


def meld_of(hand: Faces, cards: Faces, law: MeldLaw) -> Meld | Refusal:
    """The meld that cards of the hand are, or why they are none or not to be had."""
    if not holds(hand, cards):
        return not_in_hand(cards, law)
    meld = judge(cards, law.rules)
    return meld if isinstance(meld, Meld) else law.refusal(meld, cards)


def refuse_add(hand: Faces, melds: Sequence[Meld], fits: Sequence[int], action: Add, law: MeldLaw) -> Refusal | None:
    """Why the card cannot be added to that meld of the team, or None; `fits` are the masks of its melds."""
    if action.card not in hand:
        return not_in_hand((action.card,), law)
    if not 1 <= action.meld <= len(melds):
        return Refusal(law.own_cards, "no_such_meld", (("meld", action.meld),))
    if fits[action.meld - 1] >> action.card & 1:
        return None
    meld = melds[action.meld - 1]
    fault = arrange_add(meld, action.card, law.rules)
    assert isinstance(fault, MeldFault), "the mask of fitting faces says what adding says"
    return law.refusal(fault, (*meld.cards, action.card))


def not_in_hand(cards: Faces, law: MeldLaw) -> Refusal:
    """The refusal of cards that the player does not hold."""
    return Refusal(law.own_cards, "not_in_hand", (("cards", format_faces(cards)),))


def fitting_adds(hand: Faces, fits: Sequence[int]) -> Iterator[Add]:
    """Every add of a card of the sorted hand to a meld it fits, by meld and then by card."""
    faces = tuple(dict.fromkeys(hand))
    for number, fit in enumerate(fits, start=1):
        for card in faces:
            if fit >> card & 1:
                yield Add(card, number)


def refuse_after_round(
    phase: RoundOver | MatchOver, action: object, round_is_over: Refusal, match_is_over: Refusal
) -> Refusal | None:
    """Why nothing but the next round may be asked for once a round is over, and nothing at all after the match."""
    if isinstance(phase, MatchOver):
        return match_is_over
    return None if isinstance(action, NextRound) else round_is_over
