"""A round of a rummy: how it is dealt and scored, and how it decides a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from game.cards import Face, format_faces, sorted_faces
from game.engine import Deals, Place, ScoreLine, Seat, team_points
from game.families.rummy.rules.events import CardsDealt, RummyEvent, Shuffled, TurnBegan
from game.families.rummy.rules.house import DECK, HouseOptions, HouseRules
from game.families.rummy.rules.state import Ending, MatchOver, RoundOver, RummyState, Starting
from game.melds.sheet import Hand

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


@dataclass(frozen=True, slots=True)
class SeatTable:
    """The cards that count for a player when a round is over."""

    hand: Hand
    opened: bool
    went_out: bool
    playing: bool = True
    """Whether the player was in the round at all."""


def hand_value(hand: Sequence[Face], house: HouseRules) -> Decimal:
    """Return the value of cards left in a hand."""
    return Decimal(sum([house.value_in_hand(card) for card in hand]))


def round_lines(house: HouseRules, tables: Sequence[SeatTable], ending: Ending) -> tuple[ScoreLine, ...]:
    """The score lines of a round, seat by seat."""
    return tuple(
        line for seat, table in enumerate(tables) if table.playing for line in _seat_lines(house, seat, table, ending)
    )


def _seat_lines(house: HouseRules, seat: Seat, table: SeatTable, ending: Ending) -> Iterator[ScoreLine]:
    won = ending in (Ending.OUT, Ending.AT_ONCE)
    at_once = house.at_once if ending is Ending.AT_ONCE else None
    if not won and not house.hands_count_unwon:
        yield ScoreLine("void", seat, Decimal(0), house.scores[ending.value])
    elif table.went_out and at_once is not None:
        yield ScoreLine(at_once.key, seat, Decimal(at_once.points), house.scores[at_once.key])
    elif table.went_out:
        yield ScoreLine("went_out", seat, Decimal(house.winner_points), house.scores["went_out"])
    elif house.unopened_points is not None and not table.opened:
        yield ScoreLine("unopened", seat, Decimal(house.unopened_points), house.scores["unopened"])
    else:
        hand = table.hand
        points = hand if isinstance(hand, Decimal) else hand_value(hand, house)
        detail = () if isinstance(hand, Decimal) else (("cards", format_faces(hand)),)
        yield ScoreLine("cards_in_hand", seat, points, house.scores["cards_in_hand"], detail)
        if at_once is not None:
            yield ScoreLine("doubled", seat, points, house.scores["doubled"])


def state_lines(state: RummyState) -> tuple[ScoreLine, ...]:
    """The score lines of the round that is over; none while one is in play."""
    match state.phase:
        case RoundOver(out, ending) | MatchOver(out, ending):
            return ending_lines(state, out, ending)
        case _:
            return ()


def ending_lines(state: RummyState, out: Seat | None, ending: Ending) -> tuple[ScoreLine, ...]:
    """The score lines if the round ended like this now."""
    tables = [
        SeatTable(hand, opened, seat == out, seat in state.playing)
        for seat, (hand, opened) in enumerate(zip(state.hands, state.opened, strict=True))
    ]
    return round_lines(state.house, tables, ending)


def totals_after(state: RummyState, lines: Sequence[ScoreLine]) -> tuple[Decimal, ...]:
    """The match totals with the points of a round added."""
    gained = team_points(lines, len(state.totals))
    return tuple(total + points for total, points in zip(state.totals, gained, strict=True))


def winners(house: HouseRules, totals: Sequence[Decimal], playing: Sequence[Seat]) -> tuple[Seat, ...] | None:
    """Return the winners at these totals after a round of those playing, or None while the match goes on."""
    left = [seat for seat in playing if totals[seat] < house.limit]
    if house.last_one_wins and len(left) == 1:
        return tuple(left)
    if len(left) == len(playing) or (house.last_one_wins and left):
        return None
    lowest = min(totals[seat] for seat in playing)
    return tuple(seat for seat in playing if totals[seat] == lowest)
