"""Dealing a round of Borako (borako 2)."""

from __future__ import annotations

from decimal import Decimal

from game.cards import sorted_faces
from game.engine import Deals, Seat
from game.families.canasta.rules.round import deal_cards
from game.games.borako.rules.events import BorakoEvent, TurnBegan
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import DECK, HAND_SIZE, SEATS, BorakoState, Taking

Applied = tuple[BorakoState, tuple[BorakoEvent, ...]]


def deal_round(
    options: BorakoOptions, deals: Deals, number: int, starter: Seat, totals: tuple[Decimal, ...]
) -> Applied:
    """Round `number` dealt for `starter` to begin: the shuffled order goes to the hands of seats 0 to 3 in blocks,
    then to the Mours of teams 0 and 1, the rest is the stock with the last card on top.
    """
    dealt = deal_cards(deals, number, DECK, SEATS, HAND_SIZE)  # borako 2.1
    state = BorakoState(
        options=options,
        deals=deals,
        round=number,
        starter=starter,
        totals=totals,
        phase=Taking(starter),
        hands=dealt.hands,
        melds=((), ()),
        fits=((), ()),
        reserves=tuple(map(sorted_faces, dealt.reserves)),
        stock=dealt.stock,
        discards=(),  # borako 2.2
        known=((),) * SEATS,
        log=(),
    )
    return state, (*dealt.events, TurnBegan(starter))
