"""Scoring a round of a rummy and deciding a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from game.cards import Face, format_faces
from game.engine import ScoreLine, Seat, team_points
from game.families.rummy.rules.house import HouseRules
from game.families.rummy.rules.state import Ending, Faces, MatchOver, RoundOver, RummyState


@dataclass(frozen=True, slots=True)
class SeatTable:
    """What counts for a player when a round is over."""

    hand: Faces
    opened: bool
    went_out: bool
    playing: bool = True
    """Whether the player was in the round at all."""


def hand_value(hand: Sequence[Face], house: HouseRules) -> Decimal:
    """What cards left in a hand count."""
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
        points = hand_value(table.hand, house)
        detail = (("cards", format_faces(table.hand)),)
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
    """Who has won with these totals after a round of those playing, or None while the match goes on."""
    left = [seat for seat in playing if totals[seat] < house.limit]
    if house.last_one_wins and len(left) == 1:
        return tuple(left)
    if len(left) == len(playing) or (house.last_one_wins and left):
        return None
    lowest = min(totals[seat] for seat in playing)
    return tuple(seat for seat in playing if totals[seat] == lowest)
