"""The effects of actions in Belote, and the score of a deal that was played (belote 2 to 6).

Whether an action may be done is the business of `legal`, what a deal is worth that of `scoring`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.cards import format_faces
from game.engine import MatchEnded, RoundEnded, ScoreLine, team_points
from game.families.tricks.rules.cards import HAND_SIZE
from game.families.tricks.rules.playing import points_taken
from game.families.tricks.rules.projects import Declaration, from_highest
from game.games.belote.rules import actions
from game.games.belote.rules.bidding import apply_answering, apply_bidding
from game.games.belote.rules.deal import Applied, next_round
from game.games.belote.rules.declarations import apply_declare, counting, worth
from game.games.belote.rules.events import BeloteEvent
from game.games.belote.rules.play import apply_play, apply_say
from game.games.belote.rules.scoring import (
    Counted,
    Hand,
    Result,
    hand_lines,
    held_after,
    match_winner,
    result_of,
    totals_after,
)
from game.games.belote.rules.state import (
    Answering,
    BeloteState,
    Bidding,
    Contract,
    MatchOver,
    RoundOver,
    Taking,
    tricks_of,
)
from game.games.belote.rules.taking import apply_taking
from game.games.belote.rules.view import BeloteView
from game.tricks.rules import TEAMS


def card_points(table: BeloteState | BeloteView) -> tuple[int, int]:
    """The card points each team has taken, the last trick included once it is taken (belote 1.3)."""
    contract = table.contract
    if contract is None:
        return 0, 0
    return points_taken(tricks_of(table.options, contract.named), contract.trump, table.tricks, HAND_SIZE)


def hand_of(state: BeloteState, contract: Contract) -> Hand:
    """What the score of a deal depends on whose last trick is taken."""
    last = TEAMS[state.tricks[-1].winner]
    takers = {TEAMS[trick.winner] for trick in state.tricks}
    team = counting(state.options, contract, state.declared, state.dealer)
    belotes = [TEAMS[one.seat] for one in state.belotes if one.whole]
    return Hand(
        taker=TEAMS[contract.taker],
        cards=card_points(state),
        last_trick=last,
        declarations=tuple(_counted(one, contract) for one in state.declared if TEAMS[one.seat] == team),
        belotes=(belotes.count(0), belotes.count(1)),
        capot=last if len(takers) == 1 else None,
        bid=contract.bid,
        multiplier=state.multiplier,
        held=state.held,
    )


def _counted(declaration: Declaration, contract: Contract) -> Counted:
    seat, project = declaration.seat, declaration.project
    cards = format_faces(from_highest(project.cards))
    return Counted(TEAMS[seat], worth(project, contract), project.kind, cards, seat)


def played_hand(state: BeloteState) -> Hand | None:
    """What the score of the deal that is over depends on; None while one is in play and where nothing was played."""
    match state.phase:
        case RoundOver("played") | MatchOver():
            return None if state.contract is None else hand_of(state, state.contract)
        case _:
            return None


def state_lines(state: BeloteState) -> tuple[ScoreLine, ...]:
    """The score lines of the deal that is over; none while one is in play, nor of one thrown in."""
    hand = played_hand(state)
    return () if hand is None else hand_lines(state.options, hand)


def round_traits(state: BeloteState) -> tuple[str, ...]:
    """Return the kind of deal that is over, for statistics; none while one is in play."""
    if state.phase == RoundOver("thrown_in"):
        return ("thrown_in",)
    hand = played_hand(state)
    if hand is None or state.contract is None:
        return ()
    kind = "suit" if state.contract.trump is not None else state.contract.named
    traits = ["taken", kind]
    traits += ["failed"] if result_of(state.options, hand) is Result.FAILED else []
    traits += ["litige"] if result_of(state.options, hand) is Result.HELD else []
    traits += ["capot"] if hand.capot is not None else []
    traits += ["doubled"] if hand.multiplier > 1 else []
    return tuple(traits)


def apply(state: BeloteState, action: actions.Action) -> Applied:
    """The state after a legal action and what happened."""
    phase = state.phase
    match action:
        case actions.Play(card):
            after, events = apply_play(state, card)
            return _ended(after, events) if len(after.tricks) == HAND_SIZE else (after, events)
        case actions.Declare():
            return apply_declare(state, action)
        case actions.Say():
            return apply_say(state, action)
        case actions.NextRound():
            hand = played_hand(state)
            return next_round(state, state.held if hand is None else held_after(state.options, hand))
        case actions.Pass() | actions.Take() if isinstance(phase, Taking):
            return apply_taking(state, phase, action)
        case actions.Pass() | actions.Bid() | actions.Coinche() if isinstance(phase, Bidding):
            return apply_bidding(state, phase, action)
        case actions.Pass() | actions.Surcoinche() if isinstance(phase, Answering):
            return apply_answering(state, phase, action)
        case actions.Pass() | actions.Take() | actions.Bid() | actions.Coinche() | actions.Surcoinche():
            raise AssertionError("nobody is asked this")
    assert_never(action)


def _ended(state: BeloteState, events: tuple[BeloteEvent, ...]) -> Applied:
    """The deal scored, and the match with it where a team has won (belote 5.6)."""
    assert state.contract is not None, "only a deal with a contract is played"
    hand = hand_of(state, state.contract)
    totals = totals_after(state.totals, team_points(hand_lines(state.options, hand)))
    events = (*events, RoundEnded(round=state.round))
    won = match_winner(state.options, hand, totals)
    if won is not None:
        return replace(state, phase=MatchOver(won), totals=totals), (*events, MatchEnded())
    return replace(state, phase=RoundOver("played"), totals=totals), events
