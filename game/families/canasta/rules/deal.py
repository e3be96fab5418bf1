"""Dealing a round of the family: hands, a number of reserve hands, and the stock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cards import Face, sorted_faces
from game.cards.hands import Faces
from game.engine import CardsDealt, Deals, Place, Shuffled

RESERVES = 2


class Dealt(NamedTuple):
    """Where the cards are before the first turn."""

    hands: tuple[Faces, ...]
    """Sorted, by seat."""
    reserves: tuple[Faces, ...]
    """In the order of the deal."""
    stock: Faces
    """The last card is drawn first."""
    events: tuple[Shuffled | CardsDealt, ...]
    """The deal, and what each hand got."""


def deal_cards(deals: Deals, number: int, deck: Sequence[Face], seats: int, size: int) -> Dealt:
    """Round `number` dealt: the shuffled order goes to the hands in blocks of `size` cards, then to two reserves of as
    many, and the rest is the stock.
    """
    label = f"deal {number}"
    order = deals.order(label, deck)
    blocks = [order[at * size : (at + 1) * size] for at in range(seats + RESERVES)]
    hands = tuple(map(sorted_faces, blocks[:seats]))
    dealt = tuple(
        CardsDealt(seat, Place("stock"), Place("hand", seat), hand, frozenset((seat,)))
        for seat, hand in enumerate(hands)
    )
    opening = Shuffled(target=Place("stock"), cards=order, seen_by=frozenset(), label=label)
    return Dealt(hands, tuple(blocks[seats:]), order[len(blocks) * size :], (opening, *dealt))
