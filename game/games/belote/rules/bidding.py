"""Bidding, coinche and surcoinche (belote 6.1 to 6.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from game.engine import Refusal, Seat
from game.games.belote.rules import events
from game.games.belote.rules.actions import CAPOT, NAMES, SUIT_NAMED, Action, Bid, Coinche, Pass, Surcoinche, level_of
from game.games.belote.rules.deal import Applied
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import Answering, BeloteState, Bidding, Contract, Playing
from game.games.belote.rules.taking import NOT_PLAYED, names_in, thrown_in
from game.tricks.auction import opponents_of, passed_on
from game.tricks.rules import SEATS, TEAMS

BID_OR_PASS: Final = Refusal("belote 6.1", "bid_or_pass")
NO_SUCH_BID: Final = Refusal("belote 6.2", "no_such_bid")
BID_HIGHER: Final = "bid_higher"
NOTHING_TO_DOUBLE: Final = Refusal("belote 6.3", "nothing_to_double")
OWN_BID: Final = Refusal("belote 6.3", "own_bid")
NOT_DOUBLED: Final = Refusal("belote 6.3", "not_doubled")
NO_MORE_BIDS: Final = Refusal("belote 6.3", "no_more_bids")

_LOWEST: Final = 80
_HIGHEST: Final = 160
_HIGHEST_DECLARED: Final = 240
"""The highest bid with declarations (belote 6.2)."""
_PASSES: Final = SEATS - 1
"""Passes in a row that end the bidding after a bid."""
MULTIPLIERS: Final = {"coinche": 2, "surcoinche": 4}  # belote 6.3
_PASS: Final = Pass()


def values_above(options: BeloteOptions, last: int) -> tuple[int, ...]:
    """The values of bids above the last one, the lowest first, capot as the last (belote 6.2)."""
    highest = _HIGHEST_DECLARED if options.declarations == "on" else _HIGHEST
    least = max(_LOWEST, last + 10)
    return (*range(least, highest + 10, 10), *((CAPOT,) if last < CAPOT else ()))


def refuse_bidding(state: BeloteState, phase: Bidding, action: Action) -> Refusal | None:
    """Why the player asked may not answer this, or None."""
    match action:
        case Pass():
            return None
        case Bid(value, named):
            return _refuse_bid(state.options, phase, value, named)
        case Coinche():
            if phase.bid is None:
                return NOTHING_TO_DOUBLE
            return OWN_BID if TEAMS[phase.bid.taker] == TEAMS[phase.seat] else None
        case Surcoinche():
            return NOT_DOUBLED
        case _:
            return BID_OR_PASS


def _refuse_bid(options: BeloteOptions, phase: Bidding, value: int, named: str) -> Refusal | None:
    if value not in values_above(options, 0) or named not in NAMES:
        return NO_SUCH_BID
    if named not in names_in(options):
        return NOT_PLAYED
    if phase.bid is not None and value <= phase.bid.bid:
        return Refusal("belote 6.2", BID_HIGHER, (("level", level_of(phase.bid.bid)),))
    return None


def bidding_answers(state: BeloteState, phase: Bidding) -> Iterator[Action]:
    """Every answer that is allowed: the pass, the coinche, then bids from the lowest."""
    yield _PASS
    if refuse_bidding(state, phase, Coinche()) is None:
        yield Coinche()
    for value in values_above(state.options, 0 if phase.bid is None else phase.bid.bid):
        for named in names_in(state.options):
            yield Bid(value, named)


def apply_bidding(state: BeloteState, phase: Bidding, action: Pass | Bid | Coinche) -> Applied:
    """The state after a legal answer: the next question, the deal thrown in, or the play."""
    seat, following = phase.seat, (phase.seat + 1) % SEATS
    state = replace(state, said=(*state.said, (seat, str(action))))
    match action:
        case Bid(value, named):
            after = replace(state, phase=Bidding(following, Contract(seat, named, value), 0))
            return after, (_bid_event(seat, value, named),)
        case Coinche():
            first, second = opponents_of(seat)
            asked, multiplier = Answering(first, (second,)), MULTIPLIERS["coinche"]
            after = replace(state, phase=asked, contract=phase.bid, multiplier=multiplier)
            return after, (events.CoincheSaid(seat),)
        case Pass():
            passed = events.Passed(seat)
            if phase.passes == _PASSES and phase.bid is None:
                return thrown_in(state, passed)
            if phase.passes == _PASSES - 1 and phase.bid is not None:
                return replace(state, phase=Playing(state.leader), contract=phase.bid), (passed,)
            return replace(state, phase=Bidding(following, phase.bid, phase.passes + 1)), (passed,)
    assert_never(action)


def _bid_event(seat: Seat, value: int, named: str) -> events.SuitBid | events.BidWithoutSuit:
    if named in SUIT_NAMED:
        return events.SuitBid(seat, level=level_of(value), suit=SUIT_NAMED[named])
    return events.BidWithoutSuit(seat, level=level_of(value), kind=named)


def refuse_answering(action: Action) -> Refusal | None:
    """Why a player of the bidder's team may not answer a coinche like this, or None."""
    return None if isinstance(action, Pass | Surcoinche) else NO_MORE_BIDS


def answering_answers() -> Iterator[Action]:
    """Every answer to a coinche, the pass first."""
    yield _PASS
    yield Surcoinche()


def apply_answering(state: BeloteState, phase: Answering, action: Pass | Surcoinche) -> Applied:
    """The state after a legal answer to a coinche: the same question to the partner, or the play."""
    seat = phase.seat
    said = (*state.said, (seat, str(action)))
    match action:
        case Pass():
            following = passed_on(phase) or Playing(state.leader)
            return replace(state, phase=following, said=said), (events.RaiseDeclined(seat),)
        case Surcoinche():
            doubled = replace(state, phase=Playing(state.leader), said=said, multiplier=MULTIPLIERS["surcoinche"])
            return doubled, (events.SurcoincheSaid(seat),)
    assert_never(action)
