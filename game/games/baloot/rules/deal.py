"""Cutting and dealing a hand of Baloot (baloot 2)."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Final

from game.cards import Face
from game.engine import Deals, Place, Refusal, Seat
from game.games.baloot.rules import events as happens
from game.games.baloot.rules.actions import CUTS, Action, Cut
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import DECK, SEATS, BalootState, Buying, Contract, Cutting, Faces, Phase
from game.tricks.auction import by_priority

Applied = tuple[BalootState, tuple[happens.BalootEvent, ...]]

CUT_FIRST: Final = Refusal("baloot 2.2", "cut_first")
NO_SUCH_CUT: Final = Refusal("baloot 2.2", "no_such_cut")
NOTHING_TO_CUT: Final = Refusal("baloot 2.2", "nothing_to_cut")

_PACKET: Final = 3  # baloot 2.3
_SECOND_PACKET: Final = 2  # baloot 2.3
_STOCK: Final = Place("stock")
_PUBLIC: Final = Place("public")
_NOBODY: Final[frozenset[int]] = frozenset()
_ALONE: Final = tuple(frozenset((seat,)) for seat in range(SEATS))
_HANDS: Final = tuple(Place("hand", seat) for seat in range(SEATS))


def cutter(dealer: Seat) -> Seat:
    """Who cuts: the player left of the dealer (baloot 2.2)."""
    return (dealer + 3) % SEATS


def deal_hand(options: BalootOptions, deals: Deals, number: int, dealer: Seat, totals: tuple[Decimal, ...]) -> Applied:
    """Hand `number`: the pack is shuffled and dealt, or waits to be cut.

    The last card of an order is the top of the pack. Without cut choices the order is that after the cut.
    """
    label = f"deal {number}"
    order = deals.order(label, DECK)
    shuffled = happens.Shuffled(None, None, _STOCK, order, _NOBODY, label=label)
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
            events += (happens.Reshuffled(None, None, _STOCK, order, _NOBODY, label=label),)
            pack = list(order)
        case "public":
            public = pack.pop()
        case "give bottom" | "keep bottom":
            receiver = (seat + 2) % SEATS if action.how == "give bottom" else seat
            packets = {receiver: tuple(pack[:_PACKET])}
            del pack[:_PACKET]
        case "take top":
            packets = {seat: _drawn(pack, _PACKET)}
    after, dealt = _dealt(state, pack, packets, public)
    return after, events + dealt


def _dealt(state: BalootState, pack: list[Face], packets: dict[Seat, Faces], public: Face | None) -> Applied:
    """Three each, two each and the public card (baloot 2.3); `packets` are first packets that were chosen."""
    order = by_priority(state.dealer)
    events: list[happens.BalootEvent] = []
    hands: list[Faces] = [()] * SEATS
    for seat in order:
        hands[seat] = packets[seat] if seat in packets else _drawn(pack, _PACKET)
        events.append(_dealt_to(seat, hands[seat]))
    for seat in order:
        packet = _drawn(pack, _SECOND_PACKET)
        hands[seat] += packet
        events.append(_dealt_to(seat, packet))
    if public is None:
        public = pack.pop()
    events.append(happens.PublicTurned(None, _STOCK, _PUBLIC, (public,)))
    first, *others = order
    phase = Buying(first, 1, "buy", None, tuple(others))  # baloot 3.2
    after = replace(
        state, phase=phase, hands=tuple(tuple(sorted(hand)) for hand in hands), stock=tuple(pack), public=public
    )
    return after, tuple(events)


def deal_rest(state: BalootState, contract: Contract, phase: Phase, said: tuple[tuple[Seat, str], ...]) -> Applied:
    """The public card to its holder, two more to him and three to each of the others (baloot 2.4)."""
    card = state.public
    assert card is not None, "the public card lies open until it is bought"
    holder = contract.holder
    events: list[happens.BalootEvent] = [
        happens.Bought(contract.buyer, _PUBLIC, _HANDS[holder], (card,), kind=contract.kind)
    ]
    pack = list(state.stock)
    hands = list(state.hands)
    for seat in by_priority(state.dealer):
        packet = _drawn(pack, _PACKET - 1 if seat == holder else _PACKET)
        events.append(_dealt_to(seat, packet))
        bought = (card,) if seat == holder else ()
        hands[seat] = tuple(sorted(hands[seat] + packet + bought))
    after = replace(
        state, phase=phase, hands=tuple(hands), stock=(), public=None, said=said, contract=contract, taken=card
    )
    return after, tuple(events)


def _drawn(pack: list[Face], count: int) -> Faces:
    """The next `count` cards, which leave the pack, the top one first."""
    drawn = pack[: -count - 1 : -1]
    del pack[-count:]
    return tuple(drawn)


def _dealt_to(seat: Seat, cards: Faces) -> happens.CardsDealt:
    return happens.CardsDealt(seat, _STOCK, _HANDS[seat], cards, _ALONE[seat])
