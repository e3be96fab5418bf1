"""Dealing a round of Borako (borako 2)."""

from __future__ import annotations

from decimal import Decimal

from game.cards import sorted_faces
from game.engine import Deals, Event, Place, Seat
from game.rules.borako.options import BorakoOptions
from game.rules.borako.state import DECK, HAND_SIZE, MOUR_SIZE, SEATS, BorakoState, Taking


def deal_round(
    options: BorakoOptions, deals: Deals, number: int, starter: Seat, totals: tuple[Decimal, ...]
) -> tuple[BorakoState, tuple[Event, ...]]:
    """Round `number` dealt for `starter` to begin: the shuffled order goes to the hands of seats 0 to 3 in blocks,
    then to the Mours of teams 0 and 1, the rest is the stock with the last card on top.
    """
    label = f"deal {number}"
    order = deals.order(label, DECK)
    hands = tuple(sorted_faces(order[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(SEATS))
    after_hands = SEATS * HAND_SIZE
    after_mours = after_hands + 2 * MOUR_SIZE
    mours = (
        sorted_faces(order[after_hands : after_hands + MOUR_SIZE]),
        sorted_faces(order[after_hands + MOUR_SIZE : after_mours]),
    )
    state = BorakoState(
        options=options,
        deals=deals,
        round=number,
        starter=starter,
        totals=totals,
        phase=Taking(starter),
        hands=hands,
        melds=((), ()),
        fits=((), ()),
        reserves=mours,
        stock=order[after_mours:],  # borako 2.1
        discards=(),  # borako 2.2
        known=((),) * SEATS,
        log=(),
    )
    nobody: frozenset[int] = frozenset()
    dealt = tuple(
        Event("dealt", seat, Place("stock"), Place("hand", seat), hands[seat], frozenset((seat,)), reveals=True)
        for seat in range(SEATS)
    )
    opening = Event("deal", None, None, Place("stock"), order, nobody, params=(("label", label),))
    return state, (opening, *dealt, Event("turn", starter))
