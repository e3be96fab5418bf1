"""Cutting and dealing a hand of Baloot (baloot 2)."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Final

from game.cards import Face
from game.engine import Deals, Refusal, Seat
from game.families.tricks.rules.dealing import HANDS, NOBODY, PUBLIC, STOCK, deal_packets, drawn
from game.families.tricks.rules.dealing import deal_rest as deal_packets_to_holder
from game.families.tricks.rules.events import PublicTurned
from game.games.baloot.rules import events as happens
from game.games.baloot.rules.actions import CUTS, Action, Cut
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import DECK, SEATS, BalootState, Buying, Contract, Cutting, Faces, Phase
from game.tricks.auction import by_priority

Applied = tuple[BalootState, tuple[happens.BalootEvent, ...]]

CUT_FIRST: Final = Refusal("baloot 2.2", "cut_first")
NO_SUCH_CUT: Final = Refusal("baloot 2.2", "no_such_cut")
NOTHING_TO_CUT: Final = Refusal("baloot 2.2", "nothing_to_cut")

_PACKETS: Final = (3, 2)  # baloot 2.3
_CHOSEN: Final = _PACKETS[0]  # baloot 2.2


def cutter(dealer: Seat) -> Seat:
    """Return the seat that cuts, left of the dealer (baloot 2.2)."""
    return (dealer + 3) % SEATS


def deal_hand(options: BalootOptions, deals: Deals, number: int, dealer: Seat, totals: tuple[Decimal, ...]) -> Applied:
    """Hand `number`: the pack is shuffled and dealt, or waits to be cut.

    The last card of an order is the top of the pack. Without cut choices the order is that after the cut.
    """
    label = f"deal {number}"
    order = deals.order(label, DECK)
    shuffled = happens.Shuffled(None, None, STOCK, order, NOBODY, label=label)
    state = BalootState(
        options=options,
        deals=deals,
        round=number,
        dealer=dealer,
        totals=totals,
        phase=Cutting(cutter(dealer)),
        hands=((),) * SEATS,
        stock=order,
        public=None,
        said=(),
        contract=None,
        taken=None,
        multiplier=1,
        doubler=None,
        locked=False,
        leader=(dealer + 1) % SEATS,  # baloot 5.1
        trick=(),
        tricks=(),
        declared=(),
        baloot=None,
        claimed=None,
        opened=(),
    )
    if options.cut_choices == "on":
        return state, (shuffled,)
    after, dealt = _dealt(state, list(order), {}, None)
    return after, (shuffled, *dealt)


def refuse_cut(action: Action) -> Refusal | None:
    """Why the player who cuts may not do this, or None."""
    if not isinstance(action, Cut):
        return CUT_FIRST
    return None if action.how in CUTS else NO_SUCH_CUT


def apply_cut(state: BalootState, action: Cut) -> Applied:
    """The pack cut as was chosen, and dealt (baloot 2.2)."""
    seat = cutter(state.dealer)
    pack = list(state.stock)
    events: tuple[happens.BalootEvent, ...] = (happens.PackCut(seat, how=action.how),)
    packets: dict[Seat, Faces] = {}
    public: Face | None = None
    match action.how:
        case "plain":
            half = len(pack) // 2  # the place tells nothing: the pack was shuffled
            pack = pack[half:] + pack[:half]
        case "shuffle":
            label = f"reshuffle {state.round}"
            order = state.deals.order(label, DECK)
            events += (happens.Reshuffled(None, None, STOCK, order, NOBODY, label=label),)
            pack = list(order)
        case "public":
            public = pack.pop()
        case "give bottom" | "keep bottom":
            receiver = (seat + 2) % SEATS if action.how == "give bottom" else seat
            packets = {receiver: tuple(pack[:_CHOSEN])}
            del pack[:_CHOSEN]
        case "take top":
            packets = {seat: drawn(pack, _CHOSEN)}
    after, dealt = _dealt(state, pack, packets, public)
    return after, events + dealt


def _dealt(state: BalootState, pack: list[Face], packets: dict[Seat, Faces], public: Face | None) -> Applied:
    """Three each, two each and the public card (baloot 2.3); `packets` are first packets that were chosen."""
    order = by_priority(state.dealer)
    hands, dealt = deal_packets(pack, order, _PACKETS, packets)
    if public is None:
        public = pack.pop()
    turned = PublicTurned(None, STOCK, PUBLIC, (public,))
    first, *others = order
    phase = Buying(first, 1, "buy", None, tuple(others))  # baloot 3.2
    return replace(state, phase=phase, hands=hands, stock=tuple(pack), public=public), (*dealt, turned)


def deal_rest(state: BalootState, contract: Contract, phase: Phase, answers: tuple[tuple[Seat, str], ...]) -> Applied:
    """The public card to its holder, two more to him and three to each of the others (baloot 2.4)."""
    card = state.public
    assert card is not None, "the public card lies open until it is bought"
    holder = contract.holder
    bought = happens.Bought(contract.buyer, PUBLIC, HANDS[holder], (card,), kind=contract.kind)
    hands, dealt = deal_packets_to_holder(list(state.stock), state.hands, by_priority(state.dealer), holder, card)
    after = replace(state, phase=phase, hands=hands, stock=(), public=None, said=answers, contract=contract, taken=card)
    return after, (bought, *dealt)
