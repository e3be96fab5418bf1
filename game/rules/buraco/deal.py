"""Dealing a round of Buraco (buraco 1.2 to 1.4)."""

from __future__ import annotations

from decimal import Decimal

from game.cards import sorted_faces
from game.engine import Deals, Event, Place
from game.rules.buraco.options import BuracoOptions
from game.rules.buraco.state import DECK, HAND_SIZE, MORTO_SIZE, MORTOS, ORDERS, BuracoState, Taking


def deal_round(
    options: BuracoOptions,
    deals: Deals,
    number: int,
    start: int,
    totals: tuple[Decimal, ...],
    high: tuple[bool, ...],
    seats: int,
) -> tuple[BuracoState, tuple[Event, ...]]:
    """Round `number` dealt, begun by the place `start` of the order: the shuffled order goes to the hands of all seats
    in blocks, then to the two mortos, the rest is the stock with the last card on top.
    """
    label = f"deal {number}"
    order = deals.order(label, DECK)
    hands = tuple(sorted_faces(order[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(seats))
    after_hands = seats * HAND_SIZE
    mortos = tuple(
        order[after_hands + morto * MORTO_SIZE : after_hands + (morto + 1) * MORTO_SIZE] for morto in range(MORTOS)
    )
    state = BuracoState(
        options=options,
        deals=deals,
        round=number,
        start=start,
        totals=totals,
        high=high,
        phase=Taking(start, pique=False),
        quiet=0,
        busy=False,
        hands=hands,
        melds=((), ()),
        fits=((), ()),
        mortos=mortos,
        morto_taken=(False, False),
        stock=order[after_hands + MORTOS * MORTO_SIZE :],  # buraco 1.3
        discards=(),  # buraco 1.4
        known=((),) * seats,
        log=(),
    )
    nobody: frozenset[int] = frozenset()
    dealt = tuple(
        Event("dealt", seat, Place("stock"), Place("hand", seat), hands[seat], frozenset((seat,)), reveals=True)
        for seat in range(seats)
    )
    opening = Event("deal", None, None, Place("stock"), order, nobody, params=(("label", label),))
    return state, (opening, *dealt, Event("turn", ORDERS[seats][start]))
