"""Dealing a round of Buraco (buraco 1.2 to 1.4)."""

from __future__ import annotations

from decimal import Decimal

from game.engine import Deals
from game.families.canasta.rules.round import deal_cards
from game.games.buraco.rules.events import BuracoEvent, TurnBegan
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import DECK, HAND_SIZE, ORDERS, BuracoState, Taking

Applied = tuple[BuracoState, tuple[BuracoEvent, ...]]


def deal_round(
    options: BuracoOptions,
    deals: Deals,
    number: int,
    start: int,
    totals: tuple[Decimal, ...],
    high: tuple[bool, ...],
    seats: int,
) -> Applied:
    """Round `number` dealt, begun by the place `start` of the order: the shuffled order goes to the hands of all seats
    in blocks, then to the two mortos, the rest is the stock with the last card on top.
    """
    dealt = deal_cards(deals, number, DECK, seats, HAND_SIZE)  # buraco 1.3
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
        hands=dealt.hands,
        melds=((), ()),
        fits=((), ()),
        mortos=dealt.reserves,
        morto_taken=(False, False),
        stock=dealt.stock,  # buraco 1.3
        discards=(),  # buraco 1.4
        known=((),) * seats,
        log=(),
    )
    return state, (*dealt.events, TurnBegan(ORDERS[seats][start]))
