"""Scoring a deal, and deciding a match (belote 5, 6.4 to 6.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from typing import Final

from game.engine import ScoreLine, team_points
from game.families.tricks.rules.cards import LAST_TRICK
from game.games.belote.rules.actions import CAPOT, level_of
from game.games.belote.rules.declarations import CARRE, CARRES, SEQUENCES
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import SANS, TOUT

WHOLE: Final = 162  # belote 1.3
"""The points of all cards, the last trick included."""
BELOTE: Final = 20  # belote 4.1
FLAT: Final = 160  # belote 6.6
"""What the cards count where the bidders fail or are doubled."""
FLAT_CAPOT: Final = 250  # belote 6.6
KINDS: Final = (SANS, TOUT, *SEQUENCES, CARRE, *CARRES, level_of(CAPOT))
"""The kinds that lines of a score and events name."""
_TEAMS: Final = (0, 1)


class Result(Enum):
    """What became of a contract."""

    MADE = "made"
    FAILED = "failed"
    HELD = "held"
    """Level, and the takers' points wait (belote 5.4)."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A declaration that counts (belote 4.7), with its cards and seat where they are known."""

    team: int
    points: int
    kind: str
    cards: str = ""
    """In card notation."""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """What the score of a deal that is over depends on; teams are 0 and 1."""

    taker: int
    """The takers' team."""
    cards: tuple[int, int]
    """Card points of each team, the last trick included."""
    last_trick: int | None = None
    """The team that took the last trick; None where it is not given; it is in `cards` then all the same."""
    declarations: tuple[Counted, ...] = ()
    belotes: tuple[int, int] = (0, 0)
    """The belotes of each team; more than one only in tout atout."""
    capot: int | None = None
    """The team with all eight tricks."""
    bid: int = 0
    """The value of the bid; 0 where the turned-up card was taken."""
    multiplier: int = 1
    """1, 2 or 4."""
    held: int = 0
    """Points that wait from deals before (belote 5.4)."""


def totals_of(options: BeloteOptions, hand: Hand) -> tuple[int, int]:
    """The total of each team, which decides whether the contract is made (belote 5.1)."""
    first, second = team_points(tuple(_own_lines(options, hand)))
    return int(first), int(second)


def result_of(options: BeloteOptions, hand: Hand) -> Result:
    """What became of the contract (belote 5.2 to 5.4, 6.4)."""
    totals = totals_of(options, hand)
    own, others = totals[hand.taker], totals[1 - hand.taker]
    if hand.bid:  # belote 6.4
        reached = hand.capot == hand.taker if hand.bid == CAPOT else own >= hand.bid
        return Result.MADE if reached and own > others else Result.FAILED
    if own == others:  # belote 5.4
        return {"held": Result.HELD, "shared": Result.MADE, "fails": Result.FAILED}[options.litige]
    return Result.MADE if own > others else Result.FAILED


def winner_of(options: BeloteOptions, hand: Hand) -> int | None:
    """The team that wins the deal, None where it is level and the takers' points wait."""
    match result_of(options, hand):
        case Result.MADE:
            return hand.taker
        case Result.FAILED:
            return 1 - hand.taker
        case Result.HELD:
            return None


def held_after(options: BeloteOptions, hand: Hand) -> int:
    """The points that wait for the winner of the next deal (belote 5.4)."""
    if result_of(options, hand) is Result.HELD:
        return hand.held + totals_of(options, hand)[hand.taker]
    return 0


