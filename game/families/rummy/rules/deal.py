"""Dealing a round of a rummy."""

from __future__ import annotations

from decimal import Decimal

from game.cards import sorted_faces
from game.engine import Deals, Place, Seat
from game.families.rummy.rules.events import CardsDealt, RummyEvent, Shuffled, TurnBegan
from game.families.rummy.rules.house import DECK, HouseOptions
from game.families.rummy.rules.state import RummyState, Starting

Applied = tuple[RummyState, tuple[RummyEvent, ...]]


def deal_match(options: HouseOptions, deals: Deals, seats: int) -> Applied:
    """The first round of a match, begun by a seat drawn by lot."""
    totals = (Decimal(0),) * seats
    return deal_round(options, deals, 1, deals.starter(seats), totals, tuple(range(seats)))


def deal_next(state: RummyState) -> Applied:
    """The round after one that is over: the deal passes on, and those whom the limit put out are left out."""
    house = state.house
    playing = state.playing
    if house.last_one_wins:
        playing = tuple(seat for seat in playing if state.totals[seat] < house.limit)
    dealer = state.starter if state.starter in playing else following(playing, state.starter)
    starter = following(playing, dealer)
    return deal_round(state.options, state.deals, state.round + 1, starter, state.totals, playing)


def following(playing: tuple[Seat, ...], seat: Seat) -> Seat:
    """The seat that plays after another, whether or not that one is still in."""
    return min((other for other in playing if other > seat), default=playing[0])


def deal_round(
    options: HouseOptions,
    deals: Deals,
    number: int,
    starter: Seat,
    totals: tuple[Decimal, ...],
    playing: tuple[Seat, ...],
) -> Applied:
    """Round `number` dealt for `starter` to begin: the shuffled order goes to the hands of those playing in blocks, one
    card more to the starter; the rest is the stock with the last card on top.
    """
    label = f"deal {number}"
    order = deals.order(label, DECK)
    hands = []
    rest = order
    for seat in range(len(totals)):
        count = options.house.hand_size + (seat == starter) if seat in playing else 0
        hands.append(sorted_faces(rest[:count]))
        rest = rest[count:]
    nobody = len(totals) * ((),)
    state = RummyState(
        options=options,
        round=number,
        deals=deals,
        totals=totals,
        starter=starter,
        playing=playing,
        phase=Starting(starter),
        turn=1,
        quiet=0,
        busy=False,
        shuffles=0,
        hands=tuple(hands),
        opened=(False,) * len(totals),
        melds=(),
        owners=(),
        stock=rest,
        discards=(),
        known=nobody,
        log=(),
    )
    opening = Shuffled(target=Place("stock"), cards=order, seen_by=frozenset(), label=label)
    dealt = [CardsDealt(seat, Place("stock"), Place("hand", seat), hands[seat], frozenset((seat,))) for seat in playing]
    return state, (opening, *dealt, TurnBegan(starter))
