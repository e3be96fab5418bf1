"""Dealing (belote 1)."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Final

from game.engine import Deals, Seat
from game.engine.events import Shuffled
from game.families.tricks.rules.dealing import HANDS, NOBODY, PUBLIC, STOCK, deal_packets
from game.families.tricks.rules.dealing import deal_rest as deal_packets_to_holder
from game.families.tricks.rules.events import PublicTurned
from game.games.belote.rules import events as happens
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import DECK, BeloteState, Bidding, Contract, Playing, Taking
from game.tricks.auction import by_priority
from game.tricks.rules import SEATS

Applied = tuple[BeloteState, tuple[happens.BeloteEvent, ...]]

_PACKETS: Final = (3, 2)  # belote 1.5
_ALL_PACKETS: Final = (3, 2, 3)  # belote 6.1


def deal_round(
    options: BeloteOptions, deals: Deals, number: int, dealer: Seat, totals: tuple[Decimal, ...], held: int
) -> Applied:
    """Deal `number`; the last card of an order is the top of the pack (belote 1.4, 1.5, 6.1)."""
    label = f"deal {number}"
    pack = list(deals.order(label, DECK))
    shuffled = Shuffled(None, None, STOCK, tuple(pack), NOBODY, label=label)
    order = by_priority(dealer)
    coinche = options.bidding == "coinche"
    hands, dealt = deal_packets(pack, order, _ALL_PACKETS if coinche else _PACKETS)
    public = None if coinche else pack.pop()
    first, *others = order
    state = BeloteState(
        options=options,
        deals=deals,
        round=number,
        dealer=dealer,
        totals=totals,
        held=held,
        phase=Bidding(first, None, 0) if coinche else Taking(first, 1, tuple(others)),  # belote 2.1, 6.1
        hands=hands,
        stock=tuple(pack),
        public=public,
        said=(),
        contract=None,
        taken=None,
        multiplier=1,
        leader=first,  # belote 3.1
        trick=(),
        tricks=(),
        declared=(),
        belotes=(),
        saying=None,
    )
    if public is None:
        return state, (shuffled, *dealt)
    return state, (shuffled, *dealt, PublicTurned(None, STOCK, PUBLIC, (public,)))


def deal_rest(state: BeloteState, contract: Contract) -> Applied:
    """The turned-up card and two more to the taker, three to each of the others (belote 1.5)."""
    card, seat = state.public, contract.taker
    assert card is not None, "the card lies open until it is taken"
    taken: happens.BeloteEvent
    if contract.trump is None:
        taken = happens.TakenWithoutSuit(seat, PUBLIC, HANDS[seat], (card,), kind=contract.named)
    else:
        taken = happens.Taken(seat, PUBLIC, HANDS[seat], (card,), suit=contract.trump)
    hands, dealt = deal_packets_to_holder(list(state.stock), state.hands, by_priority(state.dealer), seat, card)
    after = replace(
        state, phase=Playing(state.leader), hands=hands, stock=(), public=None, contract=contract, taken=card
    )
    return after, (taken, *dealt)


def next_round(state: BeloteState, held: int) -> Applied:
    """The next deal, by the player to the right (belote 1.4)."""
    dealer = (state.dealer + 1) % SEATS
    return deal_round(state.options, state.deals, state.round + 1, dealer, state.totals, held)