def hand_lines(options: BeloteOptions, hand: Hand) -> tuple[ScoreLine, ...]:
    """The score lines of a deal, those of team 0 first.

    First everything as it would be if both kept their own, then what goes from one team to the other or waits, then
    what comes on top, points that waited and the rounding.
    """
    lines = list(_own_lines(options, hand))
    winner = winner_of(options, hand)
    if winner is None:
        lines.append(ScoreLine("held", hand.taker, -team_points(lines)[hand.taker], "belote 5.4"))
    elif hand.multiplier > 1 or winner != hand.taker:
        lines += _taken_lines(options, hand, winner, team_points(lines))
    if winner is not None:
        lines += _extra_lines(hand, winner, team_points(lines))
    if options.rounding == "ten":  # belote 5.5
        exact = team_points(lines)
        rounded = [(int(points) + 5) // 10 * 10 - points for points in exact]
        lines += [ScoreLine("rounding", team, rounded[team], "belote 5.5") for team in _TEAMS if rounded[team]]
    return tuple(sorted(lines, key=lambda line: line.team))


def _own_lines(options: BeloteOptions, hand: Hand) -> Iterator[ScoreLine]:
    """What makes up the totals of both teams (belote 5.1)."""
    for team in _TEAMS:
        last_trick = LAST_TRICK if hand.last_trick == team else 0
        yield ScoreLine("cards", team, Decimal(hand.cards[team] - last_trick), "belote 5.1")
        if last_trick:
            yield ScoreLine("last_trick", team, Decimal(last_trick), "belote 1.3")
        if hand.capot == team:
            yield ScoreLine("capot", team, Decimal(options.capot - WHOLE), "belote 5.1")
        for one in hand.declarations:
            if team == (one.team if hand.capot is None else hand.capot):  # belote 5.1
                detail: list[tuple[str, str | int]] = [("kind", one.kind)]
                detail += [("cards", one.cards)] if one.cards else []
                detail += [("seat", one.seat)] if one.seat is not None else []
                yield ScoreLine("declaration", team, Decimal(one.points), "belote 4.7", tuple(detail))
        for _ in range(hand.belotes[team]):
            yield ScoreLine("belote", team, Decimal(BELOTE), "belote 4.1")


def _taken_lines(options: BeloteOptions, hand: Hand, winner: int, own: Sequence[Decimal]) -> list[ScoreLine]:
    """What goes from the loser to the winner, all but the loser's belotes (belote 5.3, 6.6)."""
    moved = own[1 - winner] - BELOTE * hand.belotes[1 - winner]
    failed = winner != hand.taker
    key = "dedans" if failed else "takes_all"
    clause = "belote 5.3" if failed else "belote 6.6"
    lines = [ScoreLine(key, 1 - winner, -moved, clause), ScoreLine(key, winner, moved, clause)]
    if hand.bid:
        cards = WHOLE if hand.capot is None else options.capot
        flat = (FLAT if hand.capot != winner else FLAT_CAPOT) - cards
        if flat:
            lines.append(ScoreLine("flat", winner, Decimal(flat), "belote 6.6"))
    return lines


def _extra_lines(hand: Hand, winner: int, own: Sequence[Decimal]) -> Iterator[ScoreLine]:
    """The bid, what a coinche multiplies, and points that waited, for the winner of the deal."""
    if hand.bid:
        clause = "belote 6.5" if winner == hand.taker and hand.multiplier == 1 else "belote 6.6"
        yield ScoreLine("bid", winner, Decimal(hand.bid), clause)
    if hand.multiplier > 1:
        more = (own[winner] + hand.bid) * (hand.multiplier - 1)
        yield ScoreLine("multiplier", winner, more, "belote 6.6", (("times", hand.multiplier),))
    if hand.held:
        yield ScoreLine("held_won", winner, Decimal(hand.held), "belote 5.4")


def totals_after(totals: Sequence[Decimal], gained: Sequence[Decimal]) -> tuple[Decimal, ...]:
    """The match totals with the points of a deal added."""
    return tuple(total + own for total, own in zip(totals, gained, strict=True))


def match_winner(options: BeloteOptions, hand: Hand, totals: Sequence[Decimal]) -> int | None:
    """The team that has won the match with this deal, or None while it goes on (belote 5.6)."""
    first, second = totals
    if min(first, second) >= options.target and options.both_there == "takers":
        return hand.taker if result_of(options, hand) is Result.MADE else 1 - hand.taker
    if max(first, second) < options.target or first == second:
        return None
    return 0 if first > second else 1
